// Pixel Pusher.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { about, read, tell } from "./options";
import type { FactoryView } from "./view";

export default {
  board: Board,
  card: Card,
  tell: (view, text) => tell(view, text),
  about: (view, text, ref) => about(read(view, text), ref),
} satisfies BoardKind<FactoryView>;
