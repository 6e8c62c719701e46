// What a board and the list of options can say to the hall, whoever answers: a table, a lesson, or nobody in a replay.

import type { Because, Previewed, Refused, SetStanding } from "./wire";

export interface Talk {
  /** Whether an act may be past recall: then one that would reveal something is confirmed first. */
  readonly careful: boolean;
  /** What waits for a second click: everything that takes only one, what may not be taken back, or nothing. */
  readonly confirms: "always" | "unsure" | "never";
  /** The options that a lesson asks for: they are marked. */
  readonly wanted?: readonly string[];
  /** True from an act until it is answered. */
  readonly waiting: boolean;
  /** The answer to the last `why`. */
  because: Because | null;
  /** The answer to the last `preview`. */
  previewed: Previewed | null;
  /** Why the last act was not done. */
  refused: Refused | null;
  /** All that was described of things on this table, by the words that were asked. */
  readonly described: Record<string, string[]>;
  /** A patient act is one that nobody decided on just now: what it leads to can wait until the board has stopped moving. */
  act(text: string, patient?: boolean): void;
  why(text: string): void;
  preview(text: string): void;
  describe(words: string): void;
  /** Answers that are given by themselves from now on; where nobody plays there are none. */
  setStanding?(wish: Omit<SetStanding, "type">): void;
  /** Where to point now for what is wanted. */
  mean?(places: string[]): void;
  /** Takes back the last choice; where that cannot be, there is none. */
  undo?(): void;
  /** The board moves until then, or not at all: whoever tells news may wait for that. */
  moving?(over: Promise<unknown> | null): void;
  /** How many pieces of news wait until the board has stopped moving. */
  readonly behind?: number;
  /** Shows the present at once; true if news waited for that. */
  skip?(): boolean;
}

/** Where nobody answers. */
export const silence: Talk = {
  careful: false,
  confirms: "always",
  waiting: false,
  because: null,
  previewed: null,
  refused: null,
  described: {},
  act: () => {},
  why: () => {},
  preview: () => {},
  describe: () => {},
};
