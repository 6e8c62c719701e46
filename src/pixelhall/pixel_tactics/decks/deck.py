"""A built deck as a value, and as text: its Leaders and its Heroes apart, one card a line (PT-DECK-02).

    Leaders
    1 Cook (Soup Marshal)
    Heroes
    1 Drummer
    2 Skybow

A Leader may be written by the name of either side of its card.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pixelhall.core import lists
from pixelhall.core.lists import Entry, ListFault

LEADERS: Final = "Leaders"
HEROES: Final = "Heroes"
UNKNOWN: Final = "PT-DECK-04"  # a name that is not in the card pool
APART: Final = "PT-DECK-02"  # Leaders and Heroes are told apart
LARGEST: Final = 8_000  # letters of a deck's text


@dataclass(frozen=True)
class Deck:
    """So many of each card, as Leaders and as Heroes."""

    leaders: tuple[Entry, ...] = ()
    heroes: tuple[Entry, ...] = ()

    def entries(self) -> tuple[Entry, ...]:
        return self.leaders + self.heroes


@dataclass(frozen=True)
class Pool:
    """The cards that a deck may be made of: names, each with that of its Leader side, or "" where it has none. Others
    that are known may not be in it: each with the rule and the sentence that say so."""

    titles: Mapping[str, str]
    barred: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    backs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # where they must be alike (PT-CONS-02)


def read(text: str, pool: Pool) -> tuple[Deck, list[ListFault]]:
    """The deck that a text lists, and every line that cannot be read."""
    parts, faults = split(text)
    by_title = {title: name for name, title in pool.titles.items() if title}
    leaders, unread = lists.read(parts[LEADERS], [*pool.titles, *by_title, *pool.barred], UNKNOWN)
    heroes, unread_too = lists.read(parts[HEROES], [*pool.titles, *pool.barred], UNKNOWN)
    deck = Deck(by_card(leaders, by_title), tuple(heroes))
    return deck, sorted([*faults, *unread, *unread_too], key=lambda fault: fault.line)


def split(text: str) -> tuple[dict[str, str], list[ListFault]]:
    """The lines of both parts. Each keeps its number: in its place the other part has an empty line."""
    parts: dict[str, list[str]] = {LEADERS: [], HEROES: []}
    faults: list[ListFault] = []
    where = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading = line.strip().rstrip(":").capitalize()
        if heading in parts:
            where, line = heading, ""
        elif not where and line.strip() and not line.strip().startswith("#") and not faults:
            faults.append(
                ListFault(
                    number,
                    APART,
                    f'A deck has two parts: write "{LEADERS}" above its Leaders, "{HEROES}" above its Heroes.',
                )
            )
        for part, lines in parts.items():
            lines.append(line if part == where else "")
    return {part: "\n".join(lines) for part, lines in parts.items()}, faults


def by_card(entries: Iterable[Entry], by_title: Mapping[str, str]) -> tuple[Entry, ...]:
    """Leaders by the names of their cards, each once."""
    found: dict[str, Entry] = {}
    for entry in entries:
        name = by_title.get(entry.name, entry.name)
        before = found.get(name)
        found[name] = (
            Entry(entry.count, name, entry.line)
            if before is None
            else Entry(before.count + entry.count, name, min(before.line, entry.line))
        )
    return tuple(found.values())


def write(deck: Deck, pool: Pool) -> str:
    """The usual text: in both parts by name, Leaders with the names of their other side."""
    leaders, heroes = sorted(deck.leaders, key=by_name), sorted(deck.heroes, key=by_name)
    titles = {entry.name: pool.titles[entry.name] for entry in leaders if pool.titles.get(entry.name)}
    return f"{LEADERS}\n{lists.write(leaders, titles)}{HEROES}\n{lists.write(heroes, {})}"


def by_name(entry: Entry) -> str:
    return entry.name


def deck_of(leaders: Iterable[str], heroes: Iterable[str]) -> Deck:
    """A deck of single cards."""
    return Deck(counted(leaders), counted(heroes))


def counted(names: Iterable[str]) -> tuple[Entry, ...]:
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return tuple(Entry(n, name) for name, n in sorted(found.items()))


def singles(entries: Iterable[Entry]) -> list[str]:
    """Each card as often as it is listed."""
    return [entry.name for entry in entries for _ in range(entry.count)]
