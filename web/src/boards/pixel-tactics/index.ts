// Pixel Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import type { DuelView } from "./view";

export default { board: Board, card: Card, ending: Ending } satisfies BoardKind<DuelView>;
