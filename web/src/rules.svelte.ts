// The rules of each game, fetched once, and the one that is being looked at.

import * as hall from "./hall";
import type { RuleFacts } from "./wire";

const known = new Map<string, Promise<RuleFacts[]>>();

export function rulesOf(game: string): Promise<RuleFacts[]> {
  let found = known.get(game);
  if (!found) {
    found = hall.rules(game).then((answer) => answer.rules);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

export const looking: { game: string; id: string } = $state({ game: "", id: "" });
