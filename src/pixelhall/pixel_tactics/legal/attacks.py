"""Attacks: who may make one, and whom it may choose (PT-ATK, PT-MELEE, PT-RANGE)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import (
    by,
    can,
    cannot,
    code,
    field,
    grid,
    keyword,
    mark,
    zone,
)
from pixelhall.pixel_tactics.state.board import facing
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import refresh
from pixelhall.pixel_tactics.texts.melee import PASSABLE, exposed, in_melee, interceptor
from pixelhall.pixel_tactics.texts.reading import flagged, has, immune, present, ruled
from pixelhall.pixel_tactics.texts.roster import characters


def attack_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from the Attack action, or nothing."""
    marks = state.marks(card)
    if marks & mark.CORPSE and not flagged(state, card, can.ATTACK):
        return "PT-CORPSE-01"
    if state.spot(card) // grid.WIDTH != state.row and not flagged(state, card, can.ATTACK_IN_ANY_WAVE):
        return "PT-ATK-01"
    rules = state.rules
    busy = marks & (mark.ACTED | mark.ATTACKED | mark.AGAIN | mark.CAST | mark.RECRUITED | mark.MOVED)
    if busy:
        if marks & mark.RECRUITED and rules.fresh_attack and not arrives_ready(state, card):
            return "PT-RECR-02"
        if marks & mark.MOVED and rules.moved_attack:
            return "PT-MOVE-03"
        cast = marks & mark.CAST != 0
        if cast and not flagged(state, card, can.CAST_AND_ATTACK):
            return "PT-SPELL-02"
        attacks = (1 if marks & mark.ATTACKED else 0) + (1 if marks & mark.AGAIN else 0)
        if attacks and (
            attacks > 1 or not (has(state, card, keyword.DOUBLE_ATTACK) or flagged(state, card, can.ATTACK_TWICE))
        ):
            return "PT-ATK-02"
        if (
            marks & mark.ACTED
            and rules.star
            and not attacks
            and not cast
            and not (marks & mark.RECRUITED and arrives_ready(state, card))
        ):
            return "PT-ACT-02"
    return "card text" if flagged(state, card, cannot.ATTACK) else ""


def arrives_ready(state: Duel, card: Card) -> bool:
    """Swift, or allowed to act on arrival."""
    return has(state, card, keyword.SWIFT) or flagged(state, card, can.ACT_ON_ARRIVAL)


def targets(state: Duel, card: Card, kind: i64, caused: bool = False) -> list[Card]:
    """Everybody this character could attack in this way (PT-MELEE, PT-RANGE, PT-ICPT)."""
    if state.cards[card * field.COUNT + field.ZONE] != zone.UNIT or at_rest(state, state.side(card)):
        return NONE
    if not (can_melee(state, card) if kind == by.MELEE else can_shoot(state, card, caused)):
        return NONE
    found = in_reach(state, card, kind)
    if guarded(state, kind):
        found = [target for target in found if may_hit(state, card, target, kind)]
    if len(found) > 1 and state.low & DRAWS_ATTACKS:
        forced = [target for target in found if must_hit(state, target)]
        return forced or found
    return found


def can_melee(state: Duel, card: Card) -> bool:
    """Whether the character stands where it can make a Melee Attack, and no text keeps it from that."""
    there = in_melee(state, card)
    if not state.high & MELEE_TEXTS:
        return there
    return not flagged(state, card, cannot.MELEE) and (there or flagged(state, card, can.MELEE_FROM_BEHIND))


MELEE_TEXTS: Final = 1 << (cannot.MELEE - code.SPLIT) | 1 << (can.MELEE_FROM_BEHIND - code.SPLIT)


def can_shoot(state: Duel, card: Card, caused: bool) -> bool:
    return (caused or has(state, card, keyword.RANGED_ATTACK)) and not flagged(state, card, cannot.RANGED)


def in_reach(state: Duel, card: Card, kind: i64) -> list[Card]:
    """All rivals for a Ranged Attack, those in melee for the other kind."""
    seat = state.side(card)
    if kind != by.RANGED and not (state.high & THROUGH and flagged(state, card, can.ATTACK_THROUGH)):
        return in_melee_with(state, seat)
    found = NONE
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            found = found + characters(state, rival) if found else characters(state, rival)
    return found


