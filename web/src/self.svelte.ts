// Who the visitor is in this hall.

import * as hall from "./hall";
import type { Person } from "./wire";

export const self: { person: Person | null; known: boolean } = $state({ person: null, known: false });

export async function recall(): Promise<void> {
  try {
    self.person = (await hall.me()).person;
  } finally {
    self.known = true;
  }
}

const FIRST = ["Brisk", "Quiet", "Amber", "Merry", "Mossy", "Lucky", "Stout", "Velvet", "Gentle", "Copper"];
const SECOND = ["Lamp", "Goose", "Turnip", "Moth", "Kettle", "Fox", "Bell", "Candle", "Otter", "Hedgehog"];

/** A name to begin with; everybody may choose a better one. */
export function someName(): string {
  const pick = (from: string[]) => from[Math.floor(Math.random() * from.length)]!;
  return `${pick(FIRST)} ${pick(SECOND)}`;
}

/** Makes sure that the visitor is somebody. */
export async function beSomebody(name: string): Promise<void> {
  if (!self.person) self.person = (await hall.guest({ name: name.trim() || someName() })).person;
}
