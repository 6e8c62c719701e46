// What boards ask of a view of Pixel Pusher. Pixels are letters: RRGY.

import type { FactoryView, Player } from "../../views/pixel-pusher";

export type * from "../../views/pixel-pusher";

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
export function around(view: FactoryView): Player[] {
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
