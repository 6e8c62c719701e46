import { describe, expect, test } from "vitest";
import { percent } from "./words";

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
