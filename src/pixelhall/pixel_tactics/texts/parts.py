"""The parts that card texts are made of: groups of things, players, conditions, amounts. Each can be read in any state;
none holds any."""

from mypy_extensions import i64

from pixelhall.core.machine import NONE, Source
from pixelhall.pixel_tactics.state.state import Duel


class Group:
    """Some cards or places."""

    def find(self, state: Duel, source: Source) -> list[int]:
        raise NotImplementedError

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return thing in self.find(state, source)

    def would_hold(self, state: Duel, source: Source, card: int) -> bool:
        """Whether a card in hand would belong, if it were a Hero of its player."""
        return False

    def one(self, state: Duel, source: Source) -> int:
        """The first of them, or -1."""
        found = self.find(state, source)
        return found[0] if found else -1


class Players:
    """Some seats."""

    by_seat = False  # they follow from the seat that speaks: no card is read

    def find(self, state: Duel, source: Source) -> list[int]:
        raise NotImplementedError

    def one(self, state: Duel, source: Source) -> int:
        found = self.find(state, source)
        return found[0] if found else -1

    def holds(self, state: Duel, source: Source, seat: i64) -> bool:
        """Whether a seat is one of them."""
        return seat in self.find(state, source)


class Condition:
    """Something that is true or not."""

    def true(self, state: Duel, source: Source) -> bool:
        raise NotImplementedError


class Amount:
    """A number."""

    def read(self, state: Duel, source: Source) -> int:
        raise NotImplementedError


class Fixed(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def read(self, state: Duel, source: Source) -> int:
        return self.n


class Nothing(Group):
    def find(self, state: Duel, source: Source) -> list[int]:
        return NONE
