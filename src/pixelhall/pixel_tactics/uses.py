"""Spells and named actions: who may use which now (PT-SPELL, PT-ACT-07)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.book import FREE_AT_HAND, SPELL_AT_HAND, Use
from pixelhall.pixel_tactics.ceasefire import at_rest
from pixelhall.pixel_tactics.codes import C_CAST, P_CAST_AND_ATTACK, P_CAST_ANY_WAVE, SPLIT
from pixelhall.pixel_tactics.combat import arrives_ready
from pixelhall.pixel_tactics.costs import cost, has_speeds
from pixelhall.pixel_tactics.sides import foe
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.stats import flagged
from pixelhall.pixel_tactics.triggers import used
from pixelhall.pixel_tactics.words import (
    ACTED,
    ACTIONS,
    ATTACKED,
    CAST,
    CORPSE,
    FIELDS,
    FREE,
    FRESH,
    HAND,
    NAMED,
    SHIFTED,
    SPELL,
    SPOT,
    TURN_SPAN,
    WIDTH,
)


def cast_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from casting, or nothing (PT-SPELL)."""
    marks = state.marks(card)
    if marks & CORPSE:
        return "PT-CORPSE-01"
    if state.spot(card) // WIDTH != state.row and not flagged(state, card, P_CAST_ANY_WAVE):
        return "PT-SPELL-05"
    if marks & (ACTED | ATTACKED | CAST | FRESH | SHIFTED):
        if marks & CAST:
            return "PT-SPELL-02"
        if marks & FRESH and state.rules.fresh_spell and not arrives_ready(state, card):
            return "PT-SPELL-03"
        if marks & SHIFTED and state.rules.moved_spell:
            return "PT-MOVE-03"
        if marks & ATTACKED and not flagged(state, card, P_CAST_AND_ATTACK):
            return "PT-ATK-03"
        if (
            marks & ACTED
            and state.rules.star
            and not marks & ATTACKED
            and not (marks & FRESH and arrives_ready(state, card))
        ):
            return "PT-ACT-02"
    return "card text" if flagged(state, card, C_CAST) else ""


def spells(state: Duel, seat: i64, found: list[Action]) -> None:
    calm = at_rest(state, seat)
    if calm and not state.rules.ceasefire_spells:
        return
    cards = state.cards
    row = state.row
    anywhere = state.high & CAST_ANY_WAVE != 0
    for voice in state.voices:
        card = voice.card
        if (
            not voice.offers & SPELL_AT_HAND
            or voice.seat != seat
            or (cards[card * FIELDS + SPOT] // WIDTH != row and not anywhere)
        ):
            continue
        for use in voice.uses:
            if not use.spell or (calm and use.hostile):
                continue
            if state.living(card) and not cast_fault(state, card) and affordable(state, seat, card, use, SPELL):
                found.append(Action(SPELL, card, use.program))


CAST_ANY_WAVE: Final = 1 << (P_CAST_ANY_WAVE - SPLIT)


def affordable(state: Duel, seat: i64, card: Card, use: Use, verb: i64) -> bool:
    """Speed, limits, requirements and prices (PT-ACT-07; all costs must be payable in full)."""
    timed = has_speeds(state, verb)
    price = cost(state, seat, verb, use.speed if timed else 0)
    if price < 0 or (use.extra and price + use.extra > state.of(seat, ACTIONS)):
        return False
    if use.limited and timed and used(state, use.program, card, TURN_SPAN):
        return False
    if use.span >= 0 and used(state, use.program, card, use.span):
        return False
    if use.attackless and state.marked(card, ATTACKED):
        return False
    for need in use.needs:
        if not need.met(state, seat, card):
            return False
    return True


def named(state: Duel, seat: i64, found: list[Action]) -> None:
    """Actions printed on Leaders and others; a Rival's may be open to you, some work from your hand."""
    for voice in state.voices:
        for use in voice.uses:
            if not use.spell:
                if voice.seat == seat:
                    offer(state, seat, voice.card, use, "", found)
                elif foe(state, seat, voice.seat):
                    offer(state, seat, voice.card, use, "Rival", found)
    if state.book.hand_actions:
        for card in state.pile(seat, HAND):
            face = state.book.faces[state.face(card)]
            for box in (*face.rows, face.lead):
                for use in box.uses:
                    offer(state, seat, card, use, "Hand", found)


def offer(state: Duel, seat: i64, card: Card, use: Use, whose: str, found: list[Action]) -> None:
    if (
        not use.spell
        and use.whose == whose
        and not (use.hostile and at_rest(state, seat))
        and affordable(state, seat, card, use, NAMED)
    ):
        found.append(Action(NAMED, card, use.program))


def free_uses(state: Duel, seat: i64) -> bool:
    """Whether any Spell or action in play could cost this player nothing."""
    if not state.offers & FREE_AT_HAND:
        return False
    for voice in state.voices:
        for use in voice.uses:
            if use.speed == FREE and (foe(state, seat, voice.seat) if use.whose == "Rival" else voice.seat == seat):
                return True
    return False
