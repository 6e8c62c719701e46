"""The ceasefire, a bit for each seat in `state.calm`: all else asks one of these questions (PT-CEASE)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.state.state import Card, Duel


def may_touch(state: "Duel", seat: i64, other: i64) -> bool:
    """Whether what one seat does may touch the other's side: not while either is at rest (PT-CEASE-05, A-028)."""
    return state.calm == 0 or seat == other or (state.calm >> seat | state.calm >> other) & 1 == 0


def touchable(state: "Duel", seat: i64, cards: "list[Card]") -> "list[Card]":
    """Those of some cards that a seat may touch."""
    if state.calm == 0:
        return cards
    return [card for card in cards if may_touch(state, seat, state.side(card))]


def at_rest(state: "Duel", seat: i64) -> bool:
    """Whether a seat is in the ceasefire: no attacks, and no Orders, Spells and Operations but as the options say
    (PT-CEASE-02 to PT-CEASE-04)."""
    return (state.calm >> seat) & 1 != 0


def traps_sleep(state: "Duel") -> bool:
    """Whether no Trap can be activated: whoever could set one off is at rest (PT-TRAP-09)."""
    return state.calm != 0


def all_rest(state: "Duel") -> bool:
    """Whether the whole table is in the ceasefire, as it is in the first round."""
    return state.calm == everybody(state)


def set_ceasefire(state: "Duel", holds: bool) -> None:
    """The ceasefire begins or ends for the whole table."""
    state.calm = everybody(state) if holds else 0
    state.stir_texts()


def everybody(state: "Duel") -> i64:
    return (1 << state.seats) - 1
