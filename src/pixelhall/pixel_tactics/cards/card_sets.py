"""What a set of cards is, and how it is read from its TOML file: every fault is found in one pass, with its place."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Final

from pixelhall.core.content_file import MOST_CARDS, ContentFile
from pixelhall.core.set_folders import SetFolders
from pixelhall.pixel_tactics.cards import card_blocks
from pixelhall.pixel_tactics.cards.kinds import BACKS
from pixelhall.pixel_tactics.cards.kinds import FOURTH as FOURTH
from pixelhall.pixel_tactics.cards.kinds import ROWS as ROWS
from pixelhall.pixel_tactics.cards.kinds import Base as Base
from pixelhall.pixel_tactics.cards.kinds import Card as Card
from pixelhall.pixel_tactics.cards.kinds import Chase as Chase
from pixelhall.pixel_tactics.cards.kinds import Side as Side
from pixelhall.pixel_tactics.cards.set_file import CardBlock

SETS: Final = Path(__file__).parent / "sets"
TABLES: Final = ("hero", "common", "promo", "base", "leader")
MIXED: Final = ""  # a set of no kind holds cards of any
HOLDS: Final = {  # the tables that a set of each kind may have
    "core": TABLES,
    "minipak": ("hero",),
    "commons": ("common", "hero"),
    "promos": ("promo", "hero"),
    "bases": ("base",),
    "chase": ("leader",),
}
MINIPAK: Final = 8  # cards (PT-MINI-01)


@dataclass(frozen=True)
class CardSet:
    """The cards of one file. The digest covers what the rules read: names, numbers, sentences; not comments, layout, the
    title or the kind."""

    name: str
    title: str
    cards: tuple[Card, ...]  # Heroes and Commons: what decks are made of
    digest: str
    text: str = field(default="", repr=False, compare=False)
    kind: str = MIXED
    backs: tuple[str, ...] = BACKS  # in which its cards are printed
    promos: tuple[Card, ...] = ()
    bases: tuple[Base, ...] = ()
    chase: tuple[Chase, ...] = ()

    def names(self) -> Iterator[str]:
        """Of all cards, and of their leader sides."""
        for card in (*self.cards, *self.promos):
            yield card.name
            if card.leader is not None:
                yield card.leader.name
        yield from (base.name for base in self.bases)
        yield from (chase.name for chase in self.chase)


def read(text: str, where: str) -> CardSet:
    """The set that a TOML text describes; `where` names it in the faults."""
    file = ContentFile(text, where)
    top = file.top(CardBlock)
    top.keys(known=("set", *TABLES), needed=("set",), lines={"set": "[set]"})
    if not any(table in top.table for table in TABLES):
        top.fault("hero", '"hero" is missing; write: [[hero]]')
    head = top.block("set", "the set")
    head.keys(known=("name", "title", "kind", "backs"), needed=("name", "title"))
    name, title, kind, backs = head.slug("name"), head.line("title"), read_kind(head), read_backs(head)
    fit_kind(top, kind)
    heroes = tuple(card_blocks.hero(block, name) for block in top.blocks("hero"))
    commons = tuple(card_blocks.common(block, name) for block in top.blocks("common"))
    promos = tuple(card_blocks.hero(block, name) for block in top.blocks("promo"))
    bases = tuple(card_blocks.base(block, name) for block in top.blocks("base"))
    chase = tuple(card_blocks.chase(block, name) for block in top.blocks("leader"))
    if (n := len((*heroes, *commons, *promos, *bases, *chase))) > MOST_CARDS:
        top.fault("set", f"a set has at most {MOST_CARDS} cards; this has {n}")
    if kind == "minipak" and len(heroes) != MINIPAK:
        head.fault("kind", f"a minipak has {MINIPAK} cards; this has {len(heroes)} (PT-MINI-01)")
    file.finish()
    if kind == "promos":
        heroes, promos = (), (*promos, *heroes)
    cards = (*heroes, *commons)
    return CardSet(
        name, title, cards, _digest(name, cards, promos, bases, chase), text, kind, backs, promos, bases, chase
    )


FOLDERS: Final = SetFolders(read, SETS, first=("core", "fair"))
load = FOLDERS.load
shipped = FOLDERS.shipped


def read_kind(head: CardBlock) -> str:
    """What sort of set it is; none is said where cards of several kinds are together."""
    kind = head.table.get("kind", MIXED)
    if kind == MIXED or (isinstance(kind, str) and kind in HOLDS):
        return str(kind)
    head.fault("kind", f'kind is one of {", ".join(HOLDS)}; write: kind = "core"')
    return MIXED


def read_backs(head: CardBlock) -> tuple[str, ...]:
    """The backs in which its cards are printed: usually both (PT-CARD-16)."""
    backs = head.table.get("backs", list(BACKS))
    if isinstance(backs, list) and backs and all(back in BACKS for back in backs):
        return tuple(back for back in BACKS if back in backs)
    head.fault("backs", 'backs is a list of "red" and "blue"; write: backs = ["red"]')
    return BACKS


def fit_kind(top: CardBlock, kind: str) -> None:
    """A set of a kind holds cards of that kind alone."""
    for table in TABLES:
        if kind and table in top.table and table not in HOLDS[kind]:
            right = " or ".join(f"[[{one}]]" for one in HOLDS[kind])
            top.fault(table, f'a set with kind = "{kind}" has {right}, not [[{table}]]; without "kind" it may have all')


def _digest(
    name: str, cards: tuple[Card, ...], promos: tuple[Card, ...], bases: tuple[Base, ...], chase: tuple[Chase, ...]
) -> str:
    """Of a set with Heroes and Commons alone it is as it was before there were others."""
    content: list[object] = [name, [astuple(card) for card in cards]]
    if promos or bases or chase:
        content.append([[astuple(one) for one in some] for some in (promos, bases, chase)])
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()


def prove(found: CardSet) -> None:
    """Makes programs of all its sentences; BadSet names the forms that are understood and not played yet."""
    from pixelhall.pixel_tactics.cards.compile.faces import build_book

    build_book([found])


def texts_of(found: CardSet) -> Iterator[tuple[str, str, str, str]]:
    """Every sentence of a set: the card, the text, its box, and who bears it."""
    for card in (*found.cards, *found.promos):
        yield from ((card.name, text, "row", "Hero") for text in (*card.vanguard, *card.flank, *card.rear))
        yield from ((card.name, text, "row", "Leader") for text in (card.leader.texts if card.leader else ()))
        yield from ((card.name, text, "row", "card") for text in card.operation)
        yield from (
            (card.name, text, box, "card") for text, box in ((card.order, "order"), (card.trap, "trap")) if text
        )
    for base in found.bases:
        yield from ((base.name, text, "row", "card") for text in base.ongoing)
        yield base.name, base.snap, "snap", "card"
    for chase in found.chase:
        yield from ((chase.name, text, "row", "Leader") for text in chase.texts)


def remarks(found: CardSet) -> list[str]:
    """What is right and could be said better."""
    from pixelhall.pixel_tactics.cards.language import lints
    from pixelhall.pixel_tactics.cards.language.understanding import understood

    told: list[str] = []
    for card, text, box, bearer in texts_of(found):
        node, scope = understood(text, box, bearer)
        told += [f"{card}: {remark}" for remark in lints(node, box, scope)]
    return told + [
        f'{chase.name}: no shipped card is called "{chase.of}"; it can be used where a set with that card is played'
        for chase in found.chase
        if chase.of not in known_cards(found)
    ]


def known_cards(found: CardSet) -> set[str]:
    """The names of the cards that can lead, in this set and in those that are shipped."""
    sets = [found, *(load(name) for name in shipped())]
    return {card.name for one in sets for card in (*one.cards, *one.promos) if card.leader is not None}


def unplayed_forms() -> list[str]:
    """The forms of Card English that no program plays yet."""
    from pixelhall.pixel_tactics.cards.compile import coverage

    return coverage.unplayed_forms()
