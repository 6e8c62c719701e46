"""The options of a turn: every legal action of the active player, in the order in which the rules list them
(PT-ACT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import alone, choose
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.change.zones import free_reserve
from pixelhall.pixel_tactics.legal.attacks import (
    CHOSEN_BY_RIVALS,
    attack_fault,
    chooser,
    in_melee_with,
    plain_melee,
    targets,
)
from pixelhall.pixel_tactics.legal.costs import cost, has_speeds, payable
from pixelhall.pixel_tactics.legal.moves import TIRED, regroupings
from pixelhall.pixel_tactics.legal.own_speeds import OWN_SPEEDS
from pixelhall.pixel_tactics.legal.recruits import recruits
from pixelhall.pixel_tactics.legal.spells import named, spells
from pixelhall.pixel_tactics.numbers import (
    by,
    can,
    cannot,
    code,
    field,
    fourth_box,
    grid,
    keyword,
    mark,
    per_seat,
    speed,
    verb,
    zone,
)
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import ACTION_AT_HAND, SPELL_AT_HAND, Face
from pixelhall.pixel_tactics.texts.in_force import refresh
from pixelhall.pixel_tactics.texts.reading import flagged, rule, ruled
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
    if not state.fresh:
        refresh(state)
    found: list[Action] = []
    types = payable(state, seat)
    if closed(state, seat):
        types &= ~UNLISTED
    hand = state.pile(seat, zone.HAND)
    if types & ON_BOARD or state.high & OWN_SPEEDS:
        draws(state, seat, types, hand, found)
        recruits(state, seat, types, hand, found)
        if not at_rest(state, seat):
            attacks(state, seat, types, found)
    if state.offers & SPELL_AT_HAND:
        spells(state, seat, found)
    if (
        (state.offers & ACTION_AT_HAND or state.book.hand_actions)
        and state.rules.leader_actions
        and not closed(state, seat)
    ):
        named(state, seat, found)
    boxes(state, seat, types, hand, found)
    if types & ON_BOARD:
        regroupings(state, seat, types, found)
        clears(state, seat, types, found)
    return found


ON_BOARD: Final = (
    1 << verb.DRAW | 1 << verb.RECRUIT | 1 << verb.ATTACK | 1 << verb.MOVE | 1 << verb.SWITCH | 1 << verb.CLEAR
)


def closed(state: Duel, seat: i64) -> bool:
    """A ceasefire that allows only what it lists: draw, recruit, move, clear a Corpse (PT-CEASE-07)."""
    return state.rules.whitelist and at_rest(state, seat)


UNLISTED: Final = (
    1 << verb.SWITCH | 1 << verb.TRAP | 1 << verb.REMOVE
)  # beside attacks and texts, which any ceasefire restrains


def hand_limit(state: Duel, seat: i64) -> i64:
    if not state.fresh:
        refresh(state)
    if state.low & LIMITS and state.rules.limit_moves:
        return rule(state, seat, code.HAND_LIMIT, state.rules.hand_limit)
    return state.rules.hand_limit


LIMITS: Final = 1 << code.HAND_LIMIT


def draws(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-DRAW-01, PT-DRAW-02."""
    if not types & 1 << verb.DRAW or len(hand) >= hand_limit(state, seat):
        return
    if state.pile(seat, zone.DECK):
        found.append(alone(verb.DRAW, seat))
    if state.high & DRAWS_ELSEWHERE:
        for active in ruled(state, seat, code.DRAW_FROM):
            for other in state.foes[seat]:
                if active.modifier.n == 1 and state.pile(other, zone.DECK) and may_touch(state, seat, other):
                    found.append(alone(verb.DRAW, other))


DRAWS_ELSEWHERE: Final = 1 << (code.DRAW_FROM - code.SPLIT)


def attacks(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    if state.high & OWN_SPEEDS:
        attacks_at_own_speeds(state, seat, found)
        return
    if not types & 1 << verb.ATTACK:
        return
    cards = state.cards
    first: i64 = 0
    last: i64 = grid.SLOTS
    if not state.high & ANY_WAVE:
        first = state.row * grid.WIDTH
        last = first + grid.WIDTH
    doubtful = state.high & ANY_WAVE_OR_NEVER != 0
    shots = state.low & SHOTS != 0
    by_position = plain_melee(state)
    fronts = state.sides[seat].fronts
    foes: list[Card] | None = None
    for spot in range(first, last):
        card = state.unit[seat * grid.SLOTS + spot]
        if card < 0 or (
            (doubtful or cards[card * field.COUNT + field.MARKS] & NOT_READY) and attack_fault(state, card)
        ):
            continue
        if not by_position:
            aim(state, seat, card, by.MELEE, found)
        elif (fronts >> spot) & 1:
            if foes is None:
                foes = in_melee_with(state, seat)
            choose(verb.ATTACK, card, foes, state.count(), found)
        if shots:
            aim(state, seat, card, by.RANGED, found)


ANY_WAVE: Final = 1 << (can.ATTACK_IN_ANY_WAVE - code.SPLIT)
ANY_WAVE_OR_NEVER: Final = 1 << (can.ATTACK_IN_ANY_WAVE - code.SPLIT) | 1 << (cannot.ATTACK - code.SPLIT)
SHOTS: Final = 1 << code.HAS + keyword.RANGED_ATTACK
NOT_READY: Final = TIRED | mark.CORPSE | mark.AGAIN  # marks that can keep a character from attacking


def attacks_at_own_speeds(state: Duel, seat: i64, found: list[Action]) -> None:
    """While texts give characters speeds of their own, each attack must be payable by itself (A-023)."""
    for spot in range(grid.SLOTS):
        card = state.unit[seat * grid.SLOTS + spot]
        if card < 0 or attack_fault(state, card):
            continue
        for kind in range(by.MELEE, by.RANGED + 1):
            if cost(state, seat, verb.ATTACK, speed.NORMAL, card, kind) >= 0:
                aim(state, seat, card, kind, found)


def aim(state: Duel, seat: i64, card: Card, kind: i64, found: list[Action]) -> None:
    """One action for each target, or one for all when somebody else is to choose among them."""
    choices = targets(state, card, kind)
    if not choices:
        return
    type = verb.SHOOT if kind == by.RANGED else verb.ATTACK
    if state.high & CHOSEN_BY_RIVALS and chooser(state, card, kind) != seat:
        found.append(alone(type, card))
        return
    choose(type, card, choices, state.count(), found)


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


def clears(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    if not types & 1 << verb.CLEAR:
        return
    for card in corpses(state, seat):
        if (state.rules.clears_any_wave or state.spot(card) // grid.WIDTH == state.row) and not flagged(
            state, card, cannot.BE_CLEARED
        ):
            found.append(alone(verb.CLEAR, card))
