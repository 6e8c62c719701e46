"""The only readers of numbers, keywords, permissions and changeable rules. Printed numbers never change; modifiers are
read each time."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import by, code, field, grid, mark
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import NO_ACTIVE, Card, Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Active, Face, Reading
from pixelhall.pixel_tactics.texts.in_force import refresh, saying


def printed_face(state: Duel, card: Card) -> Face:
    """The face whose words and numbers count: the card's own, or the one it is a copy of."""
    if not state.fresh:
        refresh(state)
    face = state.cards[card * field.COUNT + field.FACE]
    if state.guises is not None:
        face = state.guises.get(card, face)
    return state.book.faces[face]


def printed(state: Duel, card: Card, life: bool) -> i64:
    face = printed_face(state, card)
    if state.cards[card * field.COUNT + field.MARKS] & mark.LEADER:
        return face.lead_life if life else face.lead_attack
    return face.life if life else face.attack


def present(state: Duel, key: i64) -> bool:
    """Whether any modifier or status with this code works now."""
    if not state.fresh:
        refresh(state)
    if key < code.SPLIT:
        return (state.low >> key) & 1 != 0
    return (state.high >> (key - code.SPLIT)) & 1 != 0


def attack(state: Duel, card: Card, foe: Card = -1) -> i64:
    """Attack Strength, against a foe if one is named (PT-TERM-04); never below 0 (A-058)."""
    return max(0, reading(state, card, foe, False))


def life(state: Duel, card: Card) -> i64:
    """Life; may be 0 or less (PT-DMG-06)."""
    return reading(state, card, -1, True)


def lethal(state: Duel, card: Card) -> bool:
    return state.cards[card * field.COUNT + field.DAMAGE] >= reading(state, card, -1, True)


def reading(state: Duel, card: Card, foe: Card, is_life: bool) -> i64:
    """Printed, then set (the latest wins), then doubled, then added to (rules 5.2)."""
    if not state.fresh:
        refresh(state)
    number = printed(state, card, is_life)
    codes = LIFE_CODES if is_life else ATTACK_CODES
    if not state.low & codes:
        return number
    base = number
    if is_life:
        times, plus_printed, adder = code.LIFE_TIMES, code.LIFE_PRINTED, code.LIFE_ADD
    else:
        times, plus_printed, adder = code.ATTACK_TIMES, code.ATTACK_PRINTED, code.ATTACK_ADD
    last: Active | None = None
    factor: i64 = 1
    extra: i64 = 0
    for voice in state.voices:
        if not voice.low & codes:
            continue
        for active in voice.actives:
            key = active.modifier.code
            if key >= code.SPLIT or not (codes >> key) & 1 or not works(state, active, card, foe):
                continue
            if key == adder:
                extra += amount(state, active, card)
            elif key == times:
                factor *= 2
            elif key == plus_printed:
                extra += base
            elif last is None or active.stamp >= last.stamp:
                last = active
    if last is not None:
        number = (
            copied(state, last, card, is_life) if last.modifier.code == code.STATS_OF else amount(state, last, card)
        )
    number = number * factor + extra
    if state.tokens:
        number += from_tokens(state, card, adder)
    return number


ATTACK_CODES: Final = (
    1 << code.ATTACK_SET | 1 << code.ATTACK_TIMES | 1 << code.ATTACK_PRINTED | 1 << code.ATTACK_ADD | 1 << code.STATS_OF
)
LIFE_CODES: Final = (
    1 << code.LIFE_SET | 1 << code.LIFE_TIMES | 1 << code.LIFE_PRINTED | 1 << code.LIFE_ADD | 1 << code.STATS_OF
)


def copied(state: Duel, active: Active, card: Card, is_life: bool) -> i64:
    """The printed number of another card, of several the highest (A-225); without that card, its own."""
    other = active.modifier.other
    models = NONE if other is None else other.find(state, Reading(active, card, None))
    if not models:
        return printed(state, card, is_life)
    return max([printed(state, model, is_life) for model in models])


def from_tokens(state: Duel, card: Card, code: i64) -> i64:
    total = 0
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and statuses.CODES[tokens[i + 1]] == code:
            total += statuses.AMOUNTS[tokens[i + 1]]
    return total


def bears(state: Duel, card: Card, code: i64) -> bool:
    """Whether a status token on the card has this code."""
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and statuses.CODES[tokens[i + 1]] == code:
            return True
    return False


