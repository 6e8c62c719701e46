// Which events of the log are seen and heard, and how.

import type { LogLine } from "../wire";

/** Kinds that are seen as something on its way. */
export const FLIES = new Set([
  "draw",
  "recruit",
  "move",
  "discard",
  "return",
  "clear",
  "trap",
  "operation",
  "build",
  "trade",
  "collect",
  "paint",
]);
/** Kinds that move a pixel, not a card. */
export const PIXELS = new Set(["trade", "collect", "paint"]);
/** Kinds that move a card of which only the back is seen, or nothing. */
export const BACKS = new Set(["draw", "discard", "return", "trap", "operation", "build"]);
export const FLASHES = new Set(["revive", "status", "counter", "token"]);
/** Kinds that name the card in the middle of the board. */
export const TITLES: Record<string, string> = {
  leader: "Leader",
  order: "Order",
  operation: "Operation",
  spring: "Trap!",
  cast: "Spell",
  reveal: "Revealed",
};
/** Kinds that are told in a banner. */
export const BANNERS = new Set(["battle", "round", "wave", "turn"]);
/** Kinds that only blink or sound, and take their moment. */
const TOLD = new Set(["heal", "attack", "damage", "fall", "win", "convert"]);

export const isSeen = (one: LogLine): boolean =>
  TOLD.has(one.kind) || FLIES.has(one.kind) || FLASHES.has(one.kind) || one.kind in TITLES || BANNERS.has(one.kind);

/** What a banner says of these: the first and the last, each up to its first full stop or colon. */
export function banner(events: LogLine[]): { words: string[]; seat: number; last: LogLine } | null {
  const told = events.filter((one) => BANNERS.has(one.kind));
  const last = told.at(-1);
  if (!last) return null;
  const words = told[0] === last ? [last] : [told[0]!, last];
  return { words: words.map((one) => one.text.split(/[.:]/)[0]!), seat: last.kind === "turn" ? last.seat : -1, last };
}
