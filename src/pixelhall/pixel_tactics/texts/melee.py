"""Who is in melee and who intercepts (PT-MELEE, PT-ICPT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import code, field, grid, keyword, mark
from pixelhall.pixel_tactics.state.board import column_of, row_of
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import refresh
from pixelhall.pixel_tactics.texts.reading import flagged, has
from pixelhall.pixel_tactics.texts.shape import edge


def front(state: Duel, seat: i64, column: i64) -> Card:
    """The foremost living character of a column: the one in melee (PT-MELEE-01). Corpses do not count (PT-MELEE-03)."""
    if not state.fresh:
        refresh(state)
    passable = state.low & PASSABLE != 0
    fronts = state.sides[seat].fronts
    for spot in range(column, grid.SLOTS, grid.WIDTH):
        card = state.unit[seat * grid.SLOTS + spot]
        if passable and card >= 0 and stops_melee(state, card):
            return card
        if not passable and (fronts >> spot) & 1:
            return card
    return -1


PASSABLE: Final = (
    1 << code.BLOCKS | 1 << code.PASSES_BY | 1 << code.HAS + keyword.INCORPOREAL
)  # without these, the living stop a melee and Corpses do not


def stops_melee(state: Duel, card: Card) -> bool:
    if state.marks(card) & mark.CORPSE:
        return flagged(state, card, code.BLOCKS)
    return not (flagged(state, card, code.PASSES_BY) or has(state, card, keyword.INCORPOREAL))


def in_melee(state: Duel, card: Card) -> bool:
    """The foremost of its column. An Incorporeal one never is; a Corpse that may attack is when nobody living stands
    before it."""
    if not state.fresh:
        refresh(state)
    cards = state.cards
    at = card * field.COUNT
    seat = cards[at + field.SEAT]
    if not state.low & PASSABLE and cards[at + field.MARKS] & mark.CORPSE == 0:
        return (state.sides[seat].fronts >> cards[at + field.SPOT]) & 1 != 0
    if cards[at + field.MARKS] & mark.CORPSE:
        ahead = [
            state.unit[seat * grid.SLOTS + row * grid.WIDTH + column_of(state, card)]
            for row in range(row_of(state, card))
        ]
        return not any(other >= 0 and stops_melee(state, other) for other in ahead)
    return front(state, seat, column_of(state, card)) == card


def exposed(state: Duel, seat: i64) -> list[Card]:
    """Everybody of a Unit who is in melee."""
    found: list[Card] = []
    start = edge(state, seat)
    for column in range(start, grid.WIDTH - start):
        card = front(state, seat, column)
        if card >= 0 and state.marks(card) & mark.CORPSE == 0:
            found.append(card)
    return found


def interceptor(state: Duel, target: Card) -> Card:
    """The foremost living interceptor strictly before the target in its column (PT-ICPT-01, A-055), or -1."""
    seat = state.side(target)
    column = column_of(state, target)
    for row in range(row_of(state, target)):
        card = state.unit[seat * grid.SLOTS + row * grid.WIDTH + column]
        if card >= 0 and state.marks(card) & mark.CORPSE == 0 and has(state, card, keyword.INTERCEPT):
            return card
    return -1
