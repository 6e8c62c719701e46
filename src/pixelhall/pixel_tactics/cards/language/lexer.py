"""Cuts a card text into words, numbers, names and signs. It never refuses a word; that is the parser's business."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.grammar import all_words, first_words

LETTERS = r"[^\W\d_]+(?:-[^\W\d_]+)*"
SCANNER = re.compile(
    rf"""\s+
    | (?P<old>(?:Attack\ +Power|Ongoing\ +Order)s?\b|Restructure\b)
    | ,\s+(?P<pair>then|but|before)\b
    | (?P<each>[Ff]or\s+each)\b
    | (?P<either>Hero(?:es\s+or\s+Corpses|\s+or\s+Corpse))\b
    | (?P<times>[x×]\d+)\b
    | (?P<word>{LETTERS})
    | (?P<signed>[+\-−]\d+)
    | (?P<number>\d+)
    | (?P<status>\[[^\[\]]*\])
    | (?P<own>['’]s)\b
    | (?P<ours>(?<=allies)['’])
    | (?P<sign>[.,:;()])
    | (?P<stray>.)""",
    re.VERBOSE | re.DOTALL,
)
NEW_NAMES = {"Attack Power": "Spell", "Ongoing Order": "Operation", "Restructure": "Move"}


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text: the terminal it is, the value it carries, how it was written, and where it begins."""

    type: str
    value: str | int
    text: str
    column: int


@cache
def known_words() -> frozenset[str]:
    """Every word of the language."""
    return all_words()


@cache
def openers() -> frozenset[str]:
    """Every word that can begin a sentence, in its spelling in mid-sentence."""
    return first_words()


def is_name(text: str) -> bool:
    """Can a card, counter, tag or token have this name and be named in a text?"""
    return not unfit(text)


def unfit(text: str) -> str:
    """The first word that is no part of a name: a word of the language, or one of grammar in any spelling; "" if none
    is."""
    for part in text.split(" "):
        if not re.fullmatch(LETTERS, part) or not part[0].isupper() or part in known_words() or part.lower() in GRAMMAR:
            return part or " "
    return ""


SMALL_WORDS = """
all an and any another at both but by each every for from he her his if in into it its no not of on one or other she
than that the their them then they this to up when while with without you your
"""
GRAMMAR = frozenset(SMALL_WORDS.split())  # a name made of these would be read as part of the sentence around it


def lex(text: str) -> list[Token]:
    """The text as tokens. What is no word, number or status of the language gets the type "?"."""
    found: list[Token] = []
    start, space = True, True
    for match in SCANNER.finditer(text):
        kind, written, column = match.lastgroup, match[0], match.start()
        if kind is None:
            space = True
            continue
        token = token_of(kind, written, column, start)
        if token.type == "NAME" and space and found and found[-1].type == "NAME":
            last = found.pop()
            token = Token("NAME", f"{last.value} {token.value}", text[last.column : match.end()], last.column)
        found.append(token)
        start, space = written in (".", ":"), False
    return found


def token_of(kind: str, written: str, column: int, start: bool) -> Token:
    """One token; `start` says whether a sentence begins here."""
    if kind == "word":
        return word(written, column, start)
    if kind == "old":
        name = re.sub(" +", " ", written)
        plural = name.endswith("s")
        new = NEW_NAMES[name.removesuffix("s")] + ("s" if plural else "")
        return Token(new, new, written, column)
    if kind == "pair":
        joined = ", " + written[1:].strip()
        return Token(joined, joined, written, column)
    if kind == "each":
        return Token("for each" if written[0] == "f" or start else "?", "for each", written, column)
    if kind == "either":
        either = re.sub(r"\s+", " ", written)
        return Token(either, either, written, column)
    if kind == "own":
        return Token("'s", "'s", written, column)
    if kind == "ours":
        return Token("'", "'", written, column)
    if kind == "sign":
        return Token(written, written, written, column)
    return value_token(kind, written, column)


def word(written: str, column: int, start: bool) -> Token:
    spellings: Iterator[str] = iter((written,))
    if start:
        lower = written[0].lower() + written[1:]
        spellings = iter(
            (lower, written)
            if ("a" if lower == "an" else lower) in openers()
            else (written, written[0].upper() + written[1:])
        )
    for spelling in spellings:
        spelling = "a" if spelling == "an" else spelling
        if spelling in known_words():
            return Token(spelling, spelling, written, column)
    name = written[0].isupper() and written.lower() not in GRAMMAR
    return Token("NAME" if name else "?", written, written, column)


def value_token(kind: str, written: str, column: int) -> Token:
    """A number, a status, or a sign that no text has."""
    if kind == "status":
        status = re.sub(r"\s+", " ", written[1:-1].strip()).replace("−", "-")
        return Token("STATUS" if status in TABLE.statuses else "?", status, written, column)
    digits = written.lstrip("+-−x×")
    value = int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 2 else 100
    plain = str(value) == digits and value < 100
    if kind == "number" and plain:
        return Token("ONE" if value == 1 else "MANY", value, written, column)
    if kind == "signed" and plain and not (value == 0 and written[0] != "+"):
        return Token("SIGNED", value if written[0] == "+" else -value, written, column)
    if kind == "times" and plain and value >= 2:
        return Token("TIMES", value, written, column)
    return Token("?", written, written, column)
