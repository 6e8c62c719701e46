import { describe, expect, test } from "vitest";
import { headline, verdict } from "./ending";
import type { Outcome } from "./wire";

const names = ["Ann", "Bob", "Cy", "Dot"];
const ended = (winners: number[], drawn = false): Outcome => ({
  scores: [],
  winners,
  drawn,
  reason: "most points",
  how: "rules",
  seed: "",
  spoils: {},
});
/** As Ann sees it, as Cy does, and as somebody who looks on. */
const seen = (outcome: Outcome): string[] => [0, 2, -1].map((seat) => headline(outcome, seat, names));

describe("how a play ended", () => {
  test("one wins, and the others lose", () => {
    expect(seen(ended([0]))).toEqual(["You win!", "You lose", "Ann wins"]);
    expect(verdict(ended([0]), names)).toBe("Ann won");
  });

  test("two winners of three share the win: that is no draw", () => {
    expect(seen(ended([0, 1]))).toEqual(["You and Bob share the win", "You lose", "Ann and Bob share the win"]);
    expect(verdict(ended([0, 1]), names)).toBe("Ann and Bob shared the win");
  });

  test("whoever looks is named first among the winners", () => {
    expect(headline(ended([0, 1, 2]), 2, names)).toBe("You, Ann and Bob share the win");
    expect(verdict(ended([0, 1, 2]), names)).toBe("Ann, Bob and Cy shared the win");
  });

  test("a draw is what the hall calls so", () => {
    expect(seen(ended([0, 1, 2, 3], true))).toEqual(["A draw", "A draw", "A draw"]);
    expect(verdict(ended([0, 1, 2, 3], true), names)).toBe("a draw");
  });

  test("what nobody can win is only over", () => {
    expect(seen(ended([]))).toEqual(["The play is over", "The play is over", "The play is over"]);
    expect(verdict(ended([]), names)).toBe("over");
  });
});
