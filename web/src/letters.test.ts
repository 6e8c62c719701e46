import { expect, test } from "vitest";
import { offsetOf, unitsOf } from "./letters";

test("letters beyond the usual plane count once", () => {
  expect(unitsOf("ab", 1)).toBe(1);
  expect(unitsOf("🪿ab", 1)).toBe(2);
  expect(unitsOf("🪿ab", 2)).toBe(3);
  expect(unitsOf("a", 9)).toBe(1);
});

test("a line and column lead to an offset", () => {
  const text = 'a = 1\nb = "🪿 c"\n';
  expect(text.slice(offsetOf(text, 1, 1))[0]).toBe("a");
  expect(text.slice(offsetOf(text, 2, 8))[0]).toBe("c");
  expect(offsetOf(text, 9, 9)).toBe(text.length);
});
