"""Refused actions of cards: Draw, Order, Operation, Trap, clearing the Reserve."""

import re

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.change.triggers import ready_traps
from pixelhall.pixel_tactics.change.zones import free_reserve
from pixelhall.pixel_tactics.legal import actions
from pixelhall.pixel_tactics.numbers import fourth_box, verb, zone
from pixelhall.pixel_tactics.show.why.asked import Asked, fault, too_dear
from pixelhall.pixel_tactics.state.ceasefire import at_rest, traps_sleep
from pixelhall.pixel_tactics.state.state import Card
from pixelhall.pixel_tactics.state.tableau import gold_of, has_tableau


def draft(asked: Asked) -> Illegal | None:
    """Why a Draft Draw is not allowed."""
    state, seat = asked.state, asked.seat
    if not has_tableau(state):
        return fault("PT-DDRAFT-03", "There is no tableau in this mode.")
    limit = actions.hand_limit(state, seat)
    if len(state.pile(seat, zone.HAND)) >= limit:
        return fault(
            "PT-DDRAFT-06", f"The hand already has as many cards as it may: a Draft Draw needs fewer than {limit}."
        )
    if asked.rest == "deck" and not state.pile(seat, zone.DECK):
        return fault("A-151", "The deck is empty, so the last card of the tableau cannot be skipped.")
    dear = too_dear(asked, verb.DRAFT)
    return dear or fault("PT-DDRAFT-04", f"Each card before it costs one gold; you have {gold_of(state, seat)}.")


def gather(asked: Asked) -> Illegal | None:
    """Why Gather Funds is not allowed."""
    if not has_tableau(asked.state):
        return fault("PT-DDRAFT-03", "There is no tableau in this mode.")
    return too_dear(asked, verb.GATHER) or fault("A-152", "Gold is gathered from a card of the tableau that has some.")


def draw(asked: Asked) -> Illegal | None:
    state = asked.state
    if has_tableau(state):
        return fault("PT-DRAW-05", "There is no Draw action in this mode: take a card of the tableau, draft 1.")
    named = re.fullmatch(r"([0-7]):deck", asked.rest)
    other = int(named[1]) if named else asked.seat
    if other >= state.seats:
        return fault("PT-DRAW-01", f"There is no seat {other}.")
    if not state.pile(other, zone.DECK):
        return fault("PT-DRAW-01", "The deck is empty.")
    limit = actions.hand_limit(state, asked.seat)
    if len(state.pile(asked.seat, zone.HAND)) >= limit:
        return fault(
            "PT-DRAW-02",
            f"The hand already has {len(state.pile(asked.seat, zone.HAND))} cards; the Draw action needs fewer than {limit}.",
        )
    dear = too_dear(asked, verb.DRAW)
    if dear or other == asked.seat:
        return dear
    return fault("PT-DRAW-01", "Cards are drawn from your own deck, unless a text says otherwise.")


def in_hand(asked: Asked, box: int, word: str, rule: str) -> tuple[Card, Illegal | None]:
    card = asked.hand()
    if card < 0:
        return card, fault(rule, "There is no such card in your hand.")
    if asked.state.book.faces[asked.state.face(card)].box != box:
        return card, fault("PT-CARD-08", f"The fourth box of that card is no {word}.")
    return card, None


def order(asked: Asked) -> Illegal | None:
    card, wrong = in_hand(asked, fourth_box.ORDER, "Order", "PT-ORDER-01")
    if wrong:
        return wrong
    if at_rest(asked.state, asked.seat) and not asked.state.rules.ceasefire_orders:
        return fault("PT-CEASE-04", "In the ceasefire there are no Orders.")
    if at_rest(asked.state, asked.seat) and asked.state.book.faces[asked.state.face(card)].order_hostile:
        return fault("PT-CEASE-05")
    return too_dear(asked, verb.ORDER, asked.state.book.faces[asked.state.face(card)].order_speed)


def operation(asked: Asked) -> Illegal | None:
    _, wrong = in_hand(asked, fourth_box.OPERATION, "Operation", "PT-OP-01")
    if wrong:
        return wrong
    if not asked.state.rules.operations:
        return fault("PT-OP-04", "This edition has no Operations.")
    if at_rest(asked.state, asked.seat):
        return fault("PT-OP-07", "An Operation cannot be played in the ceasefire.")
    if not free_reserve(asked.state, asked.seat):
        return fault("PT-OP-01", "No Reserve Slot is free.")
    return too_dear(asked, verb.OPERATE)


def trap(asked: Asked) -> Illegal | None:
    _, wrong = in_hand(asked, fourth_box.TRAP, "Trap", "PT-TRAP-01")
    if wrong:
        return fault("A-104", "Only a Trap may be placed face down.") if wrong.rule == "PT-CARD-08" else wrong
    if not asked.state.rules.traps:
        return fault("PT-TRAP-02", "This edition has no Traps.")
    if actions.allows_only_listed(asked.state, asked.seat):
        return fault("PT-CEASE-07")
    if not free_reserve(asked.state, asked.seat):
        return fault("PT-TRAP-01", "No Reserve Slot is free.")
    return too_dear(asked, verb.TRAP)


def spring(asked: Asked) -> Illegal | None:
    """A Trap in one's own turn: it is never an action, its player is asked when it fits."""
    state = asked.state
    card = in_reserve(asked)
    if card < 0 or state.book.faces[state.face(card)].box != fourth_box.TRAP:
        return fault("PT-TRAP-03", "There is no Trap of yours in that Reserve Slot; write: spring 1.")
    if traps_sleep(state):
        return fault("PT-TRAP-09", "In the ceasefire no Trap is activated.")
    if card not in ready_traps(state, asked.seat):
        return fault("PT-TRAP-04", "A Trap is not activated in the turn in which it was placed.")
    return fault("PT-TRAP-03", "Its condition is not met now. You are asked as soon as it is.")


def in_reserve(asked: Asked) -> Card:
    """The own card in the Reserve Slot that the words name, or -1."""
    reserve = asked.state.pile(asked.seat, zone.RESERVE)
    index = int(asked.rest) - 1 if re.fullmatch(r"[1-9]", asked.rest) else -1
    return reserve[index] if 0 <= index < len(reserve) else -1


def remove(asked: Asked) -> Illegal | None:
    if not asked.state.rules.clears_reserve:
        return fault("PT-CLRES-01", "This edition has no such action.")
    if actions.allows_only_listed(asked.state, asked.seat):
        return fault("PT-CEASE-07")
    if in_reserve(asked) < 0:
        return fault("PT-CLRES-01", "There is no card in that Reserve Slot; write: remove 1.")
    return too_dear(asked, verb.REMOVE)
