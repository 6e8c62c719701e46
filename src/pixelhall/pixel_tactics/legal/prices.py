"""What an option takes: how many actions are paid for it."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal.costs import cost, has_speeds
from pixelhall.pixel_tactics.numbers import by, speed, verb
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Use
from pixelhall.pixel_tactics.texts.in_force import uses_of


def price(state: Duel, seat: i64, action: Action) -> i64:
    """How many actions this option takes now, before what a text adds to it."""
    kind = action.verb
    if kind == verb.ATTACK or kind == verb.SHOOT or kind == verb.STORM:
        how = by.RANGED if kind == verb.SHOOT else by.MELEE
        if is_beyond(state, seat, action):
            return LONG
        return cost(state, seat, verb.ATTACK, speed.NORMAL, action.a, how, kind if kind == verb.STORM else -1)
    if kind == verb.SPELL or kind == verb.NAMED:
        used = found_use(state, action.a, action.b)
        pace = used.speed if has_speeds(state, kind) else 0
        return cost(state, seat, kind, pace, action.a, by.SPELL if used.spell else 0)
    if kind == verb.SWITCH:
        return cost(state, seat, kind, speed.LONG)
    if kind == verb.ORDER and has_speeds(state, verb.ORDER):
        return cost(state, seat, kind, state.book.faces[state.face(action.a)].order_speed)
    if kind == verb.SNAP and has_speeds(state, verb.SNAP):
        return cost(state, seat, kind, state.book.faces[state.face(action.a)].snap_speed)
    return cost(state, seat, kind, 0)


LONG: Final = 2  # actions for an attack beyond the usual reach, Free or not (PT-KING-07, A-169)


def is_beyond(state: Duel, seat: i64, action: Action) -> bool:
    """Whether an attack goes to a player who is not fought in any other way."""
    return action.verb != verb.STORM and action.b >= 0 and state.side(action.b) not in state.foes[seat]


def found_use(state: Duel, card: Card, program: i64) -> Use:
    """The Spell or action of this card with that program."""
    for one in uses_of(state, card):
        if one.program == program:
            return one
    raise AssertionError("a Spell or action that is on no card")
