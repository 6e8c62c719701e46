// Pocket-Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { read } from "./options";
import { tell } from "./telling";
import type { SkirmishView } from "./view";

export default {
  board: Board,
  card: Card,
  tell: (view, text) => tell(view, text),
  about: (_, text, ref) => read(text).way.includes(ref),
} satisfies BoardKind<SkirmishView>;
