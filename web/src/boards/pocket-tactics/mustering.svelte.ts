// Changes a force that is being built at a table, one ordinary option after another: takes any unit out, or lays a whole force in.

import type { Talk } from "../../talk";
import type { Option } from "../../wire";

export class Mustering {
  /** The names that the force is to have; null while nothing is done by itself. */
  #wanted: string[] | null = $state.raw(null);
  /** What did not fit when a force was laid in; null when none was. */
  left: string[] | null = $state.raw(null);
  #lays = false;
  readonly busy = $derived(this.#wanted !== null);

  constructor(
    readonly talk: () => Talk,
    /** The option that adds a unit of this name. */
    readonly adding: (name: string) => Option | undefined,
    /** The option that begins to build, where that is a choice. */
    readonly building: () => Option | undefined,
    /** Whether choices can be taken back without asking anybody. */
    readonly free: () => boolean,
  ) {}

  remove(name: string, names: string[]): void {
    const at = names.lastIndexOf(name);
    this.#begin(
      names.filter((_, n) => n !== at),
      names,
      false,
    );
  }

  /** Makes the force what these names say, as far as the table allows. */
  lay(wanted: string[], names: string[]): void {
    this.#begin(wanted, names, true);
  }

  #begin(wanted: string[], names: string[], lays: boolean): void {
    this.#wanted = wanted;
    this.#lays = lays;
    this.left = null;
    this.goOn(names);
  }

  /** What was refused ends it: the next choice is the player's own again. */
  stop(): void {
    this.#wanted = null;
  }

  /** One step, whenever the force has changed. What cannot be taken back stays, and what cannot be added is left out. */
  goOn(names: string[]): void {
    if (!this.#wanted) return;
    const talk = this.talk();
    const over = without(names, this.#wanted);
    const missing = without(this.#wanted, names);
    const option = missing.map(this.adding).find(Boolean) ?? (missing.length ? this.building() : undefined);
    if (over.length && talk.undo && this.free()) {
      if (talk.refused) this.stop();
      else talk.undo();
    } else if (option) talk.act(option.text);
    else {
      this.left = this.#lays ? missing : null;
      this.stop();
    }
  }
}

/** The names of `some` that are left when those of `others` are crossed out one by one. */
export function without(some: string[], others: string[]): string[] {
  const left = [...some];
  for (const name of others) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
}
