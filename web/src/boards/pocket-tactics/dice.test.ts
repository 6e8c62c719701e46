import { expect, test } from "vitest";
import { judged, pairs, sentence } from "./dice";
import type { Throw } from "./view";

const fight = (pools: number[][], ...tallies: Throw["tallies"]): Throw => ({
  number: 1,
  kind: "assault",
  over: true,
  sides: [
    { seat: 0, unit: "Gatekeeper", at: "l13" },
    { seat: 1, unit: "Barkhide", at: "l12" },
  ],
  steps: [{ text: "", pools }],
  tallies,
});

test("the first pair that differs decides, and says so", () => {
  const one = fight(
    [[6, 5], [3], [2], [6, 4]],
    { side: 0, won: true, high: 5, low: 4, text: "" },
    { side: 1, won: false, high: 2, low: 3, text: "" },
  );
  expect(judged(one, 0)).toEqual({ won: true, pair: 1, sign: ">" });
  expect(judged(one, 1)).toEqual({ won: false, pair: 0, sign: ">" });
  expect(sentence(one, 0)).toBe("5 beats 4: Barkhide is defeated");
  expect(sentence(one, 1)).toBe("2 does not beat 3: Gatekeeper is safe");
});

test("a die that meets none decides, and even pairs do not", () => {
  expect(sentence(fight([[4, 2], [], [], [4]], { side: 0, won: true, high: 2, low: 0, text: "" }), 0)).toBe(
    "2 meets no die: Barkhide is defeated",
  );
  expect(judged(fight([[4], [], [], [4]], { side: 0, won: false, high: 0, low: 0, text: "" }), 0)).toEqual({
    won: false,
    pair: -1,
    sign: "=",
  });
});

test("whoever cannot strike back has no lane", () => {
  expect(pairs(fight([[4], [], [], [4]]), [[4], [], [], [4]]).map((lane) => lane.key)).toEqual(["out"]);
});
