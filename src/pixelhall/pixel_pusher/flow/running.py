"""Runs a play to its next question."""

from typing import Final

from pixelhall.core import machine
from pixelhall.core.game import Action
from pixelhall.pixel_pusher.flow.procedures import PROGRAMS
from pixelhall.pixel_pusher.state.state import Factory

MOST_STEPS: Final = 1000  # of the machine between two questions


def answer(state: Factory, seat: int, action: Action) -> None:
    """Gives one answer to the op that waits, and runs on to the next question."""
    state.asked = None
    if machine.answer(PROGRAMS, state.stack, state, seat, action):
        go_on(state)


def go_on(state: Factory) -> None:
    """Runs to the next question."""
    state.asked = None
    done = machine.run(PROGRAMS, state.stack, state, MOST_STEPS)
    assert done, "a round ends"
