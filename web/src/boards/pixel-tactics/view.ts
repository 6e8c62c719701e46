// The view of Pixel Tactics, as the game writes it.

export interface Face {
  name: string;
  attack: number;
  life: number;
  vanguard: string;
  flank: string;
  rear: string;
  order?: string;
  operation?: string;
  trap?: string;
  leader?: { name: string; attack: number; life: number; text: string };
}

export interface Corpse {
  slot: string;
  row: string;
  name: string;
  kind: "corpse";
  card?: string;
}

export interface Living {
  slot: string;
  row: string;
  name: string;
  kind: "hero" | "leader";
  card?: string; // the name of the card of which this is a side, where the view tells it
  attack: number;
  life: number;
  damage: number;
  printed: [number, number];
  melee: boolean;
  text: string;
  keywords: string[];
  statuses: string[];
  counters: Record<string, number>;
  acted: boolean;
  fresh: boolean;
  token: boolean;
  owner: number;
}

export type Character = Corpse | Living;

export interface Reserved {
  kind: "operation" | "trap";
  name: string | null;
  text?: string;
  markers?: number;
  placed?: number;
}

export interface Player {
  seat: number;
  actions: number;
  extra_actions: number;
  trophies: number;
  leader_chosen: boolean;
  deck: number;
  hand: (Face | null)[];
  discard: string[];
  reserve: (Reserved | null)[];
  columns: string[];
  unit: Character[];
}

export interface Duel {
  game: "pixel-tactics";
  seat: number;
  edition: string;
  series: number;
  battle: number;
  round: number;
  wave: string;
  turn: number;
  ceasefire: boolean;
  active: number;
  first: number;
  players: Player[];
  asked: number[];
  result: { winners: number[]; reason: string } | null;
}

export const ROWS = ["Vanguard", "Flank", "Rear"] as const;

/** Which of the players sits below: the one who looks, or for a spectator the first. */
export const lower = (duel: Duel): number => Math.max(duel.seat, 0);

/** Where the own Leader stands; empty before it does. */
export const leaderSlot = (duel: Duel): string =>
  duel.players[lower(duel)]!.unit.find((one) => one.kind === "leader")?.slot ?? "";

export const at = (player: Player, slot: string): Character | undefined => player.unit.find((one) => one.slot === slot);

/** What is printed on a card, as the facts of it write it. */
export interface Printed {
  attack: number;
  life: number;
  rows: Partial<Record<"vanguard" | "flank" | "rear", { text: string }>>;
  box?: { kind: string; text: string } | null;
  leader?: { title: string; attack: number; life: number; text: string } | null;
}
