"""Whose turn it is: each phase begins with the holder of its ability card, or with the start marker, and goes on
clockwise."""

from pixelhall.pixel_pusher.change.logbook import SAYS_BEGINS, SAYS_MARKER, say
from pixelhall.pixel_pusher.numbers import ability, phase
from pixelhall.pixel_pusher.state.state import Factory


def first(state: Factory, ability: int) -> int:
    """Who begins (PP-6)."""
    holder = state.holders[ability]
    return holder if holder >= 0 else state.marker


def ability_of(stage: int) -> int:
    """The card that says who begins a phase; conversions follow the order of scoring (PP-28)."""
    if stage == phase.COLLECT:
        return ability.FIRST_COLLECT
    return ability.FIRST_BUILD if stage == phase.BUILD else ability.FIRST_SCORE


def begin(state: Factory, phase: int) -> None:
    """A phase in which the players act in turn."""
    state.phase = phase
    state.turn = 0
    state.idle = [0] * state.seats
    say_first(state)


def say_first(state: Factory) -> None:
    """Tells who begins, and by what."""
    ability = ability_of(state.phase)
    holds = state.holders[ability] >= 0
    say(state, SAYS_BEGINS if holds else SAYS_MARKER, first(state, ability), state.phase, ability if holds else -1)


def active(state: Factory) -> int:
    """The seat whose turn it is in such a phase."""
    return (first(state, ability_of(state.phase)) + state.turn) % state.seats
