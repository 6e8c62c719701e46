"""What an action costs now, whether it can be paid, and paying it (PT-ACT-05 to 07)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.change.triggers import emit, use, was_used
from pixelhall.pixel_tactics.legal.own_speeds import own_price
from pixelhall.pixel_tactics.numbers import code, event, per_seat, span, speed, verb
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Active
from pixelhall.pixel_tactics.texts.in_force import PRICES, in_force
from pixelhall.pixel_tactics.texts.modifiers import binds

MOST_FREE: Final = 200  # free actions a turn
LIMITED_BY_RULE: Final = 400000  # + limit_key: an action type that a rule makes Limited for a seat


def payable(state: Duel, seat: i64) -> i64:
    """A bit for each type of action that can be paid for now, at the speed that the rules give it."""
    left = state.seat[seat * per_seat.COUNT + per_seat.ACTIONS]
    types = EVERY if left > 1 else EVERY - SWITCHES if left == 1 else 0
    if in_force(state).laws or state.special:
        touched = touched_types(state)
        types &= ~touched
        for kind in range(verb.PASS):
            if (touched >> kind) & 1 and cost(
                state, seat, kind, speed.LONG if kind == verb.SWITCH else speed.NORMAL
            ) >= 0:
                types |= 1 << kind
    return types


EVERY: Final = (1 << verb.PASS) - 1
SWITCHES: Final = 1 << verb.SWITCH


def touched_types(state: Duel) -> i64:
    """The types of action that rules in force, or actions for some types only, can make dearer, cheaper or
    impossible."""
    types = 0
    for active in in_force(state).laws:
        types |= EVERY if active.modifier.code == code.SPEED_ALL else active.modifier.word
    for i in range(1, len(state.special), 3):
        types |= state.special[i]
    return types


def cost(
    state: Duel, seat: i64, verb: i64, pace: i64 = speed.NORMAL, card: Card = -1, how: i64 = 0, also: i64 = -1
) -> i64:
    """How many actions it takes: 0, 1, 2, or more where a text says so; -1 when it cannot be paid or is not allowed. An attack or Spell has a
    character and a way in which it is made."""
    price = 1 if pace == speed.NORMAL else 0 if pace == speed.FREE else 2
    laws = in_force(state).laws
    if laws:
        price = price_by_rules(state, laws, seat, verb, price)
        if also >= 0 and price >= 0:  # an action of two types: an attack on a fortress
            price = price_by_rules(state, laws, seat, also, price)
    if price >= 0 and card >= 0:
        price = own_price(state, card, how, price)
    if price < 0:
        return -1
    if price == 0:
        return 0 if state.frees < MOST_FREE else -1
    left = state.seat[seat * per_seat.COUNT + per_seat.ACTIONS]
    if left < price and (not state.special or left + special(state, seat, verb) < price):
        return -1
    return price


def special(state: Duel, seat: i64, verb: i64 = -1) -> i64:
    """How many actions for some types only are left: those that pay for this type, or all of them."""
    found = 0
    for i in range(0, len(state.special), 3):
        if state.special[i] == seat and (verb < 0 or (state.special[i + 1] >> verb) & 1):
            found += state.special[i + 2]
    return found


def has_speeds(state: Duel, kind: i64) -> bool:
    """Whether an action of this type can be Long, Free or Limited (A-023)."""
    return state.rules.speeds_all or (state.rules.speeds and kind != verb.ATTACK and kind != verb.SPELL)


def price_by_rules(state: Duel, laws: list[Active], seat: i64, verb: i64, price: i64) -> i64:
    """What rules in force make of the price: forbidden, Free, Long, Limited (the latest speed wins, Limited adds up),
    dearer or cheaper."""
    for active in laws:
        if active.modifier.code == code.NO_ACTION and (active.modifier.word >> verb) & 1 and binds(state, active, seat):
            return -1
    if has_speeds(state, verb):
        price = price_by_speeds(state, laws, seat, verb, code.SPEED_ALL, price)
        price = price_by_speeds(state, laws, seat, verb, code.SPEED, price)
    return price_by_costs(state, laws, seat, verb, price) if price >= 0 else -1


def price_by_costs(state: Duel, laws: list[Active], seat: i64, verb: i64, price: i64) -> i64:
    """What comes on top of the speed, or off it: all of it together, down to nothing (A-228)."""
    more: i64 = 0
    for active in laws:
        modifier = active.modifier
        if modifier.code == code.ACTION_COST and (modifier.word >> verb) & 1 and binds(state, active, seat):
            more += modifier.n
    return max(0, price + more) if more else price


def price_by_speeds(state: Duel, laws: list[Active], seat: i64, verb: i64, key: i64, price: i64) -> i64:
    """The price under the rules of one kind: for all types of action, or for some."""
    latest: i64 = -1
    for active in laws:
        modifier = active.modifier
        if (
            modifier.code == key
            and price >= 0
            and (key == code.SPEED_ALL or (modifier.word >> verb) & 1)
            and binds(state, active, seat)
        ):
            if modifier.limited and was_used(state, limit_key(seat, verb), -1, span.TURN):
                return -1
            if modifier.n != speed.NORMAL and active.stamp >= latest:
                latest = active.stamp
                price = 0 if modifier.n == speed.FREE else 2
    return price


def limit_key(seat: i64, verb: i64) -> i64:
    """Of a player, not of a card: the limit stays when any card leaves play."""
    return LIMITED_BY_RULE + seat * TYPES + verb


TYPES: Final = 64  # more than there are verbs


def pay(state: Duel, seat: i64, verb: i64, price: i64, also: i64 = -1) -> None:
    state.note(seat, per_seat.IDLE, 0)
    if in_force(state).any(PRICES):
        use(state, limit_key(seat, verb), -1, span.TURN)
        if also >= 0:
            use(state, limit_key(seat, also), -1, span.TURN)
    if price == 0:
        state.frees += 1
        return
    spend(state, seat, verb, price)


def spend(state: Duel, seat: i64, verb: i64, price: i64) -> None:
    """Special actions go first, ordinary ones after them."""
    while price > 0:
        price -= 1
        if not spend_special(state, seat, verb):
            left = state.of(seat, per_seat.ACTIONS) - 1
            state.note(seat, per_seat.ACTIONS, left)
            emit(state, event.SPENDS, seat, n=left, how=1 if left == 0 else 2)


def spend_special(state: Duel, seat: i64, verb: i64) -> bool:
    """One of the actions for some types only, of those for the fewest types; False when none pays for this type."""
    if not state.special:
        return False
    best = -1
    for i in range(0, len(state.special), 3):
        if state.special[i] == seat and (state.special[i + 1] >> verb) & 1:
            if best < 0 or state.special[i + 1].bit_count() < state.special[best + 1].bit_count():
                best = i
    if best < 0:
        return False
    owner, types, n = state.special[best : best + 3]
    state.special = state.special[:best] + ([owner, types, n - 1] if n > 1 else []) + state.special[best + 3 :]
    return True


def forfeit(state: Duel, seat: i64) -> None:
    """A turn is over: what is left of its actions is lost."""
    state.note(seat, per_seat.ACTIONS, 0)
    if state.special:
        starts = range(0, len(state.special), 3)
        state.special = [number for i in starts if state.special[i] != seat for number in state.special[i : i + 3]]
