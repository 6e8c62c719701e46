// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand.

/** What one seat may know of a draft. `looking` is the lot that is looked at, counted from 1; `look` the faces there, for whoever looks; `shown` the face-up cards of a League pool. */
export interface DraftView {
  asked: number[];
  box: number;
  deck: number;
  deck_text: string;
  game: "drafting";
  gone: string[];
  look: string[];
  looking: number;
  lots: Lot[];
  memory: Memory | null;
  method: string;
  named: boolean;
  passed: Passed[];
  pick: Pick | null;
  players: Player[];
  proposal: Return[];
  rounds: number;
  seat: number;
  shown: string[];
  title: string;
  turn: number;
  under: string[];
}

/** A lot: how many cards, the faces that the viewer knows (of a face-up lot its card), and the coins on it. */
export interface Lot {
  cards: number;
  coins: number;
  faces: string[];
}

/** Of a Winston Draft: cards that the rival is known to have; for each Leader out of a lot that was seen, which of these it may be; cards known to have gone back into the deck. */
export interface Memory {
  deck: string[];
  either: string[][];
  rival: string[];
}

/** A pack that the seat passed on: of which round, who opened it, what was in it then. */
export interface Passed {
  cards: string[];
  round: number;
  seat: number;
}

/** The cards to choose from, sorted, of which round and place; as what the pick counts. Of a pack that comes back: what the seat took out before, and what others took since. */
export interface Pick {
  cards: string[];
  gone: string[];
  leads: boolean;
  mine: string[];
  pick: number;
  round: number;
}

/** `leaders` and `heroes` name the cards that a seat has drafted, or are null for one who may not know them; the counts everybody sees. `packs`: packs that lie before it, the one it looks at included. `returned` counts the Heroes given back. `left`: the machine goes on for it. */
export interface Player {
  coins: number;
  hero_count: number;
  heroes: string[] | null;
  leader_count: number;
  leaders: string[] | null;
  left?: true;
  packs: number;
  part: "deck" | "done" | "draft";
  picks: number;
  returned: number;
  seat: number;
}

/** A Hero that the machine would return, and why. */
export interface Return {
  card: string;
  why: string;
}
