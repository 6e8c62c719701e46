// Words of the game that a newcomer may ask about, each with one sentence.

export const MEANINGS: Record<string, string> = {
  Intercept: "Ranged attacks on those behind it in its column hit it instead.",
  "Ranged Attack": "It may attack any rival character, from any slot.",
  Swift: "It may attack, cast and move in the wave in which it was recruited.",
  "Double Attack": "It may attack twice in its wave; each attack costs its action.",
  Pierce: "What its attack deals beyond the target's Life is applied to the target's Supporter.",
  Lifesteal: "When it deals damage, that much damage is removed from it.",
  Decoy: "Attacks that could choose it must choose it.",
  Immortal: "Damage on it stops at 1 less than its Life; “defeat” still works.",
  Deathproof: "Effects cannot defeat it.",
  Ephemeral: "When defeated it is discarded and leaves no Corpse.",
  Incorporeal: "It does not count as foremost in its column, neither for itself nor for others.",
  Forerunner: "The Hero directly in front of it.",
  Supporter: "The Hero directly behind it.",
  Corpse: "A defeated Hero, face down: it does nothing and blocks nobody, but keeps its slot until it is cleared.",
  Spell: "Cast instead of an attack, by a character of the current row; Intercept does not stop it.",
  Order: "Played once from the hand, then discarded.",
  Operation: "Lies open in the Reserve and works for a while: one time marker comes off at the end of each of its owner's turns.",
  Trap: "Placed face down in the Reserve. When its moment comes, also in the rival's turn, its owner may activate it at no cost.",
  Free: "Costs no action.",
  Long: "Costs two actions.",
  Limited: "Once a turn.",
  melee: "In each column the foremost living character is in melee; attacker and target must both be.",
};

export interface Piece {
  words: string;
  meaning: string;
}

/** A sentence in pieces, of which some have a meaning to look up. */
export function pieces(text: string, keywords: Record<string, string>): Piece[] {
  const known = Object.keys(keywords).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ words: text, meaning: "" }];
  const pattern = new RegExp(`\\b(${known.join("|")})\\b`);
  return text.split(pattern).filter(Boolean).map((words) => ({ words, meaning: keywords[words] ?? "" }));
}
