"""Whom "your Rival" means where a text must speak of one player (PT-TGT-05, A-224)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import Event
from pixelhall.pixel_tactics.numbers import verb
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Duel

NOBODY: Final = 0  # whose deed an event is: nobody's, as of a time …
ITS_SEAT: Final = 1  # … the seat's that it names …
ITS_OTHER: Final = 2  # … or that of the other card, as the source of damage


def rivals_meant(state: Duel, seat: i64, doer: i64) -> list[int]:
    """Who can be meant: the only foe, or the one whose deed is answered, or those who may be touched now."""
    foes = state.foes[seat]
    if len(foes) < 2:
        return foes
    if doer >= 0 and foe(state, seat, doer):
        return [doer]
    return [other for other in foes if may_touch(state, seat, other)] or foes


def doer_of(state: Duel, seat: i64, event: Event, doer: i64) -> i64:
    """Whose deed an event is, or -1. What an own card did to a foe is told of that foe."""
    if doer == ITS_OTHER and event.other >= 0 and foe(state, seat, state.side(event.other)):
        return state.side(event.other)
    return -1 if doer == NOBODY else event.seat


def ask_which_rival(seat: int, rivals: list[int]) -> list[Decision]:
    return [Decision(seat, "Which Rival?", [Action(verb.RIVAL, rival) for rival in rivals], "PT-TGT-05")]
