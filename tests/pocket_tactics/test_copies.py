"""Copies of a skirmish share what seldom changes, and still go ways of their own."""

import json
import random
from typing import Any

import pytest

from pocket_tactics.skirmishes import GAME

PLAYS = [
    {},
    {"preset": "ford"},
    {"tiles": "choose", "central": "agree", "control": "flag"},
    {"players": 4, "dice": "auto"},
]


def rows(state: Any) -> Any:
    """All that a play is, and what is made from it when it is restored: the rings around tiles, the edge of the map."""
    return state.dump(), [list(ring) for ring in state.around], list(state.edge)


@pytest.mark.parametrize("options", PLAYS)
def test_two_copies_that_part_leave_each_other_alone(options: dict[str, Any]) -> None:
    """Each becomes what a play restored from a dump becomes by the same action, and the play they were taken from stays
    as it was."""
    dice = random.Random(3)
    state = GAME.new(options, 3)
    parted = 0
    while decisions := GAME.decisions(state):
        seat, (first, *others) = decisions[0].seat, decisions[0].options
        if others and parted < 150:
            parted += 1
            part(state, seat, first, others[-1])
        GAME.apply(state, seat, dice.choice([first, *others]))
    assert parted > 20


def part(state: Any, seat: int, one: Any, other: Any) -> None:
    saved = json.dumps(state.dump())
    copies = [state.clone(), state.clone()]
    for copy, action in zip(copies, (one, other)):
        GAME.apply(copy, seat, action)
    for copy, action in zip(copies, (one, other)):
        alone = GAME.restore(json.loads(saved))
        GAME.apply(alone, seat, action)
        assert rows(copy) == rows(alone)
    assert rows(state) == rows(GAME.restore(json.loads(saved)))
