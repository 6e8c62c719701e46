"""The tables of a set file: names that texts can use, and boxes of Card English."""

import difflib
import re
from typing import Final

from pixelhall.core.content_file import Block, ContentFile, value_words
from pixelhall.core.errors import BadCard
from pixelhall.core.toml_places import Path
from pixelhall.pixel_tactics.cards.compile.trying import plays
from pixelhall.pixel_tactics.cards.language import Node, write
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.lexer import GRAMMAR, is_name, known_words
from pixelhall.pixel_tactics.cards.language.node import values
from pixelhall.pixel_tactics.cards.language.nodes import RepeatThis
from pixelhall.pixel_tactics.cards.language.understanding import understood

MOST_TEXTS: Final = 6  # in one box
MOST_SENTENCES: Final = 12  # in one text
MOST_TAGS: Final = 8
LONGEST_TEXT: Final = 600

STEPS = TABLE.nodes("step") | {"Static"}
SENTENCES = TABLE.nodes("sentence") | {"Static", "Replace", "ReplaceMay"}


class CardBlock(Block):
    """A table with names and sentences of Card English."""

    def __init__(self, file: ContentFile, table: dict[str, object], path: Path, who: str, given: bool = True) -> None:
        super().__init__(file, table, path, who, given)
        self.steps = 0  # of all texts read so far

    def as_table(self, key: str, value: object) -> str:
        if key != "leader" or not isinstance(value, str) or '"' in value:
            return ""
        return f'; write: leader = {{ name = "A Title", attack = 3, life = 20, text = "{value}" }}'

    def tags(self, key: str) -> tuple[str, ...]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or len(value) > MOST_TAGS:
            line = f'; write: {key} = ["{value}"]' if isinstance(value, str) and '"' not in value else ""
            self.fault(key, f"{key} is a list of at most {MOST_TAGS} names, not {value_words(value)}{line}")
            return ()
        return tuple(self.capitalised(tag, (*self.path, key, i)) for i, tag in enumerate(value))

    def is_name(self, name: str) -> bool:
        """Whether texts can use it (card names, tags): capitalised words that are no words of the language."""
        return is_name(name)

    def misnamed(self, name: str) -> tuple[str, int]:
        word = next((part for part in name.split(" ") if part in known_words() or part.lower() in GRAMMAR), "")
        if not word:
            return super().misnamed(name)
        return f'"{word}" is a word of Card English, and no part of a name', name.find(word)

    def text(self, key: str, box: str, bearer: str) -> str:
        """A box that holds one text."""
        value = self.table.get(key, "")
        if not isinstance(value, str):
            self.fault(key, f"{key} is a text, not {value_words(value)}{as_text(key, value)}")
            return ""
        return self.canonical(value, (*self.path, key), box, bearer) if value.strip() else ""

    def texts(self, key: str, box: str, bearer: str) -> tuple[str, ...]:
        """A box that holds a text or a list of texts."""
        value = self.table.get(key, "")
        if isinstance(value, str):
            text = self.text(key, box, bearer)
            return (text,) if text else ()
        if not isinstance(value, list) or len(value) > MOST_TEXTS or not all(isinstance(text, str) for text in value):
            self.fault(key, f"{key} is a text or a list of at most {MOST_TEXTS} texts, not {value_words(value)}")
            return ()
        return tuple(
            self.canonical(text, (*self.path, key, i), box, bearer) for i, text in enumerate(value) if text.strip()
        )

    def canonical(self, text: str, path: Path, box: str, bearer: str) -> str:
        """The text as it is printed; "" when it is no Card English."""
        key = next(part for part in reversed(path) if isinstance(part, str))
        if len(text) > LONGEST_TEXT:
            self.fault_at(path, f"{key}: a text has at most {LONGEST_TEXT} letters; this has {len(text)}", LONGEST_TEXT)
            return ""
        try:
            node, _ = understood(text, box, bearer)
        except BadCard as bad:
            suggested = bad.nearest or with_expected(bad)
            sound = can_be_played(suggested, box, bearer)
            self.fault_at(
                path,
                f"{key}: {bad.cause}",
                column_in_file(bad.text, bad.column, text),
                bad.expected,
                suggested if sound else "",
                self.file.fix(path, text, suggested) if sound else None,
            )
            return ""
        if (sentences := tally(node, SENTENCES)) > MOST_SENTENCES:
            self.fault_at(path, f"{key}: a text has at most {MOST_SENTENCES} sentences; this has {sentences}", 0)
        self.steps += tally(node, STEPS)
        return write(node)


def with_expected(bad: BadCard) -> str:
    """The text with the only word that could stand where it is not understood; "" if there are several, or none."""
    word = re.match(r"\w+", bad.text[bad.column :])
    if word is None or len(bad.expected) != 1:
        return ""
    return bad.text[: bad.column] + bad.expected[0] + bad.text[bad.column + word.end() :]


def can_be_played(text: str, box: str, bearer: str) -> bool:
    """Whether a suggestion could stand in this box: it is understood, and compiled."""
    try:
        return bool(text) and plays(*understood(text, box, bearer), box)
    except BadCard:
        return False


def as_text(key: str, value: object) -> str:
    """The line with the one text that a table or list holds, as the end of a sentence."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if isinstance(inner, list) and len(inner) == 1 and isinstance(inner[0], str) and '"' not in inner[0]:
        return f'; write: {key} = "{inner[0]}"'
    return ""


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


def column_in_file(sentence: str, column: int, text: str) -> int:
    """A column of the sentence that an error shows, which may be its canonical form, as a column of the text in the
    file."""
    for block in reversed(difflib.SequenceMatcher(None, sentence, text, autojunk=False).get_matching_blocks()):
        if block.a <= column:
            return block.b + min(column - block.a, block.size)
    return 0
