// The boards by the names of their games.

import type { BoardKind } from "./board";
import Generic from "./Generic.svelte";
import PixelTactics from "./pixel-tactics/Board.svelte";
import { read } from "./pixel-tactics/options";
import { namesIn, tellOption } from "./pixel-tactics/telling";
import type { Duel } from "./pixel-tactics/view";

const BOARDS: Record<string, BoardKind> = {
  "pixel-tactics": {
    board: PixelTactics,
    tell: (view, text) => tellOption(view as unknown as Duel, read(text)),
    names: (view) => namesIn(view as unknown as Duel),
  },
};

const ANY: BoardKind = { board: Generic, tell: (_, text) => text, names: () => [] };

export function boardOf(game: string): BoardKind {
  return BOARDS[game] ?? ANY;
}
