// The view of Pocket-Tactics, as the game writes it.

export interface Unit {
  name: string;
  seat: number;
  points: number;
  off: number;
  def: number;
  off_bumps: number[];
  def_bumps: number[];
  swift: number;
  flying: number;
  ranged: number;
  daylight: number;
  summoning: number;
  favoured: string;
  types: string[];
  text: string;
  fired: boolean;
}

/** A unit on the map, with what it could do from there. */
export interface Standing extends Unit {
  /** Where a step leads, and the tile over which it hops, if any. */
  steps: Record<string, string>;
  leaps: string[];
  /** Tiles on which it can assault an enemy, and tiles in its range that are out of sight. */
  sees: string[];
  blocked: string[];
}

export interface Spot {
  at: string;
  q: number;
  r: number;
}

export interface Tile extends Spot {
  tile: string;
  feature: string;
  control: number;
  home: number;
  text: string;
  unit: Standing | null;
}

export interface Player {
  seat: number;
  out: boolean;
  feature: string;
  home: string;
  spent: number;
  features: number;
  reserves: Unit[];
  captures: Unit[];
  captured_points: number;
}

export type Stat = "off" | "def";

export interface Side {
  seat: number;
  unit: string;
  off: number[];
  def: number[];
  rerolls: number;
  off_bumps: number[];
  def_bumps: number[];
  bumps: number[];
}

/** One contest of dice: OFF and DEF of one side, OFF and DEF of the other, after each change. */
export interface Throw {
  number: number;
  kind: "assault" | "test" | "daylight" | "summoning";
  over: boolean;
  sides: { seat: number; unit: string; at: string }[];
  steps: { text: string; pools: number[][] }[];
  tallies: { side: number; won: boolean; high: number; low: number; text: string }[];
}

export interface Skirmish {
  game: "pocket-tactics";
  seat: number;
  turn: number;
  active: number;
  quiet: number;
  limits: { stall: number; turns: number; points: number };
  tiles: Tile[];
  bag: Record<string, number>;
  players: Player[];
  contest: { kind: string; sides: Side[] } | null;
  throws: Throw[];
  asked: number[];
  odds: Record<string, [number, number]>;
  risks: Record<string, { fails: number; ends: string }>;
  spots: Spot[];
  /** The tile out of the bag that is to be laid. */
  drawn: string;
  result: { winners: number[]; reason: string } | null;
}

/** What is printed on a unit, a terrain or a faction, as the facts of it write it. */
export interface Printed extends Partial<Omit<Unit, "text">> {
  kind: "unit" | "tile" | "feature" | "faction";
  texts?: string[];
  units?: string[];
  home?: string;
}

/** Marks and colours of the players: you (or the first, for a spectator) and then the others in their order. */
export const MARKS = ["◆", "◇", "▲", "●"];
export const rank = (view: Skirmish, seat: number): number =>
  seat < 0 ? -1 : (seat - Math.max(view.seat, 0) + view.players.length) % view.players.length;

export const tileAt = (view: Skirmish, at: string): Tile | undefined => view.tiles.find((tile) => tile.at === at);

/** The features that are on the map. */
export const features = (view: Skirmish): Tile[] => view.tiles.filter((tile) => tile.feature);

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
