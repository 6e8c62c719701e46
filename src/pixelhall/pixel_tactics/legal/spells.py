"""Spells and named actions: who may use which now (PT-SPELL, PT-ACT-07)."""

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.change.triggers import was_used
from pixelhall.pixel_tactics.legal.attacks import arrives_ready
from pixelhall.pixel_tactics.legal.costs import cost, has_speeds
from pixelhall.pixel_tactics.numbers import by, can, cannot, grid, mark, per_seat, span, speed, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Use
from pixelhall.pixel_tactics.texts.codes import FREE_AT_HAND, SPELL_AT_HAND
from pixelhall.pixel_tactics.texts.in_force import in_force


def cast_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from casting, or nothing (PT-SPELL)."""
    marks = state.marks(card)
    if marks & mark.CORPSE:
        return "PT-CORPSE-01"
    if state.spot(card) // grid.WIDTH != state.row and not in_force(state).on(state, card, can.CAST_IN_ANY_WAVE):
        return "PT-SPELL-05"
    if marks & (mark.ACTED | mark.ATTACKED | mark.CAST | mark.RECRUITED | mark.MOVED):
        if marks & mark.CAST:
            return "PT-SPELL-02"
        if marks & mark.RECRUITED and state.rules.recruits_wait_to_cast and not arrives_ready(state, card):
            return "PT-SPELL-03"
        if marks & mark.MOVED and state.rules.moved_spell:
            return "PT-MOVE-03"
        if marks & mark.ATTACKED and not in_force(state).on(state, card, can.CAST_AND_ATTACK):
            return "PT-ATK-03"
        if (
            marks & mark.ACTED
            and state.rules.star
            and not marks & mark.ATTACKED
            and not (marks & mark.RECRUITED and arrives_ready(state, card))
        ):
            return "PT-ACT-02"
    return "card text" if in_force(state).on(state, card, cannot.CAST) else ""


def spells(state: Duel, seat: i64, found: list[Action]) -> None:
    calm = at_rest(state, seat)
    if calm and not state.rules.ceasefire_spells:
        return
    texts = in_force(state)
    anywhere = texts.says(can.CAST_IN_ANY_WAVE)
    for voice in texts.voices:
        card = voice.card
        if (
            voice.seat != seat
            or not voice.offers(SPELL_AT_HAND)
            or not (anywhere or state.spot(card) // grid.WIDTH == state.row)
        ):
            continue
        for use in voice.uses:
            if not use.spell or (calm and use.hostile):
                continue
            if state.living(card) and not cast_fault(state, card) and affordable(state, seat, card, use, verb.SPELL):
                found.append(Action(verb.SPELL, card, use.program))


def affordable(state: Duel, seat: i64, card: Card, use: Use, verb: i64) -> bool:
    """Speed, limits, requirements and prices (PT-ACT-07; all costs must be payable in full)."""
    timed = has_speeds(state, verb)
    price = cost(state, seat, verb, use.speed if timed else 0, card, by.SPELL if use.spell else 0)
    if price < 0 or (use.extra and price + use.extra > state.of(seat, per_seat.ACTIONS)):
        return False
    if use.limited and timed and was_used(state, use.program, card, span.TURN):
        return False
    if use.span >= 0 and was_used(state, use.program, card, use.span):
        return False
    if use.attackless and state.marked(card, mark.ATTACKED):
        return False
    for need in use.needs:
        if not need.met(state, seat, card):
            return False
    return True


def named_actions(state: Duel, seat: i64, found: list[Action]) -> None:
    """Actions printed on Leaders and others; a Rival's may be open to you, some work from your hand."""
    for voice in in_force(state).voices:
        for use in voice.uses:
            if not use.spell:
                if voice.seat == seat:
                    offer(state, seat, voice.card, use, "", found)
                elif foe(state, seat, voice.seat):
                    offer(state, seat, voice.card, use, "Rival", found)
    if state.book.hand_actions:
        for card in state.pile(seat, zone.HAND):
            face = state.book.faces[state.face(card)]
            for box in (*face.rows, face.lead):
                for use in box.uses:
                    offer(state, seat, card, use, "Hand", found)


def offer(state: Duel, seat: i64, card: Card, use: Use, whose: str, found: list[Action]) -> None:
    if (
        not use.spell
        and use.whose == whose
        and not (use.hostile and at_rest(state, seat))
        and affordable(state, seat, card, use, verb.NAMED)
    ):
        found.append(Action(verb.NAMED, card, use.program))


def free_uses(state: Duel, seat: i64) -> bool:
    """Whether any Spell or action in play could cost this player nothing."""
    texts = in_force(state)
    if not texts.offers(FREE_AT_HAND):
        return False
    for voice in texts.voices:
        for use in voice.uses:
            if use.speed == speed.FREE and (
                foe(state, seat, voice.seat) if use.whose == "Rival" else voice.seat == seat
            ):
                return True
    return False
