"""The stack of a play: its frames are found by their program."""

import pytest

import pixelhall
from pixelhall.core.machine import NOTHING, STAY, Frame, run
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.flow.procedures import procedures
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.setup import Shuffle
from pixelhall.pixel_tactics.flow.turn import Act
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import program, reason
from pixelhall.pixel_tactics.state.frames import Back, drop_under_way, index_of, leave, turn_frame, turn_runs, under_way
from pixelhall.pixel_tactics.state.state import Duel


def under(*programs: int) -> Duel:
    state: Duel = pixelhall.game("pixel-tactics").new({}, 1)
    state.stack = [Frame(program, 0, -1, NOTHING) for program in programs]
    return state


@pytest.mark.parametrize(
    ("programs", "runs"),
    [
        ((program.SERIES,), False),
        ((program.SERIES, program.BATTLE), False),
        ((program.SERIES, program.BATTLE, program.CHECK, program.REACT), False),
        ((program.SERIES, program.BATTLE, program.TURN), True),
        ((program.SERIES, program.BATTLE, program.TURN, program.CHECK), True),
        ((program.SERIES, program.BATTLE, program.CHECK, program.TURN, program.ATTACK), True),
    ],
)
def test_a_turn_runs_wherever_it_lies(programs: tuple[int, ...], runs: bool) -> None:
    state = under(*programs)
    assert turn_runs(state) == runs
    turn = turn_frame(state)
    assert (turn is not None and turn.program == program.TURN) == runs


@pytest.mark.parametrize(
    ("kept", "above"),
    [
        ((program.SERIES, program.BATTLE, program.TURN), (program.ATTACK, program.REACT)),
        ((program.SERIES, program.BATTLE, program.TURN), (program.CHECK,)),
        ((program.SERIES, program.BATTLE, program.CHECK), (program.REACT,)),
        ((program.SERIES, program.BATTLE, program.CHECK, program.TURN), (program.ATTACK,)),
        ((program.SERIES, program.BATTLE), ()),
    ],
)
def test_what_lies_above_the_turn_or_check_is_under_way(kept: tuple[int, ...], above: tuple[int, ...]) -> None:
    state = under(*kept, *above)
    assert [frame.program for frame in under_way(state)] == list(above)
    drop_under_way(state)
    assert [frame.program for frame in state.stack] == list(kept)


def test_the_series_outlives_its_battle() -> None:
    state = under(program.SERIES, program.BATTLE, program.TURN, program.ATTACK)
    finish(state, [1], reason.TEXT)
    finish(state, [1], reason.TEXT)
    assert [frame.program for frame in state.stack] == [program.SERIES]


def test_whoever_goes_back_arrives_at_the_op_that_the_program_names() -> None:
    state = under(program.SERIES)
    returns = 0
    for number in state.book.programs:
        for op in number:
            if isinstance(op, Back):
                returns += 1
                frame = Frame(program.SERIES, 0, -1, NOTHING, 50)
                frame.phase = 3
                assert op.go_back(frame) == STAY
                assert type(number[frame.pc]) is op.to and frame.phase == 0
    assert returns == 5


def test_an_op_that_is_named_stands_in_its_program_once() -> None:
    turn = procedures(MODES["classic"])[program.TURN]
    assert isinstance(turn[index_of(turn, Act)], Act)
    with pytest.raises(AssertionError, match="React stands in its program 3 times"):
        index_of(turn, React)
    with pytest.raises(AssertionError, match="Shuffle stands in its program 0 times"):
        index_of(turn, Shuffle)


@pytest.mark.parametrize("number", [program.ATTACK, program.BATTLE, program.REACT])
def test_a_program_that_is_left_has_nothing_more_to_do(number: int) -> None:
    state = under(number)
    assert leave(state, state.stack[0]) == STAY
    assert run(state.book.programs, state.stack, state, 1) and not state.stack
