"""The cards of a game as they are printed: what lists, galleries, searches and checks of cards show, whatever the
game."""

from dataclasses import dataclass, field
from typing import Any

from pixelhall.core.errors import BadOption


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
class Collection:
    """The cards of one set, and what is right in it but could be said better."""

    name: str
    title: str
    cards: tuple[Printed, ...]
    remarks: tuple[str, ...] = field(default=())


class Shelf:
    """Where a game keeps its cards. A source is the name of a set that is shipped, the path of a .toml file, or the
    text of such a file."""

    def shipped(self) -> list[str]:
        """The names of the sets that come with the game."""
        return []

    def open(self, source: str) -> Collection:
        """BadSet tells every fault with its place."""
        raise BadOption("this game has no cards")

    def prove(self, source: str) -> Collection:
        """The same, when everything in it can also be played."""
        return self.open(source)

    def unplayed(self) -> list[str]:
        """What the card language understands and no game plays yet."""
        return []

    def cards(self, sources: list[str] | None = None) -> list[Printed]:
        """All cards of these sets, or of all that are shipped."""
        return [card for source in (self.shipped() if sources is None else sources) for card in self.open(source).cards]
