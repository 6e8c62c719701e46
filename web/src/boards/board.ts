// What every board gets, and which board a game has. A new game adds one entry and its component.

import type { Component } from "svelte";
import type { Visit } from "../table.svelte";
import type { Question } from "../wire";

export interface BoardProps {
  view: Record<string, unknown>;
  question: Question | null;
  names: string[];
  visit: Visit;
  /** Nobody but machines sits opposite: nothing can be read from how fast one answers. */
  alone: boolean;
}

/** What a board can be asked from outside. */
export interface BoardDeeds {
  /** Shows a thing of the table large, by its name. */
  look?: (name: string) => void;
}

export interface BoardKind {
  board: Component<BoardProps, BoardDeeds>;
  /** An option in words. */
  tell: (view: Record<string, unknown>, text: string) => string;
  /** Words of the log that can be pointed at. */
  names: (view: Record<string, unknown>) => string[];
}
