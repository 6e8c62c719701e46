"""Geometry: rows and columns, who stands before, behind or beside whom, and whose turn comes after whose."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import field, grid, per_seat, zone
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card, Duel, Place


def place_of(state: Duel, card: Card) -> Place:
    """The slot of a card in a Unit, or -1."""
    at = card * field.COUNT
    return (
        state.cards[at + field.SEAT] * grid.SLOTS + state.cards[at + field.SPOT]
        if state.cards[at + field.ZONE] == zone.UNIT
        else -1
    )


def row_of(state: Duel, card: Card) -> i64:
    return state.spot(card) // grid.WIDTH


def column_of(state: Duel, card: Card) -> i64:
    return state.spot(card) % grid.WIDTH


def leader(state: Duel, seat: i64) -> Card:
    """The Leader that stands in the Unit, or -1."""
    card = state.of(seat, per_seat.LEADER)
    at = card * field.COUNT
    return (
        card if card >= 0 and state.cards[at + field.ZONE] == zone.UNIT and state.cards[at + field.SEAT] == seat else -1
    )


def beside(state: Duel, card: Card, rows: i64) -> Card:
    """Whatever lies that many rows behind (or, negative, before) in the same column, or -1."""
    row = row_of(state, card) + rows
    if state.zone(card) != zone.UNIT or not 0 <= row < 3:
        return -1
    return state.unit[state.side(card) * grid.SLOTS + row * grid.WIDTH + column_of(state, card)]


def neighbour(state: Duel, card: Card, rows: i64) -> Card:
    """The living Forerunner (-1) or Supporter (+1), directly before or behind (PT-TERM-02, PT-TERM-03, A-047)."""
    other = beside(state, card, rows)
    if other < 0 or not state.living(other):
        return -1
    if state.leads(other) and not state.rules.leader_neighbours:
        return -1
    return other


def touch(slot: Place, other: Place) -> bool:
    """Directly before, behind, left or right in the same Unit (A-051)."""
    if slot // grid.SLOTS != other // grid.SLOTS:
        return False
    rows = slot % grid.SLOTS // grid.WIDTH - other % grid.SLOTS // grid.WIDTH
    steps = slot % grid.WIDTH - other % grid.WIDTH
    return rows * rows + steps * steps == 1


def facing(state: Duel, card: Card, other: Card) -> bool:
    """In the opposing column of a rival's Unit (A-049)."""
    if not foe(state, state.side(card), state.side(other)):
        return False
    return column_of(state, card) == grid.WIDTH - 1 - column_of(state, other)


def face_each_other(state: Duel, slot: Place, other: Place) -> bool:
    """Two slots in opposing columns of Units that fight each other (A-049)."""
    if not foe(state, slot // grid.SLOTS, other // grid.SLOTS):
        return False
    return slot % grid.WIDTH == grid.WIDTH - 1 - other % grid.WIDTH


def order_from(state: Duel, seat: i64) -> list[int]:
    """All who play in turn order from this seat, or, if it has left the play, from the next."""
    order = state.order
    players: i64 = len(order)
    at: i64 = 0
    while at < players and order[at] < seat:
        at += 1
    return [order[(at + i) % players] for i in range(players)]
