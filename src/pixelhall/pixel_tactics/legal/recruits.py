"""The recruits of a turn: which cards, into which slots (PT-RECR)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import choose
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.numbers import can, code, grid, verb
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.in_force import saying
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.reading import present, ruled
from pixelhall.pixel_tactics.texts.roster import corpses
from pixelhall.pixel_tactics.texts.shape import empty_slots, may_recruit

ANY_ROW: Final = 8  # in RECRUIT_INTO's word, beside bits for the rows
ON_CORPSE: Final = 16
ON_HERO: Final = 32


def recruits(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-RECR-01: hand cards into empty slots of the current row."""
    if not hand or not types & 1 << verb.RECRUIT or not may_recruit(state, seat):
        return
    if state.low & RECRUITS_LOW or state.high & RECRUITS_HIGH:
        recruits_by_text(state, seat, hand, found)
        return
    slots = empty_slots(state, seat, state.row)
    if slots:
        for card in hand:
            choose(verb.RECRUIT, card, slots, (seat + 1) * grid.SLOTS, found)


RECRUITS_LOW: Final = 1 << code.RECRUIT_INTO  # rules that open other slots to recruits
RECRUITS_HIGH: Final = 1 << (can.BE_RECRUITED_ONTO_CORPSE - code.SPLIT)


def recruits_by_text(state: Duel, seat: i64, hand: list[Card], found: list[Action]) -> None:
    """Recruits where a text opens other rows, or slots that are taken."""
    slots = recruit_slots(state, seat)
    onto = present(state, can.BE_RECRUITED_ONTO_CORPSE)
    for card in hand:
        for place in slots:
            found.append(Action(verb.RECRUIT, card, place))
        if onto and may_land_on_corpse(state, seat, card):
            for corpse in corpses(state, seat):
                place = seat * grid.SLOTS + state.spot(corpse)
                if state.spot(corpse) // grid.WIDTH == state.row and place not in slots:
                    found.append(Action(verb.RECRUIT, card, place))


def recruit_slots(state: Duel, seat: i64) -> list[Place]:
    if not present(state, code.RECRUIT_INTO):
        return empty_slots(state, seat, state.row)
    words = 0
    for active in ruled(state, seat, code.RECRUIT_INTO):
        words |= active.modifier.word
    rows = [row for row in range(3) if row == state.row or (words >> row) & 1 or words & ANY_ROW]
    slots = [place for row in rows for place in empty_slots(state, seat, row)]
    for place in range(seat * grid.SLOTS, seat * grid.SLOTS + grid.SLOTS):
        card = state.unit[place]
        if (
            card >= 0
            and place % grid.SLOTS // grid.WIDTH in rows
            and not state.leads(card)
            and words & (ON_CORPSE if state.corpse(card) else ON_HERO)
        ):
            slots.append(place)
    return slots


def may_land_on_corpse(state: Duel, seat: i64, card: Card) -> bool:
    """A text may name the cards that can be recruited onto a Corpse: it is read as if the card already stood there."""
    for active in saying(state, can.BE_RECRUITED_ONTO_CORPSE):
        if active.seat == seat:
            subject: Group | None = active.modifier.subject
            if subject is not None and subject.would_hold(state, active, card):
                return True
    return False
