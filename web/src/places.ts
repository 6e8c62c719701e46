// The language of places: how the log, the ways of options and boards (`data-place`) name where something is. core/places.py has its grammar.

export interface Place {
  /** -1 for what belongs to nobody, or to everybody. */
  seat: number;
  word: string;
  /** Counts from 1; 0 for the whole. */
  number: number;
  part: string;
}

const PLACE = /^(?:(\d):)?([a-z]+)(\d*)(?:\.(\w+))?$/;
const ROWS: Record<string, string> = { vanguard: "v", flank: "f", rear: "r" };

export function read(place: string): Place {
  const [, seat = "-1", word = "", number = "", part = ""] = PLACE.exec(place) ?? [];
  return { seat: Number(seat), word, number: Number(number), part };
}

/** Whether a place is in another, or is it: 0:hand3 in 0:hand, image2.4 in image2, 0:v1 in 0:vanguard and 0:column1. */
export function within(place: string, whole: string): boolean {
  if (place === whole) return true;
  const [one, all] = [read(place), read(whole)];
  if (all.part || (all.seat >= 0 && all.seat !== one.seat)) return false;
  if (one.word === all.word) return one.seat === all.seat && (!all.number || (all.number === one.number && !!one.part));
  if (!/^[vfr]$/.test(one.word)) return false;
  return all.word === "column" ? all.number === one.number : all.word === "unit" || ROWS[all.word] === one.word;
}

/** Whether pointing at one means the other: either is in the other. */
export const meet = (one: string, other: string): boolean => within(one, other) || within(other, one);
