// Sentences of cards, with the words that a newcomer may ask about.

export interface Piece {
  words: string;
  meaning: string;
}

/** A sentence in pieces, of which some have a meaning to look up. */
export function pieces(text: string, keywords: Record<string, string>): Piece[] {
  const known = Object.keys(keywords).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ words: text, meaning: "" }];
  const pattern = new RegExp(`\\b(${known.join("|")})\\b`);
  return text
    .split(pattern)
    .filter(Boolean)
    .map((words) => ({ words, meaning: keywords[words] ?? "" }));
}
