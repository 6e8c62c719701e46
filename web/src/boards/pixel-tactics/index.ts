// Pixel Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { read } from "./options";
import { tellOption } from "./telling";
import type { Duel } from "./view";

export default {
  board: Board,
  card: Card,
  tell: (view, text) => tellOption(view as unknown as Duel, read(text)),
} satisfies BoardKind;
