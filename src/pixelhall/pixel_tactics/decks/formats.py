"""The formats of built decks: how many Leaders and Heroes, and how often a card may be among them (PT-DECK-01)."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Format:
    """One format, and the rules that set its numbers."""

    name: str
    title: str
    leaders: int
    fewest: int  # Heroes
    most: int
    copies: int  # of a card, counted over Leaders and Heroes together
    size_rule: str
    copies_rule: str
    commons: bool = True  # whether they may be among its Heroes (PT-COMMON-03)

    @property
    def cards(self) -> int:
        """The fewest cards of a whole deck."""
        return self.leaders + self.fewest


def read_formats(text: str) -> dict[str, Format]:
    return {one["name"]: Format(**one) for one in tomllib.loads(text)["format"]}


FORMATS: Final = read_formats((Path(__file__).parent / "formats.toml").read_text(encoding="utf-8"))
