"""Every sentence of the shipped sets is fired: say a card's text a little differently, and a scenario of that card no
longer holds.

A changed text leaves something out (a statement, a sentence, a step, a price, a filter, a condition), or says another
number, the opposite, or any side instead of one. It is played by a line of the position that takes the card's place, as
`hero` or `base`; nothing in the engine is replaced. A change that no scenario notices is a sentence, or a word of one, that nothing in
the folder of its set in tests/scenarios/cards has fired.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.core.errors import BadScenario
from pixelhall.pixel_tactics.cards.card_sets import FOLDERS, Base, Card, CardSet, Chase, load, shipped
from pixelhall.pixel_tactics.cards.language import BadCard, Node, nodes, parse, resolve
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.node import values
from pixelhall.pixel_tactics.cards.language.writer import Page

Printed = Card | Base | Chase


def all_cards(of: CardSet) -> list[Printed]:
    return [*of.cards, *of.promos, *of.bases, *of.chase]


WHOLE = {name: load(name) for name in shipped()}
CARDS = [card for cards in WHOLE.values() for card in all_cards(cards)]
PARTS = ("bases", "chase", "commons", "promos")
FOLDER = Path(__file__).parents[1] / "scenarios" / "cards"
FILES = {name: sorted((FOLDER / name).glob("*.scn")) for name in shipped()}
GAME: Any = pixelhall.game("pixel-tactics")
SENTENCES = (
    nodes.Text,
    nodes.Do,
    nodes.May,
    nodes.If,
    nodes.Use,
    nodes.Trigger,
    nodes.Timed,
    nodes.Replace,
    nodes.ReplaceMay,
    nodes.OrderText,
    nodes.TrapText,
    nodes.Snap,
    nodes.SnapWhen,
    nodes.SnapAt,
)


def slug(card: Printed) -> str:
    return card.name.lower().replace(" ", "-")


def files(card: Printed, box: str) -> list[Path]:
    """The scenarios of a card, those named after the box first."""
    found = [path for path in FILES[card.set] if path.stem.startswith(slug(card) + "-")]
    return sorted(found, key=lambda path: not path.stem.startswith(f"{slug(card)}-{box}"))


# Texts of a card.


def texts(card: Printed) -> Iterator[tuple[str, int, str]]:
    """Every text with its box and its place in the box."""
    for box, found in boxes(card):
        yield from ((box, index, text) for index, text in enumerate(found))


def boxes(card: Printed) -> list[tuple[str, tuple[str, ...]]]:
    if isinstance(card, Base):
        return [("ongoing", card.ongoing), ("snap", (card.snap,))]
    if isinstance(card, Chase):
        return [("leader", card.texts)]
    rows = [("vanguard", card.vanguard), ("flank", card.flank), ("rear", card.rear), ("operation", card.operation)]
    once = [("order", card.order), ("trap", card.trap)]
    led = [("leader", card.leader.texts)] if card.leader else []
    return [*rows, *led, *((box, (text,)) for box, text in once if text)]


def line(card: Printed, change: tuple[str, int, str] = ("", 0, "")) -> str:
    """The card as a line of a scenario, one of its texts changed; an empty one is left out."""
    said = [(box, change[2] if change[:2] == (box, index) else text) for box, index, text in texts(card)]
    words = [f'{box} "{text}"' for box, text in said if text and box != "leader"]
    led = [f'"{text}"' for box, text in said if text and box == "leader"]
    if isinstance(card, Base):
        return " ".join([f"base {card.name}", *words, f"colour {card.colour} points {card.points}"])
    if isinstance(card, Chase):
        return " ".join([f'chase "{card.name}" {card.attack}/{card.life}', *led, f"of {card.of}"])
    kind = "promo" if card in load(card.set).promos else "hero" if card.leader else "common"
    side = [f'leader "{card.leader.name}" {card.leader.attack}/{card.leader.life}', *led] if card.leader else []
    return " ".join([f"{kind} {card.name} {card.attack}/{card.life}", *words, *side])


# Changed texts.


def changed(node: Node, sentences: bool) -> Iterator[Node]:
    """The node with one thing in it left out; or, beyond sentences, with one word said differently."""
    for place, value in enumerate(values(node)):
        others = cuts(value) if isinstance(node, SENTENCES) or not sentences else []
        if not sentences:
            others += turns(value) + wider(node, value)
        for other in (*others, *inside(value, sentences)):
            yield rebuilt(node, place, other)


def rebuilt(node: Node, place: int, value: object) -> Node:
    found = values(node)
    return type(node)(*found[:place], value, *found[place + 1 :])


def inside(value: object, sentences: bool) -> Iterator[object]:
    if isinstance(value, Node):
        yield from changed(value, sentences)
    elif isinstance(value, tuple):
        for index, one in enumerate(value):
            for other in inside(one, sentences):
                yield (*value[:index], other, *value[index + 1 :])


def cuts(value: object) -> list[object]:
    if isinstance(value, tuple):
        return [(*value[:index], *value[index + 1 :]) for index in range(len(value))]
    return [None] if isinstance(value, Node) else []


def turns(value: object) -> list[object]:
    """Another number, the opposite, or nothing instead of a word."""
    if isinstance(value, bool):
        return [False] if value else []  # not the other way: "another Rival Hero" is any Rival Hero
    if isinstance(value, int):
        return [value + 1]
    return [None, ""] if isinstance(value, str) else []


def wider(node: Node, value: object) -> list[object]:
    """A word that holds for more; only in the Flank is a Leader one of the Characters of a row."""
    if value == "Hero" and not (isinstance(node, nodes.Noun) and node.row in (None, "Flank")):
        return []
    more = {"Hero": "Character", "Melee Attack": "attack", "Ranged Attack": "attack", "Limited Free": "Free"}
    return [more[value]] if isinstance(value, str) and value in more else []


def other_deeds(text: str, box: str) -> list[str]:
    """The text with another deed in the place of each of its sentences that does something."""
    root = parse(text, box if box in BEARERS else "row")
    found = [said(node, box) for deed in OTHER_DEEDS for node in with_deed(root, deed)]
    return [one for one in found if one is not None and one != text]


OTHER_DEEDS = [parse(deed, "order") for deed in ("Draw 1 card.", "Gain 2 actions.")]


def with_deed(node: Node, deed: Node) -> Iterator[Node]:
    for place, value in enumerate(values(node)):
        if isinstance(node, (nodes.Do, nodes.May, nodes.If)) and value and isinstance(value, tuple):
            if all(isinstance(one, Node) for one in value):
                yield rebuilt(node, place, first_steps(deed))
        for other in with_deed_inside(value, deed):
            yield rebuilt(node, place, other)


def with_deed_inside(value: object, deed: Node) -> Iterator[object]:
    if isinstance(value, Node):
        yield from with_deed(value, deed)
    elif isinstance(value, tuple):
        for index, one in enumerate(value):
            for other in with_deed_inside(one, deed):
                yield (*value[:index], other, *value[index + 1 :])


def first_steps(deed: Node) -> object:
    do = next(one for one in walk(deed) if isinstance(one, nodes.Do))
    return next(value for value in values(do) if isinstance(value, tuple))


def walk(node: Node) -> Iterator[Node]:
    yield node
    for value in values(node):
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from walk(part)


ALIKE = (  # what else a text could say without a difference
    ("a Character declares an attack against your Leader", "a Rival Character declares an attack against your Leader"),
    ("Characters enter play", "Heroes enter play"),
    ("Character is defeated", "Hero is defeated"),
    ("Characters is defeated", "Heroes is defeated"),
    ("a Rival Character is moved", "a Rival Hero is moved"),
    ("a Rival Character enters", "a Rival Hero enters"),
    ("Move each Character in that", "Move each Hero in that"),
    ("Characters is moved", "Heroes is moved"),
    ("Characters is swapped", "Heroes is swapped"),
    ("Characters is switched", "Heroes is switched"),
    ("fewer Characters than your Rival", "fewer Heroes than your Rival"),
    ("a Hero makes an attack against your Leader", "a Rival Hero makes an attack against your Leader"),
    ("a Hero makes an attack against this Leader", "a Rival Hero makes an attack against this Leader"),
    ("a Hero adjacent to this Hero", "one of your Heroes adjacent to this Hero"),
    ("each Hero in this Hero's column", "each of your Heroes in this Hero's column"),
    ("the number of Heroes in front of this Hero", "the number of your Heroes in front of this Hero"),
    ("Hero facing this Hero", "Rival Hero facing this Hero"),
    ("Characters facing this Leader", "Rival Characters facing this Leader"),
    ("a Hero declares an attack against your Leader", "a Rival Hero declares an attack against your Leader"),
    ("a Hero declares an attack against this Hero", "a Rival Hero declares an attack against this Hero"),
    ("a Hero in front of this Hero", "one of your Heroes in front of this Hero"),
    ("one of your Characters in front of this Hero", "one of your Heroes in front of this Hero"),
    ("Heroes adjacent to this Leader", "Your Heroes adjacent to this Leader"),
    ("Your Characters adjacent to this Leader", "Your Heroes adjacent to this Leader"),
    ("Heroes in this Hero's column", "Your Heroes in this Hero's column"),
    ("Heroes in this Leader's column", "Your Heroes in this Leader's column"),
    ("Heroes behind this Hero", "Your Heroes behind this Hero"),
    ("Heroes adjacent to this Hero", "Your Heroes adjacent to this Hero"),
    ("each Hero adjacent to this Hero", "each of your Heroes adjacent to this Hero"),
    ("Heroes facing this Hero", "Rival Heroes facing this Hero"),
    ("Characters facing this Hero", "Heroes facing this Hero"),
    ("Rival Characters cannot move", "Rival Heroes cannot move"),
    ("Rival Characters in melee cannot move", "Rival Heroes in melee cannot move"),
    ("a Rival Character is moved", "a Rival Hero is moved"),
    ("a Character is recruited", "a Hero is recruited"),
    ("Characters is returned", "Heroes is returned"),
    ("more Characters than your Rival", "more Heroes than your Rival"),
    ("Characters casts a Spell for the first time", "Heroes casts a Spell for the first time"),  # its Leader has none
)


def alike(text: str, other: str) -> bool:
    return any(other.replace(said, meant) == text for said, meant in ALIKE)


BEARERS = {"order": "", "trap": "", "snap": "card"}  # of the boxes with a grammar of their own


def said(node: Node, box: str) -> str | None:
    """The text of a changed AST, if it is Card English and all its references mean something."""
    bearers = {"leader": "Leader", "operation": "card", "ongoing": "card"}
    grammar, bearer = (box, BEARERS[box]) if box in BEARERS else ("row", bearers.get(box, "Hero"))
    page = Page()
    if node == nodes.Text((), None):
        return ""
    if not page.put(node, BOXES[grammar]):
        return None
    text = page.text()
    try:
        resolve(parse(text, grammar), grammar, bearer)
    except BadCard:
        return None
    return text


def variants(text: str, box: str, sentences: bool, of_parts: bool = False) -> list[str]:
    """All changed texts, the empty one among them. Texts of Commons, bases, chase Leaders and promos are also changed by
    other deeds."""
    root = parse(text, box if box in BEARERS else "row")
    deeds = other_deeds(text, box) if sentences and of_parts else []
    found = ["", *(said(node, box) for node in changed(root, sentences)), *deeds]
    return list(dict.fromkeys(one for one in found if one is not None and one != text and not alike(text, one)))


# Playing.


def holds(path: Path, card: str) -> bool:
    """Whether a scenario holds with this card in place of its namesake. A card that cannot be played at all is no
    answer."""
    text = path.read_text(encoding="utf-8")
    scenario = scenarios.read(text)
    scenario.position.insert(0, (0, card))
    try:
        with cards_in(f"{text}{card}"):
            scenarios.play(scenario, GAME)
    except BadScenario as fault:
        assert fault.line >= scenario.script[0][0], f"{path.name} cannot be set up: {fault}"
        return False
    return True


@contextmanager
def cards_in(text: str) -> Iterator[None]:
    """The shipped sets without the cards that a text does not name: so a changed card is compiled in a moment, and not
    with hundreds of others. Traps stay, for whoever could have one is asked."""
    whole = dict(FOLDERS.known)
    FOLDERS.known |= {name: named_in(text, name) for name in shipped()}
    try:
        yield
    finally:
        FOLDERS.known |= whole


@lru_cache(maxsize=64)
def named_in(text: str, name: str) -> CardSet:
    def few(cards: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(card for card in cards if card.name in text or side_of(card) in text or has_trap(card))

    whole = WHOLE[name]
    return replace(
        whole, cards=few(whole.cards), promos=few(whole.promos), bases=few(whole.bases), chase=few(whole.chase)
    )


def has_trap(card: Printed) -> bool:
    return isinstance(card, Card) and bool(card.trap)


def side_of(card: Printed) -> str:
    return card.leader.name if isinstance(card, Card) and card.leader else card.name


def unnoticed(card: Printed, sentences: bool) -> list[str]:
    """The changes of a card's texts that no scenario notices."""
    found: list[str] = []
    for box, index, text in texts(card):
        for other in variants(text, box, sentences, card.set in PARTS):
            if all(holds(path, line(card, (box, index, other))) for path in files(card, box)):
                found.append(f'{card.name}, {box}: "{text}" could as well read "{other}"')
    return found


@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_scenarios_hold_with_the_card_as_it_is(card: Printed) -> None:
    assert files(card, ""), f"there is no scenario for {card.name}"
    assert [path.name for path in files(card, "") if not holds(path, line(card))] == []


@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_every_sentence_is_fired(card: Printed) -> None:
    assert unnoticed(card, sentences=True) == []


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_every_word_is_fired(card: Printed) -> None:
    assert unnoticed(card, sentences=False) == []


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.scn")), ids=lambda path: path.stem)
def test_scenarios_of_cards_end_with_nobody_asked(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("= quiet")
