"""What lies on the tableau of a Duel Draft, and who has how much gold (PT-DDRAFT)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.layout import has_pile
from pixelhall.pixel_tactics.state.state import Card, Duel


def has_tableau(state: Duel) -> bool:
    return has_pile(state, zone.TABLEAU)


def on_tableau(state: Duel) -> list[Card]:
    """Its cards, from the far end to the one beside the deck."""
    return state.pile(0, zone.TABLEAU)


def gold_of(state: Duel, seat: i64) -> i64:
    return state.ledger[seat] if state.ledger else 0


def reach(state: Duel, seat: i64) -> list[Card]:
    """The cards that this player can take: those before it are skipped, for a gold each (PT-DDRAFT-04)."""
    return on_tableau(state)[: gold_of(state, seat) + 1]


def reaches_deck(state: Duel, seat: i64) -> bool:
    """Whether all can be skipped: without a deck the last card cannot (A-151)."""
    n = len(on_tableau(state))
    return n > 0 and gold_of(state, seat) >= n and len(state.pile(seat, zone.DECK)) > 0
