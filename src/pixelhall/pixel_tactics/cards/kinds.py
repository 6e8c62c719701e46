"""What is printed on the cards of each kind: Heroes, Commons and promos, bases, chase Leaders. All texts are canonical."""

from dataclasses import dataclass
from typing import Final

ROWS: Final = ("vanguard", "flank", "rear")
FOURTH: Final = ("order", "operation", "trap")
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "violet", "white", "black")  # the borders of bases
BACKS: Final = (
    "red",
    "blue",
)  # of core sets, minipaks and Commons; promos are green, chase Leaders purple (PT-CARD-16)


@dataclass(frozen=True)
class Side:
    """The leader side of a card (PT-CARD-02)."""

    name: str
    attack: int
    life: int
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """One card: a Hero with three rows, a fourth box, and mostly a leader side (PT-CARD-01)."""

    name: str
    set: str
    attack: int
    life: int
    vanguard: tuple[str, ...]  # () in a row: no ability
    flank: tuple[str, ...]
    rear: tuple[str, ...]
    order: str  # at most one of the three boxes is filled
    operation: tuple[str, ...]
    trap: str
    leader: Side | None  # None: a Common (PT-CARD-14)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Base:
    """A base: what it does all the time, what it does once, and its points in a League (PT-CARD-15)."""

    name: str
    set: str
    colour: str
    points: int
    ongoing: tuple[str, ...]
    snap: str


@dataclass(frozen=True)
class Chase:
    """A chase Leader: another leader side for one card (PT-CHASE-01)."""

    name: str
    set: str
    of: str
    attack: int
    life: int
    texts: tuple[str, ...]

    @property
    def side(self) -> Side:
        return Side(self.name, self.attack, self.life, self.texts)
