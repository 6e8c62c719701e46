"""Geometry: rows and columns, who stands before whom, who is in melee, who intercepts, which slots are empty."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.active import refresh
from pixelhall.pixel_tactics.codes import (
    BLOCKS,
    C_RECRUIT,
    COLUMNS,
    HAS,
    INCORPOREAL,
    INTERCEPT,
    LEADER_STANDS,
    NO_LEADER,
    PASSES_BY,
    SPLIT,
)
from pixelhall.pixel_tactics.sides import foe
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.stats import flagged, has, leader_row, ruled, width
from pixelhall.pixel_tactics.words import (
    CENTRE,
    CORPSE,
    FIELDS,
    FLANK,
    KEPT,
    LEADER,
    MARKS,
    MIDDLE,
    MOST_SEATS,
    SEAT,
    SLOTS,
    SPOT,
    UNIT,
    WIDTH,
    ZONE,
)


def place_of(state: Duel, card: Card) -> Place:
    """The slot of a card in a Unit, or -1."""
    at = card * FIELDS
    return state.cards[at + SEAT] * SLOTS + state.cards[at + SPOT] if state.cards[at + ZONE] == UNIT else -1


def row_of(state: Duel, card: Card) -> i64:
    return state.spot(card) // WIDTH


def column_of(state: Duel, card: Card) -> i64:
    return state.spot(card) % WIDTH


def edge(state: Duel, seat: i64) -> i64:
    """The first open column of a Unit: the middle three are open, unless a rule widens it."""
    if not state.fresh:
        refresh(state)
    return 0 if state.low & RESHAPED_LOW and width(state, seat) >= WIDTH else 1


def columns(state: Duel, seat: i64) -> list[int]:
    """The open columns of a Unit."""
    return list(range(edge(state, seat), WIDTH - edge(state, seat)))


def leader_place(state: Duel, seat: i64) -> Place:
    """The slot that is the Leader's (PT-ZONE-03); -1 when the Unit has none."""
    if not state.fresh:
        refresh(state)
    if not state.high & RESHAPED_HIGH:
        return seat * SLOTS + FLANK * WIDTH + CENTRE
    if ruled(state, seat, NO_LEADER):
        return -1
    return seat * SLOTS + leader_row(state, seat) * WIDTH + CENTRE


def leader(state: Duel, seat: i64) -> Card:
    """The Leader that stands in the Unit, or -1."""
    card = state.of(seat, KEPT)
    at = card * FIELDS
    return card if card >= 0 and state.cards[at + ZONE] == UNIT and state.cards[at + SEAT] == seat else -1


def may_recruit(state: Duel, seat: i64) -> bool:
    """Whether no text keeps the Leader of this seat from recruiting."""
    if not state.fresh:
        refresh(state)
    return not state.high & NO_RECRUITS or leader(state, seat) < 0 or not flagged(state, leader(state, seat), C_RECRUIT)


NO_RECRUITS: Final = 1 << (C_RECRUIT - SPLIT)


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
    return ROW_SLOTS[((seat * 3 + row) << WIDTH) + (spots >> (row * WIDTH) & ROW_SPOTS)]


def made_row_slots(seat: i64, row: i64, columns: i64) -> list[Place]:
    return [seat * SLOTS + row * WIDTH + column for column in range(WIDTH) if (columns >> column) & 1]


def open_spots(state: Duel, seat: i64) -> i64:
    """A bit for each slot of a Unit that may be filled: those of the open columns, but for the Leader's."""
    if not (state.low & RESHAPED_LOW or state.high & RESHAPED_HIGH):
        return ORDINARY
    spots = MIDDLE if edge(state, seat) else EVERY_SPOT
    kept = leader_place(state, seat)
    return spots if kept < 0 else spots & ~(1 << kept % SLOTS)


EVERY_SPOT: Final = (1 << SLOTS) - 1
ROW_SPOTS: Final = (1 << WIDTH) - 1
ORDINARY: Final = 0b01110_01010_01110  # with the Leader in the middle
ROW_SLOTS: Final = [
    made_row_slots(seat, row, columns)
    for seat in range(MOST_SEATS)
    for row in range(3)
    for columns in range(1 << WIDTH)
]
RESHAPED_LOW: Final = 1 << COLUMNS  # rules that give a Unit another shape
RESHAPED_HIGH: Final = 1 << (NO_LEADER - SPLIT) | 1 << (LEADER_STANDS - SPLIT)


def is_empty(state: Duel, place: Place) -> bool:
    seat = place // SLOTS
    return state.unit[place] < 0 and place != leader_place(state, seat) and is_column(state, seat, place % WIDTH)


def is_column(state: Duel, seat: i64, column: i64) -> bool:
    """Whether a column of the Unit is open."""
    start = edge(state, seat)
    return start <= column < WIDTH - start


def characters(state: Duel, seat: i64) -> list[Card]:
    """Living Heroes and the Leader of a Unit, front to back, left to right."""
    return without(state, seat, CORPSE)


def heroes(state: Duel, seat: i64) -> list[Card]:
    return without(state, seat, CORPSE | LEADER)


