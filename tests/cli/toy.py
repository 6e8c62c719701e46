"""A game of a few lines over the contract: whoever takes the last pebble wins. What works with it knows no game."""

import json
from typing import Any

from pixelhall.core.chance import Chance, from_dump, from_seed
from pixelhall.core.errors import BadOption, Illegal
from pixelhall.core.game import Action, Decision, Game, Result, State, Told

TAKE, ROLL = 0, 1


class Heap(State):
    def __init__(self, pebbles: int, turn: int, chance: Chance) -> None:
        self.pebbles = pebbles
        self.turn = turn
        self.chance = chance
        self.lines: list[str] = []
        self.winner = -1

    def clone(self) -> "Heap":
        other = Heap(self.pebbles, self.turn, self.chance.clone())
        other.lines = self.lines[:]
        other.winner = self.winner
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "pebbles": self.pebbles,
            "turn": self.turn,
            "lines": self.lines,
            "winner": self.winner,
            "chance": self.chance.dump(),
        }


class Pebbles(Game[Heap]):
    """Take one to three, or roll a die for it."""

    name = "pebbles"
    title = "Pebbles"
    version = "1"

    def new(self, options: dict[str, Any] | None = None, seed: int | bytes = 0) -> Heap:
        pebbles = (options or {}).get("pebbles", 12)
        if not isinstance(pebbles, int) or not 1 <= pebbles <= 99:
            raise BadOption("pebbles can be a number from 1 to 99")
        return Heap(pebbles, 0, from_seed(seed))

    def options(self) -> dict[str, str]:
        return {"pebbles": "a number from 1 to 99"}

    def seats(self, state: Heap) -> int:
        return 2

    def decisions(self, state: Heap) -> list[Decision]:
        if state.winner >= 0:
            return []
        return [
            Decision(
                state.turn, "How many?", [*(Action(TAKE, n) for n in range(1, min(3, state.pebbles) + 1)), Action(ROLL)]
            )
        ]

    def apply(self, state: Heap, seat: int, action: Action) -> None:
        decision = self.asked(state, seat)
        if decision is None or action not in decision.options:
            raise Illegal("P-1", "Only the options can be done.")
        number = action.a if action.verb == TAKE else min(1 + state.chance.draw(3), state.pebbles)
        state.pebbles -= number
        state.lines.append(f"Player {seat + 1} takes {number}.")
        state.winner = seat if state.pebbles == 0 else -1
        state.turn = 1 - seat

    def result(self, state: Heap) -> Result | None:
        if state.winner < 0:
            return None
        return Result([1.0 if seat == state.winner else 0.0 for seat in range(2)], [state.winner], "the last pebble")

    def view(self, state: Heap, seat: int) -> dict[str, Any]:
        return {"game": self.name, "seat": seat, "pebbles": state.pebbles, "turn": state.turn}

    def log(self, state: Heap, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        return [Told(line) for line in state.lines[since:]]

    def guess(self, state: Heap, seat: int, seed: int) -> Heap:
        other = state.clone()
        other.chance = from_seed(seed)
        return other

    def write(self, state: Heap, action: Action) -> str:
        return f"take {action.a}" if action.verb == TAKE else "roll"

    def explain(self, state: Heap, seat: int, text: str) -> Illegal | None:
        return (
            Illegal("P-1", "One to three can be taken, and no more than there are.")
            if text.startswith("take")
            else None
        )

    def restore(self, data: dict[str, Any]) -> Heap:
        state = Heap(data["pebbles"], data["turn"], from_dump(data["chance"]))
        state.lines, state.winner = list(data["lines"]), data["winner"]
        return state

    def sources(self, state: Heap) -> dict[str, str]:
        return {"pebbles": "ab" * 32}

    def judge(self, state: Heap, seat: int) -> float:
        if state.winner >= 0:
            return 1.0 if state.winner == seat else 0.0
        safe = state.pebbles % 4 == 0
        return 0.8 if safe == (state.turn != seat) else 0.2

    def resign(self, state: Heap, seat: int) -> None:
        state.winner = 1 - seat

    def digest(self, state: Heap) -> str:
        import hashlib

        return hashlib.sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()[:16]
