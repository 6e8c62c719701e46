"""Runs a play to its next question."""

from typing import Final

from pixelhall.core import machine
from pixelhall.core.game import Action
from pixelhall.pocket_tactics.flow import ending
from pixelhall.pocket_tactics.flow.procedures import PROGRAMS
from pixelhall.pocket_tactics.numbers import program
from pixelhall.pocket_tactics.state.state import Skirmish

MOST_STEPS: Final = 5000  # of the machine between two questions


def drop_turn(state: Skirmish) -> None:
    """Drops what was under way when a player leaves; the next turn begins."""
    bottom = next(frame for frame in state.stack if frame.program != program.SETUP)
    state.stack = [bottom]
    ending.end_if_decided(state)
    bottom.pc, bottom.phase, bottom.numbers = len(PROGRAMS[bottom.program]) - 1, 0, [0]
    go_on(state)


def answer(state: Skirmish, seat: int, action: Action) -> None:
    """Gives one answer to the op that waits, and runs on to the next question."""
    state.asked = None
    if machine.answer(PROGRAMS, state.stack, state, seat, action):
        go_on(state)


def go_on(state: Skirmish) -> None:
    """Runs to the next question."""
    state.asked = None
    done = machine.run(PROGRAMS, state.stack, state, MOST_STEPS)
    assert done, "a turn ends"
