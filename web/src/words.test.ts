import { describe, expect, test } from "vitest";
import { named, percent } from "./words";

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

  test("the log calls everybody by name", () => {
    expect(named("Your rival draws a card. It was your rival's turn.", ["Ann", "Odile"], 0)).toBe(
      "Odile draws a card. It was Odile's turn.",
    );
    expect(named("Your rival draws a card.", ["Ann", "Odile"], 1)).toBe("Ann draws a card.");
    expect(named("Player 2 draws, player 3 passes.", ["Ann", "Odile", "Pip"], 0)).toBe("Odile draws, Pip passes.");
    expect(named("Player 4 draws a Rival Hero.", ["Ann", "Odile"], -1)).toBe("Player 4 draws a Rival Hero.");
  });
});
