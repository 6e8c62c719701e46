"""The shape of a Unit as the texts in force have it: its open columns, its Leader's slot, its empty slots."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import cannot, code, grid
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel, Place
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import leader_row, width


def edge(state: Duel, seat: i64) -> i64:
    """The first open column of a Unit: the middle three are open, unless a rule widens it."""
    return 0 if width(state, seat) >= grid.WIDTH else 1


def columns(state: Duel, seat: i64) -> list[int]:
    """The open columns of a Unit."""
    return list(range(edge(state, seat), grid.WIDTH - edge(state, seat)))


def leader_place(state: Duel, seat: i64) -> Place:
    """The slot that is the Leader's (PT-ZONE-03); -1 when the Unit has none."""
    if in_force(state).rules(state, seat, code.NO_LEADER):
        return -1
    return seat * grid.SLOTS + leader_row(state, seat) * grid.WIDTH + grid.CENTRE


def may_recruit(state: Duel, seat: i64) -> bool:
    """Whether no text keeps the Leader of this seat from recruiting."""
    card = leader(state, seat)
    return card < 0 or not in_force(state).on(state, card, cannot.RECRUIT)


def empty_slots(state: Duel, seat: i64, row: i64) -> list[Place]:
    """Slots of a row with no Hero, Leader or Corpse (PT-ZONE-04); row -1 means all rows."""
    first: i64 = seat * grid.SLOTS + max(row, 0) * grid.WIDTH
    size: i64 = grid.WIDTH if row >= 0 else grid.SLOTS
    return [place for place in range(first, first + size) if is_empty(state, place)]


def is_empty(state: Duel, place: Place) -> bool:
    seat = place // grid.SLOTS
    return state.unit[place] < 0 and place != leader_place(state, seat) and is_column(state, seat, place % grid.WIDTH)


def is_column(state: Duel, seat: i64, column: i64) -> bool:
    """Whether a column of the Unit is open."""
    start = edge(state, seat)
    return start <= column < grid.WIDTH - start
