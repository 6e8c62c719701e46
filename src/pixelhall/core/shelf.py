"""The cards of a game as they are printed: what lists, galleries, searches and checks of cards show, whatever the
game."""

from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from pixelhall.core.desk import Completion, Pair, Reading
from pixelhall.core.errors import BadOption
from pixelhall.core.paper import Extra, PaperCard, plain_card
from pixelhall.core.set_folders import SetFolders


@dataclass(frozen=True)
class Printed:
    """One card: its name, whatever is printed on it in lines with a label each, and the same as data for programs."""

    name: str
    set: str
    lines: tuple[tuple[str, str], ...]
    data: dict[str, Any]  # ready for JSON
    head: str = ""  # its numbers, beside the name
    brief: str = ""  # all of it in a few words, for lists
    other: str = ""  # the name on its other side
    gists: tuple["Gist", ...] = ()  # of each text

    def names(self) -> list[str]:
        return [self.name, self.other] if self.other else [self.name]


@dataclass(frozen=True)
class Gist:
    """The plain words that are true of a text, for searches: where it stands (order, rear), and what it has and does
    (ranged, heal)."""

    where: frozenset[str]
    does: frozenset[str]


@dataclass(frozen=True)
class Wording:
    """Something that a set can say: how it reads, what it means, and an example that can be written as it is."""

    wording: str
    meaning: str
    example: str


@dataclass(frozen=True)
class Chapter:
    """A part of the vocabulary of a game's sets."""

    title: str
    wordings: tuple[Wording, ...]


@dataclass(frozen=True)
class Collection:
    """The cards of one set, and remarks on what is correct but could be better."""

    name: str
    title: str
    cards: tuple[Printed, ...]
    remarks: tuple[str, ...] = field(default=())


class Titled(Protocol):
    """What every set has."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...


C = TypeVar("C", bound=Titled)


class Shelf:
    """Where a game keeps its cards. A source is the name of a set that is shipped, the path of a .toml file, or the
    text of such a file."""

    def shipped(self) -> list[str]:
        """The names of the sets that come with the game."""
        return []

    def open(self, source: str) -> Collection:
        """The set of a source; BadSet tells every fault with its place."""
        raise BadOption("this game has no cards")

    def prove(self, source: str) -> Collection:
        """The set of a source, after checking that everything in it can be played."""
        return self.open(source)

    def paper(self, source: str, apart: bool = False) -> tuple[PaperCard, ...]:
        """The cards of a set for a printer, in its order. Where what is told on their other side is also a card of its
        own, `apart` asks for that, so that no back tells which card it is."""
        return tuple(plain_card(card) for card in self.open(source).cards)

    def extras(self, sources: list[str]) -> dict[str, Extra]:
        """What else these sets are played with and can be printed, by name: markers, reference cards."""
        return {}

    def examples(self) -> list[str]:
        """Searches that find some of the cards that are shipped."""
        return []

    def vocabulary(self) -> list[Chapter]:
        """All that a set can say, by chapters."""
        return []

    def sample(self) -> str:
        """A small set to begin with."""
        return ""

    def boxes(self) -> tuple[str, ...]:
        """The places of a card in which a sentence can stand; empty if cards have no sentences."""
        return ()

    def study(self, text: str, box: str) -> Reading:
        """What a sentence is read as in a box, or in the box that fits where `box` is ""; BadCard tells what is wrong
        with it."""
        raise BadOption("the cards of this game have no sentences")

    def scenes(self, text: str, box: str) -> list[Pair]:
        """Positions in which it can be seen what a sentence does, the likeliest first."""
        return []

    def trials(self, text: str, box: str, count: int) -> list[Pair]:
        """So many positions from which plays can show what a sentence is worth."""
        return []

    def sentences(self) -> list[tuple[str, str]]:
        """All sentences on shipped cards, each after its box."""
        return []

    def measured(self, box: str) -> list[float]:
        """What plays have shown the shipped texts in that box to be worth, in the judge's shares; in order."""
        return []

    def complete(self, text: str, box: str) -> Completion:
        """The words that can stand at the end of a text."""
        return Completion("", ())

    def unplayed(self) -> list[str]:
        """What the card language understands and no game plays yet."""
        return []

    def cards(self, sources: list[str] | None = None) -> list[Printed]:
        """All cards of these sets, or of all that are shipped."""
        return [card for source in (self.shipped() if sources is None else sources) for card in self.open(source).cards]


class SetShelf(Shelf, Generic[C]):
    """A shelf of set files. A game says what is printed on the cards of a set, whether all of it can be played, and what
    could be better."""

    folders: SetFolders[C]

    def printed(self, found: C) -> tuple[Printed, ...]:
        raise NotImplementedError

    def check(self, found: C) -> None:
        """BadSet tells what cannot be played."""

    def remarks(self, found: C) -> list[str]:
        return []

    def shipped(self) -> list[str]:
        return self.folders.shipped()

    def open(self, source: str) -> Collection:
        found = self.folders.load(source)
        return Collection(found.name, found.title, self.printed(found))

    def prove(self, source: str) -> Collection:
        found = self.folders.load(source)
        self.check(found)
        return Collection(found.name, found.title, self.printed(found), tuple(self.remarks(found)))
