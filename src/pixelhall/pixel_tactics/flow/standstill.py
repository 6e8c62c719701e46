"""Play that goes nowhere: rounds in which nothing happens (A-083), and free actions that lead in a circle (A-010)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import Frame
from pixelhall.pixel_tactics.numbers import field, per_seat, program
from pixelhall.pixel_tactics.state.frames import depth
from pixelhall.pixel_tactics.state.state import Duel

TABLE: Final = 2  # register of a battle's frame: what lay on the table when the round began; 0 while nobody need know


def begin_round(state: Duel, frame: Frame) -> None:
    """Nobody has done anything yet. What lies on the table is noted at once if the round before was idle, or if what an
    effect left behind may change it before anybody is asked; else it is early enough when somebody passes. (What a card
    says of every round shows itself in the second.)"""
    for seat in range(state.seats):
        state.note(seat, per_seat.IDLE, 1)
    frame.count(TABLE, table_print(state) if state.idle or state.lasting else 0)


def note_pass(state: Duel) -> None:
    """Somebody passes: if nobody has done anything in this round, it may become an idle one."""
    battle = state.stack[depth(state, program.BATTLE)]
    if battle.number(TABLE) == 0 and all_only_passed(state):
        battle.count(TABLE, table_print(state))


def was_idle(state: Duel, frame: Frame) -> bool:
    """Whether in the round that ends everybody only passed, and nothing else changed either: no damage, no card that
    moved, no counter."""
    return all_only_passed(state) and frame.number(TABLE) in (0, table_print(state))


def all_only_passed(state: Duel) -> bool:
    return all(state.of(seat, per_seat.IDLE) for seat in range(state.seats))


def watch_circles(state: Duel, last: i64) -> None:
    """A free action that led back to a position of the turn is barred until the position is a new one."""
    position = fingerprint(state)
    if position in state.positions:
        state.barred.append(last)
    else:
        state.positions.append(position)
        state.barred = []


def fingerprint(state: Duel) -> i64:
    """One number for everything that a free action can change."""
    found = table_print(state)
    for number in state.seat:
        found = (found * STEP + number) & BITS
    for number in state.special:
        found = (found * STEP + number) & BITS
    return found


def table_print(state: Duel) -> i64:
    """One number for all that lies on the table: cards with their damage and markers, piles, tokens, counters. Faces do
    not count: what is hidden leaves no trace in it, and a guess agrees with the true state."""
    found: i64 = len(state.lasting) + 1
    cards = state.cards
    for at in range(len(cards)):
        if at % field.COUNT != field.FACE:
            found = (found * STEP + cards[at]) & BITS
    for pile in (*state.piles, state.tokens, state.counters):
        found = (found * STEP + len(pile)) & BITS
        for number in pile:
            found = (found * STEP + number) & BITS
    return found


STEP: Final = 1000003
BITS: Final = (1 << 42) - 1  # so that no product leaves 64 bits
