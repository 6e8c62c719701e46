"""The options of a turn: every legal action of the active player, in the order in which the rules list them
(PT-ACT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.change.zones import free_reserve
from pixelhall.pixel_tactics.legal import fast
from pixelhall.pixel_tactics.legal.attacks import attacks
from pixelhall.pixel_tactics.legal.costs import cost, has_speeds, payable
from pixelhall.pixel_tactics.legal.moves import moves, switches
from pixelhall.pixel_tactics.legal.own_speeds import OWN_PRICES
from pixelhall.pixel_tactics.legal.recruits import recruits
from pixelhall.pixel_tactics.legal.spells import named_actions, spells
from pixelhall.pixel_tactics.numbers import (
    cannot,
    code,
    field,
    fourth_box,
    grid,
    per_seat,
    speed,
    verb,
    zone,
)
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Face
from pixelhall.pixel_tactics.texts.codes import ACTION_AT_HAND, SPELL_AT_HAND
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import rule
from pixelhall.pixel_tactics.texts.roster import corpses


def circle_key(action: Action) -> i64:
    """One number for an action, to remember those that lead in a circle (A-010)."""
    return action.verb * 100000000 + (action.a + 1) * 100000 + action.b + 1


def options(state: Duel, seat: i64) -> list[Action]:
    """Everything this player may do now; passing or ending the turn comes last."""
    found = possible(state, seat)
    if state.barred:
        found = [action for action in found if circle_key(action) not in state.barred]
    left = state.of(seat, per_seat.ACTIONS)
    if left == 0 or not state.rules.passes:
        found.append(alone(verb.END))
    if left > 0 and state.rules.passes:
        found.append(alone(verb.PASS))
    return found


def possible(state: Duel, seat: i64) -> list[Action]:
    """Every action that the rules allow, also those that lead in a circle."""
    found: list[Action] = []
    types = payable(state, seat)
    if allows_only_listed(state, seat):
        types &= ~UNLISTED
    hand = state.pile(seat, zone.HAND)
    texts = in_force(state)
    own = texts.any(OWN_PRICES)  # then each attack is payable by itself, or is not
    if types & ON_BOARD or own:
        draws(state, seat, types, hand, found)
        if types & 1 << verb.RECRUIT and not fast.recruits(state, seat, hand, found):
            recruits(state, seat, hand, found)
        if (types & 1 << verb.ATTACK or own) and not at_rest(state, seat) and not fast.attacks(state, seat, found):
            attacks(state, seat, found)
    if texts.offers(SPELL_AT_HAND):
        spells(state, seat, found)
    if (
        (texts.offers(ACTION_AT_HAND) or state.book.hand_actions)
        and state.rules.leader_actions
        and not allows_only_listed(state, seat)
    ):
        named_actions(state, seat, found)
    boxes(state, seat, types, hand, found)
    if types & ON_BOARD:
        regroupings(state, seat, types, found)
        clears(state, seat, types, found)
    for part in state.rules.parts:
        part.more(state, seat, types, found)
    return found


ON_BOARD: Final = (
    1 << verb.DRAW | 1 << verb.RECRUIT | 1 << verb.ATTACK | 1 << verb.MOVE | 1 << verb.SWITCH | 1 << verb.CLEAR
)


def allows_only_listed(state: Duel, seat: i64) -> bool:
    """A ceasefire that allows only what it lists: draw, recruit, move, clear a Corpse (PT-CEASE-07)."""
    return state.rules.whitelist and at_rest(state, seat)


UNLISTED: Final = (
    1 << verb.SWITCH | 1 << verb.TRAP | 1 << verb.REMOVE
)  # beside attacks and texts, which any ceasefire restrains


def hand_limit(state: Duel, seat: i64) -> i64:
    limit = state.rules.hand_limit
    return rule(state, seat, code.HAND_LIMIT, limit) if state.rules.limit_moves else limit


def draws(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-DRAW-01, PT-DRAW-02."""
    if not types & 1 << verb.DRAW or len(hand) >= hand_limit(state, seat):
        return
    if state.pile(seat, zone.DECK):
        found.append(alone(verb.DRAW, seat))
    for active in in_force(state).rules(state, seat, code.DRAW_FROM):
        for other in state.foes[seat]:
            if active.modifier.n == 1 and state.pile(other, zone.DECK) and may_touch(state, seat, other):
                found.append(alone(verb.DRAW, other))


def boxes(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """The fourth boxes in hand: Orders, Operations, Traps; and clearing the Reserve."""
    rules = state.rules
    calm = at_rest(state, seat)
    orders = not calm or rules.ceasefire_orders
    slot = rules.reserve > 0 and free_reserve(state, seat)
    ongoing = not calm or (orders and rules.operation_is_order)  # PT-OP-07
    operations = ongoing and slot and rules.operations and types & 1 << verb.OPERATE != 0
    traps = slot and rules.traps and types & 1 << verb.TRAP != 0
    faces = state.book.faces
    for card in hand:
        face = faces[state.cards[card * field.COUNT + field.FACE]]
        box = face.box
        if box == fourth_box.ORDER:
            if orders and not (calm and face.order_hostile) and may_order(state, seat, face, types):
                found.append(alone(verb.ORDER, card))
        elif box == fourth_box.OPERATION:
            if operations:
                found.append(alone(verb.OPERATE, card))
        elif traps and box == fourth_box.TRAP:
            found.append(alone(verb.TRAP, card))
    if rules.clears_reserve and rules.reserve > 0 and types & 1 << verb.REMOVE:
        for card in state.pile(seat, zone.RESERVE):
            if card >= 0:
                found.append(alone(verb.REMOVE, card))


def may_order(state: Duel, seat: i64, face: Face, types: i64) -> bool:
    """Whether an Order can be paid for: some are Free or Long."""
    if face.order_speed == speed.NORMAL or not has_speeds(state, verb.ORDER):
        return types & 1 << verb.ORDER != 0
    return cost(state, seat, verb.ORDER, face.order_speed) >= 0


def regroupings(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    """Moves and Switches, both of Heroes that may move."""
    moving = types & 1 << verb.MOVE != 0
    switching = state.rules.switches and types & 1 << verb.SWITCH != 0
    if fast.regroupings(state, seat, moving, switching, found):
        return
    if moving:
        moves(state, seat, found)
    if switching:
        switches(state, seat, found)


def clears(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    if not types & 1 << verb.CLEAR:
        return
    for card in corpses(state, seat):
        if not clear_fault(state, card):
            found.append(alone(verb.CLEAR, card))


def clear_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a Corpse from being cleared by the action, or nothing."""
    if not state.rules.clears_any_wave and state.spot(card) // grid.WIDTH != state.row:
        return "PT-CLEAR-02"
    return "card text" if in_force(state).on(state, card, cannot.BE_CLEARED) else ""
