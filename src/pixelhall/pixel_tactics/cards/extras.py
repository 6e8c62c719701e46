"""What else is in the box: tokens, markers, reference cards, blank cards, the score pad of a League."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from pixelhall.core.paper import GREY, Box, Extra, Face, Marker, Pad, PaperCard, Prints, Table, plain
from pixelhall.pixel_tactics.cards.card_sets import CardSet, texts_of
from pixelhall.pixel_tactics.cards.glossary import MEANINGS
from pixelhall.pixel_tactics.cards.kinds import FOURTH, ROWS
from pixelhall.pixel_tactics.cards.language.node import every
from pixelhall.pixel_tactics.cards.language.nodes import AddCounters, CreateToken, Status
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.cards.paper import (
    BLUE,
    BOXES,
    FLAG,
    FRAMES,
    GOLD,
    GREEN,
    PURPLE,
    RED,
    SIGNS,
    numbers,
)

BLANKS: Final = 6  # in the box (PT-CARD-17)
COPIES: Final = 2  # of a reference card: one for each player
TOKENS: Final = 3  # of each Hero token
KEYWORDS: Final = 11  # the first words of the glossary are what a character can have
LEADERS: Final = 5  # of a League player (PT-LEAGUE-05)
BATTLES: Final = 5  # as many as there are Leaders (PT-LEAGUE-14)


def extras(sets: Iterable[CardSet]) -> dict[str, Extra]:
    """Tokens are those that the cards of these sets make."""
    some = list(sets)
    return {
        "tokens": Extra("the Heroes that cards create", Prints(tuple(tokens(some)))),
        "markers": Extra("damage, time, wave, first player, statuses", Prints(markers=tuple(markers(some)))),
        "reference": Extra("two reference cards for each player", Prints(tuple(references()))),
        "blank": Extra("six blank cards to write on", Prints((blank(),) * BLANKS)),
        "pad": Extra("the score pad of a League, a page for a cycle", Prints(pads=(score_pad(),))),
    }


def tokens(sets: list[CardSet]) -> Iterator[PaperCard]:
    """Each of the Heroes that effects create, with the same on both sides."""
    found: dict[str, PaperCard] = {}
    for one in sets:
        for _, text, box, bearer in texts_of(one):
            for node in every(understood(text, box, bearer)[0]):
                if isinstance(node, CreateToken):
                    face = Face(
                        node.name,
                        "Token",
                        numbers(node.attack, node.life),
                        (Box("Token", GREY, plain("It leaves play instead of going to any pile.")),),
                        FRAMES["common"],
                        ("hero", node.name, node.name),
                        one.title,
                    )
                    found.setdefault(f"{node.name} {node.attack} {node.life}", PaperCard(node.name, face, face))
    for card in found.values():
        yield from (card,) * TOKENS


def markers(sets: list[CardSet]) -> Iterator[Marker]:
    yield Marker("1", "Damage", RED, 40)
    yield Marker("5", "Damage", "#5e1512", 16)
    yield Marker("", "Time", GREY, 24, SIGNS["ongoing"])
    for row in ROWS:
        yield Marker("", row.capitalize(), BOXES[row], 1, SIGNS[row])
    yield Marker("1st", "Player", GOLD, 1, FLAG)
    yield Marker("2nd", "Player", BLUE, 1, FLAG)
    for words, count in statuses(sets):
        yield Marker(words, "", GREEN if words.startswith("+") else PURPLE, count)


def statuses(sets: list[CardSet]) -> list[tuple[str, int]]:
    """The statuses and counters that these cards hand out, each a few times."""
    found: dict[str, int] = {}
    for one in sets:
        for _, text, box, bearer in texts_of(one):
            for node in every(understood(text, box, bearer)[0]):
                if isinstance(node, Status):
                    found[str(node.status).strip("[]")] = 4
                elif isinstance(node, AddCounters):
                    found.setdefault(str(node.name), 6)
    return sorted(found.items())


def references() -> Iterator[PaperCard]:
    """One of how to play, and one of words."""
    sides = tomllib.loads((Path(__file__).parent / "extras.toml").read_text(encoding="utf-8"))["side"]
    front, back = (
        Face(
            side["name"],
            "Reference",
            boxes=tuple(Box(box["label"], GOLD, plain(*box["text"])) for box in side["box"]),
            tint=FRAMES["leader"],
            foot="Pixel Tactics",
        )
        for side in sides
    )
    words = list(MEANINGS.items())
    keywords, others = glossary("Keywords", words[:KEYWORDS]), glossary("Words", words[KEYWORDS:])
    for card in (PaperCard("Your Turn", front, back), PaperCard("Keywords", keywords, others)):
        yield from (card,) * COPIES


def glossary(name: str, words: list[tuple[str, str]]) -> Face:
    boxes = tuple(Box(word[:1].upper() + word[1:], GREEN, plain(meaning)) for word, meaning in words)
    return Face(name, "Reference", boxes=boxes, tint=FRAMES["leader"], foot="Pixel Tactics")


def blank() -> PaperCard:
    """With a Hero side and a Leader side to be written by hand."""
    rows = [*ROWS, FOURTH[0]]
    front = Face(
        "", "Hero", numbers(None, None), tuple(Box(row.capitalize(), BOXES[row], (), SIGNS[row]) for row in rows)
    )
    box = Box("Leader", GOLD, (), SIGNS["leader"])
    return PaperCard("", front, Face("", "Leader", numbers(None, None), (box,), FRAMES["leader"], grand=True))


def score_pad() -> Pad:
    """What a League player writes down in a cycle (PT-LEAGUE-15, PT-LEAGUE-17, PT-LEAGUE-20)."""
    battle = (
        ("Player", 3.0),
        ("Leader", 3.0),
        ("Location (base)", 3.0),
        ("Won", 0.8),
        ("Rival", 3.0),
        ("Their Leader", 3.0),
        ("Their location", 3.0),
        ("Won ", 0.8),
        ("Signed", 2.2),
    )
    return Pad(
        "League score pad",
        ((("Name", 4.0), ("Colour", 2.0), ("Cycle", 1.0)),),
        (
            Table("Leaders", (("Retired", 1.0), ("Leader", 9.0)), LEADERS, frozenset({"Retired"})),
            Table("Battles", battle, BATTLES, frozenset({"Won", "Won "})),
            Table("Bases captured", (("Base", 5.0), ("From", 4.0), ("Points", 1.5)), BATTLES),
        ),
        (
            "Total bases captured, in points: ______     Own bases left: ____ × 2 = ____     Points of this cycle: ______",
            "Whoever wins a battle captures the location of the loser. Both Leaders retire until the next cycle.",
        ),
    )
