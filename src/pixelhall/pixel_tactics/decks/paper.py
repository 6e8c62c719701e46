"""The cards of a built deck, for a printer."""

from collections.abc import Mapping

from pixelhall.core.paper import PaperCard
from pixelhall.pixel_tactics.decks.deck import Deck, singles


def paper_deck(deck: Deck, cards: Mapping[str, PaperCard], titles: Mapping[str, str]) -> tuple[PaperCard, ...]:
    """The Leaders of a deck as Leaders and its Heroes as Heroes, with backs that tell nothing (PT-DECK-02)."""
    leaders = [titles.get(name) or name for name in singles(deck.leaders)]
    return tuple(cards[name] for name in (*leaders, *singles(deck.heroes)) if name in cards)
