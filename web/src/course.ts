// How a play went: the moves that turned it.

import type { MoveFacts, ReplayFacts } from "./wire";

export interface Turn {
  /** The step to which it leads. */
  at: number;
  move: MoveFacts;
  /** Who gained most by it, and what this seat could expect before and after. */
  seat: number;
  before: number;
  after: number;
}

export function turnsOf(facts: ReplayFacts): Turn[] {
  return facts.turns.map((at) => {
    const [before, after] = [facts.shares[at - 1]!, facts.shares[at]!];
    const gains = after.map((share, seat) => share - before[seat]!);
    const seat = gains.indexOf(Math.max(...gains));
    return { at, move: facts.moves[at - 1]!, seat, before: before[seat]!, after: after[seat]! };
  });
}

/** The one that changed most; the first of equals. The last move only where none before it turned the play, and never a resignation: it says no more
 *  than the result. */
export function turningPoint(facts: ReplayFacts): Turn | undefined {
  const turns = turnsOf(facts);
  const before = turns.filter((one) => one.at < facts.steps);
  const rest = facts.outcome?.how === "resignation" ? [] : turns;
  return (before.length ? before : rest).reduce<Turn | undefined>(
    (most, one) => (most && most.after - most.before >= one.after - one.before ? most : one),
    undefined,
  );
}