def without(state: Duel, seat: i64, marks: i64) -> list[Card]:
    """Those of a Unit who have none of these marks."""
    if not state.fresh:
        refresh(state)
    cards = state.cards
    found: list[Card] = []
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = state.unit[place]
        if card >= 0 and cards[card * FIELDS + MARKS] & marks == 0:
            found.append(card)
    return found


def corpses(state: Duel, seat: i64) -> list[Card]:
    """The Corpses of a Unit, front to back, left to right."""
    if not state.fresh:
        refresh(state)
    lying = state.sides[seat].corpses
    return [state.unit[seat * SLOTS + spot] for spot in range(SLOTS) if (lying >> spot) & 1] if lying else NONE


def everybody(state: Duel) -> list[Card]:
    return [card for seat in range(state.seats) for card in characters(state, seat)]


def front(state: Duel, seat: i64, column: i64) -> Card:
    """The foremost living character of a column: the one in melee (PT-MELEE-01). Corpses do not count (PT-MELEE-03)."""
    if not state.fresh:
        refresh(state)
    passable = state.low & PASSABLE != 0
    fronts = state.sides[seat].fronts
    for spot in range(column, SLOTS, WIDTH):
        card = state.unit[seat * SLOTS + spot]
        if passable and card >= 0 and stops_melee(state, card):
            return card
        if not passable and (fronts >> spot) & 1:
            return card
    return -1


PASSABLE: Final = (
    1 << BLOCKS | 1 << PASSES_BY | 1 << HAS + INCORPOREAL
)  # without these, the living stop a melee and Corpses do not


def stops_melee(state: Duel, card: Card) -> bool:
    if state.marks(card) & CORPSE:
        return flagged(state, card, BLOCKS)
    return not (flagged(state, card, PASSES_BY) or has(state, card, INCORPOREAL))


def in_melee(state: Duel, card: Card) -> bool:
    """The foremost of its column. An Incorporeal one never is; a Corpse that may attack is when nobody living stands
    before it."""
    if not state.fresh:
        refresh(state)
    cards = state.cards
    at = card * FIELDS
    seat = cards[at + SEAT]
    if not state.low & PASSABLE and cards[at + MARKS] & CORPSE == 0:
        return (state.sides[seat].fronts >> cards[at + SPOT]) & 1 != 0
    if cards[at + MARKS] & CORPSE:
        ahead = [state.unit[seat * SLOTS + row * WIDTH + column_of(state, card)] for row in range(row_of(state, card))]
        return not any(other >= 0 and stops_melee(state, other) for other in ahead)
    return front(state, seat, column_of(state, card)) == card


def exposed(state: Duel, seat: i64) -> list[Card]:
    """Everybody of a Unit who is in melee."""
    found: list[Card] = []
    start = edge(state, seat)
    for column in range(start, WIDTH - start):
        card = front(state, seat, column)
        if card >= 0 and state.marks(card) & CORPSE == 0:
            found.append(card)
    return found


def beside(state: Duel, card: Card, rows: i64) -> Card:
    """Whatever lies that many rows behind (or, negative, before) in the same column, or -1."""
    row = row_of(state, card) + rows
    if state.zone(card) != UNIT or not 0 <= row < 3:
        return -1
    return state.unit[state.side(card) * SLOTS + row * WIDTH + column_of(state, card)]


def neighbour(state: Duel, card: Card, rows: i64) -> Card:
    """The living Forerunner (-1) or Supporter (+1), directly before or behind (PT-TERM-02, PT-TERM-03, A-047)."""
    other = beside(state, card, rows)
    if other < 0 or not state.living(other):
        return -1
    if state.leads(other) and not state.rules.leader_neighbours:
        return -1
    return other


def interceptor(state: Duel, target: Card) -> Card:
    """The foremost living interceptor strictly before the target in its column (PT-ICPT-01, A-055), or -1."""
    seat = state.side(target)
    column = column_of(state, target)
    for row in range(row_of(state, target)):
        card = state.unit[seat * SLOTS + row * WIDTH + column]
        if card >= 0 and state.marks(card) & CORPSE == 0 and has(state, card, INTERCEPT):
            return card
    return -1


def adjacent(state: Duel, card: Card, other: Card) -> bool:
    """Directly before, behind, left or right in the same Unit (A-051)."""
    if state.zone(other) != UNIT or state.side(card) != state.side(other):
        return False
    rows = row_of(state, card) - row_of(state, other)
    steps = column_of(state, card) - column_of(state, other)
    return rows * rows + steps * steps == 1


def facing(state: Duel, card: Card, other: Card) -> bool:
    """In the opposing column of a rival's Unit (A-049)."""
    if not foe(state, state.side(card), state.side(other)):
        return False
    return column_of(state, card) == WIDTH - 1 - column_of(state, other)


def order_from(state: Duel, seat: i64) -> list[int]:
    """All who play in turn order from this seat, or, if it has left the play, from the next."""
    order = state.order
    players: i64 = len(order)
    at: i64 = 0
    while at < players and order[at] < seat:
        at += 1
    return [order[(at + i) % players] for i in range(players)]
