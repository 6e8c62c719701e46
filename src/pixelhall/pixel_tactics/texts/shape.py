"""The shape of a Unit as the texts in force have it: its open columns, its Leader's slot, its empty slots."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import cannot, code, grid
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel, Place
from pixelhall.pixel_tactics.texts.in_force import refresh
from pixelhall.pixel_tactics.texts.reading import flagged, leader_row, ruled, width


def edge(state: Duel, seat: i64) -> i64:
    """The first open column of a Unit: the middle three are open, unless a rule widens it."""
    if not state.fresh:
        refresh(state)
    return 0 if state.low & RESHAPED_LOW and width(state, seat) >= grid.WIDTH else 1


def columns(state: Duel, seat: i64) -> list[int]:
    """The open columns of a Unit."""
    return list(range(edge(state, seat), grid.WIDTH - edge(state, seat)))


def leader_place(state: Duel, seat: i64) -> Place:
    """The slot that is the Leader's (PT-ZONE-03); -1 when the Unit has none."""
    if not state.fresh:
        refresh(state)
    if not state.high & RESHAPED_HIGH:
        return seat * grid.SLOTS + grid.FLANK * grid.WIDTH + grid.CENTRE
    if ruled(state, seat, code.NO_LEADER):
        return -1
    return seat * grid.SLOTS + leader_row(state, seat) * grid.WIDTH + grid.CENTRE


def may_recruit(state: Duel, seat: i64) -> bool:
    """Whether no text keeps the Leader of this seat from recruiting."""
    if not state.fresh:
        refresh(state)
    return (
        not state.high & NO_RECRUITS
        or leader(state, seat) < 0
        or not flagged(state, leader(state, seat), cannot.RECRUIT)
    )


NO_RECRUITS: Final = 1 << (cannot.RECRUIT - code.SPLIT)


def empty_slots(state: Duel, seat: i64, row: i64) -> list[Place]:
    """Slots of a row with no Hero, Leader or Corpse (PT-ZONE-04); row -1 means all rows. The lists of rows are made
    once: nobody changes them."""
    spots = empty_spots(state, seat)
    if row >= 0:
        return row_slots(seat, row, spots)
    return row_slots(seat, 0, spots) + row_slots(seat, 1, spots) + row_slots(seat, 2, spots)


def empty_spots(state: Duel, seat: i64) -> i64:
    """A bit for each of them in a Unit."""
    if not state.fresh:
        refresh(state)
    return open_spots(state, seat) & ~state.sides[seat].taken


def row_slots(seat: i64, row: i64, spots: i64) -> list[Place]:
    """The slots of one row among these spots of a Unit."""
    return ROW_SLOTS[((seat * 3 + row) << grid.WIDTH) + (spots >> (row * grid.WIDTH) & ROW_SPOTS)]


def made_row_slots(seat: i64, row: i64, columns: i64) -> list[Place]:
    return [seat * grid.SLOTS + row * grid.WIDTH + column for column in range(grid.WIDTH) if (columns >> column) & 1]


def open_spots(state: Duel, seat: i64) -> i64:
    """A bit for each slot of a Unit that may be filled: those of the open columns, but for the Leader's."""
    if not (state.low & RESHAPED_LOW or state.high & RESHAPED_HIGH):
        return ORDINARY
    spots = grid.MIDDLE if edge(state, seat) else EVERY_SPOT
    kept = leader_place(state, seat)
    return spots if kept < 0 else spots & ~(1 << kept % grid.SLOTS)


EVERY_SPOT: Final = (1 << grid.SLOTS) - 1
ROW_SPOTS: Final = (1 << grid.WIDTH) - 1
ORDINARY: Final = 0b01110_01010_01110  # with the Leader in the middle
ROW_SLOTS: Final = [
    made_row_slots(seat, row, columns)
    for seat in range(grid.MOST_SEATS)
    for row in range(3)
    for columns in range(1 << grid.WIDTH)
]
RESHAPED_LOW: Final = 1 << code.COLUMNS  # rules that give a Unit another shape
RESHAPED_HIGH: Final = 1 << (code.NO_LEADER - code.SPLIT) | 1 << (code.LEADER_STANDS - code.SPLIT)


def is_empty(state: Duel, place: Place) -> bool:
    seat = place // grid.SLOTS
    return state.unit[place] < 0 and place != leader_place(state, seat) and is_column(state, seat, place % grid.WIDTH)


def is_column(state: Duel, seat: i64, column: i64) -> bool:
    """Whether a column of the Unit is open."""
    start = edge(state, seat)
    return start <= column < grid.WIDTH - start
