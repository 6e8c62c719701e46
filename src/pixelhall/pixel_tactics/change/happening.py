"""Something happens: the log tells it, and whoever listens hears it. Where a line tells other numbers than its event
carries, as of a Trap that nobody may know, the two are called by themselves."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.state import Card, Duel


def happens(
    state: Duel, kind: i64, seat: i64 = -1, card: Card = -1, other: Card = -1, n: i64 = 0, how: i64 = 0, place: i64 = -1
) -> None:
    """The line and the event have the same numbers."""
    say(state, kind, seat, card, other, n, how, place)
    emit(state, kind, seat, card, other, n, how, place)


def befalls(state: Duel, kind: i64, card: Card, other: Card = -1, n: i64 = 0, how: i64 = 0) -> None:
    """Something happens to a card in a Unit: the line tells where it stands, too."""
    if state.logging:
        say(state, kind, state.side(card), card, other, n, how, place_of(state, card))
    emit(state, kind, state.side(card), card, other, n, how)
