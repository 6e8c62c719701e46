import { expect, test } from "vitest";
import { turningPoint, turnsOf } from "./course";
import type { ReplayFacts } from "./wire";

const moves = ["lead A", "attack f2 f2", "pass", "end"].map((text, at) => ({ seat: at % 2, text }));
const played = (shares: number[][], turns: number[], how = "rules") =>
  ({ moves, shares, turns, steps: shares.length - 1, outcome: { how } }) as unknown as ReplayFacts;

const SHARES = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.3, 0.7],
  [0.4, 0.6],
  [1, 0],
];

test("a turn is the move that led there, with whoever gained by it", () => {
  expect(turnsOf(played(SHARES, [2]))).toEqual([{ at: 2, move: moves[1], seat: 1, before: 0.4, after: 0.7 }]);
});

test("the turning point is the turn that changed most", () => {
  expect(turningPoint(played(SHARES, [1, 2]))?.at).toBe(2);
  expect(turningPoint(played(SHARES, [2, 3]))?.at).toBe(2);
});

test("the last move is it only where no other turned the play, and a resignation never", () => {
  expect(turningPoint(played(SHARES, [2, 4]))?.at).toBe(2);
  expect(turningPoint(played(SHARES, [4]))?.at).toBe(4);
  expect(turningPoint(played(SHARES, [4], "resignation"))).toBeUndefined();
});

test("a play without turns has no turning point", () => {
  expect(turningPoint(played(SHARES, []))).toBeUndefined();
});
