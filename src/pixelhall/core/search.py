"""A search among cards: what a text is and does ("orders that heal"), words that occur, "several words" in a row,
-words that must not occur, and facts such as attack>=4 or set:core. Cards of that name come first, then those that do
it, then those that only mention it."""

import operator
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from pixelhall.core.errors import BadText
from pixelhall.core.search_words import Pool, stems_of, words_of
from pixelhall.core.shelf import Printed

LONGEST: Final = 200
TERM: Final = re.compile(
    r'(-?)(?:([a-z_.]+)(?: ?(<=|>=|<|>|=) ?|(:))("[^"]*"|[^\s"<>=]+)|"([^"]*)"|([^\s"]+))'
)  # of a query in small letters, with single spaces
OTHER_SIGNS: Final = {"≥": ">=", "≤": "<=", "==": "=", "“": '"', "”": '"', "„": '"'}
SIGNS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
}
FILLERS: Final = frozenset(
    re.findall(
        "[a-z]+",
        "a all an and any are can card cards do does find has have is of show that the their to which who whose with",
    )
)
HELP: Final = 'Write what its texts do, such as orders that heal, words that occur on the card, "words in a row", -words that do not, or facts'
NAMED, DOES, MENTIONS = range(3)


class Term:
    """One term of a query: a word, words in a row, or a fact."""

    def __init__(self, found: re.Match[str]) -> None:
        self.text = found[0]
        self.start, self.end = found.span()
        self.wanted = not found[1]
        self.field, self.sign = found[2] or "", found[3] or found[4] or ""
        self.value = (found[5] or "").strip('"')
        self.quoted = found[6] or ""
        self.word = found[7] or ""

    @property
    def sought(self) -> bool:
        """Whether it is a word that a card should do, have or be called."""
        return self.wanted and bool(self.word)


class Leaf:
    """One card, as it is searched."""

    def __init__(self, card: Printed) -> None:
        self.card = card
        self.facts = facts(card)
        self.prose = prose(card)
        self.names = Pool(words_of(" ".join(card.names())))
        self.texts = [Pool(text.where | text.does) for text in card.gists]
        self.words = Pool(words_of(self.prose))

    def mentions(self, word: str) -> bool:
        """Whether a text does this, or the word stands anywhere on the card."""
        return self.words.has(word) or any(text.has(word) for text in self.texts)

    def rank(self, words: list[str], together: bool) -> int | None:
        """How well these words fit: by its name, by one text that does it all, or, unless the words must be true of one
        text `together`, by what stands anywhere on it; None if they do not."""
        if all(self.names.has(word) for word in words):
            return NAMED
        if any(all(text.has(word) for word in words) for text in self.texts):
            return DOES
        return MENTIONS if not together and all(self.mentions(word) for word in words) else None


class Index:
    """Some cards, ready to be searched many times."""

    def __init__(self, cards: Iterable[Printed]) -> None:
        self.leaves = [Leaf(card) for card in cards]
        gists = [text for leaf in self.leaves for text in leaf.card.gists]
        self.kinds = frozenset[str]().union(*(text.where for text in gists))  # of texts: order, rear
        self.deeds = frozenset[str]().union(*(text.does for text in gists))
        self.fields = {
            name: int if isinstance(value, int) else str for leaf in self.leaves for name, value in leaf.facts.items()
        }

    def find(self, query: str) -> list[Printed]:
        """The cards for which everything in the query is true, the best first; BadText says what can be asked."""
        found = terms(query)
        words = words_that_say([term.word for term in found if term.sought])
        together = self.names_a_kind(words)
        for term in found:
            self.check(term)
        others = [term for term in found if not term.sought]
        ranks = [
            (rank, leaf.card)
            for leaf in self.leaves
            if (rank := leaf.rank(words, together)) is not None and all(holds(leaf, term) for term in others)
        ]
        return [card for _, card in sorted(ranks, key=operator.itemgetter(0))]

    def names_a_kind(self, words: list[str]) -> bool:
        """Whether the words name a kind of text ("orders") and say what it does: then one text must do it."""
        return (
            len(words) > 1
            and any(stems_of(word) & self.kinds for word in words)
            and all(stems_of(word) & (self.kinds | self.deeds) for word in words)
        )

    def check(self, term: Term) -> None:
        """BadText if no card could have this fact."""
        if not term.field:
            return
        kind = self.fields.get(term.field)
        if kind is None and self.fields:
            raise BadText(
                f'no card has "{term.field}"; a search can name {", ".join(sorted(self.fields))}. {HELP} such as attack>=4.'
            )
        if term.sign in ("<", "<=", ">", ">=") and kind is str:
            raise BadText(f'"{term.field}" is no number; write {term.field}:WORD.')
        if kind is int and not re.fullmatch(r"-?[0-9]{1,6}", term.value):
            raise BadText(f'"{term.field}" is a number, not "{term.value[:40]}"; write {term.field}{term.sign}4.')


def search(cards: Iterable[Printed], query: str) -> list[Printed]:
    """The cards for which everything in the query is true, the best first; BadText says what can be asked."""
    return Index(cards).find(query)


def holds(leaf: Leaf, term: Term) -> bool:
    """Whether a fact, words in a row or a word that must not occur is true of a card."""
    if term.field:
        value = leaf.facts.get(term.field)
        if isinstance(value, int):
            return SIGNS[term.sign](value, int(term.value)) == term.wanted
        return (isinstance(value, str) and term.value in value.lower()) == term.wanted
    return (term.quoted in leaf.prose if term.quoted else leaf.mentions(term.word)) == term.wanted


def terms(query: str) -> list[Term]:
    query = plain(query)
    if len(query) > LONGEST:
        raise BadText(f"a search has at most {LONGEST} letters; this has {len(query)}")
    found: list[Term] = []
    at = 0
    while at < len(query):
        term = TERM.match(query, at)
        if term is None:
            raise BadText(f"the search cannot be read from {query[at : at + 20]!r} on: a quotation has no end. {HELP}.")
        found.append(Term(term))
        at = term.end() + (query[term.end() : term.end() + 1] == " ")
    return found


def plain(query: str) -> str:
    """A query in small letters, with single spaces and the usual signs."""
    for sign, usual in OTHER_SIGNS.items():
        query = query.replace(sign, usual)
    return " ".join(query.lower().split())


def words_that_say(words: list[str]) -> list[str]:
    """The words without those that say nothing, unless there are no others."""
    return [word for word in words if word not in FILLERS] or words


def words_sought(query: str) -> list[str]:
    """What a search looks for in texts."""
    found = terms(query)
    quoted = [term.quoted for term in found if term.wanted and term.quoted]
    return quoted + words_that_say([term.word for term in found if term.sought])


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
