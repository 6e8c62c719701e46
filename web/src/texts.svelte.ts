// Texts that a person keeps at the hall, of one kind and for one game: forces, decks.

import * as hall from "./hall";
import { beSomebody, self } from "./self.svelte";
import type { ListEntry, OwnText } from "./wire";

export class KeptTexts {
  all: OwnText[] = $state.raw([]);
  known = $state(false);

  constructor(
    readonly kind: string,
    readonly game: string,
  ) {}

  async look(): Promise<void> {
    this.all = self.person ? (await hall.texts(this.kind, this.game)).texts : [];
    this.known = true;
  }

  /** Whoever keeps something is somebody: a guest if nothing else. */
  async keep(name: string, text: string): Promise<OwnText> {
    await beSomebody("");
    const made = await hall.keepText({ kind: this.kind, game: this.game, name, text });
    await this.look();
    return made;
  }

  async change(id: string, changes: { name?: string; text?: string }): Promise<void> {
    await hall.changeText(id, changes);
    await this.look();
  }

  async drop(id: string): Promise<void> {
    await hall.dropText(id);
    await this.look();
  }

  /** What a text lists, as the hall reads it. */
  async entries(text: string): Promise<ListEntry[]> {
    return (await hall.checkList(this.game, this.kind, { text })).entries;
  }
}

/** A list in one line, without what stands in brackets. */
export const inShort = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replace(/\([^)]*\)/g, "").trim())
    .filter((line) => line && !line.startsWith("#"))
    .join(", ");
