// What is known of games and their cards, fetched once.

import * as hall from "./hall";
import type { CardFacts, GameFacts } from "./wire";

export function byName(cards: CardFacts[]): Record<string, CardFacts> {
  return Object.fromEntries(cards.map((card) => [card.name, card]));
}

const known = new Map<string, Promise<GameFacts>>();

export function gameFacts(game: string): Promise<GameFacts> {
  let found = known.get(game);
  if (!found) {
    found = hall.game(game);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

/** Words of a game with their meanings; none while the hall does not answer. */
export const keywordsOf = (game: string): Promise<Record<string, string>> =>
  gameFacts(game).then(
    (facts) => facts.keywords,
    () => ({}),
  );
