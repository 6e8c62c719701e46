"""The stack of a play: its frames are found by their program."""

import pytest

import pixelhall
from pixelhall.core.machine import NOTHING, STAY, Frame, run
from pixelhall.pixel_tactics.changes import finish
from pixelhall.pixel_tactics.codes import ATTACK_P, BATTLE_P, BY_TEXT, CHECK_P, REACT_P, SERIES_P, TURN_P
from pixelhall.pixel_tactics.frames import Back, drop_under_way, index_of, leave, turn_frame, turn_runs, under_way
from pixelhall.pixel_tactics.procedures import procedures
from pixelhall.pixel_tactics.reactions import React
from pixelhall.pixel_tactics.setup import Deal
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.turn import Act


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


def test_whoever_goes_back_arrives_at_the_op_that_the_program_names() -> None:
    state = under(SERIES_P)
    returns = 0
    for program in state.book.programs:
        for op in program:
            if isinstance(op, Back):
                returns += 1
                frame = Frame(SERIES_P, 0, -1, NOTHING, 50)
                frame.phase = 3
                assert op.go_back(frame) == STAY
                assert type(program[frame.pc]) is op.to and frame.phase == 0
    assert returns == 5


def test_an_op_that_is_named_stands_in_its_program_once() -> None:
    turn = procedures()[TURN_P]
    assert isinstance(turn[index_of(turn, Act)], Act)
    with pytest.raises(AssertionError, match="React stands in its program 3 times"):
        index_of(turn, React)
    with pytest.raises(AssertionError, match="Deal stands in its program 0 times"):
        index_of(turn, Deal)


@pytest.mark.parametrize("program", [ATTACK_P, BATTLE_P, REACT_P])
def test_a_program_that_is_left_has_nothing_more_to_do(program: int) -> None:
    state = under(program)
    assert leave(state, state.stack[0]) == STAY
    assert run(state.book.programs, state.stack, state, 1) and not state.stack
