// The boards by the names of their games. Each is fetched when its game is first shown.

import type { BoardKind } from "./board";

const BOARDS: Record<string, () => Promise<{ default: BoardKind<never> }>> = {
  "pixel-pusher": () => import("./pixel-pusher"),
  "pixel-tactics": () => import("./pixel-tactics"),
  "pocket-tactics": () => import("./pocket-tactics"),
};

const kinds = new Map<string, Promise<BoardKind>>();

export function boardOf(game: string): Promise<BoardKind> {
  const fetch = BOARDS[game] ?? (() => import("./generic"));
  if (!kinds.has(game))
    kinds.set(
      game,
      fetch().then((found) => found.default as BoardKind), // the hall sends a board the views of its own game
    );
  return kinds.get(game)!;
}
