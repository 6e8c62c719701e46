"""How a log is told: a line is a row of its game's table, and this is the grammar of its sentence: you draw, Ann draws.

A sentence is a text with fields, such as "{Who:draw} {card}." A field {name:word} is told by the method `name` of the
game's Teller, which is given the word; a capital says that a sentence begins with it. {n} is a number of the line, and
{n:action} counts with it: "1 action", "2 actions". The places of a row are written in the same way.
"""

import functools
import string
from dataclasses import dataclass

from pixelhall.core.game import Seat, Told
from pixelhall.core.kinds import Kind


@dataclass(frozen=True)
class Row:
    """A kind of line. For programs: one word, the rule that explains it, from where, to where, and its number. For
    people: a sentence."""

    kind: Kind
    rule: str
    sentence: str
    source: str = ""
    target: str = ""
    number: str = ""


class Teller:
    """One line, told to one viewer. Each game adds the fields of its sentences as methods. With `names`, one a seat,
    the others are called by them."""

    def __init__(self, viewer: Seat, seats: int, names: list[str] | None, numbers: dict[str, int]) -> None:
        self.viewer = viewer
        self.seats = seats
        self.names = names or []
        self.numbers = numbers
        self.seat = numbers["seat"]  # whom the line is about
        self.party = [self.seat]  # all of them, where it is about several
        self.cards: dict[str, str] = {}  # those that the sentence names, each by the words that stand for it

    def tell(self, row: Row) -> Told:
        text = self.fill(row.sentence)
        source = self.fill(row.source) if row.source else ""
        target = self.fill(row.target) if row.target else ""
        n = int(self.fill(row.number)) if row.number else 0
        return Told(text, row.kind, self.seat, self.cards, source, target, n, row.rule)

    def fill(self, sentence: str) -> str:
        found = ""
        for words, name, word, capital in fields(sentence):
            found += words
            if name in self.numbers:
                found += plural(self.numbers[name], word) if word else str(self.numbers[name])
            elif name:
                text = getattr(self, name)(word)
                found += self.capital(text) if capital else text
        return found

    def capital(self, text: str) -> str:
        """How a sentence begins; names are left as they are."""
        named = any(name and text.startswith(name) for name in self.names)
        return text if named else text[:1].upper() + text[1:]

    def name_of(self, seat: Seat) -> str:
        if seat == self.viewer:
            return "you"
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or ("your rival" if self.viewer >= 0 and self.seats == 2 else f"seat {seat}")

    def possessive(self, seat: Seat) -> str:
        return "your" if seat == self.viewer else self.name_of(seat) + "'s"

    # Fields of all games.

    def who(self, verb: str) -> str:
        """{who:draw}: you draw, your rival draws, you and Ann draw. {who}: you, your rival."""
        names = name_all([self.name_of(seat) for seat in sorted(self.party, key=lambda seat: seat != self.viewer)])
        return f"{names} {self.verb(verb)}" if verb else names

    def verb(self, word: str) -> str:
        """{verb:draw}: draw, draws. {verb:are/is}: are, is."""
        first, _, third = word.partition("/")
        return first if self.seat == self.viewer or len(self.party) > 1 else third or first + "s"

    def player(self, number: str) -> str:
        """{player:n}: the seat that is this number."""
        return self.name_of(self.numbers[number])

    def whose(self, number: str) -> str:
        """{whose}: your, your rival's. {whose:n}: of the seat that is this number."""
        return self.possessive(self.numbers[number] if number else self.seat)


@functools.cache
def fields(sentence: str) -> list[tuple[str, str, str, bool]]:
    """A sentence in parts: words, and the field after them, if there is one: its name, its word, whether a capital
    begins it."""
    parts = [(words, name or "", word or "") for words, name, word, _ in string.Formatter().parse(sentence)]
    return [(words, name.lower(), word, name[:1].isupper()) for words, name, word in parts]


def name_all(names: list[str]) -> str:
    """Names in a sentence: Ann, Bob and Cy."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def plural(n: int, word: str) -> str:
    """1 action, 2 actions."""
    return f"{abs(n)} {word}{'s' if abs(n) != 1 else ''}"
