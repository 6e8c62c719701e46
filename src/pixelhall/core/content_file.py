"""A content file that is being read: its tables, checked key by key, and every fault found so far with its line and
column."""

import difflib
import re
import tomllib
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path as FilePath
from typing import Final, Self, TypeVar

from pixelhall.core.errors import BadSet, Fault
from pixelhall.core.fixes import Fix, changed, quoted
from pixelhall.core.look_alike import deceives
from pixelhall.core.toml_places import Path, Places

LARGEST_FILE: Final = 256_000
MOST_CARDS: Final = 200
MOST_FAULTS: Final = 100  # then the rest of the file is not looked at
LONGEST_NAME: Final = 40

SLUG = re.compile(r"[a-z][a-z0-9-]{0,39}")
LINE = re.compile(r"[^\x00-\x1f\x7f-\x9f\ud800-\udfff]{1,80}")
NAME = re.compile(r"[A-Z][\w'-]*( (or|and|of|the|[A-Z\d][\w'-]*))*")
TOML_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class ContentFile:
    """One file and its faults."""

    def __init__(self, text: str, where: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.where = where
        self.faults: list[tuple[int, Fault]] = []  # each with its offset into the text
        self.names: dict[str, Path] = {}
        if len(text) > LARGEST_FILE:
            raise BadSet(where, [Fault(f"a set file has at most {LARGEST_FILE} characters")])
        self.places = Places(self.text)

    def top(self, kind: type["B"]) -> "B":
        """The whole file as a table. What is not TOML ends the reading: the rest could not be trusted."""
        for offset, sentence in self.places.faults:
            self.fault(offset, sentence)
        self.finish()
        try:
            tables = tomllib.loads(self.text)
        except ValueError as error:
            self.fault(*self.toml_fault(str(error)))
            self.finish()
        return kind(self, tables, (), "the file")

    def toml_fault(self, message: str) -> tuple[int, str]:
        """What tomllib said, as an offset and a sentence."""
        place = TOML_PLACE.search(message)
        sentence = TOML_PLACE.sub("", message)
        if place is None or place[1] is None:
            return (len(self.text) if place else 0), sentence
        lines = self.text.split("\n")[: int(place[1]) - 1]
        return sum(len(line) + 1 for line in lines) + int(place[2]) - 1, sentence

    def fault(
        self,
        offset: int,
        sentence: str,
        expected: tuple[str, ...] = (),
        nearest: str = "",
        fix: Fix | None = None,
    ) -> None:
        line, column = self.places.line(offset)
        words = tuple(printable(one) for one in expected)
        self.faults.append((offset, Fault(printable(sentence), line, column, words, printable(nearest), fix)))
        if len(self.faults) == MOST_FAULTS:
            self.finish()

    def fix(self, path: Path, text: str, better: str) -> Fix | None:
        """How the text at a path becomes a better one; None where its quotes cannot hold that."""
        start, end, words = changed(text, better)
        written = quoted(words, self.places.quote(path))
        if written is None:
            return None
        return Fix(self.places.letter(path, start), self.places.letter(path, end), written, printable(words.strip()))

    def fix_key(self, path: Path, key: str, better: str) -> Fix | None:
        """How a key becomes another; None where it is written in quotes."""
        start = self.places.key(path)
        return Fix(start, start + len(key), better, better) if self.text.startswith(key, start) else None

    def finish(self) -> None:
        """Refuse the file if anything was wrong with it."""
        if self.faults:
            raise BadSet(self.where, [fault for _, fault in sorted(self.faults, key=itemgetter(0))])


class Block:
    """One table of the file. Each reader returns what it can and notes what is wrong."""

    def __init__(self, file: ContentFile, table: dict[str, object], path: Path, who: str, given: bool = True) -> None:
        self.file = file
        self.table = table
        self.path = path
        self.who = who
        self.given = given  # nothing is missing from a table that is not there

    def fault(self, key: str | int, sentence: str, letter: int = -1, fix: Fix | None = None) -> None:
        """Note a fault at a key, or at a letter of its value."""
        self.fault_at((*self.path, key), sentence, letter, fix=fix)

    def fault_at(
        self,
        path: Path,
        sentence: str,
        letter: int = -1,
        expected: tuple[str, ...] = (),
        nearest: str = "",
        fix: Fix | None = None,
    ) -> None:
        places = self.file.places
        offset = places.key(path) if letter < 0 else places.letter(path, letter)
        self.file.fault(offset, f"{self.who}: {sentence}", expected, nearest, fix)

    def keys(self, known: tuple[str, ...], needed: tuple[str, ...], lines: dict[str, str] | None = None) -> None:
        """Notes unknown keys, and needed ones that are missing; `lines` says what to write for them."""
        for key in self.table:
            if key not in known:
                near = difflib.get_close_matches(key[:LONGEST_NAME], known, 1, 0.5)
                help_ = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(known)}"
                fix = self.file.fix_key((*self.path, key), key, near[0]) if near else None
                self.fault(key, f"unknown key {value_words(key)}; {help_}", fix=fix)
        for key in needed if self.given else ():
            if key not in self.table:
                line = (lines or {}).get(key, "")
                self.fault(key, f'"{key}" is missing' + (f"; write: {line}" if line else ""))

    def block(self, key: str, who: str) -> Self:
        """The table under a key."""
        table = self.table.get(key)
        if isinstance(table, dict):
            return type(self)(self.file, table, (*self.path, key), who)
        if table is not None:
            self.fault(key, f'"{key}" is a table, not {value_words(table)}{self.as_table(key, table)}')
        return type(self)(self.file, {}, (*self.path, key), who, given=False)

    def as_table(self, key: str, value: object) -> str:
        """The line that makes a table of a value, as the end of a sentence; "" where nobody can know."""
        return ""

    def blocks(self, key: str) -> Iterator[Self]:
        """The tables under a key that is given many times."""
        tables = self.table.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fault(key, f"each {key} begins with [[{key}]]; write: [[{key}]]")
            return
        if len(tables) > MOST_CARDS:
            self.file.fault(
                self.file.places.key((key, MOST_CARDS)), f"a set has at most {MOST_CARDS} cards; this has {len(tables)}"
            )
        for i, table in enumerate(tables[:MOST_CARDS]):
            name = table.get("name")
            yield type(self)(
                self.file, table, (key, i), name if isinstance(name, str) and self.is_name(name) else f"{key} {i + 1}"
            )

    def number(self, key: str, low: int, high: int) -> int:
        value = self.table.get(key, low)
        if type(value) is not int or not low <= value <= high:
            plain = (
                f"; write: {key} = {value}" if isinstance(value, str) and value.isascii() and value.isdigit() else ""
            )
            self.fault(key, f"{key} is a whole number from {low} to {high}, not {value_words(value)}{plain}")
            return low
        return value

    def slug(self, key: str) -> str:
        return self.matching(key, SLUG, "one word of small letters, digits and hyphens")

    def line(self, key: str) -> str:
        """A title, in letters that are what they seem."""
        line = self.matching(key, LINE, "one line of at most 80 letters")
        cause, letter = deceives(line)
        if cause:
            self.fault_at((*self.path, key), f"{key}: {cause}", letter)
        return line

    def matching(self, key: str, pattern: re.Pattern[str], wanted: str) -> str:
        value = self.table.get(key)
        if isinstance(value, str) and pattern.fullmatch(value):
            return value
        if key in self.table:
            self.fault(key, f"{key} is {wanted}, not {value_words(value)}")
        return ""

    def name(self, key: str) -> str:
        """The name of a card, which nobody else in the file has."""
        if key not in self.table:
            return ""
        name = self.capitalised(self.table[key], (*self.path, key))
        if name and name in self.file.names:
            line, _ = self.file.places.line(self.file.places.key(self.file.names[name]))
            self.fault(key, f'the name "{name}" is taken; it stands in line {line}')
        elif name:
            self.file.names[name] = (*self.path, key)
        return name

    def capitalised(self, name: object, path: Path) -> str:
        """A name of capitalised words."""
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            self.fault_at(path, f"a name is a text of 1 to {LONGEST_NAME} letters, not {value_words(name)}")
        elif (wrong := deceives(name))[0]:
            self.fault_at(path, f"the name {value_words(name)}: {wrong[0]}", wrong[1])
        elif not self.is_name(name):
            cause, letter = self.misnamed(name)
            self.fault_at(path, f"the name {value_words(name)}: {cause}", letter)
        else:
            return name
        return ""

    def is_name(self, name: str) -> bool:
        return NAME.fullmatch(name) is not None

    def misnamed(self, name: str) -> tuple[str, int]:
        """Why that is no name, and at which letter."""
        return "a name is one or more capitalised words", 0


B = TypeVar("B", bound=Block)


def content(source: str) -> str:
    """The text of a file that a person wrote; BadSet says why there is none."""
    data = content_bytes(source)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line, column = data.count(b"\n", 0, error.start) + 1, error.start - data.rfind(b"\n", 0, error.start)
        raise BadSet(source, [Fault("the file is not UTF-8 text", line, column)]) from None


def content_bytes(source: str) -> bytes:
    try:
        path = FilePath(source)
        if not path.is_file():
            raise BadSet(source, [Fault("there is no such file")])
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadSet(source, [Fault(f"the file cannot be opened: {error}")]) from None
    if len(data) > LARGEST_FILE:
        raise BadSet(source, [Fault(f"a set file has at most {LARGEST_FILE} bytes")])
    return data


def printable(sentence: str) -> str:
    """A sentence without control characters from the file, which a terminal might obey."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in sentence)


def value_words(value: object) -> str:
    """A value of the file, short enough for a message."""
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= LONGEST_NAME else f'"{value[:LONGEST_NAME]}…"'
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else str(value)
