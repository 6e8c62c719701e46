"""Moves and Switches: which Heroes may change their slot, and where to (PT-MOVE, PT-SWITCH)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import choose, every
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal.attacks import arrives_ready
from pixelhall.pixel_tactics.numbers import cannot, code, field, grid, mark, verb
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import refresh
from pixelhall.pixel_tactics.texts.reading import flagged
from pixelhall.pixel_tactics.texts.roster import corpses
from pixelhall.pixel_tactics.texts.shape import empty_slots


def move_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a Hero from the Move action, or nothing (PT-MOVE)."""
    marks = state.marks(card)
    if marks & TIRED:
        if marks & mark.RECRUITED and state.rules.fresh_move and not arrives_ready(state, card):
            return "PT-MOVE-04"
        if marks & mark.ACTED and state.rules.star and not (marks & mark.RECRUITED and arrives_ready(state, card)):
            return "PT-ACT-02"
        if marks & mark.MOVED and not state.rules.moves_again:
            return "PT-ACT-02"
        if marks & (mark.ATTACKED | mark.CAST) and state.rules.star:
            return "PT-ATK-03"
    if not state.fresh:
        refresh(state)
    if state.high & HOLDS and (flagged(state, card, cannot.MOVE) or flagged(state, card, cannot.BE_MOVED)):
        return "card text"
    return ""


TIRED: Final = (
    mark.ACTED | mark.RECRUITED | mark.MOVED | mark.ATTACKED | mark.CAST
)  # marks that can keep a Hero from moving
HOLDS: Final = 1 << (cannot.MOVE - code.SPLIT) | 1 << (cannot.BE_MOVED - code.SPLIT)


def regroupings(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    """Moves and Switches, both of Heroes that may move."""
    moving = types & 1 << verb.MOVE != 0
    switching = state.rules.switches and types & 1 << verb.SWITCH != 0
    if not moving and not switching:
        return
    held = state.high & HOLDS != 0
    side = state.sides[seat]
    able: i64 = 0  # bits of their spots
    rest = side.taken
    spot: i64 = 0
    while rest:
        if rest & 1:
            card = state.unit[seat * grid.SLOTS + spot]
            marks = state.cards[card * field.COUNT + field.MARKS]
            if not marks & mark.LEADER and not ((held or marks & TIRED) and switch_fault(state, card)):
                able |= 1 << spot
        rest >>= 1
        spot += 1
    if moving:
        moves(state, seat, able & ~side.corpses, found)
    if switching:
        switches(state, seat, able, found)


def moves(state: Duel, seat: i64, able: i64, found: list[Action]) -> None:
    """PT-MOVE-01: any Hero to any empty slot."""
    slots = empty_slots(state, seat, -1)
    if state.rules.onto_corpse:
        slots = slots + [seat * grid.SLOTS + state.spot(corpse) for corpse in corpses(state, seat)]
    if not slots:
        return
    place = seat * grid.SLOTS
    while able:
        if able & 1:
            choose(verb.MOVE, state.unit[place], slots, (seat + 1) * grid.SLOTS, found)
        able >>= 1
        place += 1


def switches(state: Duel, seat: i64, able: i64, found: list[Action]) -> None:
    """PT-SWITCH-01: any two of them change places."""
    size = state.count()
    place = seat * grid.SLOTS
    while able > 1:
        others = able >> 1
        if able & 1:
            actions = every(verb.SWITCH, state.unit[place], size)
            other = place + 1
            while others:
                if others & 1:
                    found.append(actions[state.unit[other]])
                others >>= 1
                other += 1
        able >>= 1
        place += 1


def switch_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a card out of a Switch, or nothing: Heroes that acted or arrived (A-013); a Corpse neither
    acts nor blocks."""
    return "" if state.marks(card) & mark.CORPSE else move_fault(state, card)
