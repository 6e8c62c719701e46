"""A sentence on a writer's desk: what it is read as, where others say something like it, what it is worth, and positions
in which it can be tried."""

from dataclasses import dataclass
from typing import Final

POINT: Final = "Life of a Hero"  # what worths are counted in


@dataclass(frozen=True)
class Part:
    """A part of a sentence in other words: what it answers (when, who, what …), its own words, and what they mean."""

    asks: str
    said: str
    means: str


@dataclass(frozen=True)
class Near:
    """A text on a shipped card that says something like it."""

    card: str
    label: str
    text: str


@dataclass(frozen=True)
class Worth:
    """A rough worth, with the bounds within which it most likely lies; `beside` puts it among those of printed texts."""

    low: float
    value: float
    high: float
    beside: str


@dataclass(frozen=True)
class Reading:
    """What a sentence is read as in a box; `text` is its printed form."""

    box: str
    text: str
    parts: tuple[Part, ...]
    remarks: tuple[str, ...]
    near: tuple[Near, ...]
    worth: Worth


@dataclass(frozen=True)
class Pair:
    """Two positions as text, alike but for one card: with the sentence on it, and without."""

    with_it: str
    without: str


@dataclass(frozen=True)
class Completion:
    """Words that can stand at the end of a text: what is typed of the first one already, and what it can become."""

    typed: str
    words: tuple[str, ...]
