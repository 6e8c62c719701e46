"""What a game prints on paper, as values that any printer can draw: cards with two faces, markers, pads to write on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pixelhall.core.errors import BadText
from pixelhall.core.lists import ListReport

if TYPE_CHECKING:
    from pixelhall.core.shelf import Printed

Tint = str  # a colour, #rrggbb
Span = tuple[str, bool]  # some words, and whether they are set in bold
Sign = tuple[str, ...]  # a small picture, row by row: a full stop where nothing is

WIDE, HIGH = 63.0, 88.0  # millimetres of a card
NIGHT: Final = "#2b2038"
GREY: Final = "#6b6577"


@dataclass(frozen=True)
class Box:
    """Some texts of a face with their label; without texts it is left free to be written in."""

    label: str
    tint: Tint
    texts: tuple[tuple[Span, ...], ...]
    sign: Sign = ()


@dataclass(frozen=True)
class Number:
    """A number beside the name; None is left free to be written in."""

    label: str
    value: int | None
    tint: Tint
    sign: Sign = ()


@dataclass(frozen=True)
class Face:
    """One side of a card."""

    name: str
    line: str = ""  # what it is, below its name
    numbers: tuple[Number, ...] = ()
    boxes: tuple[Box, ...] = ()
    tint: Tint = NIGHT
    picture: tuple[str, str, str] | None = None  # its kind, its name, and whose looks it has; none: texts alone
    foot: str = ""
    corner: str = ""  # at the right end of the foot
    grand: bool = False  # shown by a warmer light: who leads


@dataclass(frozen=True)
class Back:
    """A side that tells nothing but what sort of card it is."""

    tint: Tint
    words: str


@dataclass(frozen=True)
class PaperCard:
    """A card with both sides, by the name under which lists have it."""

    name: str
    front: Face
    back: Face | Back


@dataclass(frozen=True)
class Marker:
    """So many small squares to be cut out."""

    words: str
    below: str
    tint: Tint
    count: int
    sign: Sign = ()


@dataclass(frozen=True)
class Table:
    """Empty rows to be filled in: each column with its share of the width."""

    title: str
    columns: tuple[tuple[str, float], ...]
    rows: int
    ticked: frozenset[str] = frozenset()  # columns that are a box to be ticked


@dataclass(frozen=True)
class Pad:
    """A page to write on."""

    title: str
    fields: tuple[tuple[tuple[str, float], ...], ...]  # rows of labelled lines, each with its share of the width
    tables: tuple[Table, ...]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Prints:
    """Everything that is printed together."""

    cards: tuple[PaperCard, ...] = ()
    markers: tuple[Marker, ...] = ()
    pads: tuple[Pad, ...] = ()

    def joined(self, other: "Prints") -> "Prints":
        return Prints(self.cards + other.cards, self.markers + other.markers, self.pads + other.pads)


@dataclass(frozen=True)
class Extra:
    """Something of a game's box that is no card of a set."""

    words: str  # what it is, for lists
    prints: Prints = field(default=Prints(), repr=False)


def plain(*texts: str) -> tuple[tuple[Span, ...], ...]:
    """Texts without anything in bold."""
    return tuple(((text, False),) for text in texts if text)


def plain_card(card: "Printed") -> PaperCard:
    """A card of any game, as far as its lines tell how it looks."""
    boxes = tuple(Box(label, GREY, plain(text)) for label, text in card.lines)
    return PaperCard(card.name, Face(card.name, card.head, boxes=boxes, foot=card.set), Back(NIGHT, card.set))


def listed(report: ListReport, cards: Mapping[str, PaperCard]) -> tuple[PaperCard, ...]:
    """The cards of a list, each as often as it is in it; BadText tells which lines cannot be read. Whether such a list
    may be played does not matter on paper."""
    lines = {entry.line for entry in report.entries}
    unread = [fault.words for fault in report.faults if fault.line and fault.line not in lines]
    if unread or not report.entries:
        raise BadText(" ".join(unread) or "there is no card in this list")
    return tuple(cards[entry.name] for entry in report.entries for _ in range(entry.count) if entry.name in cards)
