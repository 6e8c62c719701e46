"""What may be taken back freely: actions by which nobody learned anything. A seat has learned something if the same
actions look different in a world that it could not tell from the true one before: then a card was drawn or shown, or
dice were rolled."""

import json
from typing import Any

from pixelhall.core.errors import Illegal
from pixelhall.core.game import Game, Seat

WORLDS = 6


class Step:
    """One action of a play, and the position before it."""

    def __init__(self, seat: Seat, text: str, before: Any) -> None:
        self.seat = seat
        self.text = text
        self.before = before


def target(game: Game[Any], steps: list[Step], seat: Seat) -> int:
    """The last step at which this seat had a choice, or -1."""
    for i in range(len(steps) - 1, -1, -1):
        decision = game.asked(steps[i].before, steps[i].seat)
        if steps[i].seat == seat and decision is not None and len(decision.options) > 1:
            return i
    return -1


def others(steps: list[Step], seat: Seat) -> list[Seat]:
    """The other seats that acted in these steps."""
    return sorted({step.seat for step in steps if step.seat != seat})


def who_learned(game: Game[Any], steps: list[Step], now: Any) -> list[Seat]:
    """The seats that learned something by these steps."""
    return [seat for seat in range(game.seats(now)) if has_learned(game, steps, now, seat)]


def has_learned(game: Game[Any], steps: list[Step], now: Any, seat: Seat) -> bool:
    """Whether a seat sees something after these steps that it could not have foreseen."""
    seen = sight(game, now, seat)
    return any(elsewhere(game, steps, seat, world) != seen for world in range(WORLDS))


def elsewhere(game: Game[Any], steps: list[Step], seat: Seat, world: int) -> str:
    """What the seat would see after the same steps in another world; empty if they are not legal there."""
    state = game.guess(steps[0].before, seat, 7919 + world)
    try:
        for step in steps:
            game.apply(state, step.seat, game.parse(step.before, step.seat, step.text))
    except Illegal:
        return ""
    return sight(game, state, seat)


def sight(game: Game[Any], state: Any, seat: Seat) -> str:
    """All that a seat sees: its view and its question, for options can show cards of a deck."""
    asked = game.asked(state, seat)
    question = None if asked is None else [asked.prompt, game.written(state, asked)]
    return json.dumps([game.view(state, seat), question], sort_keys=True)