def works(state: Duel, active: Active, card: Card, foe: Card = -1) -> bool:
    """Whether a modifier works on this card now. It never counts in its own reading, nor in one that hangs too far down
    from others."""
    outer = state.reading
    if outer is not None and (state.depth > DEEPEST or outer.reads(active)):
        return False
    modifier = active.modifier
    if active.targets is not None:
        if card not in active.targets:
            return False
    elif modifier.subject is None and active.card != card:
        return False
    if not may_touch(state, active.seat, state.side(card)):
        return False  # continuous effects on a rival start after the ceasefire
    sure = active.targets is not None or modifier.subject is None
    if sure and modifier.foes is None and modifier.when is None:
        return True
    reading = state.reading = Reading(active, card, outer)
    state.depth += 1
    held = (
        (sure or modifier.subject is None or modifier.subject.holds(state, reading, card))
        and (modifier.foes is None or (foe >= 0 and modifier.foes.holds(state, reading, foe)))
        and (modifier.when is None or modifier.when.true(state, reading))
    )
    state.depth -= 1
    state.reading = outer
    return held


DEEPEST: Final = 5  # how far one reading may hang from another


def amount(state: Duel, active: Active, card: Card) -> i64:
    modifier = active.modifier
    if modifier.amount is None and modifier.per is None:
        return modifier.n
    outer = state.reading
    reading = state.reading = Reading(active, card, outer)
    state.depth += 1
    n = modifier.n
    if modifier.amount is not None:
        n = modifier.amount.read(state, reading)
    elif modifier.per is not None:
        n *= modifier.per.read(state, reading)
    state.depth -= 1
    state.reading = outer
    return n


def flagged(state: Duel, card: Card, key: i64, foe: Card = -1) -> bool:
    """Whether any modifier or status with this code works on the card."""
    if not state.fresh:
        refresh(state)
    if not ((state.low >> key if key < code.SPLIT else state.high >> (key - code.SPLIT)) & 1):
        return False
    if state.tokens and bears(state, card, key):
        return True
    for voice in state.voices:
        if (voice.low >> key if key < code.SPLIT else voice.high >> (key - code.SPLIT)) & 1:
            for active in voice.actives:
                if active.modifier.code == key and works(state, active, card, foe):
                    return True
    return False


def has(state: Duel, card: Card, keyword: i64) -> bool:
    """Whether the card has the keyword now; "no" beats any grant (PT-RANGE-01, PT-STAT-02)."""
    return flagged(state, card, code.HAS + keyword) and not flagged(state, card, code.HAS_NOT + keyword)


def total(state: Duel, card: Card, code: i64, how: i64, source: Card, seat: i64) -> i64:
    """The sum of all modifiers of a kind that ask where the damage comes from."""
    if not present(state, code):
        return 0
    found = 0
    for active in saying(state, code):
        if comes_from(state, active.modifier.word, how, source, seat, state.side(card)):
            if works(state, active, card):
                found += amount(state, active, card)
    return found


def immune(state: Duel, card: Card, how: i64, source: Card, seat: i64) -> bool:
    """Immunity: such a source cannot damage, target or change the card."""
    if not present(state, code.IMMUNE):
        return False
    for active in saying(state, code.IMMUNE):
        if comes_from(state, active.modifier.word, how, source, seat, state.side(card)):
            if works(state, active, card):
                return True
    return False


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


def ruled(state: Duel, seat: i64, code: i64) -> list[Active]:
    """The modifiers of a rule that concern this seat, oldest first."""
    if not present(state, code):
        return NO_ACTIVE
    return [active for active in saying(state, code) if concerns(state, active, seat)]


def concerns(state: Duel, active: Active, seat: i64) -> bool:
    """Whether a modifier of a rule is in force for this seat (-1: for anybody). It does not count in its own
    reading."""
    outer = state.reading
    if (outer is not None and outer.reads(active)) or (seat >= 0 and not may_touch(state, active.seat, seat)):
        return False
    players = active.modifier.players
    when = active.modifier.when
    if when is None and (players is None or players.by_seat):
        return players is None or seat < 0 or players.holds(state, active, seat)
    reading = state.reading = Reading(active, -1, outer)
    whose = players is None or seat < 0 or players.holds(state, reading, seat)
    held = whose and (when is None or when.true(state, reading))
    state.reading = outer
    return held


def rule(state: Duel, seat: i64, code: i64, default: i64) -> i64:
    """A changeable rule: its number for this seat, as the latest modifier says."""
    if not present(state, code):
        return default
    latest = -1
    number = default
    for active in ruled(state, seat, code):
        if active.stamp >= latest:
            latest = active.stamp
            number = active.modifier.n
    return number


def width(state: Duel, seat: i64) -> i64:
    return rule(state, seat, code.COLUMNS, 3)


def leader_row(state: Duel, seat: i64) -> i64:
    return rule(state, seat, code.LEADER_STANDS, grid.FLANK)
