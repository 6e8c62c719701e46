"""Lists of cards as text, such as a force or a deck: one card a line, with how many there are of it.

    # a remark
    2 Reed Archer (River Levy, 8 points)
    Tide Reader

What stands in brackets is for readers. How many there may be of what is for each game to say (`Game.check_list`).
"""

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

MOST_LINES: Final = 100
MOST_COPIES: Final = 99
MOST_CARDS: Final = 200
LONGEST_LINE: Final = 120
LINE: Final = re.compile(r"(?:(\d{1,6})\s*[x×]?\s+)?([^()]*?)\s*(?:\([^()]*\))?")


@dataclass(frozen=True)
class Entry:
    """Some cards of one name, and the first line that has it; 0 where there are no lines."""

    count: int
    name: str
    line: int = 0


@dataclass(frozen=True)
class ListFault:
    """What is wrong: its line (0 for the whole list), the rule that says so ("" where it cannot be read), a sentence."""

    line: int
    rule: str
    words: str


@dataclass(frozen=True)
class ListReport:
    """A list that was read: its text as it is usually written, what is in it, what it costs and may cost, every
    fault."""

    text: str
    entries: tuple[Entry, ...]
    cost: int
    limit: int
    faults: tuple[ListFault, ...]


@dataclass(frozen=True)
class Chart:
    """How many cards of a list have or do something: bars with a label each."""

    title: str
    bars: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Built:
    """A list that a machine made: its text, the reasons for the whole, and those for its cards by their names."""

    text: str
    reasons: tuple[str, ...]
    picks: tuple[tuple[str, str], ...]


def read(text: str, known: Iterable[str], unknown: str = "") -> tuple[list[Entry], list[ListFault]]:
    """What a text lists, each name once and as the known names are spelled, and every line that cannot be read; `unknown`
    is the rule that an unknown name breaks."""
    spelled = {name.casefold(): name for name in known}
    found: dict[str, Entry] = {}
    faults: list[ListFault] = []
    room = MOST_CARDS
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if len(lines) > MOST_LINES:
        faults.append(ListFault(lines[MOST_LINES][0], "", f"A list has at most {MOST_LINES} lines."))
    for number, line in lines[:MOST_LINES]:
        entry = read_line(number, line, spelled, unknown)
        if isinstance(entry, ListFault):
            faults.append(entry)
        elif entry.count > room:
            faults.append(ListFault(number, "", f"A list has at most {MOST_CARDS} cards."))
        else:
            room -= entry.count
            before = found.get(entry.name)
            found[entry.name] = entry if before is None else Entry(before.count + entry.count, entry.name, before.line)
    return list(found.values()), faults


def read_line(number: int, line: str, spelled: dict[str, str], unknown: str) -> Entry | ListFault:
    match = LINE.fullmatch(line) if len(line) <= LONGEST_LINE else None
    if match is None or not match[2]:
        return ListFault(
            number, "", f'"{line[:LONGEST_LINE]}" is no line of a list; one is a count and a name: 2 Reed Archer.'
        )
    count, name = int(match[1] or 1), " ".join(match[2].split())
    if not 1 <= count <= MOST_COPIES:
        return ListFault(number, "", f"A count is a number from 1 to {MOST_COPIES}, not {count}.")
    if name.casefold() not in spelled:
        near = difflib.get_close_matches(name.casefold(), spelled, 1, 0.6)
        meant = f' Did you mean "{spelled[near[0]]}"?' if near else ""
        return ListFault(number, unknown, f'There is no "{name}" here.{meant}')
    return Entry(count, spelled[name.casefold()], number)


def write(entries: Iterable[Entry], remarks: dict[str, str]) -> str:
    """The usual text of a list; the remark on each name stands in brackets."""
    lines = (f"{one.count} {one.name}{f' ({remarks[one.name]})' if one.name in remarks else ''}" for one in entries)
    return "".join(f"{line}\n" for line in lines)
