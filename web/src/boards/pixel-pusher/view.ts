// What boards ask of a view of Pixel Pusher. Pixels are letters: RRGY.

import type { FactoryView, Firsts, Image, Player, Slot } from "../../views/pixel-pusher";

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
  const found = Object.keys(COLOURS).map((letter) => [letter, pixels.split(letter).length - 1] as const);
  return counted(Object.fromEntries(found));
}

/** Counts by letters in words: "2 red, 1 green". */
export function counted(counts: Record<string, number>): string {
  const found = Object.entries(counts).filter(([, n]) => n);
  return found.map(([letter, n]) => `${n} ${COLOURS[letter] ?? letter}`).join(", ") || "nothing";
}

/** A slot in words. */
export function slotWords(slot: Slot, number: number): string {
  if (!slot.cards.length) return `slot ${number}, empty`;
  return `slot ${number}: ${slot.cards.join(" ")}${slot.kind === "collect" ? ` Takes ${spelled(slot.takes)}, or nothing.` : ""}`;
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
    .map((part) => part.split(" to ")[1]?.charAt(0) ?? "");
  return [...new Set(made)].join("");
}

/** A sign for each player, to mark what is theirs: the first letter of the name, with a number where two would be alike. */
export function signs(names: string[]): string[] {
  const letters = names.map((name) => name.trim().charAt(0).toUpperCase() || "?");
  return letters.map((letter, seat) =>
    letters.indexOf(letter) === letters.lastIndexOf(letter) ? letter : letter + (seat + 1),
  );
}

/** What a player got for the rows of an image, and for having finished it. */
export function earned(image: Image, seat: number, bonus: number): number {
  const rows = image.rows.reduce((sum, row) => sum + (row.by === seat ? row.points : 0), 0);
  return rows + (image.finished === seat ? bonus : 0);
}

/** The slots in the order of the segments that they face: on a turned board the sixth comes first. */
export function alongBelt(player: Player): number[] {
  const slots = player.slots.map((_, i) => i);
  return player.turned ? slots.reverse() : slots;
}

const BEGINS: Record<string, keyof Firsts> = { build: "build", convert: "score", score: "score" };

/** Who begins the phase, and by what; null while all answer at once. */
export function beginner(view: FactoryView): { seat: number; by: string } | null {
  const word = BEGINS[view.phase];
  if (!word || !view.first || !view.first_by || !view.asked.length) return null;
  return { seat: view.first[word], by: view.first_by[word] || "the start marker" };
}

/** How many rows a player has painted. */
export const painted = (view: FactoryView, seat: number): number =>
  view.images.reduce((sum, image) => sum + image.rows.filter((row) => row.by === seat).length, 0);
