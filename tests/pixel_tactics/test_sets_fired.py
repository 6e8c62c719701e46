"""Every sentence of the shipped sets is fired: say a card's text a little differently, and a scenario of that card no
longer holds.

A changed text leaves something out (a statement, a sentence, a step, a price, a filter, a condition), or says another
number, the opposite, or any side instead of one. It is played by a `hero` line that takes the card's place; nothing in
the engine is replaced. A change that no scenario notices is a sentence, or a word of one, that nothing in
the folder of its set in tests/scenarios/cards has fired.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.core.errors import BadScenario
from pixelhall.pixel_tactics.cards.card_sets import Card, load, shipped
from pixelhall.pixel_tactics.cards.language import BadCard, Node, nodes, parse, resolve
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.node import values
from pixelhall.pixel_tactics.cards.language.writer import Page

CARDS = [card for name in shipped() for card in load(name).cards]
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
)


def slug(card: Card) -> str:
    return card.name.lower().replace(" ", "-")


def files(card: Card, box: str) -> list[Path]:
    """The scenarios of a card, those named after the box first."""
    found = [path for path in FILES[card.set] if path.stem.startswith(slug(card) + "-")]
    return sorted(found, key=lambda path: not path.stem.startswith(f"{slug(card)}-{box}"))


# Texts of a card.


def texts(card: Card) -> Iterator[tuple[str, int, str]]:
    """Every text with its box and its place in the box."""
    leader = card.leader.texts if card.leader else ()
    for box, found in zip(BOXES_OF_CARDS, (card.vanguard, card.flank, card.rear, card.operation, leader)):
        yield from ((box, index, text) for index, text in enumerate(found))
    if card.order:
        yield "order", 0, card.order
    if card.trap:
        yield "trap", 0, card.trap


BOXES_OF_CARDS = ("vanguard", "flank", "rear", "operation", "leader")


def line(card: Card, change: tuple[str, int, str] = ("", 0, "")) -> str:
    """The card as a line of a scenario, one of its texts changed; an empty one is left out."""
    assert card.leader, f"{card.name} has no leader side"
    words = [f"hero {card.name} {card.attack}/{card.life}"]
    led = ["leader", f'"{card.leader.name}"', f"{card.leader.attack}/{card.leader.life}"]
    for box, index, printed in texts(card):
        text = change[2] if change[:2] == (box, index) else printed
        if text:
            led += [f'"{text}"'] if box == "leader" else []
            words += [box, f'"{text}"'] if box != "leader" else []
    return " ".join([*words, *led])


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
    ("Heroes facing this Hero", "Rival Heroes facing this Hero"),
    ("Characters facing this Hero", "Heroes facing this Hero"),
)


def alike(text: str, other: str) -> bool:
    return any(other.replace(said, meant) == text for said, meant in ALIKE)


def said(node: Node, box: str) -> str | None:
    """The text of a changed AST, if it is Card English and all its references mean something."""
    grammar, bearer = (
        (box, "") if box in ("order", "trap") else ("row", {"leader": "Leader", "operation": "card"}.get(box, "Hero"))
    )
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


def variants(text: str, box: str, sentences: bool) -> list[str]:
    """All changed texts, the empty one among them."""
    root = parse(text, box if box in ("order", "trap") else "row")
    found = ["", *(said(node, box) for node in changed(root, sentences))]
    return list(dict.fromkeys(one for one in found if one is not None and one != text and not alike(text, one)))


# Playing.


def holds(path: Path, card: str) -> bool:
    """Whether a scenario holds with this card in place of its namesake. A card that cannot be played at all is no
    answer."""
    scenario = scenarios.read(path.read_text(encoding="utf-8"))
    scenario.position.insert(0, (0, card))
    try:
        scenarios.play(scenario, GAME)
    except BadScenario as fault:
        assert fault.line >= scenario.script[0][0], f"{path.name} cannot be set up: {fault}"
        return False
    return True


def unnoticed(card: Card, sentences: bool) -> list[str]:
    """The changes of a card's texts that no scenario notices."""
    found: list[str] = []
    for box, index, text in texts(card):
        for other in variants(text, box, sentences):
            if all(holds(path, line(card, (box, index, other))) for path in files(card, box)):
                found.append(f'{card.name}, {box}: "{text}" could as well read "{other}"')
    return found


@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_scenarios_hold_with_the_card_as_it_is(card: Card) -> None:
    assert files(card, ""), f"there is no scenario for {card.name}"
    assert [path.name for path in files(card, "") if not holds(path, line(card))] == []


@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_every_sentence_is_fired(card: Card) -> None:
    assert unnoticed(card, sentences=True) == []


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS, ids=slug)
def test_every_word_is_fired(card: Card) -> None:
    assert unnoticed(card, sentences=False) == []


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.scn")), ids=lambda path: path.stem)
def test_scenarios_of_cards_end_with_nobody_asked(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("= quiet")
