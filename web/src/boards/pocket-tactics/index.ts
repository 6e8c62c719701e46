// Pocket-Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { tell } from "./options";
import type { Field } from "./view";

export default { board: Board, card: Card, tell: (view, text) => tell(view as unknown as Field, text) } satisfies BoardKind;
