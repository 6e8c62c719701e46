// How the dice of a contest lie: in lanes of OFF against DEF, each judged by one pair.

import type { Stat, Throw } from "./view";

export interface Pool {
  /** Which of the four pools it is. */
  index: number;
  side: number;
  stat: Stat;
  dice: number[];
}

export interface Lane {
  key: string;
  /** Whose OFF is compared here. */
  side: number;
  left: Pool;
  right: Pool;
}

const pool = (pools: number[][], side: number, stat: Stat): Pool => ({
  index: side * 2 + (stat === "off" ? 0 : 1),
  side,
  stat,
  dice: pools[side * 2 + (stat === "off" ? 0 : 1)]!,
});

/** The first side lies on the left. A lane without OFF dice is left out, but for a test. */
export function pairs(one: Throw, pools: number[][]): Lane[] {
  if (one.kind === "test")
    return [
      { key: "test", side: 0, left: pool(pools, 0, pools[0]!.length ? "off" : "def"), right: pool(pools, 1, "def") },
    ];
  const lanes: Lane[] = [{ key: "out", side: 0, left: pool(pools, 0, "off"), right: pool(pools, 1, "def") }];
  if (one.kind === "assault")
    lanes.push({ key: "back", side: 1, left: pool(pools, 0, "def"), right: pool(pools, 1, "off") });
  return lanes.filter((lane) => lane.left.dice.length || lane.right.dice.length);
}

export interface Judged {
  won: boolean;
  /** Which pair decided, or -1. */
  pair: number;
  sign: string;
}

/** What decided a lane. */
export function judged(one: Throw, side: number): Judged | undefined {
  const tally = one.tallies.find((found) => found.side === side);
  if (!tally) return undefined;
  if (one.kind === "test") return { won: !tally.won, pair: 0, sign: tally.won ? "✔" : "✖" };
  const last = one.steps.at(-1)!.pools;
  const [off, def] = [last[side * 2]!, last[(1 - side) * 2 + 1]!];
  const pair = tally.high ? off.findIndex((die, at) => die === tally.high && (def[at] ?? 0) === tally.low) : -1;
  const sign = tally.won ? ">" : tally.high ? "<" : "=";
  return { won: tally.won, pair, sign: side === 0 ? sign : { ">": "<", "<": ">", "=": "=" }[sign]! };
}

/** The tally in a few words: "6 beats 4: Barkhide is defeated". */
export function sentence(one: Throw, side: number): string {
  const tally = one.tallies.find((found) => found.side === side);
  if (!tally) return "";
  const { won, high, low } = tally;
  if (one.kind === "test")
    return won ? `${high} reaches ${low}: passed` : `${high || "no die"} is below ${low}: failed`;
  const pair = won
    ? low
      ? `${high} beats ${low}`
      : `${high} meets no die`
    : high
      ? `${high} does not beat ${low}`
      : "every pair is even";
  if (one.kind === "summoning") return `${pair}: the summoning ${won ? "succeeds" : "fails"}`;
  return `${pair}: ${one.sides[1 - side]?.unit || "it"} is ${won ? "defeated" : "safe"}`;
}
