"""Everything true of a tournament, as its journal tells it, and questions about it."""

from dataclasses import dataclass, field
from typing import Final

BYE: Final = ""  # who has no opponent plays against nobody
METHODS: Final = ("ladder", "double", "robin", "swiss")
WIN: Final = 2  # points of a match; a tie is half of it


@dataclass
class Fixture:
    """One match. Whose name stands first has the first seat in the first battle."""

    number: int
    round: int
    first: str
    second: str  # BYE: the first has none to play against
    why: str
    part: str = ""  # "third": for the third place · "cut": of the ladder after a Swiss
    score: tuple[int, int] | None = None  # battles won
    absent: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(name for name in (self.first, self.second) if name != BYE)

    @property
    def is_bye(self) -> bool:
        return len(self.players) < 2

    @property
    def is_over(self) -> bool:
        return self.is_bye or self.score is not None or bool(self.absent)

    @property
    def winner(self) -> str:
        """Who won; "" after a tie, a double loss, or while it is open."""
        if self.is_bye:
            return self.first
        if self.absent:
            return next((name for name in self.players if name not in self.absent), "")
        if self.score is None or self.score[0] == self.score[1]:
            return ""
        return self.first if self.score[0] > self.score[1] else self.second

    def points(self, name: str) -> int:
        """What a match gave to one of its players."""
        if not self.is_over:
            return 0
        if self.winner:
            return WIN if self.winner == name else 0
        return 0 if self.absent else WIN // 2

    def won(self, name: str) -> int:
        """Battles won by one of its players."""
        return 0 if self.score is None else self.score[0 if name == self.first else 1]

    def against(self, name: str) -> str:
        return self.second if name == self.first else self.first


@dataclass
class Event:
    name: str = ""
    method: str = ""
    seed: int = 0
    best: int = 3  # battles a match has at most (PT-TOURN-03)
    rounds: int = 0  # of a Swiss or round robin; 0: as many as are usual
    cut: int = 0  # how many go from the Swiss into a ladder
    third: bool = False  # whether a ladder plays for the third place
    reset: bool = True  # whether the final of a double elimination is played again if the undefeated loses it
    organiser: str = ""
    helpers: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)  # in the order in which they came
    gone: list[str] = field(default_factory=list)  # who has left
    forbidden: list[frozenset[str]] = field(default_factory=list)  # pairs that are not to meet
    fixtures: list[Fixture] = field(default_factory=list)
    round: int = 0
    over: str = ""  # why it is over

    @property
    def begun(self) -> bool:
        return self.round > 0

    def active(self) -> list[str]:
        return [name for name in self.players if name not in self.gone]

    def of_round(self, number: int) -> list[Fixture]:
        return [one for one in self.fixtures if one.round == number]

    def open(self) -> list[Fixture]:
        return [one for one in self.fixtures if not one.is_over]
