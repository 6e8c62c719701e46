"""The Leaders of a built deck. Designated Leaders are a pool of their own, so that they stay what they are
(PT-DECK-02, PT-SETUP-09)."""

from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.parts import promo_pool
from pixelhall.pixel_tactics.state.state import Card, Duel


def is_designated(state: Duel, card: Card) -> bool:
    """Whether a card is a Leader of a built deck."""
    return state.rules.built and state.seats <= state.origin(card) < promo_pool(state.seats)


def leader_pile(state: Duel, seat: int) -> list[Card]:
    """The Leaders of a seat that may still lead."""
    return [card for card in range(state.count()) if state.zone(card) == zone.LEADERS and state.side(card) == seat]


def different(state: Duel, cards: list[Card]) -> list[Card]:
    """Of cards with the same face the first."""
    faces = [state.face(card) for card in cards]
    return [card for i, card in enumerate(cards) if faces[i] not in faces[:i]]
