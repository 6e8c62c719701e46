// How many sounds are heard at once: a few, and never the same one on top of itself.

import { length, type Sound } from "./recipes";

const MOST = 4;
const APART = 0.09; // seconds between two of the same
/** What a player waits for is always heard. */
const CALLS: readonly Sound[] = ["turn", "win", "lose"];

export class Voices {
  #heard: { sound: Sound; from: number; until: number }[] = [];

  /** Whether this sound may begin now; if so it counts until it is over. */
  admit(sound: Sound, now: number): boolean {
    this.#heard = this.#heard.filter((one) => one.until > now);
    const again = this.#heard.some((one) => one.sound === sound && now - one.from < APART);
    if (again || (this.#heard.length >= MOST && !CALLS.includes(sound))) return false;
    this.#heard.push({ sound, from: now, until: now + length(sound) });
    return true;
  }
}
