// What boards ask of a view of Pocket-Tactics.

import type { SkirmishView, Tile, Unit } from "../../views/pocket-tactics";

export type * from "../../views/pocket-tactics";

export type Stat = "off" | "def";

/** What is printed on a unit, a terrain or a faction, as the facts of it write it. */
export interface Printed extends Partial<Omit<Unit, "text">> {
  kind: "unit" | "tile" | "feature" | "faction";
  texts?: string[];
  units?: string[];
  home?: string;
}

/** Marks and colours of the players: you (or the first, for a spectator) and then the others in their order. */
export const MARKS = ["◆", "◇", "▲", "●"];
export const rank = (view: SkirmishView, seat: number): number =>
  seat < 0 ? -1 : (seat - Math.max(view.seat, 0) + view.players.length) % view.players.length;

export const tileAt = (view: SkirmishView, at: string): Tile | undefined => view.tiles.find((tile) => tile.at === at);

/** The features that are on the map. */
export const features = (view: SkirmishView): Tile[] => view.tiles.filter((tile) => tile.feature);

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Dice and bumps: 3 +1. */
export const dice = (unit: Pick<Unit, "off" | "def" | "off_bumps" | "def_bumps">, stat: Stat): string =>
  [unit[stat], ...unit[`${stat}_bumps`].map((bump) => `+${bump}`)].join(" ");

export const ICONS = ["swift", "flying", "ranged", "daylight", "summoning"] as const;

/** The icons of a unit in words: Ranged 1. */
export const icons = (unit: Pick<Unit, (typeof ICONS)[number]>): string[] =>
  ICONS.filter((icon) => unit[icon]).map((icon) => `${icon[0]!.toUpperCase()}${icon.slice(1)} ${unit[icon]}`);

/** A unit in words. */
export const inWords = (unit: Unit): string =>
  [unit.name, `OFF ${dice(unit, "off")}`, `DEF ${dice(unit, "def")}`, ...icons(unit)].join(", ");

/** What has become of the units of one force. */
export interface Fate {
  standing: Unit[];
  reserves: Unit[];
  captured: Unit[];
}

export const fate = (view: SkirmishView, seat: number): Fate => ({
  standing: view.tiles.flatMap((tile) => (tile.unit?.seat === seat ? [tile.unit as Unit] : [])),
  reserves: view.players[seat]?.reserves ?? [],
  captured: view.players.flatMap((player) => player.captures.filter((unit) => unit.seat === seat)),
});
