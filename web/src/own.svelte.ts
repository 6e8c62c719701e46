// The visitor's own tables and latest plays, as the hall knows them: the same in every browser.

import * as hall from "./hall";
import type { MyPlay, MyTable } from "./wire";

const EVERY = 8000; // milliseconds between two looks

class Own {
  tables: MyTable[] = $state.raw([]);
  plays: MyPlay[] = $state.raw([]);
  /** The table that is open, which knows by itself whose turn it is. */
  here = $state.raw({ table: "", yours: false });
  /** At how many tables the visitor is asked. */
  elsewhere = $derived(this.tables.filter((one) => one.yours && one.table.id !== this.here.table).length);
  turns = $derived(this.elsewhere + Number(this.here.yours));
  #timer = 0;

  begin(): void {
    this.end();
    void this.look();
    this.#timer = setInterval(() => void this.look(), EVERY);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    try {
      ({ tables: this.tables, plays: this.plays } = await hall.myTables());
    } catch {
      // The next look may succeed; until then the last answer stays.
    }
  }
}

export const own = new Own();
