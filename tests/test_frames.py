"""The stack of a play: its frames are found by their program."""

import pytest

import pixelhall
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pixel_tactics.changes import finish
from pixelhall.pixel_tactics.codes import ATTACK_P, BATTLE_P, BY_TEXT, CHECK_P, REACT_P, SERIES_P, TURN_P
from pixelhall.pixel_tactics.frames import drop_under_way, turn_frame, turn_runs, under_way
from pixelhall.pixel_tactics.state import Duel


def under(*programs: int) -> Duel:
    state: Duel = pixelhall.game("pixel-tactics").new({}, 1)
    state.stack = [Frame(program, 0, -1, NOTHING) for program in programs]
    return state


@pytest.mark.parametrize(
    ("programs", "runs"),
    [
        ((SERIES_P,), False),
        ((SERIES_P, BATTLE_P), False),
        ((SERIES_P, BATTLE_P, CHECK_P, REACT_P), False),
        ((SERIES_P, BATTLE_P, TURN_P), True),
        ((SERIES_P, BATTLE_P, TURN_P, CHECK_P), True),
        ((SERIES_P, BATTLE_P, CHECK_P, TURN_P, ATTACK_P), True),
    ],
)
def test_a_turn_runs_wherever_it_lies(programs: tuple[int, ...], runs: bool) -> None:
    state = under(*programs)
    assert turn_runs(state) == runs
    turn = turn_frame(state)
    assert (turn is not None and turn.program == TURN_P) == runs


@pytest.mark.parametrize(
    ("kept", "above"),
    [
        ((SERIES_P, BATTLE_P, TURN_P), (ATTACK_P, REACT_P)),
        ((SERIES_P, BATTLE_P, TURN_P), (CHECK_P,)),
        ((SERIES_P, BATTLE_P, CHECK_P), (REACT_P,)),
        ((SERIES_P, BATTLE_P, CHECK_P, TURN_P), (ATTACK_P,)),
        ((SERIES_P, BATTLE_P), ()),
    ],
)
def test_what_lies_above_the_turn_or_check_is_under_way(kept: tuple[int, ...], above: tuple[int, ...]) -> None:
    state = under(*kept, *above)
    assert [frame.program for frame in under_way(state)] == list(above)
    drop_under_way(state)
    assert [frame.program for frame in state.stack] == list(kept)


def test_the_series_outlives_its_battle() -> None:
    state = under(SERIES_P, BATTLE_P, TURN_P, ATTACK_P)
    finish(state, [1], BY_TEXT)
    finish(state, [1], BY_TEXT)
    assert [frame.program for frame in state.stack] == [SERIES_P]
