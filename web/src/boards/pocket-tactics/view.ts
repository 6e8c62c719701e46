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
  unit: Unit | null;
}

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

export interface Field {
  seat: number;
  turn: number;
  active: number;
  quiet: number;
  limits: { stall: number; turns: number; points: number };
  tiles: Tile[];
  bag: Record<string, number>;
  players: Player[];
  contest: { kind: string; sides: Side[] } | null;
  asked: number[];
  odds: Record<string, [number, number]>;
  spots: Spot[];
  result: { winners: number[]; reason: string } | null;
}

/** Where each hexagon lies in a frame of 100 by 100, and how wide and high one is; columns half a tile lower by turns. */
export interface Placed {
  spot: Spot;
  tile: Tile | null;
  left: number;
  top: number;
}

export interface Chart {
  placed: Placed[];
  wide: number;
  high: number;
  ratio: number;
  columns: number;
}

const HEIGHT = 0.866; // of a hexagon one wide

export function chart(view: Field): Chart {
  const all = [...view.tiles.map((tile) => ({ spot: tile as Spot, tile: tile as Tile | null })), ...view.spots.map((spot) => ({ spot, tile: null }))];
  const xs = all.map(({ spot }) => spot.q);
  const ys = all.map(({ spot }) => spot.r + spot.q / 2);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const columns = 0.75 * (right - left) + 1;
  const rows = bottom - top + 1;
  const placed = all.map((one, i) => ({ ...one, left: (75 * (xs[i]! - left)) / columns, top: (100 * (ys[i]! - top)) / rows }));
  return { placed, wide: 100 / columns, high: 100 / rows, ratio: columns / (rows * HEIGHT), columns };
}

/** Dice and bumps of a unit in short: 3/3, or 3+1/3+1. */
export function dice(unit: Unit): string {
  const one = (n: number, bumps: number[]) => n + bumps.map((bump) => `+${bump}`).join("");
  return `${one(unit.off, unit.off_bumps)}/${one(unit.def, unit.def_bumps)}`;
}

export const ICONS = ["swift", "flying", "ranged", "daylight", "summoning"] as const;

export function icons(unit: Unit): string {
  return ICONS.filter((icon) => unit[icon]).map((icon) => `${icon} ${unit[icon]}`).join(", ");
}

/** A unit in words, for those who listen. */
export function spoken(unit: Unit): string {
  return [`${unit.name}, OFF ${unit.off}`, ...unit.off_bumps.map((n) => `plus ${n}`), `DEF ${unit.def}`, ...unit.def_bumps.map((n) => `plus ${n}`), icons(unit)].filter(Boolean).join(", ");
}

export function unitAt(view: Field, at: string): Unit | null {
  return view.tiles.find((tile) => tile.at === at)?.unit ?? null;
}

export function groundAt(view: Field, at: string): string {
  const tile = view.tiles.find((one) => one.at === at);
  return tile ? tile.feature || tile.tile : "";
}
