// How numbers and people are called.

/** A share of wins; nothing is certain before it is done. */
export const percent = (share: number): string =>
  `${share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)))}\u00a0%`;

/** A line of the log with the names of those who sit at the table, where games say "your rival" and "player 2". */
export function named(text: string, names: string[], seat: number): string {
  const other = names.length === 2 && seat >= 0 ? names[1 - seat] : "";
  return text
    .replace(/\byour rival\b/gi, (words) => other || words)
    .replace(/\bplayer (\d)\b/gi, (words, number: string) => names[Number(number) - 1] || words);
}
