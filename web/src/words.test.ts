import { describe, expect, test } from "vitest";
import { long, percent } from "./words";

describe("words", () => {
  test("a share is never certain before it is so", () => {
    expect([0, 0.001, 0.615, 0.999, 1].map(percent)).toEqual([
      "0\u00a0%",
      "1\u00a0%",
      "62\u00a0%",
      "99\u00a0%",
      "100\u00a0%",
    ]);
  });
});

test("a time is told in the largest unit that fits", () => {
  expect([86400, 259200, 5400, 60, 45].map(long)).toEqual(["1 day", "3 days", "90 minutes", "1 minute", "45 seconds"]);
});
