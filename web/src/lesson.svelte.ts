// One lesson: the page keeps the moves, the hall plays them from the start and answers with where that leads.

import * as hall from "./hall";
import type { Talk } from "./talk";
import type { Because, LessonAt, LogLine, Previewed, Refused } from "./wire";

export class Lesson implements Talk {
  readonly careful = false;
  readonly confirms = "never";
  at: LessonAt | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  fresh = $state(0);
  events: LogLine[] = $state.raw([]);
  because: Because | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  previewed: Previewed | null = $state.raw(null);
  described: Record<string, string[]> = $state({});
  waiting = $state(false);
  fault = $state("");
  moves: string[] = $state.raw([]);
  /** Where to point now for what the lesson asks for. */
  meant: string[] = $state.raw([]);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    void this.#reach([]);
  }

  get wanted(): string[] {
    return this.at && !this.at.done ? this.at.wanted : [];
  }

  mean(places: string[]): void {
    this.meant = places;
  }

  act(text: string): void {
    if (!this.waiting) void this.#reach([...this.moves, text]);
  }

  /** One move back. One that the lesson did not ask for was not done at all. */
  back(): void {
    if (!this.waiting && this.moves.length) void this.#reach(this.moves.slice(0, -1));
  }

  again(): void {
    if (!this.waiting) void this.#reach([]);
  }

  why(text: string): void {
    void this.#ask(async () => {
      const found = (await hall.lesson(this.game, this.id, { moves: this.moves, why: text })).because;
      this.because = { type: "because", text, rule: found?.rule ?? "", reason: found?.reason ?? "" };
    });
  }

  describe(words: string): void {
    if (this.described[words]) return;
    void this.#ask(
      async () =>
        void (this.described[words] = (
          await hall.lesson(this.game, this.id, { moves: this.moves, describe: words })
        ).described),
    );
  }

  /** A lesson says itself what will happen. */
  preview(): void {}

  async #reach(moves: string[]): Promise<void> {
    this.waiting = true;
    this.because = this.refused = null;
    await this.#ask(async () => {
      const found = await hall.lesson(this.game, this.id, { moves });
      const lines = found.log.lines;
      this.fresh = found.taken > this.moves.length ? Math.min(this.log.length, lines.length) : lines.length;
      this.events = lines.slice(this.fresh);
      this.log = lines;
      this.moves = moves.slice(0, found.taken);
      this.described = {};
      this.at = found;
      if (found.because && found.taken < moves.length)
        this.because = { type: "because", text: moves.at(-1)!, ...found.because };
    });
    this.waiting = false;
  }

  async #ask(deed: () => Promise<void>): Promise<void> {
    try {
      this.fault = "";
      await deed();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}
