// Pixel Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { about, owned, read } from "./options";
import { tellOption } from "./telling";
import { leaderSlot, type DuelView } from "./view";

export default {
  board: Board,
  card: Card,
  tell: (view, text) => tellOption(view, read(text)),
  about: (view, text, ref) => about(owned(read(text), leaderSlot(view)), ref),
} satisfies BoardKind<DuelView>;
