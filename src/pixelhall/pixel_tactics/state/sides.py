"""Who fights whom: the only place that says what a rival is (PT-TERM-12)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.state.state import Duel


def foe(state: "Duel", seat: i64, other: i64) -> bool:
    """Whether two seats are fighting each other now."""
    return other in state.foes[seat]


def opponents(state: "Duel", seat: int) -> list[int]:
    """All seats of other teams, fought now or not."""
    return [other for other in range(state.seats) if state.teams[other] != state.teams[seat]]


def allies(state: "Duel", seat: i64) -> list[int]:
    """All seats of this seat's team, itself included."""
    return [other for other in range(state.seats) if state.teams[other] == state.teams[seat]]


def is_ally(state: "Duel", seat: i64, other: i64) -> bool:
    """Whether another player is of the same team, and still plays."""
    return other != seat and state.teams[other] == state.teams[seat] and other in state.order


def others_of_side(state: "Duel", seat: i64) -> list[int]:
    """The allies of a player, without the player."""
    return [other for other in range(state.seats) if is_ally(state, seat, other)]


def one_of_each_side(state: "Duel", seats: list[int]) -> list[int]:
    """The sides that some seats belong to, each given by the first of these seats that is its own."""
    return [seat for i, seat in enumerate(seats) if state.teams[seat] not in [state.teams[s] for s in seats[:i]]]


def set_teams(state: "Duel", teams: list[int]) -> None:
    """Gives each seat its team: seats of different teams are foes. New lists are made, for clones share them."""
    state.teams = teams[:]
    state.foes = [[other for other, its in enumerate(teams) if its != mine] for mine in teams]
