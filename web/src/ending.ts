// How a play ended, in words.

import type { Outcome } from "./wire";

/** For whoever sits in this seat, or looks on. */
export function headline(outcome: Outcome, seat: number, names: string[]): string {
  if (outcome.drawn) return "A draw";
  if (!outcome.winners.length) return "The play is over";
  if (seat >= 0 && !outcome.winners.includes(seat)) return "You lose";
  const others = outcome.winners.filter((one) => one !== seat).map((one) => names[one]!);
  if (!others.length) return "You win!";
  const winners = outcome.winners.includes(seat) ? ["You", ...others] : others;
  return winners.length > 1 ? `${nameAll(winners)} share the win` : `${winners[0]} wins`;
}

/** Of a play that was over long ago, in the middle of a sentence. */
export function verdict(outcome: Outcome, names: string[]): string {
  if (outcome.drawn) return "a draw";
  if (!outcome.winners.length) return "over";
  const winners = outcome.winners.map((one) => names[one]!);
  return `${nameAll(winners)} ${winners.length > 1 ? "shared the win" : "won"}`;
}

/** Ann, Bob and Cy. */
const nameAll = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
