"""A search among cards: what a text is and does ("orders that heal"), words that must occur, "several words" in a row,
-words that must not occur, and facts such as attack>=4 or set:core."""

import operator
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from pixelhall.core.errors import BadText
from pixelhall.core.shelf import Printed

LONGEST: Final = 200
TERM: Final = re.compile(r'(-?)(?:([a-z_.]+)(<=|>=|<|>|=|:)("[^"]*"|[^\s"]+)|"([^"]*)"|([^\s"]+))')
SIGNS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
}
FILLERS: Final = frozenset(
    (
        "a",
        "an",
        "and",
        "are",
        "can",
        "card",
        "cards",
        "do",
        "does",
        "has",
        "have",
        "is",
        "of",
        "that",
        "the",
        "which",
        "with",
    )
)
ENDINGS: Final = ("s", "es", "ing", "ed")
HELP: Final = 'Write what its texts do, such as orders that heal, words that occur on the card, "words in a row", -words that do not, or facts'


def search(cards: Iterable[Printed], query: str) -> list[Printed]:
    """The cards for which everything in the query is true; BadText says what can be asked."""
    listed = list(cards)
    found = terms(query)
    sought = phrase([term[6] for term in found if term[6] and not term[1]], listed)
    tests = [Test(term, listed) for term in found if not (sought and term[6] and not term[1])]
    return [card for card in listed if says(card, sought) and all(test.holds(card) for test in tests)]


def phrase(words: list[str], cards: list[Printed]) -> list[set[str]]:
    """The stems of each word, if one names a kind of text ("orders") and all say what texts are or do. Otherwise empty:
    then words are searched for as they are."""
    where = {word for card in cards for text in card.gists for word in text.where}
    known = where.union(*(text.does for card in cards for text in card.gists))
    stems = [stems_of(word) & known for word in words if word not in FILLERS]
    return stems if all(stems) and any(one & where for one in stems) else []


def stems_of(word: str) -> set[str]:
    return {
        word,
        *(word.removesuffix(ending) for ending in ENDINGS),
        *(word.removesuffix(ending) + "e" for ending in ENDINGS),
    }


def says(card: Printed, sought: list[set[str]]) -> bool:
    """Whether one text of the card has all these stems."""
    return not sought or any(all(stems & (text.where | text.does) for stems in sought) for text in card.gists)


def terms(query: str) -> list[re.Match[str]]:
    query = " ".join(query.split())
    if len(query) > LONGEST:
        raise BadText(f"a search has at most {LONGEST} letters; this has {len(query)}")
    found: list[re.Match[str]] = []
    at = 0
    while at < len(query):
        term = TERM.match(query.lower(), at)
        if term is None:
            raise BadText(f"the search cannot be read from {query[at : at + 20]!r} on: a quotation has no end. {HELP}.")
        found.append(term)
        at = term.end() + (query[term.end() : term.end() + 1] == " ")
    return found


def words_sought(query: str) -> list[str]:
    """The words that a search looks for in texts."""
    return [term[5] or term[6] for term in terms(query) if not term[1] and not term[2] and term[6] not in FILLERS]


class Test:
    """One term of a query."""

    def __init__(self, term: re.Match[str], cards: list[Printed]) -> None:
        self.wanted = not term[1]
        self.field, self.sign, self.value = term[2] or "", term[3] or "", (term[4] or "").strip('"')
        self.word = term[5] or term[6] or ""
        if self.field:
            self.check(field_types(cards))

    def check(self, fields: dict[str, type]) -> None:
        kind = fields.get(self.field)
        if kind is None and fields:
            raise BadText(
                f'no card has "{self.field}"; a search can name {", ".join(sorted(fields))}. {HELP} such as attack>=4.'
            )
        if self.sign in ("<", "<=", ">", ">=") and kind is str:
            raise BadText(f'"{self.field}" is no number; write {self.field}:WORD.')
        if kind is int and not re.fullmatch(r"-?[0-9]{1,6}", self.value):
            raise BadText(f'"{self.field}" is a number, not "{self.value[:40]}"; write {self.field}{self.sign}4.')

    def holds(self, card: Printed) -> bool:
        return self.matches(card) == self.wanted

    def matches(self, card: Printed) -> bool:
        if not self.field:
            return self.word in prose(card)
        value = facts(card).get(self.field)
        if isinstance(value, int):
            return SIGNS[self.sign](value, int(self.value))
        return isinstance(value, str) and self.value in value.lower()


def prose(card: Printed) -> str:
    """All words of a card."""
    return " ".join([*card.names(), card.head, *(f"{label}: {text}" for label, text in card.lines)]).lower()


def facts(card: Printed) -> dict[str, int | str]:
    """What a search can name: the numbers and words of a card's data; those of inner tables with a dot, and a table's
    kind by its name."""
    return {"name": card.name, "set": card.set, **flat(card.data, "")}


def flat(data: dict[str, Any], prefix: str) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for key, value in data.items():
        name = f"{prefix}{key}".lower()
        if isinstance(value, dict) and key != "keywords":
            found |= flat({inner: one for inner, one in value.items() if inner != "kind"}, f"{name}.")
            if isinstance(value.get("kind"), str):
                found[name] = value["kind"]
        elif isinstance(value, int | str) and re.fullmatch("[a-z_.]+", name):
            found[name] = value
    return found


def field_types(cards: list[Printed]) -> dict[str, type]:
    """The names that facts have among these cards, each with its kind."""
    return {name: int if isinstance(value, int) else str for card in cards for name, value in facts(card).items()}
