"""What a card and a set of cards are, and how a set is read from its TOML file: every fault is found in one pass, with
its place."""

import hashlib
import json
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Final

from pixelhall.core.content_file import ContentFile
from pixelhall.core.set_folders import SetFolders
from pixelhall.pixel_tactics.cards.set_file import CardBlock

MOST_STEPS: Final = 40  # on one card; a step that is repeated counts as often as it is done
ATTACK: Final = (0, 20)
LIFE: Final = (1, 60)
ROWS: Final = ("vanguard", "flank", "rear")
FOURTH: Final = ("order", "operation", "trap")
SETS: Final = Path(__file__).parent / "sets"


@dataclass(frozen=True)
class Side:
    """The leader side of a card (PT-CARD-02)."""

    name: str
    attack: int
    life: int
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """One card: a Hero with three rows, a fourth box, and mostly a leader side (PT-CARD-01). All texts are
    canonical."""

    name: str
    set: str
    attack: int
    life: int
    vanguard: tuple[str, ...]  # () in a row: no ability
    flank: tuple[str, ...]
    rear: tuple[str, ...]
    order: str  # at most one of the three boxes is filled
    operation: tuple[str, ...]
    trap: str
    leader: Side | None  # None: a Common (PT-CARD-14)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class CardSet:
    """The cards of one file. The digest covers what the rules read: names, numbers, sentences; not comments, layout or
    the title."""

    name: str
    title: str
    cards: tuple[Card, ...]
    digest: str
    text: str = field(default="", repr=False, compare=False)


def read(text: str, where: str) -> CardSet:
    """The set that a TOML text describes; `where` names it in the faults."""
    file = ContentFile(text, where)
    top = file.top(CardBlock)
    top.keys(known=("set", "hero"), needed=("set", "hero"), lines={"set": "[set]", "hero": "[[hero]]"})
    head = top.block("set", "the set")
    head.keys(known=("name", "title"), needed=("name", "title"))
    name, title = head.slug("name"), head.line("title")
    cards = tuple(_card(block, name) for block in top.blocks("hero"))
    file.finish()
    return CardSet(name, title, cards, _digest(name, cards), text)


FOLDERS: Final = SetFolders(read, SETS)
load = FOLDERS.load
shipped = FOLDERS.shipped


LINES: Final = {"name": 'name = "Pond Guard"', "attack": "attack = 2", "life": "life = 6"} | {
    row: f'{row} = ""' for row in ROWS
}


def _card(block: CardBlock, set_name: str) -> Card:
    common = "leader" not in block.table
    block.keys(
        known=("name", "attack", "life", *ROWS, *FOURTH, "leader", "tags"),
        needed=("name", "attack", "life") if common else ("name", "attack", "life", *ROWS),
        lines=LINES,
    )
    other_side = block.block("leader", f"{block.who}, leader")
    card = Card(
        name=block.name("name"),
        set=set_name,
        attack=block.number("attack", *ATTACK),
        life=block.number("life", *LIFE),
        vanguard=block.texts("vanguard", "row", "Hero"),
        flank=block.texts("flank", "row", "Hero"),
        rear=block.texts("rear", "row", "Hero"),
        order=block.text("order", "order", "card"),
        operation=block.texts("operation", "row", "card"),
        trap=block.text("trap", "trap", "card"),
        leader=None if common else _leader(other_side),
        tags=block.tags("tags"),
    )
    filled = [box for box in FOURTH if block.table.get(box)]
    if len(filled) > 1:
        block.fault(filled[1], f"a card has one fourth box; it already has {filled[0]}")
    if (steps := block.steps + other_side.steps) > MOST_STEPS:
        block.fault("name", f"the texts of a card take at most {MOST_STEPS} steps; these take {steps}")
    return card


def _leader(block: CardBlock) -> Side:
    needed = ("name", "attack", "life", "text")
    block.keys(known=needed, needed=needed, lines=LINES | {"text": 'text = "Your Heroes have +1 Life."'})
    return Side(
        name=block.name("name"),
        attack=block.number("attack", *ATTACK),
        life=block.number("life", *LIFE),
        texts=block.texts("text", "row", "Leader"),
    )


def _digest(name: str, cards: tuple[Card, ...]) -> str:
    content = json.dumps([name, [astuple(card) for card in cards]], separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()


def prove(found: CardSet) -> None:
    """Makes programs of all its sentences; BadSet names the forms that are understood and not played yet."""
    from pixelhall.pixel_tactics.cards.compile.faces import build_book

    build_book([found])


def remarks(found: CardSet) -> list[str]:
    """What is right and could be said better."""
    from pixelhall.pixel_tactics.cards.language import lints
    from pixelhall.pixel_tactics.cards.language.understanding import understood

    told: list[str] = []
    for card in found.cards:
        boxes = [(text, "row", "Hero") for text in (*card.vanguard, *card.flank, *card.rear)]
        boxes += [(text, "row", "Leader") for text in (card.leader.texts if card.leader else ())]
        boxes += [(text, "row", "card") for text in card.operation]
        boxes += [(card.order, "order", "card"), (card.trap, "trap", "card")]
        for text, box, bearer in boxes:
            if text:
                node, scope = understood(text, box, bearer)
                told += [f"{card.name}: {remark}" for remark in lints(node, box, scope)]
    return told


def unplayed_forms() -> list[str]:
    """The forms of Card English that no program plays yet."""
    from pixelhall.pixel_tactics.cards.compile import coverage

    return coverage.unplayed_forms()
