// Seats that win together: how a team is marked where one does not look from a seat.

import type { SeatFacts } from "./wire";

const MARKS = ["▲", "▼", "■", "●"];

export const markOf = (team: number): string => MARKS[team % MARKS.length]!;

/** Whether some seats win together. */
export const hasTeams = (seats: Pick<SeatFacts, "team">[]): boolean =>
  new Set(seats.map((one) => one.team)).size < seats.length;

/** What a seat is, in a few words: team 2, Knight. Nothing where everybody plays for themselves. */
export function seatWords(seats: Pick<SeatFacts, "team" | "role">[], at: number): string {
  const seat = seats[at];
  if (!seat || !hasTeams(seats)) return "";
  return `team ${seat.team + 1}${seat.role ? `, ${seat.role}` : ""}`;
}
