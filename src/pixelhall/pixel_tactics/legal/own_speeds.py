"""Speeds of single characters: what texts about them make of the price of their attacks and Spells (A-023)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.change.triggers import use, was_used
from pixelhall.pixel_tactics.numbers import by, code, span, speed
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.modifiers import works

OWN_PRICES: Final = Codes(code.OWN_SPEED, code.OWN_COST)
LIMITED_BY_TEXT: Final = 400100  # + how: key of an attack or Spell that a text makes Limited


def own_price(state: Duel, card: Card, how: i64, price: i64) -> i64:
    """The price of an attack or Spell of this character, `how` it is made; -1 when it is Limited and used up. The
    latest speed wins, Limited adds up; what it costs more or less comes after the speed (A-228)."""
    texts = in_force(state)
    if state.rules.speeds_all and texts.says(code.OWN_SPEED):
        price = price_by_own_speeds(state, card, how, price)
    if price >= 0 and texts.says(code.OWN_COST):
        for active in texts.all(code.OWN_COST):
            if (active.modifier.word >> how) & 1 and works(state, active, card):
                price += active.modifier.n
        return max(0, price)
    return price


def price_by_own_speeds(state: Duel, card: Card, how: i64, price: i64) -> i64:
    latest: i64 = -1
    for active in in_force(state).all(code.OWN_SPEED):
        modifier = active.modifier
        if not (modifier.word >> how) & 1 or not works(state, active, card):
            continue
        if modifier.limited and used_up(state, card, modifier.word):
            return -1
        if modifier.n != speed.NORMAL and active.stamp >= latest:
            latest = active.stamp
            price = 0 if modifier.n == speed.FREE else 2
    return price


def used_up(state: Duel, card: Card, hows: i64) -> bool:
    """Whether the character has made one of these in this turn."""
    for how in range(by.MELEE, by.SPELL + 1):
        if (hows >> how) & 1 and was_used(state, LIMITED_BY_TEXT + how, card, span.TURN):
            return True
    return False


def note_use(state: Duel, card: Card, how: i64) -> None:
    """Remembers an attack or Spell, while any could be Limited."""
    if in_force(state).says(code.OWN_SPEED):
        use(state, LIMITED_BY_TEXT + how, card, span.TURN)
