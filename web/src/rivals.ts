// Who sits opposite: whom the visitor chose last, or else the easiest, for somebody new.

import type { Games } from "./wire";

export function rival(known: Games): string {
  const last = localStorage.getItem("rival") ?? "";
  return known.players.some((one) => one.name === last) ? last : (known.players[0]?.name ?? known.rival);
}

export function choose(name: string): void {
  localStorage.setItem("rival", name);
}
