"""The time markers of Operations: put on, taken off, and the card itself gone when none can be (PT-OP-02)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import discard_from_play
from pixelhall.pixel_tactics.numbers import event, field, fourth_box, zone
from pixelhall.pixel_tactics.state.state import Card, Duel


def put_markers(state: Duel, card: Card, n: i64) -> None:
    set_markers(state, card, state.time(card) + n)


def take_markers(state: Duel, card: Card, n: i64) -> None:
    """At the end of a turn or by an effect: the card is discarded when a marker is to come off and none is left, or with
    the last one if the option says so (A-092)."""
    left = state.time(card)
    if left > 0:
        set_markers(state, card, max(0, left - n))
    if n > left or (n == left and state.rules.reaches_zero):
        emit(state, event.EXPIRES, state.side(card), card)
        discard_from_play(state, card)


def operation(state: Duel, card: Card) -> bool:
    """Whether a card is an Operation in a Reserve: only these have markers."""
    return state.zone(card) == zone.RESERVE and state.book.faces[state.face(card)].box == fourth_box.OPERATION


def set_markers(state: Duel, card: Card, n: i64) -> None:
    state.put(card, field.TIME, n)
    say(state, logbook.SAYS_TICK, state.side(card), card, n=n)
