"""Actions that are made once: nobody changes an action, so that all lists of options can share them."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.words import MIDDLE, MOST_SEATS, SHOOT, SLOTS

KEPT: Final = 128  # cards from here on get actions of their own each time
VERBS: Final = SHOOT + 1
ALONE: Final = [[Action(verb, a) for a in range(-1, KEPT)] for verb in range(VERBS)]
PAIRS: Final[list[list[Action]]] = [[] for _ in range(VERBS * KEPT)]
UNKNOWN: Final[list[Action]] = []
SPREADS: Final[list[list[list[Action]]]] = [[] for _ in range(VERBS * KEPT * MOST_SEATS)]  # each by the nine middle spots


def alone(verb: i64, a: i64 = -1) -> Action:
    """The action of a verb with one number, or with none."""
    return ALONE[verb][a + 1] if a < KEPT else Action(verb, a)


def every(verb: i64, a: i64, size: i64) -> list[Action]:
    """The actions of a verb with a card and each second number, in their order: at least so many."""
    if a >= KEPT or size > KEPT:
        return [Action(verb, a, b) for b in range(size)]
    row = PAIRS[verb * KEPT + a]
    if len(row) < size:  # a new list, not a longer one: several threads may look
        row = PAIRS[verb * KEPT + a] = [Action(verb, a, b) for b in range(size)]
    return row


def spread(verb: i64, a: i64, seat: i64, spots: i64) -> list[Action]:
    """The actions of a verb with a card and each of these spots of a Unit, front to back. Nobody changes the list."""
    if a >= KEPT or spots & ~MIDDLE:
        return spread_out(verb, a, seat, spots)
    at = (verb * KEPT + a) * MOST_SEATS + seat
    if not SPREADS[at]:
        SPREADS[at] = [UNKNOWN] * (1 << 9)
    packed = (spots >> 1 & 0b111) | (spots >> 3 & 0b111000) | (spots >> 5 & 0b111000000)
    made = SPREADS[at][packed]
    if made is UNKNOWN:
        made = SPREADS[at][packed] = spread_out(verb, a, seat, spots)
    return made


def spread_out(verb: i64, a: i64, seat: i64, spots: i64) -> list[Action]:
    """The same, made anew."""
    actions = every(verb, a, (seat + 1) * SLOTS)
    return [actions[seat * SLOTS + spot] for spot in range(SLOTS) if (spots >> spot) & 1]
