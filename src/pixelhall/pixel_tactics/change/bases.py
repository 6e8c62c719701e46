"""Bases: their snap begins, and then they are flipped, so that they say nothing more in this battle (PT-BASE-02)."""

from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.numbers import mark, zone
from pixelhall.pixel_tactics.state.state import Card, Duel


def can_snap(state: Duel, card: Card) -> bool:
    """Whether its snap was not used yet."""
    return state.zone(card) == zone.BASE and not state.marked(card, mark.SNAPPED)


def begin_snap(state: Duel, card: Card) -> None:
    """What goes on works until the snap is done; it cannot be used again meanwhile (A-251)."""
    state.mark(card, mark.SNAPPED)
    say(state, logbook.SAYS_SNAPS, state.side(card), card)


def flip(state: Duel, card: Card) -> None:
    state.mark(card, mark.DOWN)
    state.stir(state.side(card))
