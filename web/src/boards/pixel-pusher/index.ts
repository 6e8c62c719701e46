// Pixel Pusher.

import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import type { FactoryView } from "./view";

export default { board: Board, card: Card, ending: Ending } satisfies BoardKind<FactoryView>;
