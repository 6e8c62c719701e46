"""The only readers of numbers, keywords, permissions and changeable rules. Printed numbers never change; modifiers are
read each time."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import bound, by, code, field, grid, mark
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Active, Face, Reading
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.modifiers import amount, works


def printed_face(state: Duel, card: Card) -> Face:
    """The face whose words and numbers count: the card's own, or the one it is a copy of."""
    return in_force(state).face_of(state, card)


def printed_number(state: Duel, card: Card, life: bool) -> i64:
    return on_face(state, in_force(state).face_of(state, card), card, life)


def on_face(state: Duel, face: Face, card: Card, life: bool) -> i64:
    """The number of a face that counts for a Hero, or for a Leader."""
    if state.cards[card * field.COUNT + field.MARKS] & mark.LEADER:
        return face.lead_life if life else face.lead_attack
    return face.life if life else face.attack


def attack(state: Duel, card: Card, foe: Card = -1) -> i64:
    """Attack Strength, against a foe if one is named (PT-TERM-04); never below 0 (A-058)."""
    return max(0, reading(state, card, foe, False))


def life(state: Duel, card: Card) -> i64:
    """Life; may be 0 or less (PT-DMG-06)."""
    return reading(state, card, -1, True)


def life_left(state: Duel, card: Card) -> i64:
    """Life less damage: 0 or less is lethal."""
    return reading(state, card, -1, True) - state.damage(card)


def lethal(state: Duel, card: Card) -> bool:
    return state.cards[card * field.COUNT + field.DAMAGE] >= reading(state, card, -1, True)


def reading(state: Duel, card: Card, foe: Card, is_life: bool) -> i64:
    """Printed, then set (the latest wins), then doubled, then added to (rules 5.2)."""
    texts = in_force(state)
    number = on_face(state, texts.face_of(state, card), card, is_life)
    codes = LIFE_CODES if is_life else ATTACK_CODES
    if not texts.any(codes):
        return number
    base = number
    if is_life:
        times, plus_printed, adder = code.LIFE_TIMES, code.LIFE_PRINTED, code.LIFE_ADD
    else:
        times, plus_printed, adder = code.ATTACK_TIMES, code.ATTACK_PRINTED, code.ATTACK_ADD
    last: Active | None = None
    factor: i64 = 1
    extra: i64 = 0
    for active in texts.all_of(codes):
        if not works(state, active, card, foe):
            continue
        key = active.modifier.code
        if key == adder:
            extra += amount(state, active, card)
        elif key == times:
            factor = min(2 * factor, bound.POINTS)
        elif key == plus_printed:
            extra += base
        elif last is None or active.stamp >= last.stamp:
            last = active
    if last is not None:
        number = (
            number_of_other(state, last, card, is_life)
            if last.modifier.code == code.STATS_OF
            else amount(state, last, card)
        )
    number = number * factor + extra
    if state.tokens:
        number += from_tokens(state, card, adder)
    return bound.bounded(number)


ATTACK_CODES: Final = Codes(code.ATTACK_SET, code.ATTACK_TIMES, code.ATTACK_PRINTED, code.ATTACK_ADD, code.STATS_OF)
LIFE_CODES: Final = Codes(code.LIFE_SET, code.LIFE_TIMES, code.LIFE_PRINTED, code.LIFE_ADD, code.STATS_OF)


def number_of_other(state: Duel, active: Active, card: Card, is_life: bool) -> i64:
    """The printed number of another card, of several the highest (A-225); without that card, its own."""
    other = active.modifier.other
    models = NONE if other is None else other.find(state, Reading(active, card, None))
    if not models:
        return printed_number(state, card, is_life)
    return max([printed_number(state, model, is_life) for model in models])


def from_tokens(state: Duel, card: Card, code: i64) -> i64:
    total = 0
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and statuses.CODES[tokens[i + 1]] == code:
            total += statuses.AMOUNTS[tokens[i + 1]]
    return total


def has(state: Duel, card: Card, keyword: i64) -> bool:
    """Whether the card has the keyword now; "no" beats any grant (PT-RANGE-01, PT-STAT-02)."""
    texts = in_force(state)
    return texts.on(state, card, code.HAS + keyword) and not texts.on(state, card, code.HAS_NOT + keyword)


def immune(state: Duel, card: Card, how: i64, source: Card, seat: i64) -> bool:
    """Immunity: such a source cannot damage, target or change the card."""
    return bool(fitting(state, card, code.IMMUNE, how, source, seat))


def fitting(state: Duel, card: Card, code: i64, how: i64, source: Card, seat: i64) -> list[Active]:
    """The modifiers with this code that work on the card, of those that ask where damage or a change comes from."""
    actives = in_force(state).all(code)
    if not actives:
        return actives
    return [
        active
        for active in actives
        if comes_from(state, active.modifier.word, how, source, seat, state.side(card)) and works(state, active, card)
    ]


SOURCES: Final = (
    "any",
    "attacks",
    "Melee Attacks",
    "Ranged Attacks",
    "Spells",
    "Orders",
    "Traps",
    "effects",
    "Rival Orders",
    "Rival Spells",
    "Rival effects",
    "Leaders",
    "Heroes",
)


def comes_from(state: Duel, word: i64, how: i64, source: Card, seat: i64, victim: i64) -> bool:
    """Whether damage or a change of this kind is of the named source (an index of SOURCES)."""
    if word == 0:
        return True
    if word <= 3:
        return how in (by.MELEE, by.RANGED) and (word == 1 or how == word - 1)
    if word <= 7:
        return how == (by.SPELL, by.ORDER, by.TRAP)[word - 4] if word < 7 else how >= by.SPELL
    if word <= 10:
        return seat in state.foes[victim] and (
            how == by.ORDER if word == 8 else how == by.SPELL if word == 9 else by.SPELL <= how <= by.EFFECT
        )
    return source >= 0 and state.living(source) and state.leads(source) == (word == 11)


def rule(state: Duel, seat: i64, code: i64, default: i64) -> i64:
    """A changeable rule: its number for this seat, as the latest modifier says."""
    texts = in_force(state)
    return latest_number(texts.rules(state, seat, code), default) if texts.says(code) else default


def latest_number(rules: list[Active], default: i64) -> i64:
    latest = -1
    number = default
    for active in rules:
        if active.stamp >= latest:
            latest = active.stamp
            number = active.modifier.n
    return number


def width(state: Duel, seat: i64) -> i64:
    return rule(state, seat, code.COLUMNS, 3)


def leader_row(state: Duel, seat: i64) -> i64:
    return rule(state, seat, code.LEADER_STANDS, grid.FLANK)
