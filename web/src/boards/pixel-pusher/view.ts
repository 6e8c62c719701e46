// The view of Pixel Pusher, as the game writes it. Pixels are letters: RRGY.

export interface Slot {
  cards: string[];
  takes: string;
  kind: "" | "collect" | "convert";
}

export interface Player {
  seat: number;
  points: number;
  pixels: string;
  storage: number;
  slots: Slot[];
  abilities: string[];
  left: boolean;
  cards: number;
  hand: string[] | null;
  returns: string;
}

export interface Scanline {
  cells: string;
  points: number;
  by: number;
}

export interface Workshop {
  seat: number;
  round: number;
  last_round: boolean;
  phase: string;
  turn: number;
  belt: string[];
  bag: Record<string, number>;
  supply: Record<string, number>;
  cards: Record<string, string>;
  deck: number;
  marker: number;
  images: { name: string; rows: Scanline[] }[];
  players: Player[];
  draft: {
    pick: number;
    cards: number;
    hands: Record<string, string[]>;
    taken: Record<string, string[]>;
    passed: Record<string, string[][]>;
  } | null;
  asked: number[];
  result: { winners: number[]; reason: string } | null;
}

export const COLOURS: Record<string, string> = {
  R: "red",
  G: "green",
  B: "blue",
  C: "cyan",
  M: "magenta",
  Y: "yellow",
  W: "white",
};

/** Pixels in words: "2 red, 1 green". */
export function spelled(pixels: string): string {
  const found = Object.entries(COLOURS).map(([letter, name]) => [pixels.split(letter).length - 1, name] as const);
  return (
    found
      .filter(([n]) => n)
      .map(([n, name]) => `${n} ${name}`)
      .join(", ") || "nothing"
  );
}

/** You first, then as play goes round; whoever only looks on sits with the first player. */
export function around(view: Workshop): Player[] {
  const me = Math.max(view.seat, 0);
  return [...view.players.slice(me), ...view.players.slice(0, me)];
}

/** What a convert makes: Y; * for any colour. */
export function makes(text: string): string {
  if (text.includes("any")) return "*";
  const made = text
    .replace(/\.$/, "")
    .split(" or ")
    .map((part) => part.split(" to ")[1]!.charAt(0));
  return [...new Set(made)].join("");
}
