"""The table, read and put together: categories, lists, words, kinds of nodes, and what can stand where."""

from dataclasses import dataclass
from functools import cache

from pixelhall.pixel_tactics.cards.language.forms.amounts import AMOUNTS
from pixelhall.pixel_tactics.cards.language.forms.changes import CHANGES
from pixelhall.pixel_tactics.cards.language.forms.clauses import CLAUSES
from pixelhall.pixel_tactics.cards.language.forms.conditions import CONDITIONS
from pixelhall.pixel_tactics.cards.language.forms.events import EVENTS
from pixelhall.pixel_tactics.cards.language.forms.heads import HEADS
from pixelhall.pixel_tactics.cards.language.forms.notation import Form, Kind, Reader, Word, parts
from pixelhall.pixel_tactics.cards.language.forms.nouns import NOUNS
from pixelhall.pixel_tactics.cards.language.forms.references import REFERENCES
from pixelhall.pixel_tactics.cards.language.forms.statements import STATEMENTS
from pixelhall.pixel_tactics.cards.language.forms.steps import BOARD, CARDS, DAMAGE, STATE
from pixelhall.pixel_tactics.cards.language.forms.words import STATUSES, WORDS

BOXES = {
    "row": "row_text",
    "order": "order_text",
    "trap": "trap_text",
    "snap": "snap_text",
}  # a box of a card, and its category

# A list category: what it lists, and the word between (before the last, for "and").
LISTS = {
    "statements": ("statement", ""),
    "sentences": ("sentence", ""),
    "filters": ("filter", ""),
    "steps": ("step", ", then"),
    "ways": ("way", ";"),
    "costs": ("cost", ","),
    "changes": ("change", "and"),
    "kws": ("kw", "and"),
    "acts": ("act", "and"),
    "rows": ("row", "and"),
}

# Categories that are one token, and the type of what they hold.
TOKENS = {"name": "NAME", "status": "STATUS", "signed": "SIGNED", "times": "TIMES", "many": "MANY"}
NAMES = (
    "Forge",
    "Ember",
    "Wall",
    "Siege Engine",
    "Grave Knight",
    "Ghoul",
    "Soul",
)  # names in examples and invented texts
NUMBERS = ("number", "many", "signed", "times")


@dataclass(frozen=True)
class WordList:
    """A closed list: what it is, and its words."""

    called: str
    words: tuple[Word, ...]


class Table:
    """Everything that the texts of this package say, ready to be asked."""

    def __init__(self) -> None:
        reader = Reader()
        for text in (
            NOUNS,
            REFERENCES,
            AMOUNTS,
            EVENTS,
            CONDITIONS,
            CHANGES,
            STATEMENTS,
            DAMAGE,
            BOARD,
            CARDS,
            STATE,
            CLAUSES,
            HEADS,
        ):
            reader.read(text)
        self.kinds: dict[str, Kind] = reader.kinds
        self.called: dict[str, str] = reader.called
        self.lists: dict[str, WordList] = word_lists(WORDS)
        self.statuses: dict[str, str] = statuses(STATUSES)
        self.forms: dict[str, list[Form]] = {}
        for form in reader.forms:
            self.forms.setdefault(form.category, []).append(form)
        self.aliases = reader.aliases
        self.filters = [form.node for form in self.forms["filter"]]

    def type_of(self, category: str) -> str:
        """The Python type of what a category holds."""
        if category in NUMBERS:
            return "int"
        if category in self.lists or category in ("name", "status"):
            return "str"
        if category in LISTS:
            return f"tuple[{self.type_of(LISTS[category][0])}, ...]"
        assert category in self.forms, f"no category {category}"
        return "Node"

    @cache  # noqa: B019 (the table lives as long as the program)
    def nodes(self, category: str) -> frozenset[str]:
        """The names of all nodes that a category can hold."""
        found: set[str] = set()
        for form in self.forms[category]:
            found |= {form.node} if form.node else self.nodes(form.slots[0].category)
        return frozenset(found)


def word_lists(text: str) -> dict[str, WordList]:
    """The closed lists of `words.py`."""
    found: dict[str, WordList] = {}
    for block in text.strip().split("\n\n"):
        head, *lines = block.splitlines()
        name, called = head.split(": ", 1)
        rows = [[cell.strip() for cell in line.split(" | ")] for line in lines]
        one, _, several = name.partition("/")
        if several:
            found[one] = WordList(called, tuple(Word(row[0], words(row[0]), row[-1]) for row in rows))
            found[several] = WordList(called, tuple(Word(row[0], words(row[1]), row[-1]) for row in rows))
        else:
            found[one] = WordList(called, tuple(Word(row[0], words(row[-2]), row[-1]) for row in rows))
    return found


def words(wording: str) -> tuple[str, ...]:
    """A wording that is all words."""
    found = tuple(part for part in parts(wording) if isinstance(part, str))
    assert len(found) == len(parts(wording)), f"a slot in a closed list: {wording}"
    return found


def statuses(text: str) -> dict[str, str]:
    """Each status token, without its brackets, and what it does."""
    rows = (line.split(" | ") for line in text.strip().splitlines())
    return {status: meaning for listed, meaning in rows for status in listed.split(", ")}


TABLE = Table()
