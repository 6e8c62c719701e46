"""Who fights whom: the only place that says what a rival is (PT-TERM-12)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.state.state import Duel


def foe(state: "Duel", seat: i64, other: i64) -> bool:
    """Whether two seats are fighting each other now."""
    return other in state.foes[seat]


def each_for_itself(seats: i64) -> list[list[int]]:
    """The foes of each seat where everybody fights all others."""
    return [[other for other in range(seats) if other != seat] for seat in range(seats)]
