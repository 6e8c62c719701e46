"""What a deck is made of, for people: its curve, what works in which row, keywords, copies."""

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pixelhall.core.lists import Chart
from pixelhall.pixel_tactics.cards.catalogue import fourth
from pixelhall.pixel_tactics.cards.glossary import MEANINGS
from pixelhall.pixel_tactics.cards.kinds import ROWS, Card
from pixelhall.pixel_tactics.cards.search_words import gists
from pixelhall.pixel_tactics.decks.deck import Deck, singles

COUNTED: Final = tuple(list(MEANINGS)[:11])  # what a character can have
JOBS: Final = {  # what a deck should have somebody for: the words of a search, and the box in which they count
    "guard the Vanguard": ("vanguard", "intercept"),
    "shoot from the Flank": ("flank", "ranged"),
    "shoot from the Rear": ("rear", "ranged"),
    "heal": ("", "heal"),
    "draw cards": ("", "draw"),
    "hurt with an Order": ("order", "damage"),
    "defeat with an Order": ("order", "defeat"),
    "answer with a Trap": ("trap", ""),
}
BOXES: Final = ("order", "operation", "trap", "none")


def charts(deck: Deck, cards: Mapping[str, Card]) -> list[Chart]:
    """Of its Heroes, each as often as it is in the deck; then how often cards are in it."""
    heroes = [cards[name] for name in singles(deck.heroes) if name in cards]
    copies = Counter(Counter(name for name in singles(deck.entries())).values())
    return [
        Chart("Attack", curve(heroes, lambda card: card.attack)),
        Chart("Life", curve(heroes, lambda card: card.life)),
        Chart(
            "Rows with an ability",
            tuple((row.capitalize(), sum(bool(texts_in(card, row)) for card in heroes)) for row in ROWS),
        ),
        Chart("Who can", tuple((job, sum(does(card, job) for card in heroes)) for job in JOBS)),
        Chart("Keywords", tuple(keywords(heroes))),
        Chart("Fourth box", tuple((box, sum((fourth(card)[0] or "none") == box for card in heroes)) for box in BOXES)),
        Chart("Copies", tuple((f"{n} of a card", copies[n]) for n in sorted(copies))),
    ]


def curve(heroes: list[Card], number: Callable[[Card], int]) -> tuple[tuple[str, int], ...]:
    found = Counter(number(card) for card in heroes)
    return tuple((str(n), found[n]) for n in range(min(found, default=0), max(found, default=-1) + 1))


def texts_in(card: Card, row: str) -> tuple[str, ...]:
    return {"vanguard": card.vanguard, "flank": card.flank, "rear": card.rear}[row]


@functools.lru_cache(4096)
def does(card: Card, job: str) -> bool:
    """Whether a Hero can do a job."""
    where, what = JOBS[job]
    return any(
        (where in gist.where if where else "leader" not in gist.where) and (what in gist.does if what else True)
        for gist in gists(card, "hero")
    )


def keywords(heroes: Iterable[Card]) -> list[tuple[str, int]]:
    """How many Heroes have a keyword in one of their rows, the usual ones first."""
    found = Counter(
        word for card in heroes for word in COUNTED if any(word in text for row in ROWS for text in texts_in(card, row))
    )
    return found.most_common()
