// What is picked on a board: one place after another is pointed at, until the options that fit are one. It knows no rule and no notation.

import { meet } from "../places";
import type { Talk } from "../talk";
import type { Option, Question } from "../wire";

export type Glow = "" | "source" | "target" | "picked" | "armed";

export interface Habits {
  /** Whether a place is not drawn as a thing of its own: options about it have a button, too. */
  apart?: (place: string) => boolean;
  /** Whether the board draws an option that is about no place: it needs no button. */
  drawn?: (option: Option) => boolean;
  /** Whether an option shows something that is read before it is chosen: it always takes two clicks. */
  shows?: (option: Option) => boolean;
  /** What is picked without pointing. */
  begin?: (options: Option[]) => string[];
}

export const way = (option: Option): string[] => option.way ?? [];

export class Picking {
  /** The places that were pointed at, in order. */
  picked: string[] = $state.raw([]);
  /** An option that waits to be confirmed. */
  armed: Option | null = $state.raw(null);
  /** Options that are all about the same places. */
  pair: Option[] = $state.raw([]);

  constructor(
    readonly question: () => Question | null,
    readonly talk: () => Talk,
    readonly habits: Habits = {},
  ) {}

  readonly options = $derived.by(() => this.question()?.options ?? []);
  readonly #first = $derived.by(() => this.habits.begin?.(this.options) ?? []);
  readonly #fitting = $derived(this.options.filter((one) => this.picked.every((place, at) => way(one)[at] === place)));
  /** The options that go on from what was picked. */
  readonly onward = $derived(this.#fitting.filter((one) => way(one).length > this.picked.length));
  /** The options that are complete with what was picked. */
  readonly complete = $derived(
    this.picked.length ? this.#fitting.filter((one) => way(one).length === this.picked.length) : [],
  );
  /** Whether there is something to drop. */
  readonly begun = $derived(this.picked.length > this.#first.length || this.armed !== null || this.pair.length > 0);
  /** The options that need a button now. */
  readonly buttons = $derived.by(() => {
    if (this.pair.length) return this.pair;
    const hidden = this.onward.filter((one) => this.habits.apart?.(way(one)[this.picked.length]!));
    const loose = this.begun ? [] : this.options.filter((one) => !way(one).length && !this.habits.drawn?.(one));
    return [...this.complete, ...hidden, ...loose];
  });

  /** What a lesson asks for, as far as it is among the options. */
  readonly #wanted = $derived.by(() => {
    const texts = this.talk().wanted ?? [];
    return this.options.filter((one) => texts.includes(one.text));
  });
  /** The places at which to point next for it; from the first again if something else is picked. */
  readonly meant = $derived.by(() => {
    if (this.armed && this.#wanted.includes(this.armed)) return [];
    const onward = this.#wanted.filter((one) => this.onward.includes(one));
    if (onward.length) return [...new Set(onward.map((one) => way(one)[this.picked.length]!))];
    if (this.#wanted.some((one) => this.complete.includes(one))) return [];
    return [...new Set(this.#wanted.flatMap((one) => way(one)[0] ?? []))];
  });

  /** Whether a button is the one that a lesson asks for. */
  means(option: Option | null): boolean {
    return option !== null && this.#wanted.includes(option);
  }

  /** Says why nothing happens. */
  tell(reason: string): void {
    this.talk().because = { type: "because", text: "", rule: "", reason };
  }

  /** The options that go on with this place. */
  next(place: string): Option[] {
    return this.onward.filter((one) => meet(way(one)[this.picked.length]!, place));
  }

  /** The options that are complete with this place. */
  whole(place: string): Option[] {
    return this.next(place).filter((one) => way(one).length === this.picked.length + 1);
  }

  glow(place: string): Glow {
    if (this.picked.includes(place)) return "picked";
    const here = this.next(place);
    if (!here.length) return "";
    if (here.some((one) => one === this.armed)) return "armed";
    const begins = this.question()?.act || here.some((one) => way(one).length > 1);
    return begins && !this.picked.length ? "source" : "target";
  }

  /** One click picks, the next decides. False where no option is about this place. */
  point(place: string): boolean {
    const [next, whole] = [this.next(place), this.whole(place)];
    if (next.length > whole.length)
      this.#pick([...this.picked, way(next.find((one) => !whole.includes(one))!)[this.picked.length]!]);
    else if (whole.length > 1) this.#pick(this.picked, whole);
    else if (whole[0]) this.picked.length ? this.act(whole[0]) : this.settle(whole[0]);
    else if (this.picked.includes(place)) this.drop();
    else if (this.picked.length && this.options.some((one) => way(one).length && meet(way(one)[0]!, place))) {
      this.picked = [];
      this.point(place);
    } else return false;
    return true;
  }

  /** What kind of thing would be done by pointing at this place now; nothing where it could be several. */
  deed(place: string): string {
    const [first, ...rest] = new Set(
      (this.picked.length ? this.whole(place) : this.next(place)).map((one) => one.deed),
    );
    return rest.length ? "" : (first ?? "");
  }

  /** How many actions it would take to point at this place, where that is the same for all that could be meant. */
  cost(place: string): number {
    const [first, ...rest] = new Set(this.next(place).map((one) => one.cost ?? 1));
    return rest.length ? 1 : (first ?? 1);
  }

  /** A button: an act, and what is about a place, may have to be confirmed. */
  press(option: Option): void {
    const careful = this.question()?.act || way(option).length > 0;
    if (this.begun || !careful) this.act(option);
    else this.settle(option);
  }

  /** Does an option, or asks once more, as the player likes it. */
  settle(option: Option): void {
    const once = this.talk().confirms === "never" && !this.habits.shows?.(option);
    if (this.armed === option || once) this.act(option);
    else this.arm(option);
  }

  /** Whether what waits to be confirmed can be taken back as if nothing had been, and so need not wait. */
  readonly assured = $derived.by(() => {
    const { confirms, previewed } = this.talk();
    if (confirms !== "unsure" || !this.armed || this.armed.warning || this.habits.shows?.(this.armed)) return false;
    return previewed?.text === this.armed.text && previewed.sure;
  });

  arm(option: Option): void {
    this.#clear();
    this.armed = option;
    this.pair = [];
    this.talk().preview(option.text);
  }

  /** Does an option; one that its player is warned of is asked for once more, however much they like to be asked. */
  act(option: Option): void {
    if (option.warning && this.armed !== option) return this.arm(option);
    this.talk().act(option.text);
  }

  drop(): void {
    this.picked = this.#first;
    this.armed = null;
    this.pair = [];
  }

  #pick(places: string[], pair: Option[] = []): void {
    this.#clear();
    this.picked = places;
    this.armed = null;
    this.pair = pair;
  }

  #clear(): void {
    const talk = this.talk();
    talk.previewed = talk.because = talk.refused = null;
  }
}

/** The card whose name is in the words of an option, for a picture of it: the longest such name, or none. */
export function cardIn(option: Option, cards: Record<string, unknown>): string {
  const found = Object.keys(cards).filter((name) => option.words.includes(name));
  return found.sort((one, other) => other.length - one.length)[0] ?? "";
}
