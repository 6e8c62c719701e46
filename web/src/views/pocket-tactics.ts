// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand.

/** What one seat may know of a skirmish. `odds` gives for assaults that are open now how likely the target falls and how likely the attacker does; `drawn` is the tile to be laid on one of `spots`. */
export interface SkirmishView {
  active: number;
  asked: number[];
  bag: Record<string, number>;
  contest: Contest | null;
  drawn: string;
  first: number;
  game: "pocket-tactics";
  limits: Limits;
  odds: Record<string, number[]>;
  players: Player[];
  quiet: number;
  risks: Record<string, Risk>;
  seat: number;
  spots: Spot[];
  throws: Throw[];
  tiles: Tile[];
  turn: number;
}

export interface Contest {
  kind: string;
  sides: Side[];
}

/** One side of the dice that lie on the table, with the bumps and re-rolls that it has left. */
export interface Side {
  bumps: number[];
  def: number[];
  def_bumps: number[];
  off: number[];
  off_bumps: number[];
  rerolls: number;
  seat: number;
  unit: string;
}

export interface Limits {
  points: number;
  stall: number;
  turns: number;
}

export interface Player {
  captured_points: number;
  captures: Unit[];
  feature: string;
  features: number;
  home: string;
  out: boolean;
  reserves: Unit[];
  seat: number;
  spent: number;
}

/** What is printed on a unit, and whose it is. */
export interface Unit {
  card: string;
  daylight: number;
  def: number;
  def_bumps: number[];
  favoured: string;
  fired: boolean;
  flying: number;
  name: string;
  off: number;
  off_bumps: number[];
  points: number;
  ranged: number;
  seat: number;
  summoning: number;
  swift: number;
  text: string;
  types: string[];
}

/** How likely a move fails, and what then. */
export interface Risk {
  ends: string;
  fails: number;
}

/** A place of the map: its name and its axial coordinates. */
export interface Spot {
  at: string;
  q: number;
  r: number;
}

/** One contest of dice, change by change. */
export interface Throw {
  kind: "assault" | "daylight" | "summoning" | "test";
  number: number;
  over: boolean;
  sides: Thrower[];
  steps: ThrowStep[];
  tallies: Tally[];
}

export interface Thrower {
  at: string;
  seat: number;
  unit: string;
}

/** OFF and DEF of one side, OFF and DEF of the other, after a change. */
export interface ThrowStep {
  pools: number[][];
  text: string;
}

export interface Tally {
  high: number;
  low: number;
  side: number;
  text: string;
  won: boolean;
}

/** `control` is the seat that controls its feature, `home` the seat that brought it. What is not there is left out. */
export interface Tile {
  at: string;
  control?: number;
  feature?: string;
  home?: number;
  q: number;
  r: number;
  text?: string;
  tile: string;
  unit?: Standing;
}

/** A unit on the map, with what it could do from there. */
export interface Standing {
  blocked: string[];
  card: string;
  daylight: number;
  def: number;
  def_bumps: number[];
  favoured: string;
  fired: boolean;
  flying: number;
  leaps: string[];
  name: string;
  off: number;
  off_bumps: number[];
  points: number;
  ranged: number;
  seat: number;
  sees: string[];
  steps: Record<string, string>;
  summoning: number;
  swift: number;
  text: string;
  types: string[];
}
