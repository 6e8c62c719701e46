// A force as a value: how many of which units. Its text is what the hall reads and writes, its code stands in a link.

import type { CardFacts, ListEntry } from "../../wire";
import type { Printed } from "./view";

export const GAME = "pocket-tactics";
export const KIND = "force";
/** What most tables agree on. */
export const POINTS = 50;

export const textOf = (entries: ListEntry[]): string => entries.map((one) => `${one.count} ${one.name}\n`).join("");

/** Each unit as often as it is in the force. */
export const namesOf = (entries: ListEntry[]): string[] =>
  entries.flatMap((one) => Array<string>(one.count).fill(one.name));

/** The units counted, in the order in which they first come. */
export function counted(names: string[]): ListEntry[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}

/** One more of a unit, or one fewer. */
export function withOne(entries: ListEntry[], name: string, by: 1 | -1): ListEntry[] {
  const known = entries.some((one) => one.name === name) ? entries : [...entries, { name, count: 0 }];
  return known.map((one) => (one.name === name ? { name, count: one.count + by } : one)).filter((one) => one.count > 0);
}

/** The code of a force in a link: 50,2+Reed+Archer,1+Ferryhand */
export const codeOf = (entries: ListEntry[], points: number): string =>
  [points, ...entries.map((one) => `${one.count}+${encodeURIComponent(one.name).replaceAll("%20", "+")}`)].join(",");

/** What a code says, as text that is read like any other; its points are those of the usual force where it has none. */
export function readCode(code: string): { text: string; points: number } {
  const [first = "", ...units] = code.split(",").map((one) => one.replaceAll("+", " "));
  const bare = /^\d{1,4}$/.test(first);
  const lines = bare ? units : [first, ...units];
  return { text: lines.map((one) => one + "\n").join(""), points: bare ? Number(first) : POINTS };
}

export const linkOf = (entries: ListEntry[], points: number, name: string): string =>
  `/forces/${codeOf(entries, points)}${name ? "/" + encodeURIComponent(name) : ""}`;

/** Units under the factions they march with. */
export interface Group<Unit> {
  name: string;
  units: Unit[];
}

export function byFaction<Unit>(
  cards: Record<string, CardFacts>,
  units: Unit[],
  named: (unit: Unit) => string,
): Group<Unit>[] {
  const factions = Object.values(cards).filter((card) => (card.data as unknown as Printed).kind === "faction");
  const found = factions.map((card) => ({
    name: card.name,
    units: units.filter((one) => (card.data as unknown as Printed).units!.includes(named(one))),
  }));
  const grouped = new Set(found.flatMap((group) => group.units));
  return [...found, { name: "Others", units: units.filter((one) => !grouped.has(one)) }].filter(
    (group) => group.units.length,
  );
}
