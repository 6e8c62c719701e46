"""The recruits of a turn: which cards, into which slots (PT-RECR)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import can, code, grid, verb
from pixelhall.pixel_tactics.state.board import row_of
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.roster import corpses
from pixelhall.pixel_tactics.texts.shape import empty_slots, may_recruit

ANY_ROW: Final = 8  # in RECRUIT_INTO's word, beside bits for the rows
ON_CORPSE: Final = 16
ON_HERO: Final = 32


def recruits(state: Duel, seat: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-RECR-01: hand cards into empty slots of the current row; a text may open other slots."""
    if not may_recruit(state, seat):
        return
    slots = recruit_slots(state, seat)
    for card in hand:
        for place in slots:
            found.append(Action(verb.RECRUIT, card, place))
        for place in corpse_slots(state, seat, card):
            if place not in slots:
                found.append(Action(verb.RECRUIT, card, place))


def recruit_slots(state: Duel, seat: i64) -> list[Place]:
    """The slots into which any card may be recruited."""
    words = 0
    for active in in_force(state).rules(state, seat, code.RECRUIT_INTO):
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


def corpse_slots(state: Duel, seat: i64, card: Card) -> list[Place]:
    """The slots of the current row where this card may be recruited onto a Corpse."""
    if not may_land_on_corpse(state, seat, card):
        return NONE
    lying = [corpse for corpse in corpses(state, seat) if row_of(state, corpse) == state.row]
    return [seat * grid.SLOTS + state.spot(corpse) for corpse in lying]


def may_land_on_corpse(state: Duel, seat: i64, card: Card) -> bool:
    """A text may name the cards that can be recruited onto a Corpse: it is read as if the card already stood there."""
    for active in in_force(state).all(can.BE_RECRUITED_ONTO_CORPSE):
        if active.seat == seat:
            subject: Group | None = active.modifier.subject
            if subject is not None and subject.would_hold(state, active, card):
                return True
    return False
