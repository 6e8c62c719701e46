// How a play ended, in words.

import { hasTeams } from "./teams";
import type { Match, Outcome, PlayerFacts, SeatFacts } from "./wire";

/** For whoever sits in this seat, or looks on. Those of one team win together; others share a win. */
export function headline(outcome: Outcome, seat: number, names: string[], teams: number[] = []): string {
  if (outcome.drawn) return "A draw";
  if (!outcome.winners.length) return "The play is over";
  if (seat >= 0 && !outcome.winners.includes(seat)) return "You lose";
  const others = outcome.winners.filter((one) => one !== seat).map((one) => names[one]!);
  if (!others.length) return "You win!";
  const winners = outcome.winners.includes(seat) ? ["You", ...others] : others;
  if (winners.length === 1) return `${winners[0]} wins`;
  return areTeam(outcome, teams) ? `${nameAll(winners)} win!` : `${nameAll(winners)} share the win`;
}

/** Whether all who won are of one team. */
const areTeam = (outcome: Outcome, teams: number[]) =>
  outcome.winners.every((one) => teams[one] !== undefined && teams[one] === teams[outcome.winners[0]!]);

/** Of a play that was over long ago, in the middle of a sentence. */
export function verdict(outcome: Outcome, names: string[], teams: number[] = []): string {
  if (outcome.drawn) return "a draw";
  if (!outcome.winners.length) return "over";
  const winners = outcome.winners.map((one) => names[one]!);
  return `${nameAll(winners)} ${winners.length > 1 && !areTeam(outcome, teams) ? "shared the win" : "won"}`;
}

/** By what, and when: "By rout, in the Rear wave of round 4." What nobody won is not won by anything: "Both Leaders fell together." */
export function how(outcome: Outcome): string {
  const by = outcome.how === "rules" ? outcome.reason || "the rules" : outcome.how;
  const told = outcome.drawn && outcome.how === "rules" ? by.charAt(0).toUpperCase() + by.slice(1) : `By ${by}`;
  return `${told}${outcome.when ? `, ${outcome.when}` : ""}.`;
}

/** How those who play have fared here, one's own number first; nothing after a single play. A team has one number. */
export function matchWords(match: Match, seat: number, names: string[], teams: number[] = []): string {
  const sided = hasTeams(teams.map((team) => ({ team })));
  const sides = sided
    ? [...new Set(teams)].map((team) => teams.flatMap((one, at) => (one === team ? [at] : [])))
    : match.wins.map((_, at) => [at]);
  const wins = sides.map((side) => match.wins[side[0]!]!);
  const { drawn } = match;
  if (wins.reduce((sum, n) => sum + n, drawn) < 2) return "";
  const own = sides.findIndex((side) => side.includes(seat));
  const order = wins.map((_, at) => (Math.max(own, 0) + at) % wins.length);
  const called = (at: number) =>
    at !== own ? nameAll(sides[at]!.map((one) => names[one]!)) : sided ? "your team" : "you";
  const [first, second] = [order[0]!, order[1] ?? 0];
  const pair = `${wins[first]} – ${wins[second]}`;
  const score =
    wins.length > 2
      ? order.map((at) => `${called(at)} ${wins[at]}`).join(", ")
      : own < 0
        ? `${called(first)} ${pair} ${called(second)}`
        : pair;
  return `${score}${drawn ? `, ${drawn} drawn,` : ""} at this table`;
}

/** The machine player after the strongest of those that were beaten by one person alone; nobody after the last. */
export function nextRival(
  outcome: Outcome,
  seat: number,
  seats: SeatFacts[],
  players: PlayerFacts[],
): PlayerFacts | undefined {
  const others = seats.filter((_, at) => at !== seat);
  if (outcome.drawn || !outcome.winners.includes(seat) || others.some((one) => one.kind !== "machine"))
    return undefined;
  const strongest = Math.max(...others.map((one) => players.findIndex((player) => player.title === one.name)));
  return strongest < 0 ? undefined : players[strongest + 1];
}

/** Ann, Bob and Cy. */
export const nameAll = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
