"""A set file that is being read: its tables, checked key by key, and every fault found so far with its line and column."""

import difflib
import re
import tomllib
from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from pixelhall.core.errors import BadCard, BadSet
from pixelhall.pixel_tactics.language import Node, parse, write
from pixelhall.pixel_tactics.language.forms.table import TABLE
from pixelhall.pixel_tactics.language.lexer import is_name, known
from pixelhall.pixel_tactics.language.node import values
from pixelhall.pixel_tactics.language.nodes import RepeatThis
from pixelhall.pixel_tactics.language.references import resolve
from pixelhall.pixel_tactics.toml_places import Path, Places

LARGEST_FILE: Final = 256_000
MOST_CARDS: Final = 200
MOST_FAULTS: Final = 100  # then the rest of the file is not looked at
MOST_TEXTS: Final = 6  # in one box
MOST_SENTENCES: Final = 12  # in one text
MOST_TAGS: Final = 8
LONGEST_TEXT: Final = 600
LONGEST_NAME: Final = 40

SLUG = re.compile(r"[a-z][a-z0-9-]{0,39}")
LINE = re.compile(r"[^\x00-\x1f\x7f-\x9f\ud800-\udfff]{1,80}")
TOML_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")

STEPS = TABLE.nodes("step") | {"Static"}
SENTENCES = TABLE.nodes("sentence") | {"Static", "Replace", "ReplaceMay"}


