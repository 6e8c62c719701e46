import { describe, expect, test } from "vitest";
import { headline, how, matchWords, nextRival, verdict } from "./ending";
import type { Outcome, PlayerFacts, SeatFacts } from "./wire";

const names = ["Ann", "Bob", "Cy", "Dot"];
const ended = (winners: number[], drawn = false): Outcome => ({
  scores: [],
  winners,
  drawn,
  reason: "most points",
  how: "rules",
  when: "",
  deed: [],
  seed: "",
  parts: [],
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

describe("how it was decided", () => {
  test("by what, and when where that is known", () => {
    expect(how(ended([0]))).toBe("By most points.");
    expect(how({ ...ended([0]), when: "in round 7" })).toBe("By most points, in round 7.");
    expect(how({ ...ended([0]), how: "time" })).toBe("By time.");
    expect(how({ ...ended([0]), reason: "" })).toBe("By the rules.");
    expect(how({ ...ended([0, 1], true), reason: "both Leaders fell together" })).toBe("Both Leaders fell together.");
    expect(how({ ...ended([0, 1], true), how: "agreement" })).toBe("By agreement.");
  });
});

describe("the score at a table", () => {
  test("teams have one number each", () => {
    const teams = [0, 1, 1, 0];
    expect(matchWords({ wins: [1, 0, 0, 1], drawn: 0 }, 0, names, teams)).toBe("");
    expect(matchWords({ wins: [2, 1, 1, 2], drawn: 0 }, 0, names, teams)).toBe("2 – 1 at this table");
    expect(matchWords({ wins: [2, 1, 1, 2], drawn: 0 }, 2, names, teams)).toBe("1 – 2 at this table");
    expect(matchWords({ wins: [2, 1, 1, 2], drawn: 1 }, -1, names, teams)).toBe(
      "Ann and Dot 2 – 1 Bob and Cy, 1 drawn, at this table",
    );
  });

  test("a single play has none", () => {
    expect(matchWords({ wins: [1, 0], drawn: 0 }, 0, names)).toBe("");
    expect(matchWords({ wins: [0, 0], drawn: 1 }, 0, names)).toBe("");
  });

  test("between two it has one's own wins first, and a spectator reads it seat by seat", () => {
    expect(matchWords({ wins: [2, 1], drawn: 0 }, 0, names)).toBe("2 – 1 at this table");
    expect(matchWords({ wins: [2, 1], drawn: 0 }, 1, names)).toBe("1 – 2 at this table");
    expect(matchWords({ wins: [2, 1], drawn: 0 }, -1, names)).toBe("Ann 2 – 1 Bob at this table");
    expect(matchWords({ wins: [1, 0], drawn: 2 }, 0, names)).toBe("1 – 0, 2 drawn, at this table");
  });

  test("among more it names everybody", () => {
    expect(matchWords({ wins: [2, 0, 1], drawn: 0 }, 2, names)).toBe("you 1, Ann 2, Bob 0 at this table");
  });
});

describe("the next opponent", () => {
  const players = ["Pip", "Moss", "Juno"].map(
    (title) => ({ name: title.toLowerCase(), title, words: "" }) as PlayerFacts,
  );
  const seat = (kind: string, name: string) => ({ kind, name }) as SeatFacts;
  const me = seat("person", "Ann");
  const next = (outcome: Outcome, ...others: SeatFacts[]) => nextRival(outcome, 0, [me, ...others], players)?.name;

  test("is the machine player after the one that was beaten", () => {
    expect(next(ended([0]), seat("machine", "Pip"))).toBe("moss");
  });

  test("of several it is the one after the strongest", () => {
    expect(next(ended([0]), seat("machine", "Moss"), seat("machine", "Moss 2"))).toBe("juno");
    expect(next(ended([0]), seat("machine", "Moss"), seat("machine", "Pip"))).toBe("juno");
  });

  test("there is none after the last, after a loss or a draw, among people, or for who looks on", () => {
    expect(next(ended([0]), seat("machine", "Juno"))).toBeUndefined();
    expect(next(ended([1]), seat("machine", "Pip"))).toBeUndefined();
    expect(next(ended([0, 1], true), seat("machine", "Pip"))).toBeUndefined();
    expect(next(ended([0]), seat("person", "Bob"))).toBeUndefined();
    expect(nextRival(ended([0]), -1, [seat("machine", "Pip"), me], players)).toBeUndefined();
  });
});
