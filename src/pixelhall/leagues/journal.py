"""The journal of an event: what was done, by whom and when, one entry a line. An event is made of its entries alone."""

import shlex
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pixelhall.core.errors import BadText

LONGEST_WORD: Final = 80  # letters


@dataclass(frozen=True)
class Entry:
    """`1763524800000 Ann result 3 2-1`: when (milliseconds since 1970), who, what, and the words that belong to it."""

    time: int
    actor: str
    deed: str
    words: tuple[str, ...] = ()

    def text(self) -> str:
        return " ".join([str(self.time), *(shlex.quote(word) for word in (self.actor, self.deed, *self.words))])


def read_entry(line: str, number: int = 1) -> Entry:
    """One line of a journal; BadText says what is wrong with it."""
    try:
        time, actor, deed, *words = shlex.split(line)
        entry = Entry(int(time), actor, deed, tuple(words))
    except ValueError as fault:
        raise BadText(f"line {number}: an entry reads: time actor deed words …; this is: {line[:80]}") from fault
    for word in (actor, *words):
        if not is_word(word):
            raise BadText(
                f"line {number}: {word[:20]!r} is no word of a journal: 1 to {LONGEST_WORD} printable letters"
            )
    return entry


def is_word(word: str) -> bool:
    return 0 < len(word) <= LONGEST_WORD and word.isprintable() and word == word.strip()


def write_journal(entries: Iterable[Entry]) -> str:
    return "".join(f"{entry.text()}\n" for entry in entries)


def read_journal(text: str) -> list[Entry]:
    lines = text.split("\n")
    return [read_entry(line, n) for n, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]