class SetFile:
    """One file and its faults."""

    def __init__(self, text: str, where: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.where = where
        self.faults: list[tuple[int, str]] = []  # an offset into the text, and a sentence
        self.names: dict[str, Path] = {}
        if len(text) > LARGEST_FILE:
            raise BadSet(where, [f"{where}: a set file has at most {LARGEST_FILE} characters"])
        self.places = Places(self.text)

    def top(self) -> "Block":
        """The whole file as a table. What is not TOML ends the reading: the rest could not be trusted."""
        for offset, sentence in self.places.faults:
            self.fault(offset, sentence)
        self.finish()
        try:
            tables = tomllib.loads(self.text)
        except ValueError as error:
            self.fault(*self.toml_fault(str(error)))
            self.finish()
        return Block(self, tables, (), "the file")

    def toml_fault(self, message: str) -> tuple[int, str]:
        """What tomllib said, as an offset and a sentence."""
        place = TOML_PLACE.search(message)
        sentence = TOML_PLACE.sub("", message)
        if place is None or place[1] is None:
            return (len(self.text) if place else 0), sentence
        lines = self.text.split("\n")[: int(place[1]) - 1]
        return sum(len(line) + 1 for line in lines) + int(place[2]) - 1, sentence

    def fault(self, offset: int, sentence: str) -> None:
        self.faults.append((offset, sentence))
        if len(self.faults) == MOST_FAULTS:
            self.finish()

    def finish(self) -> None:
        """Refuse the file if anything was wrong with it."""
        if self.faults:
            lines = []
            for offset, sentence in sorted(self.faults, key=itemgetter(0)):
                line, column = self.places.line(offset)
                lines.append(f"{self.where}:{line}:{column}: {printable(sentence)}")
            raise BadSet(self.where, lines)


class Block:
    """One table of the file. Each reader returns what it can and notes what is wrong."""

    def __init__(self, file: SetFile, table: dict[str, object], path: Path, who: str, given: bool = True) -> None:
        self.file = file
        self.table = table
        self.path = path
        self.who = who
        self.given = given  # nothing is missing from a table that is not there
        self.steps = 0  # of all texts read so far

    def fault(self, key: str | int, sentence: str, letter: int = -1) -> None:
        """Note a fault at a key, or at a letter of its value."""
        self.fault_at((*self.path, key), sentence, letter)

    def fault_at(self, path: Path, sentence: str, letter: int = -1) -> None:
        places = self.file.places
        offset = places.key(path) if letter < 0 else places.letter(path, letter)
        self.file.fault(offset, f"{self.who}: {sentence}")

    def keys(self, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        """Refuse keys that nobody knows; miss those that must be there."""
        for key in self.table:
            if key not in known:
                near = difflib.get_close_matches(key[:LONGEST_NAME], known, 1, 0.5)
                help_ = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(known)}"
                self.fault(key, f"unknown key {shown(key)}; {help_}")
        for key in needed if self.given else ():
            if key not in self.table:
                self.fault(key, f'"{key}" is missing')

    def block(self, key: str, who: str) -> "Block":
        """The table under a key."""
        table = self.table.get(key)
        if isinstance(table, dict):
            return Block(self.file, table, (*self.path, key), who)
        if table is not None:
            self.fault(key, f'"{key}" is a table, not {shown(table)}')
        return Block(self.file, {}, (*self.path, key), who, given=False)

    def blocks(self, key: str) -> Iterator["Block"]:
        """The tables under a key that is given many times."""
        tables = self.table.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fault(key, f"each {key} begins with [[{key}]]")
            return
        if len(tables) > MOST_CARDS:
            self.file.fault(self.file.places.key((key, MOST_CARDS)), f"a set has at most {MOST_CARDS} cards; this has {len(tables)}")
        for i, table in enumerate(tables[:MOST_CARDS]):
            name = table.get("name")
            yield Block(self.file, table, (key, i), name if isinstance(name, str) and is_name(name) else f"{key} {i + 1}")

    def number(self, key: str, low: int, high: int) -> int:
        value = self.table.get(key, low)
        if type(value) is not int or not low <= value <= high:
            self.fault(key, f"{key} is a whole number from {low} to {high}, not {shown(value)}")
            return low
        return value

    def slug(self, key: str) -> str:
        return self.matching(key, SLUG, "one word of small letters, digits and hyphens")

    def line(self, key: str) -> str:
        return self.matching(key, LINE, "one line of at most 80 letters")

    def matching(self, key: str, pattern: re.Pattern[str], wanted: str) -> str:
        value = self.table.get(key)
        if isinstance(value, str) and pattern.fullmatch(value):
            return value
        if key in self.table:
            self.fault(key, f"{key} is {wanted}, not {shown(value)}")
        return ""

    def name(self, key: str) -> str:
        """The name of a card or a leader, which nobody else in the set has."""
        if key not in self.table:
            return ""
        name = self.capitalised(self.table[key], (*self.path, key))
        if name and name in self.file.names:
            line, _ = self.file.places.line(self.file.places.key(self.file.names[name]))
            self.fault(key, f'the name "{name}" is taken; it stands in line {line}')
        elif name:
            self.file.names[name] = (*self.path, key)
        return name

    def tags(self, key: str) -> tuple[str, ...]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or len(value) > MOST_TAGS:
            self.fault(key, f"{key} is a list of at most {MOST_TAGS} names, not {shown(value)}")
            return ()
        return tuple(self.capitalised(tag, (*self.path, key, i)) for i, tag in enumerate(value))

    def capitalised(self, name: object, path: Path) -> str:
        """A name that texts can use (card names, tags): capitalised words that are no words of the language."""
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            self.fault_at(path, f"a name is a text of 1 to {LONGEST_NAME} letters, not {shown(name)}")
        elif not is_name(name):
            word = next((part for part in name.split(" ") if part in known()), "")
            cause = f'"{word}" is a word of Card English, and no part of a name' if word else "a name is one or more capitalised words"
            self.fault_at(path, f"the name {shown(name)}: {cause}", name.find(word) if word else 0)
        else:
            return name
        return ""

    def text(self, key: str, box: str, bearer: str) -> str:
        """A box that holds one text."""
        value = self.table.get(key, "")
        if not isinstance(value, str):
            self.fault(key, f"{key} is a text, not {shown(value)}")
            return ""
        return self.canonical(value, (*self.path, key), box, bearer) if value.strip() else ""

    def texts(self, key: str, box: str, bearer: str) -> tuple[str, ...]:
        """A box that holds a text or a list of texts."""
        value = self.table.get(key, "")
        if isinstance(value, str):
            text = self.text(key, box, bearer)
            return (text,) if text else ()
        if not isinstance(value, list) or len(value) > MOST_TEXTS or not all(isinstance(text, str) for text in value):
            self.fault(key, f"{key} is a text or a list of at most {MOST_TEXTS} texts, not {shown(value)}")
            return ()
        return tuple(self.canonical(text, (*self.path, key, i), box, bearer) for i, text in enumerate(value) if text.strip())

    def canonical(self, text: str, path: Path, box: str, bearer: str) -> str:
        """The text as it is printed; "" when it is no Card English."""
        key = next(part for part in reversed(path) if isinstance(part, str))
        if len(text) > LONGEST_TEXT:
            self.fault_at(path, f"{key}: a text has at most {LONGEST_TEXT} letters; this has {len(text)}", LONGEST_TEXT)
            return ""
        try:
            node = parse(text, box)
            resolve(node, box, bearer)
        except BadCard as bad:
            self.fault_at(path, f"{key}: {explained(bad)}", aligned(bad.text, bad.column, text))
            return ""
        if (sentences := tally(node, SENTENCES)) > MOST_SENTENCES:
            self.fault_at(path, f"{key}: a text has at most {MOST_SENTENCES} sentences; this has {sentences}", 0)
        self.steps += tally(node, STEPS)
        return write(node)


def tally(node: Node, names: frozenset[str]) -> int:
    """How many such nodes a text has; what is repeated counts as often as it is done."""
    total = int(type(node).__name__ in names)
    for value in values(node):
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, RepeatThis) and names is STEPS:
                total *= max(1, part.n)
            elif isinstance(part, Node):
                total += tally(part, names)
    return total


def aligned(sentence: str, column: int, text: str) -> int:
    """A column of the sentence that an error shows, which may be its canonical form, as a column of the text in the file."""
    for block in reversed(difflib.SequenceMatcher(None, sentence, text, autojunk=False).get_matching_blocks()):
        if block.a <= column:
            return block.b + min(column - block.a, block.size)
    return 0


def explained(bad: BadCard) -> str:
    """A bad sentence in one line: the cause, what could stand there, and the nearest sentence."""
    parts = [bad.cause]
    if bad.expected:
        parts.append(f"Here could stand: {', '.join(bad.expected)}.")
    if bad.nearest:
        parts.append(f'Did you mean "{bad.nearest}"?')
    return " ".join(parts)


def printable(sentence: str) -> str:
    """A sentence without the signs of the file that a terminal might obey."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in sentence)


def shown(value: object) -> str:
    """A value of the file, short enough for a message."""
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= LONGEST_NAME else f'"{value[:LONGEST_NAME]}…"'
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else str(value)
