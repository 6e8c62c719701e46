// For a game that has no board of its own yet.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";

export default { board: Board } satisfies BoardKind;
