// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand.

/** What one seat may know of a factory. `cards` gives every card's text by its name. */
export interface FactoryView {
  asked: number[];
  bag: Record<string, number>;
  belt: string[];
  bonus: number;
  box: number;
  cards: Record<string, string>;
  deck: number;
  draft: Draft | null;
  first: Firsts | null;
  first_by: FirstsBy | null;
  game: "pixel-pusher";
  gone: Record<string, number>;
  hidden: Record<string, number>;
  images: Image[];
  last_round: boolean;
  marker: number;
  phase: string;
  players: Player[];
  round: number;
  seat: number;
  supply: Record<string, number>;
  turn: number;
}

/** The draft under way, by seats: the cards to choose from, the cards taken, the stacks passed on. */
export interface Draft {
  cards: number;
  hands: Record<string, string[]>;
  passed: Record<string, string[][]>;
  pick: number;
  taken: Record<string, string[]>;
}

/** Which seat begins each phase. */
export interface Firsts {
  build: number;
  collect: number;
  score: number;
}

/** The ability card by which that seat begins; "" for the start marker. */
export interface FirstsBy {
  build: string;
  collect: string;
  score: string;
}

/** `finished` is the seat that painted its last row and got the bonus. */
export interface Image {
  finished?: number;
  name: string;
  rows: Scanline[];
}

/** `by` is the seat that has painted it. */
export interface Scanline {
  by?: number;
  cells: string;
  points: number;
}

/** `cards` counts the cards to build with; `hand` names them, or is null for one who may not know them. `left`: has given up; `turned`: slot 6 faces segment 1; `returns`: what one's own seat gives back in the store phase. */
export interface Player {
  abilities: string[];
  cards: number;
  hand: string[] | null;
  left?: true;
  pixels: string;
  points: number;
  returns?: string;
  seat: number;
  slots: Slot[];
  storage: number;
  turned?: true;
}

/** The texts of its cards and the pixels that it takes off its segment. */
export interface Slot {
  cards: string[];
  kind: "" | "collect" | "convert";
  takes: string;
}
