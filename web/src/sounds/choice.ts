// Which sound an event of the log makes.

import type { LogLine } from "../wire";
import type { Sound } from "./recipes";

const SOUNDS: Record<string, Sound> = {
  draw: "card",
  discard: "card",
  trap: "card",
  operation: "card",
  order: "card",
  recruit: "recruit",
  revive: "recruit",
  move: "step",
  return: "step",
  intercept: "tap",
  heal: "heal",
  fall: "fall",
  reveal: "reveal",
  leader: "reveal",
  spring: "reveal",
  cast: "spell",
  ability: "spell",
  roll: "dice",
  build: "tile",
  trade: "cube",
  collect: "cube",
  convert: "cube",
  paint: "cube",
};
/** Places from which and to which pixels go. */
const CUBES = /^(bag|belt|.*:pixels)/;

/** Nothing for what is heard in another way, or not at all: whose turn it is, who has won. */
export function soundOf(line: LogLine): Sound | "" {
  if (line.kind === "attack") return /\b(ranged|shoots?|lobs?)\b/i.test(line.text) ? "arrow" : "swing";
  if (line.kind === "damage") return blowOf(line.n ?? 0);
  if (CUBES.test(line.source) && ["draw", "return"].includes(line.kind)) return "cube";
  return SOUNDS[line.kind] ?? "";
}

/** A blow sounds as it hurts. */
function blowOf(damage: number): Sound {
  if (damage <= 1) return "tap";
  return damage <= 4 ? "blow" : "smash";
}
