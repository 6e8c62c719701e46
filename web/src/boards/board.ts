// What every board gets, and what it gives. One folder a game, one line in all.ts; the same board serves tables, spectators, replays and lessons.

import type { Component } from "svelte";
import type { Talk } from "../talk";
import type { AnyView, CardFacts, LogLine, Outcome, Question } from "../wire";

export interface BoardProps<View = AnyView> {
  /** What one seat may know: src/views has the type of each game. */
  view: View;
  /** Whose knowledge it is: a seat, -1 for a spectator, -2 for open hands. */
  seat: number;
  /** What this seat is asked; null for whoever only looks on. */
  question: Question | null;
  /** Who sits where. */
  names: string[];
  /** What the log has told since the view before: the hall moves whatever stands at `data-place`, a board may do more. */
  events: LogLine[];
  /** The printed cards of this play by their names; empty until they have come, and for games without cards. */
  cards: Record<string, CardFacts>;
  /** Words of the game with their meanings. */
  keywords: Record<string, string>;
  /** Ways to speak with the hall: act, why, preview, describe, and what it answered. */
  talk: Talk;
  /** How this seat wins, in one sentence; nothing before the start and after the end. */
  goal?: string;
  /** Who is waited for, in one sentence. */
  waiting?: string;
  /** Nobody but machines sits opposite: nothing can be read from how fast one answers. */
  alone: boolean;
}

/** What a board can be asked from outside. */
export interface BoardDeeds {
  /** Shows a thing of the table large, by its name. */
  look?: (name: string) => void;
}

/** What is shown of a play that is over: who played, how they stood, and the score. */
export interface EndingProps<View = AnyView> {
  /** The last view. */
  view: View;
  /** Whose knowledge it is: a seat, -1 for a spectator. */
  seat: number;
  names: string[];
  outcome: Outcome;
}

export interface BoardKind<View = AnyView> {
  board: Component<BoardProps<View>, BoardDeeds>;
  /** The result of a play in pictures; who won and how is said above it. */
  ending?: Component<EndingProps<View>>;
  /** Builds the lists that players write for the game, such as forces, outside a table. */
  builder?: Component<{ rest: string[] }>;
  /** A printed card for the gallery; without one its lines are listed. `explained` says what stands where. */
  card?: Component<{ facts: CardFacts; large?: boolean; explained?: boolean; keywords?: Record<string, string> }>;
}
