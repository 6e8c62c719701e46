// Pixel Pusher.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { about, read, tell } from "./options";
import type { Workshop } from "./view";

export default {
  board: Board,
  card: Card,
  tell: (view, text) => tell(view as unknown as Workshop, text),
  about: (view, text, ref) => about(read(view as unknown as Workshop, text), ref),
} satisfies BoardKind;
