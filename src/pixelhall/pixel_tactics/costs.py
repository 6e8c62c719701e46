"""What an action costs now, whether it can be paid, and paying it (PT-ACT-05 to 07)."""

from typing import Final

from pixelhall.pixel_tactics.active import refresh
from pixelhall.pixel_tactics.codes import E_SPENDS, NO_ACTION, SPEED, SPEED_ALL
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.stats import ruled
from pixelhall.pixel_tactics.triggers import emit, use, used
from pixelhall.pixel_tactics.words import ACTIONS, ATTACK, EXTRA_ACTIONS, EXTRA_TYPES, FREE, IDLE, LONG, NORMAL, SPELL, TURN_SPAN

MOST_FREE: Final = 200  # free actions a turn
LIMITED_BY_RULE: Final = 400000  # key of an action type that a rule makes Limited
CHANGED: Final = 1 << SPEED | 1 << SPEED_ALL | 1 << NO_ACTION


def cost(state: Duel, seat: int, verb: int, speed: int = NORMAL) -> int:
    """How many actions it takes: 0, 1 or 2; -1 when it cannot be paid or is not allowed."""
    if not state.fresh:
        refresh(state)
    price = 1 if speed == NORMAL else 0 if speed == FREE else 2
    if state.low & CHANGED:
        price = changed(state, seat, verb, price)
        if price < 0:
            return -1
    if price == 0:
        return 0 if state.frees < MOST_FREE else -1
    left = state.of(seat, ACTIONS)
    if left < price and not extra(state, seat, verb, price - left):
        return -1
    return price


def extra(state: Duel, seat: int, verb: int, missing: int) -> bool:
    """Whether actions for some types only make up for what is missing."""
    return state.of(seat, EXTRA_ACTIONS) >= missing and (state.of(seat, EXTRA_TYPES) >> verb) & 1 != 0


def has_speeds(state: Duel, verb: int) -> bool:
    """Whether an action of this type can be Long, Free or Limited (A-023)."""
    return state.rules.speeds_all or (state.rules.speeds and verb not in (ATTACK, SPELL))


def changed(state: Duel, seat: int, verb: int, price: int) -> int:
    """What rules in force make of the price: forbidden, Free, Long, Limited (the latest speed wins, Limited adds up)."""
    for active in ruled(state, seat, NO_ACTION):
        if (active.modifier.word >> verb) & 1:
            return -1
    for code in (SPEED_ALL, SPEED) if has_speeds(state, verb) else ():
        for active in ruled(state, seat, code):
            modifier = active.modifier
            if code == SPEED_ALL or (modifier.word >> verb) & 1:
                if modifier.limited and used(state, LIMITED_BY_RULE + verb, seat, TURN_SPAN):
                    return -1
                if modifier.n == FREE:
                    price = 0
                elif modifier.n == LONG:
                    price = 2
    return price


def pay(state: Duel, seat: int, verb: int, price: int) -> None:
    state.note(seat, IDLE, 0)
    if state.low & CHANGED:
        use(state, LIMITED_BY_RULE + verb, seat, TURN_SPAN)
    if price == 0:
        state.frees += 1
        return
    spend(state, seat, verb, price)


def spend(state: Duel, seat: int, verb: int, price: int) -> None:
    """Special actions go first, ordinary ones after them."""
    special = 0
    if state.of(seat, EXTRA_ACTIONS) and (state.of(seat, EXTRA_TYPES) >> verb) & 1:
        special = min(price, state.of(seat, EXTRA_ACTIONS))
        state.note(seat, EXTRA_ACTIONS, state.of(seat, EXTRA_ACTIONS) - special)
    for _ in range(price - special):
        left = state.of(seat, ACTIONS) - 1
        state.note(seat, ACTIONS, left)
        emit(state, E_SPENDS, seat, n=left, how=1 if left == 0 else 2)
