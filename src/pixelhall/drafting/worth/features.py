"""What counts about a card, as Hero and as Leader: its numbers, and what its texts do, read from their AST. Nothing here
knows a name, so that cards of anyone's own are judged as well."""

import functools
from typing import Final

from pixelhall.drafting.cards.cube import Cards
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.search_words import gists

ROWS: Final = ("damage", "draw", "heal", "protect", "defeat", "discard", "move", "stronger", "revive", "token")
ORDERS: Final = ("damage", "draw", "defeat", "heal")
LEADERS: Final = ("damage", "draw", "heal", "stronger", "protect", "ranged", "action", "token")
HERO_NAMES: Final = (
    "attack",
    "life",
    "attack, ranged",
    "life, intercepts",
    "ranged",
    "swift",
    *(f"row: {word}" for word in ROWS),
    *(f"order: {word}" for word in ORDERS),
    "order: other",
    "trap",
    "operation",
)
CROWDS: Final = ("ranged", "order: damage", "trap", "operation")  # of which a second counts otherwise than the first
LEADER_NAMES: Final = ("attack", "life", *(f"text: {word}" for word in LEADERS), "text: other")
NAMES: Final = (
    *(f"hero {name}" for name in HERO_NAMES),
    *(f"many: {name}" for name in CROWDS),
    *(f"leader {name}" for name in LEADER_NAMES),
)
CROWD_AT: Final = tuple(HERO_NAMES.index(name) for name in CROWDS)


@functools.lru_cache(maxsize=32)
def hero_rows(cards: Cards) -> tuple[tuple[float, ...], ...]:
    """The features of every card as a Hero, in the order of HERO_NAMES."""
    return tuple(as_hero(card) for card in cards.cards)


@functools.lru_cache(maxsize=32)
def leader_rows(cards: Cards) -> tuple[tuple[float, ...], ...]:
    """The features of every card as a Leader; nothing of a Common."""
    return tuple(as_leader(card) for card in cards.cards)


def as_hero(card: card_sets.Card) -> tuple[float, ...]:
    rows: set[str] = set()
    order: set[str] = set()
    for gist in gists(card, "hero"):
        if "hero" in gist.where:
            rows |= gist.does
        elif "order" in gist.where:
            order |= gist.does
    ranged, blocks = "ranged" in rows, "intercept" in rows
    plain = bool(card.order) and not any(word in order for word in ORDERS)
    return (
        card.attack / 4,
        card.life / 6,
        card.attack / 4 if ranged else 0.0,
        card.life / 6 if blocks else 0.0,
        float(ranged),
        float("swift" in rows),
        *(float(word in rows) for word in ROWS),
        *(float(word in order) for word in ORDERS),
        float(plain),
        float(bool(card.trap)),
        float(bool(card.operation)),
    )


def as_leader(card: card_sets.Card) -> tuple[float, ...]:
    if card.leader is None:
        return (0.0,) * len(LEADER_NAMES)
    does: set[str] = set()
    for gist in gists(card, "hero"):
        if "leader" in gist.where:
            does |= gist.does
    known = [float(word in does) for word in LEADERS]
    other = float(bool(card.leader.texts) and not any(known))
    return (card.leader.attack / 4, card.leader.life / 20, *known, other)
