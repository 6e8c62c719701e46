"""Who is in a Unit: the living, the Heroes, the Corpses."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import field, grid, mark
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force


def characters(state: Duel, seat: i64) -> list[Card]:
    """Living Heroes and the Leader of a Unit, front to back, left to right."""
    return without(state, seat, mark.CORPSE)


def heroes(state: Duel, seat: i64) -> list[Card]:
    return without(state, seat, mark.CORPSE | mark.LEADER)


def without(state: Duel, seat: i64, marks: i64) -> list[Card]:
    """Those of a Unit who have none of these marks."""
    cards = state.cards
    found: list[Card] = []
    for place in range(seat * grid.SLOTS, seat * grid.SLOTS + grid.SLOTS):
        card = state.unit[place]
        if card >= 0 and cards[card * field.COUNT + field.MARKS] & marks == 0:
            found.append(card)
    return found


def corpses(state: Duel, seat: i64) -> list[Card]:
    """The Corpses of a Unit, front to back, left to right."""
    return in_force(state).sides[seat].corpses


def everybody(state: Duel) -> list[Card]:
    return [card for seat in range(state.seats) for card in characters(state, seat)]
