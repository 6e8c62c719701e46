"""The deck that a seat takes home, as the text of a built deck, and the format in which it can be played."""

from typing import Any

from pixelhall.drafting.state.state import Draft
from pixelhall.pixel_tactics.decks.deck import deck_of, write
from pixelhall.pixel_tactics.decks.faults import faults
from pixelhall.pixel_tactics.decks.formats import FORMATS
from pixelhall.pixel_tactics.decks.restrictions import NONE

CASUAL = "draft"  # the format of decks that a draft made and no other format has


def deck_text(state: Draft, seat: int) -> str:
    names = state.book.names
    deck = deck_of([names[card] for card in state.leaders[seat]], [names[card] for card in state.heroes[seat]])
    return write(deck, state.book.pool)


def form_of(state: Draft, seat: int) -> str:
    """The format in which the deck is legal: that of the draft, or the casual one of drafts (PT-CUBE-02)."""
    names = state.book.names
    deck = deck_of([names[card] for card in state.leaders[seat]], [names[card] for card in state.heroes[seat]])
    form = FORMATS[state.rules.method.format]
    return form.name if not faults(deck, form, NONE, state.book.pool) else CASUAL


def spoils(state: Draft, seat: int) -> dict[str, Any]:
    """A deck with its format and the sets that it needs; of a League Draft, the cards that were drafted."""
    names = state.book.names
    if state.rules.method.name == "league":
        kind = "leaders" if state.rules.leads else "heroes"
        cards = state.leaders[seat] or state.heroes[seat]
        return {"drafted": kind, "cards": [names[card] for card in cards]}
    return {"deck": deck_text(state, seat), "format": form_of(state, seat), "sets": list(state.rules.sets)}
