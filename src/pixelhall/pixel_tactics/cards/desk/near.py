"""Texts on shipped cards that say something like a given one: by the kinds of nodes they share, rare ones first."""

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache

from pixelhall.core.desk import Near
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.desk.boxes import grammar_of
from pixelhall.pixel_tactics.cards.language import parse, write
from pixelhall.pixel_tactics.cards.language.node import Node, every

MOST = 4
LEAST = 0.2  # how alike two texts must be to be shown
SAME_BOX = 0.1  # what standing in the same kind of box adds


def near(node: Node, box: str) -> list[Near]:
    """The most similar texts, the nearest first; never the text itself."""
    here, itself = marks(node), write(node)
    found = [
        (alike(here, there) + SAME_BOX * (grammar_of(where) == grammar_of(box)), one)
        for one, where, there in printed()
        if one.text != itself
    ]
    best = sorted((pair for pair in found if pair[0] > LEAST), key=lambda pair: -pair[0])
    return [one for _, one in best[:MOST]]


def marks(node: Node) -> Counter[str]:
    """The kinds of nodes in a text, with the words of closed lists that they hold."""
    found: Counter[str] = Counter()
    for part in every(node):
        name = type(part).__name__
        found[name] = 1
        for field in type(part).__match_args__:
            value = getattr(part, field)
            if isinstance(value, str) and value and field not in ("name", "text"):
                found[f"{name} {value}"] = 1
    return found


def alike(one: Counter[str], other: Counter[str]) -> float:
    """The weight of what two texts share, as a part of all that either has."""
    shared, all_ = one.keys() & other.keys(), one.keys() | other.keys()
    return sum(map(weight, shared)) / max(1e-9, sum(map(weight, all_)))


def weight(mark: str) -> float:
    """The rarer a mark is on shipped cards, the more it says."""
    return math.log((1 + len(printed())) / (1 + counts()[mark]))


@cache
def counts() -> Counter[str]:
    return Counter(mark for _, _, marked in printed() for mark in marked)


@cache
def printed() -> list[tuple[Near, str, Counter[str]]]:
    """All texts on shipped cards: where they stand, their box, their marks."""
    return [(Near(card, label, text), box, marks(parse(text, grammar_of(box)))) for card, label, box, text in texts()]


def texts() -> Iterator[tuple[str, str, str, str]]:
    """Each text with its card, a label for people, and its box."""
    for name in card_sets.shipped():
        for card in card_sets.FOLDERS.load(name).cards:
            rows = {"vanguard": card.vanguard, "flank": card.flank, "rear": card.rear, "operation": card.operation}
            if card.leader is not None:
                rows["leader"] = card.leader.texts
            for box, found in rows.items():
                who = card.leader.name if box == "leader" and card.leader is not None else card.name
                yield from ((who, box.capitalize(), box, text) for text in found if text)
            for box, text in (("order", card.order), ("trap", card.trap)):
                if text:
                    yield card.name, box.capitalize(), box, text
