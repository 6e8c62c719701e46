// Who sits opposite: whom the visitor chose last, or else the one that the hall proposes.

import type { Games } from "./wire";

export function rival(known: Games): string {
  const last = localStorage.getItem("rival") ?? "";
  return known.players.some((one) => one.name === last) ? last : known.rival;
}

export function choose(name: string): void {
  localStorage.setItem("rival", name);
}
