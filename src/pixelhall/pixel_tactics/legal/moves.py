"""Moves and Switches: which Heroes may change their slot, and where to (PT-MOVE, PT-SWITCH)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal.attacks import arrives_ready
from pixelhall.pixel_tactics.numbers import cannot, grid, mark, verb
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.roster import corpses, heroes, without
from pixelhall.pixel_tactics.texts.shape import empty_slots


def move_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a Hero from the Move action, or nothing (PT-MOVE)."""
    marks = state.marks(card)
    if marks & TIRED:
        if marks & mark.RECRUITED and state.rules.recruits_wait_to_move and not arrives_ready(state, card):
            return "PT-MOVE-04"
        if marks & mark.ACTED and state.rules.star and not (marks & mark.RECRUITED and arrives_ready(state, card)):
            return "PT-ACT-02"
        if marks & mark.MOVED and not state.rules.moves_again:
            return "PT-ACT-02"
        if marks & (mark.ATTACKED | mark.CAST) and marks & mark.ACTED and state.rules.star:  # in this turn
            return "PT-ATK-03"
    texts = in_force(state)
    held = texts.on(state, card, cannot.MOVE) or texts.on(state, card, cannot.BE_MOVED)
    return "card text" if held else ""


TIRED: Final = (
    mark.ACTED | mark.RECRUITED | mark.MOVED | mark.ATTACKED | mark.CAST
)  # marks that can keep a Hero from moving


def moves(state: Duel, seat: i64, found: list[Action]) -> None:
    """PT-MOVE-01: any Hero to any empty slot."""
    slots = empty_slots(state, seat, -1)
    if state.rules.onto_corpse:
        slots = slots + [seat * grid.SLOTS + state.spot(corpse) for corpse in corpses(state, seat)]
    for card in heroes(state, seat):
        if not move_fault(state, card):
            for place in slots:
                found.append(Action(verb.MOVE, card, place))


def moves_between(state: Duel, seat: i64, ally: i64, found: list[Action]) -> None:
    """Heroes that come from an ally's Unit, or go there (PT-MOVE-07). A wait lies on the Hero, whoever moves it
    (A-215)."""
    for here, there in ((seat, ally), (ally, seat)):
        able = [card for card in heroes(state, here) if not move_fault(state, card)]
        slots = empty_slots(state, there, -1) if able else []
        for card in able:
            for place in slots:
                found.append(Action(verb.MOVE, card, place))


def switches(state: Duel, seat: i64, found: list[Action]) -> None:
    """PT-SWITCH-01: any two Heroes or Corpses change places."""
    able = [card for card in without(state, seat, mark.LEADER) if not switch_fault(state, card)]
    for i, card in enumerate(able):
        for other in able[i + 1 :]:
            found.append(Action(verb.SWITCH, card, other))


def switch_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a card out of a Switch, or nothing: Heroes that acted or arrived (A-013); a Corpse neither
    acts nor blocks."""
    return "" if state.marks(card) & mark.CORPSE else move_fault(state, card)
