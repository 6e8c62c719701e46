"""Moves and Switches: which Heroes may change their slot, and where to (PT-MOVE, PT-SWITCH)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import choose, every
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.active import refresh
from pixelhall.pixel_tactics.board import corpses, empty_slots
from pixelhall.pixel_tactics.codes import C_BE_MOVED, C_MOVE, SPLIT
from pixelhall.pixel_tactics.combat import arrives_ready
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.stats import flagged
from pixelhall.pixel_tactics.words import (
    ACTED,
    ATTACKED,
    CAST,
    CORPSE,
    FIELDS,
    FRESH,
    LEADER,
    MARKS,
    MOVE,
    SHIFTED,
    SLOTS,
    SWITCH,
)


def move_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a Hero from the Move action, or nothing (PT-MOVE)."""
    marks = state.marks(card)
    if marks & TIRED:
        if marks & FRESH and state.rules.fresh_move and not arrives_ready(state, card):
            return "PT-MOVE-04"
        if marks & ACTED and state.rules.star and not (marks & FRESH and arrives_ready(state, card)):
            return "PT-ACT-02"
        if marks & SHIFTED and not state.rules.moves_again:
            return "PT-ACT-02"
        if marks & (ATTACKED | CAST) and state.rules.star:
            return "PT-ATK-03"
    if not state.fresh:
        refresh(state)
    if state.high & HOLDS and (flagged(state, card, C_MOVE) or flagged(state, card, C_BE_MOVED)):
        return "card text"
    return ""


TIRED: Final = ACTED | FRESH | SHIFTED | ATTACKED | CAST  # marks that can keep a Hero from moving
HOLDS: Final = 1 << (C_MOVE - SPLIT) | 1 << (C_BE_MOVED - SPLIT)


def regroupings(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    """Moves and Switches, both of Heroes that may move."""
    moving = types & 1 << MOVE != 0
    switching = state.rules.switches and types & 1 << SWITCH != 0
    if not moving and not switching:
        return
    held = state.high & HOLDS != 0
    side = state.sides[seat]
    able: i64 = 0  # bits of their spots
    rest = side.taken
    spot: i64 = 0
    while rest:
        if rest & 1:
            card = state.unit[seat * SLOTS + spot]
            marks = state.cards[card * FIELDS + MARKS]
            if not marks & LEADER and not ((held or marks & TIRED) and switch_fault(state, card)):
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
        slots = slots + [seat * SLOTS + state.spot(corpse) for corpse in corpses(state, seat)]
    if not slots:
        return
    place = seat * SLOTS
    while able:
        if able & 1:
            choose(MOVE, state.unit[place], slots, (seat + 1) * SLOTS, found)
        able >>= 1
        place += 1


def switches(state: Duel, seat: i64, able: i64, found: list[Action]) -> None:
    """PT-SWITCH-01: any two of them change places."""
    size = state.count()
    place = seat * SLOTS
    while able > 1:
        others = able >> 1
        if able & 1:
            actions = every(SWITCH, state.unit[place], size)
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
    return "" if state.marks(card) & CORPSE else move_fault(state, card)
