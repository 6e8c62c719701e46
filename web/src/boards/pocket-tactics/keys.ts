// Keys that lead to parts of the table other than the map: r to the own reserves, d to dice and answers, arrows from one to the next.

import { free } from "../../keys";

const KEYS: Record<string, string> = {
  r: ".mine .reserve.source, .mine .reserve",
  d: ".tray button.die, .choice, .answers .button",
};

/** The first thing of that part which is there gets the focus. */
export function hurry(event: KeyboardEvent, board: HTMLElement): void {
  const wanted = free(event) ? KEYS[event.key] : undefined;
  for (const selector of wanted?.split(", ") ?? []) {
    const found = board.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}

/** Arrow keys go from one reserve, die or answer to the next. */
export function along(from: HTMLElement, key: string): void {
  const part = from.closest(".units, .tray, .answers, .board");
  const row = [...(part?.querySelectorAll<HTMLElement>("button:not(:disabled):not(.hit)") ?? [])];
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  if (step) row[(row.indexOf(from) + step + row.length) % row.length]?.focus();
}
