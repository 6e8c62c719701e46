"""What somebody may have meant who searched and found nothing: queries near theirs, each tried and found to find
something; and all that can be asked of some cards."""

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from pixelhall.core.errors import BadText
from pixelhall.core.search import FILLERS, LONGEST, Index, Term, plain, terms
from pixelhall.core.search_words import stems_of
from pixelhall.core.shelf import Printed

MOST: Final = 4
TRIED: Final = 60  # queries, for one that found nothing
ALIKE: Final = 0.7  # of the letters of a mistyped word


@dataclass(frozen=True)
class Guide:
    """What a search can ask of the cards of a game: what texts are, what they do, the facts (those that are numbers
    first), and some queries that find something."""

    kinds: tuple[str, ...]
    deeds: tuple[str, ...]
    numbers: tuple[str, ...]
    words: tuple[str, ...]
    examples: tuple[str, ...]


def guide(cards: Iterable[Printed], examples: Iterable[str]) -> Guide:
    index = Index(cards)
    facts = sorted(index.fields)
    return Guide(
        tuple(sorted(index.kinds)),
        tuple(sorted(index.deeds - index.kinds)),
        tuple(name for name in facts if index.fields[name] is int),
        tuple(name for name in facts if index.fields[name] is str),
        tuple(examples),
    )


def nearest(cards: Iterable[Printed], query: str) -> list[str]:
    """Queries near one that finds nothing or cannot be read; each finds something."""
    index = Index(cards)
    found: list[str] = []
    for tried, candidate in enumerate(candidates(index, plain(query))):
        if len(found) == MOST or tried == TRIED:
            break
        if candidate and candidate not in found and finds(index, candidate):
            found.append(candidate)
    return found


def finds(index: Index, query: str) -> bool:
    try:
        return bool(index.find(query))
    except BadText:
        return False


def candidates(index: Index, query: str) -> Iterator[str]:
    """Queries to be tried, the nearest first: mistyped words mended, facts with values that occur, other kinds of
    texts, and last with one term less."""
    if len(query) > LONGEST:
        query = query[:LONGEST].rsplit(" ", 1)[0]
    if query.count('"') % 2:
        query = plain(query.replace('"', " "))
        yield query
    found = terms(query)
    said = [term.text for term in found]
    mended = [mend(index, term) for term in found]
    if any(mended):
        yield " ".join(better[0] if better else one for one, better in zip(said, mended))
    for at, better in enumerate(mended):
        yield from (replace(said, at, one) for one in better)
    mended_once = [better[0] if better else one for one, better in zip(said, mended)]
    telling = [at for at, term in enumerate(found) if term.text not in FILLERS]
    kinds = [at for at in telling if found[at].sought and stems_of(found[at].word) & index.kinds]
    if len(kinds) < len(telling):
        yield " ".join(mended_once[at] for at in telling if at not in kinds)
    for at in kinds:
        yield from (replace(mended_once, at, as_many(kind, said[at])) for kind in sorted(index.kinds))
    if len(telling) > 1:
        yield from (" ".join(mended_once[at] for at in telling if at != out) for out in telling)
        yield from (mended_once[at] for at in telling)


def as_many(kind: str, word: str) -> str:
    """A kind of text, one or several as in the word that it replaces."""
    return kind if not word.endswith("s") else kind + ("es" if kind.endswith("o") else "s")


def replace(said: list[str], at: int, one: str) -> str:
    return " ".join([*said[:at], one, *said[at + 1 :]])


def mend(index: Index, term: Term) -> list[str]:
    """What a term that is true of no card may have meant."""
    if term.field:
        return mend_fact(index, term)
    if not term.sought or term.word in FILLERS or any(leaf.mentions(term.word) for leaf in index.leaves):
        return []
    kinds = index.kinds | {as_many(kind, "s") for kind in index.kinds}
    known = kinds | index.deeds | {word for leaf in index.leaves for word in leaf.words.words}
    return difflib.get_close_matches(term.word, sorted(one for one in known if len(one) > 2), n=3, cutoff=ALIKE)


def mend_fact(index: Index, term: Term) -> list[str]:
    """A fact with a name that cards have, and a value that one of them has."""
    minus = "" if term.wanted else "-"
    if term.field not in index.fields:
        names = difflib.get_close_matches(term.field, sorted(index.fields), n=3, cutoff=ALIKE)
        alike = int if term.value.lstrip("-").isdigit() else str
        names = names or [name for name in sorted(index.fields) if index.fields[name] is alike]
        return [minus + name + term.sign + term.value for name in names]
    values = [value for leaf in index.leaves if (value := leaf.facts.get(term.field)) is not None]
    if index.fields[term.field] is str:
        known = sorted({str(value).lower() for value in values})
        close = difflib.get_close_matches(term.value, known, n=2, cutoff=ALIKE)
        return [f'{minus}{term.field}:"{one}"' if " " in one else f"{minus}{term.field}:{one}" for one in close]
    numbers = [value for value in values if isinstance(value, int)]
    if finds(index, term.text) or not numbers:
        return []
    return [f"{term.field}<={min(numbers)}" if term.sign in ("<", "<=") else f"{term.field}>={max(numbers)}"]
