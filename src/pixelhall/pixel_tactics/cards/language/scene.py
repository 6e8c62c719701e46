"""A text that is not understood, where the parser got stuck in it, and what is said about it."""

from dataclasses import dataclass

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.lexer import Token
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.tables import Stuck
from pixelhall.pixel_tactics.cards.language.writer import write


@dataclass(frozen=True, slots=True)
class Scene:
    """A text, and where the parser got stuck in it."""

    text: str
    box: str
    tokens: list[Token]
    index: int
    stack: list[int]
    accepted: list[str]

    @property
    def token(self) -> Token:
        return self.tokens[self.index]

    @property
    def last(self) -> str:
        """The word before, as written."""
        return self.tokens[self.index - 1].text if self.index else ""

    @property
    def next(self) -> str:
        """The word after, as written."""
        return self.tokens[self.index + 1].text if self.index + 1 < len(self.tokens) else ""


@dataclass(frozen=True, slots=True)
class Fault:
    """What was wrong, the nearest sentence understood, and where, if not at the word where the parser got stuck."""

    cause: str
    nearest: str = ""
    column: int = -1
    certain: bool = False  # nothing else was meant, even if no sentence is near


def canonical(text: str, box: str) -> str:
    """The text in its printed form, or nothing if it is not understood."""
    try:
        return write(read(text, box))
    except (Stuck, BadCard):
        return ""
