// Settings go with the person: the later change wins, and who logs in finds what the account has.

import * as hall from "./hall";
import { kept, take, whenChanged } from "./settings.svelte";
import type { MyLikings } from "./wire";

let person = "";
/** One request after another, so that the last choice is the last that the hall hears of. */
let turn: Promise<unknown> = Promise.resolve();

/** Whoever is known here from now on; nobody when nobody is. */
export function settle(known: string): Promise<unknown> {
  person = known;
  return (turn = turn.then(() => (known && known === person ? compare(known) : undefined)));
}

async function compare(known: string): Promise<void> {
  const found = await hall.myLikings().catch(() => null);
  if (!found || known !== person) return;
  const here = kept();
  const own = here.whose === known || !found.likings;
  if (own && here.at > found.at) await send(known);
  else use(known, found);
}

async function send(known: string): Promise<void> {
  const { settings, at } = kept();
  const found = await hall.setLikings({ at, likings: settings }).catch(() => null);
  if (found && known === person && kept().at === at) use(known, found);
}

function use(known: string, found: MyLikings): void {
  take(
    found.likings
      ? { settings: { ...kept().settings, ...found.likings }, at: found.at, whose: known }
      : { whose: known },
  );
}

whenChanged(() => {
  const known = person;
  if (known) turn = turn.then(() => (known === person ? send(known) : undefined));
});
