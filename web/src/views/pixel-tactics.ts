// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand.

/** What one seat may know of a duel. `words` are the edition's names for things; `format` and `deck_lists` are there with built decks. */
export interface DuelView {
  active: number;
  asked: number[];
  battle: number;
  ceasefire: boolean;
  deck_lists?: "closed" | "open";
  edition: string;
  facing?: number[][];
  far?: number[][];
  first: number;
  format?: string;
  game: "pixel-tactics";
  laws?: string[];
  mode: string;
  order?: number[];
  players: Player[];
  reach?: number[][];
  roles?: string[];
  round: number;
  seat: number;
  series: number;
  tableau?: TableauCard[];
  teams?: number[];
  turn: number;
  wave: string;
  words: Record<string, string>;
}

/** One side of the table. Cards of the hand are null where the one who looks may not know them, empty Reserve Slots are null too. `past_leader` is the Leader of this battle once it has left the Unit. With built decks, `leaders` are those who may still lead, null where the one who looks may not know them; `fallen` are those who were replaced, and `deck_list` is there where the list of the deck may be known. */
export interface Player {
  actions: number;
  columns: string[];
  deck: number;
  deck_list?: DeckList;
  discard: string[];
  extra_actions?: number;
  fallen?: string[];
  fortress?: Record<string, number>;
  gold?: number;
  hand: (HandCard | null)[];
  leader_chosen: boolean;
  leaders?: (HandCard | null)[];
  lost?: string[];
  past_leader?: PastLeader;
  reserve: (ReserveCard | null)[];
  resting?: boolean;
  seat: number;
  trophies: number;
  unit: Character[];
}

/** A built deck: how many it has of each card, as Leaders and as Heroes. */
export interface DeckList {
  heroes: Record<string, number>;
  leaders: Record<string, number>;
}

/** Everything printed on a card; of `order`, `operation` and `trap` it has one, or none. */
export interface HandCard {
  attack: number;
  card: string;
  flank: string;
  leader?: LeaderSide;
  life: number;
  name: string;
  operation?: string;
  order?: string;
  rear: string;
  trap?: string;
  vanguard: string;
}

export interface LeaderSide {
  attack: number;
  life: number;
  name: string;
  text: string;
}

/** A Leader that stands in the Unit no more, because it has fallen or its battle is over. `left` is the Life that it had left at the end: 0 for one that has fallen. */
export interface PastLeader {
  card: string;
  left: number;
  name: string;
}

/** A card in a Reserve Slot. Names and text are null or missing where the one who looks may not know the Trap; only an Operation has `markers`, only a Trap has `placed`. */
export interface ReserveCard {
  card: string | null;
  kind: "operation" | "trap";
  markers?: number;
  name: string | null;
  placed?: number;
  text?: string;
}

/** A card in a Unit. A Corpse has nothing but its place, names and kind. What is empty or not so is left out: `printed` holds Attack and Life where a text has changed one of them, `owner` is there for a card of somebody else. */
export interface Character {
  acted?: boolean;
  attack?: number;
  card: string;
  counters?: Record<string, number>;
  damage?: number;
  fresh?: boolean;
  keywords?: string[];
  kind: "corpse" | "hero" | "leader";
  life?: number;
  melee?: boolean;
  name: string;
  owner?: number;
  printed?: number[];
  slot: string;
  statuses?: string[];
  text?: string;
  token?: boolean;
}

/** A card that lies face up between the players, from the far end on, the gold on it, and what it costs to take. */
export interface TableauCard {
  card: HandCard;
  gold: number;
  price: number;
}
