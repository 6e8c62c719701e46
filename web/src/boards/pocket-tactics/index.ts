// Pocket-Tactics.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Builder from "./Builder.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import type { SkirmishView } from "./view";

export default { board: Board, builder: Builder, card: Card, ending: Ending } satisfies BoardKind<SkirmishView>;
