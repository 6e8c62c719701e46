// Takes any unit out of a force that is being built: choices are taken back until it is gone, then the others are added again.

import type { Talk } from "../../talk";
import type { Option } from "../../wire";

export class Removing {
  /** The names that are to remain; null while nothing is removed. */
  #wanted: string[] | null = null;

  constructor(
    readonly talk: () => Talk,
    /** The option that adds a unit of this name. */
    readonly adding: (name: string) => Option | undefined,
  ) {}

  begin(name: string, names: string[]): void {
    const at = names.lastIndexOf(name);
    this.#wanted = names.filter((_, n) => n !== at);
    this.goOn(names);
  }

  /** What was refused ends it: the next choice is the player's own again. */
  stop(): void {
    this.#wanted = null;
  }

  /** One step, whenever the force has changed. What cannot be taken back or added ends it. */
  goOn(names: string[]): void {
    if (!this.#wanted) return;
    const talk = this.talk();
    const [over] = without(names, this.#wanted);
    const [missing] = without(this.#wanted, names);
    const option = missing ? this.adding(missing) : undefined;
    if (over && talk.undo && !talk.refused) talk.undo();
    else if (!over && option) talk.act(option.text);
    else this.#wanted = null;
  }
}

/** The names of `some` that are left when those of `others` are crossed out one by one. */
export function without(some: string[], others: string[]): string[] {
  const left = [...some];
  for (const name of others) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
}
