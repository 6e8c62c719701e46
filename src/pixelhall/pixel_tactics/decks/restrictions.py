"""Banned and restricted lists: who may not be, or not often, Leader or Hero of a deck (PT-LIST). They are files beside the
rules, not part of them.

    [list]
    name = "quiet-hall"
    title = "Quiet Hall"

    [leaders]
    banned = ["Assassin"]
    restricted = ["Cook", "Drummer"]     of all these at most one

    [heroes]
    banned = []
    restricted = ["Cinder", "Skybow"]    of all these at most so many
    most = 2
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pixelhall.core.errors import BadOption

FOLDER: Final = Path(__file__).parent / "lists"
USUAL_MOST: Final = 1  # restricted Heroes in a deck, if the list says nothing
LARGEST: Final = 20_000  # letters


@dataclass(frozen=True)
class Restricted:
    """The restricted Heroes of one list, and how many of them a deck may have."""

    names: frozenset[str]
    most: int


@dataclass(frozen=True)
class Restrictions:
    """What some lists say together. Each list counts its restricted cards by itself."""

    banned_leaders: frozenset[str] = frozenset()
    banned_heroes: frozenset[str] = frozenset()
    restricted_leaders: tuple[frozenset[str], ...] = ()
    restricted_heroes: tuple[Restricted, ...] = ()

    def joined(self, other: "Restrictions") -> "Restrictions":
        return Restrictions(
            self.banned_leaders | other.banned_leaders,
            self.banned_heroes | other.banned_heroes,
            self.restricted_leaders + other.restricted_leaders,
            self.restricted_heroes + other.restricted_heroes,
        )


NONE: Final = Restrictions()


@dataclass
class Reader:
    """One list that is being read; the first fault ends it."""

    where: str
    known: dict[str, Any] = field(default_factory=dict)

    def fail(self, sentence: str) -> BadOption:
        return BadOption(f"the list {self.where}: {sentence}")

    def table(self, key: str, keys: tuple[str, ...]) -> dict[str, Any]:
        found = self.known.get(key, {})
        if not isinstance(found, dict):
            raise self.fail(f'"{key}" is a table')
        for one in found:
            if one not in keys:
                raise self.fail(f'"{one}" is not known in [{key}]; known are {", ".join(keys)}')
        return found

    def names(self, table: dict[str, Any], key: str) -> frozenset[str]:
        found = table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(name, str) and name for name in found):
            raise self.fail(f'"{key}" is a list of names of cards')
        return frozenset(found)


def read(text: str, where: str) -> Restrictions:
    """What the text of a list says; BadOption tells what is wrong with it."""
    reader = Reader(where)
    if len(text) > LARGEST:
        raise reader.fail(f"it has more than {LARGEST} letters")
    try:
        reader.known = tomllib.loads(text)
    except ValueError as fault:
        raise reader.fail(str(fault)) from fault
    for key in reader.known:
        if key not in ("list", "leaders", "heroes"):
            raise reader.fail(f'"{key}" is not known; known are list, leaders, heroes')
    reader.table("list", ("name", "title"))
    leaders = reader.table("leaders", ("banned", "restricted"))
    heroes = reader.table("heroes", ("banned", "restricted", "most"))
    most = heroes.get("most", USUAL_MOST)
    if type(most) is not int or most < 0:
        raise reader.fail('"most" is a number of cards')
    some_leaders, some_heroes = reader.names(leaders, "restricted"), reader.names(heroes, "restricted")
    return Restrictions(
        reader.names(leaders, "banned"),
        reader.names(heroes, "banned"),
        (some_leaders,) if some_leaders else (),
        (Restricted(some_heroes, most),) if some_heroes else (),
    )


def shipped() -> list[str]:
    """The lists that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def load(sources: Iterable[str]) -> Restrictions:
    """What these lists say together: shipped ones by name, others as their text."""
    found = NONE
    for source in sources:
        if "\n" in source:
            found = found.joined(read(source, "given as text"))
        elif source in shipped():
            found = found.joined(read((FOLDER / f"{source}.toml").read_text(encoding="utf-8"), f'"{source}"'))
        else:
            raise BadOption(f'there is no list "{source[:60]}"; there are: {", ".join(shipped())}')
    return found
