// The rules and guides of each game, fetched once, the rule that is being looked at, and the rulebook over a table.

import * as hall from "./hall";
import type { GuideFacts, RuleFacts } from "./wire";

function once<Found>(fetch: (game: string) => Promise<Found>): (game: string) => Promise<Found> {
  const known = new Map<string, Promise<Found>>();
  return (game) => {
    let found = known.get(game);
    if (!found) {
      found = fetch(game);
      found.catch(() => known.delete(game));
      known.set(game, found);
    }
    return found;
  };
}

export const rulesOf = once<RuleFacts[]>((game) => hall.rules(game).then((answer) => answer.rules));
export const guideOf = once<GuideFacts>(hall.guide);

/** The address of a chapter. Options have names like chapters, and rules are in capitals: nothing else begins so. */
export const how = (chapter: string) => `how-${chapter}`;

export const looking: { game: string; id: string } = $state({ game: "", id: "" });

/** `game` is the one on the table here, if there is a table; `at` the rule or chapter at which its book is open. */
export const book: { game: string; open: boolean; at: string } = $state({ game: "", open: false, at: "" });
