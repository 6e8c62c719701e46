"""What the log keeps: public lines, and for each seat the lines that only this seat may read."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.state.lines import Line
from pixelhall.pixel_tactics.state.state import Card, Duel

# Kinds of lines beyond the events of codes.py, where SAYS_DRAWS stands, too.
SAYS_SHUFFLES: Final = 61
SAYS_CAUSED: Final = 62
SAYS_LOOKS: Final = 63
SAYS_TOKEN: Final = 64
SAYS_WINS: Final = 65
SAYS_TIE: Final = 66
SAYS_FIRST: Final = 67
SAYS_BATTLE: Final = 68
SAYS_ROUND: Final = 69
SAYS_CEASEFIRE_OVER: Final = 70
SAYS_CANCELLED: Final = 71
SAYS_INTERCEPTED: Final = 72
SAYS_PREVENTED: Final = 73
SAYS_REMOVED: Final = 74
SAYS_LEADER: Final = 75
SAYS_SAME_LEADER: Final = 76
SAYS_TROPHY: Final = 77
SAYS_DROPPED: Final = 78
SAYS_COIN: Final = 79
SAYS_TICK: Final = 80
SAYS_SPELL: Final = 81
SAYS_NAMED: Final = 82
SAYS_TAKES_OVER: Final = 83
SAYS_REVEALS: Final = 84
SAYS_PUT: Final = 85
SAYS_RESIGNS: Final = 86
SAYS_ABILITY: Final = 87
SAYS_LASTS: Final = 88
SAYS_COUNTER: Final = 90
SAYS_GAINS: Final = 91
SAYS_SKIPS: Final = 92
SAYS_SPRINGS: Final = 93
SAYS_EXTRA: Final = 94
SAYS_MULLIGAN: Final = 95
SAYS_OVER: Final = 96
SAYS_CHOSEN: Final = 97
SAYS_NAMES: Final = 98
SAYS_FORTIFIES: Final = 99
SAYS_STORMS: Final = 100
SAYS_BREACHED: Final = 101
SAYS_TAKEN_IN: Final = 102
SAYS_FLIPS: Final = 103
SAYS_ROLLS: Final = 104
SAYS_PICKS: Final = 105
SAYS_EXTRA_TURN: Final = 106
SAYS_POINT: Final = 110
SAYS_REBUILDS: Final = 111
SAYS_SOLO: Final = 112
SAYS_ELIMINATED: Final = 113
SAYS_OFFERS: Final = 120
SAYS_SUCCEEDS: Final = 121
SAYS_SPREADS: Final = 122
SAYS_DRAFTS: Final = 123
SAYS_SKIPS_ALL: Final = 124
SAYS_GATHERS: Final = 125
SAYS_SNAPS: Final = 126
SAYS_PROMO: Final = 127
SAYS_BASE: Final = 128
SAYS_PROMO_SEEN: Final = 107
SAYS_SCORES: Final = 108
SAYS_PROMO_DECK: Final = 129


def say(
    state: Duel, kind: i64, seat: i64 = -1, card: Card = -1, other: Card = -1, n: i64 = 0, how: i64 = 0, place: i64 = -1
) -> None:
    """A public line. The cards named must be public now."""
    if state.logging:
        number = 1 if state.log is None else state.log.number + 1
        ints = [kind, seat, face_number(state, card), face_number(state, other), n, how, place]
        state.log = Line(number, ints, state.log)


def together(seats: list[int]) -> i64:
    """Several seats of which a line tells the same, a bit each; -1 for one alone, which the line names already."""
    if len(seats) < 2:
        return -1
    bits: i64 = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def whisper(state: Duel, to: i64, kind: i64, seat: i64, card: Card, n: i64 = 0, how: i64 = 0) -> None:
    """A line for one seat alone, placed after the last public one."""
    if state.logging:
        number = 0 if state.log is None else state.log.number
        state.private[to] = Line(number, [kind, seat, face_number(state, card), -1, n, how, -1], state.private[to])


def face_number(state: Duel, card: Card) -> i64:
    """A face, with its Leader side marked: face * 2 + 1."""
    if card < 0:
        return -1
    return state.face(card) * 2 + (1 if state.leads(card) else 0)