def in_melee_with(state: Duel, seat: i64) -> list[Card]:
    """All rivals of a seat who are in melee."""
    found = NONE
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            found = found + exposed(state, rival) if found else exposed(state, rival)
    return found


def plain_melee(state: Duel) -> bool:
    """Whether position alone tells who can make a Melee Attack, and against whom: mostly no text has a say in it."""
    return state.low & MELEE_LOW == 0 and state.high & MELEE_HIGH == 0


THROUGH: Final = 1 << (can.ATTACK_THROUGH - code.SPLIT)
DRAWS_ATTACKS: Final = 1 << code.MUST_ATTACK | 1 << code.HAS + keyword.DECOY


def guarded(state: Duel, kind: i64) -> bool:
    """Whether anything in force can forbid a target of this kind of attack: mostly nothing does, and nobody need be
    looked at."""
    if state.high & PROTECTION or state.low & IMMUNITY:
        return True
    return kind == by.RANGED and not state.rules.redirects


IMMUNITY: Final = 1 << code.IMMUNE
PROTECTION: Final = (
    1 << (cannot.ATTACK_LEADERS - code.SPLIT)
    | 1 << (cannot.ATTACK_HEROES - code.SPLIT)
    | 1 << (cannot.BE_TARGETED - code.SPLIT)
    | 1 << (cannot.BE_TARGETED_BY_ATTACKS - code.SPLIT)
    | 1 << (cannot.BE_TARGETED_BY_RIVALS - code.SPLIT)
    | 1 << (cannot.BE_TARGETED_BY_RANGED - code.SPLIT)
    | 1 << (code.MELEE_FACING - code.SPLIT)
    | 1 << (code.INTERCEPT_ALSO - code.SPLIT)
)


MELEE_LOW: Final = PASSABLE | DRAWS_ATTACKS | IMMUNITY
MELEE_HIGH: Final = (
    MELEE_TEXTS | THROUGH | PROTECTION | 1 << (code.CHOOSES_TARGETS - code.SPLIT) | 1 << (can.ATTACK - code.SPLIT)
)


def must_hit(state: Duel, target: Card) -> bool:
    return has(state, target, keyword.DECOY) or flagged(state, target, code.MUST_ATTACK)


def may_hit(state: Duel, card: Card, target: Card, kind: i64) -> bool:
    """Whether nothing forbids this target: protection, immunity, an interceptor in its way."""
    if state.high:
        if flagged(state, card, cannot.ATTACK_LEADERS if state.leads(target) else cannot.ATTACK_HEROES):
            return False
        if (
            flagged(state, target, cannot.BE_TARGETED)
            or flagged(state, target, cannot.BE_TARGETED_BY_ATTACKS)
            or flagged(state, target, cannot.BE_TARGETED_BY_RIVALS)
        ):
            return False
        if kind == by.RANGED and flagged(state, target, cannot.BE_TARGETED_BY_RANGED):
            return False
        if kind == by.MELEE and present(state, code.MELEE_FACING) and not facing(state, card, target):
            return False
    if present(state, code.IMMUNE) and immune(state, target, kind, card, state.side(card)):
        return False
    if not state.rules.redirects and (kind == by.RANGED or present(state, code.INTERCEPT_ALSO)):
        return interceptor(state, target) < 0 or flagged(state, card, can.IGNORE_INTERCEPT)
    return True


def chooser(state: Duel, card: Card, kind: i64) -> i64:
    """Who picks the target: the attacker's controller, unless a rival's text says otherwise."""
    if not state.fresh:
        refresh(state)
    if state.high & CHOSEN_BY_RIVALS:
        for rival in state.foes[state.side(card)]:
            for active in ruled(state, rival, code.CHOOSES_TARGETS):
                if active.modifier.word in (0, kind):
                    return rival
    return state.side(card)


CHOSEN_BY_RIVALS: Final = 1 << (code.CHOOSES_TARGETS - code.SPLIT)
