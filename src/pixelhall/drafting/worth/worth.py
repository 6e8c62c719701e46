"""What a pool of cards is worth, and what one card more adds to it, by the weights in weights.toml.

A deck is judged by the mean of its Heroes and of its Leaders. Of some kinds of cards a second one counts otherwise than the
first: their share of the deck counts once more, squared.
"""

from pathlib import Path
from typing import Final

from pixelhall.core.judging import Weights
from pixelhall.drafting.cards.cube import Cards
from pixelhall.drafting.state.state import Card
from pixelhall.drafting.worth.features import CROWD_AT, HERO_NAMES, LEADER_NAMES, NAMES, hero_rows, leader_rows

WEIGHTS: Final = Weights(Path(__file__).parent / "weights.toml", NAMES)
HEROES: Final = len(HERO_NAMES)
CROWDS: Final = len(CROWD_AT)
DECK: Final = 25.0  # Heroes of a usual deck
USUAL_LEADERS: Final = 4.0
TWICE: Final = -1.0  # what a card adds that the deck may not have once more


def deck_features(cards: Cards, leaders: list[Card], heroes: list[Card]) -> list[float]:
    """How a deck is made up, a number for each of the weights."""
    rows, sides = hero_rows(cards), leader_rows(cards)
    n, m = max(len(heroes), 1), max(len(leaders), 1)
    means = [sum(rows[card][at] for card in heroes) / n for at in range(HEROES)]
    crowds = [means[at] ** 2 for at in CROWD_AT]
    return [*means, *crowds, *(sum(sides[card][at] for card in leaders) / m for at in range(len(LEADER_NAMES)))]


def hero_worth(cards: Cards, card: Card, heroes: list[Card]) -> float:
    """What a card adds to the worth of a usual deck that has these Heroes, compared with no card at all."""
    row = hero_rows(cards)[card]
    total = sum(WEIGHTS.values[at] * row[at] for at in range(HEROES)) / DECK
    for number, at in enumerate(CROWD_AT):
        if row[at]:
            there = sum(hero_rows(cards)[other][at] for other in heroes)
            total += WEIGHTS.values[HEROES + number] * (2 * there + row[at]) * row[at] / DECK**2
    return total


def leader_worth(cards: Cards, card: Card) -> float:
    """What a card adds as one of the Leaders."""
    row = leader_rows(cards)[card]
    first = HEROES + CROWDS
    return sum(WEIGHTS.values[first + at] * row[at] for at in range(len(LEADER_NAMES))) / USUAL_LEADERS


def strongest(cards: Cards, card: Card, heroes: list[Card], most: int = 3) -> list[str]:
    """By which features a card is worth most as a Hero, for people."""
    row = hero_rows(cards)[card]
    parts = sorted(((WEIGHTS.values[at] * row[at], HERO_NAMES[at]) for at in range(HEROES)), reverse=True)
    return [name for worth, name in parts[:most] if worth > 0]
