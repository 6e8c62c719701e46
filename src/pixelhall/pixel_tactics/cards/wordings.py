"""The vocabulary of Card English as it stands beside an editor: every form with an example, from the shipped cards where
one uses it."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from pixelhall.core.shelf import Chapter, Wording
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.language import parse
from pixelhall.pixel_tactics.cards.language.forms.notation import Kind
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, TABLE
from pixelhall.pixel_tactics.cards.language.invent import height, of_form
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.language.vocabulary import kinds_by_chapter, wording, words_by_list
from pixelhall.pixel_tactics.cards.language.writer import phrase, write

TRIES: Final = 8  # examples that are invented for a form, of which the shortest is shown
SAMPLE: Final = """\
[set]
name = "goose"
title = "One More Goose"

[[hero]]
name = "Lake Goose"
attack = 2
life = 5
vanguard = "When this Hero is attacked, apply 1 damage to the attacker."
flank = "This Hero's Forerunner has +1 Attack."
rear = "Spell: Choose a Rival Hero. Move it 1 slot back."
order = "Choose a Hero. If it is damaged, draw 2 cards. Otherwise, apply 2 damage to it."
leader = { name = "Goose Queen", attack = 3, life = 19, text = "When you recruit a Hero, remove 1 damage from this Leader." }
"""
TABLES: Final = {
    "common": (
        "A Common: a Hero that never leads; rows may be left out.",
        """\
[[common]]
name = "Ditch Duck"
attack = 2
life = 4
rear = "Ranged Attack."
""",
    ),
    "promo": (
        "A promo: a card of the shared promo deck, written like a Hero.",
        """\
[[promo]]
name = "Town Crier"
attack = 2
life = 6
vanguard = "Intercept."
flank = ""
rear = "Spell: Draw 1 promo."
order = "Each player draws 1 card."
leader = { name = "Loudest Crier", attack = 3, life = 19, text = "When you use the Promo Draw action, remove 1 damage from this Leader." }
""",
    ),
    "base": (
        "A base: lies outside play, does one thing all the time and another once.",
        """\
[[base]]
name = "Goose Green"
colour = "green"
points = 2
ongoing = "Your Rear Heroes have +1 Life."
snap = "Snap: Draw 2 cards."
""",
    ),
    "leader": (
        "A chase Leader: another leader side for the card that it names.",
        """\
[[leader]]
name = "Moonlit Goose"
of = "Lake Goose"
attack = 4
life = 18
text = "Your Flank Heroes have +1 Attack."
""",
    ),
}


@cache
def vocabulary() -> list[Chapter]:
    found = used()
    cards = [Wording("[[hero]]", "A card: a Hero with its rows, a box, a Leader side.", SAMPLE.partition("\n\n")[2])]
    cards += [Wording(f"[[{table}]]", meaning, sample) for table, (meaning, sample) in TABLES.items()]
    chapters = [Chapter("Cards", tuple(cards))]
    for title, kinds in kinds_by_chapter():
        chapters.append(
            Chapter(title, tuple(Wording(wording(kind), kind.meaning, example(kind, found)) for kind in kinds))
        )
    for title, rows in words_by_list():
        words = tuple(Wording(shown, meaning, shown.split(" / ")[0]) for shown, meaning in rows)
        chapters.append(Chapter(title, words))
    statuses = tuple(Wording(f"[{name}]", meaning, f"[{name}]") for name, meaning in TABLE.statuses.items())
    return [*chapters, Chapter("Statuses", statuses)]


def example(kind: Kind, found: dict[str, str]) -> str:
    """How a form is used, as briefly as possible."""
    return found.get(kind.name) or min((invented(kind, Random(seed)) for seed in range(TRIES)), key=len)


def invented(kind: Kind, luck: Random) -> str:
    """A part of a text of this kind, made from the table."""
    form = min(kind.forms, key=height)
    made = of_form(form, luck, height(form))
    assert isinstance(made, Node), "a form makes a node"
    return written(made)


def used() -> dict[str, str]:
    """For each kind of node the shortest example on a shipped card."""
    found: dict[str, str] = {}
    for text, box in texts():
        for one in every(parse(text, box)):
            name = type(one).__name__
            if TABLE.kinds[name].printed and (shown := written(one)) and len(shown) < len(found.get(name, shown + ".")):
                found[name] = shown
    return found


def written(node: Node) -> str:
    """A whole text, or a part of one as in mid-sentence."""
    whole = any(type(node).__name__ in TABLE.nodes(category) for category in BOXES.values())
    return write(node) if whole else phrase(node)


def texts() -> Iterator[tuple[str, str]]:
    """All texts on shipped cards, each with its box."""
    for name in card_sets.shipped():
        yield from ((text, box) for _, text, box, _ in card_sets.texts_of(card_sets.load(name)))
