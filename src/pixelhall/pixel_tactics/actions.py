"""The options of a turn: every legal action of the active player, in the order in which the rules list them (PT-ACT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.active import refresh
from pixelhall.pixel_tactics.board import corpses, empty_slots, may_recruit, rivals
from pixelhall.pixel_tactics.book import Use
from pixelhall.pixel_tactics.codes import (
    C_BE_CLEARED, C_BE_MOVED, C_CAST, C_MOVE, DRAW_FROM, HAND_LIMIT, P_ANY_WAVE, P_CAST_AND_ATTACK, P_CAST_ANY_WAVE, P_ONTO_CORPSE, RECRUIT_INTO,
)
from pixelhall.pixel_tactics.combat import arrives_ready, can_attack, chooser, targets
from pixelhall.pixel_tactics.costs import cost, has_speeds
from pixelhall.pixel_tactics.effects.parts import Group
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.stats import flagged, present, rule, ruled
from pixelhall.pixel_tactics.triggers import used
from pixelhall.pixel_tactics.words import (
    ACTED, ACTIONS, ATTACK, ATTACKED, CAST, CLEAR, CORPSE, DECK, DRAW, END, FREE, FRESH, HAND, LONG, MELEE, MOVE, NAMED, OPERATE, OPERATION_BOX,
    ORDER,
    ORDER_BOX, PASS, RANGED, RECRUIT, REMOVE, RESERVE, SHIFTED, SHOOT, SLOTS, SPELL, SWITCH, TRAP, TRAP_BOX, TURN_SPAN, WIDTH,
)
from pixelhall.pixel_tactics.zones import free_reserve

ANY_ROW: Final = 8  # in RECRUIT_INTO's word, beside bits for the rows
ON_CORPSE: Final = 16
ON_HERO: Final = 32


def circle_key(action: Action) -> i64:
    """One number for an action, to remember those that lead in a circle (A-010)."""
    return action.verb * 100000000 + (action.a + 1) * 100000 + action.b + 1


def options(state: Duel, seat: i64) -> list[Action]:
    """Everything this player may do now; passing or ending the turn comes last."""
    found = possible(state, seat)
    if state.barred:
        found = [action for action in found if circle_key(action) not in state.barred]
    left = state.of(seat, ACTIONS)
    if left == 0 or not state.rules.passes:
        found.append(Action(END))
    if left > 0 and state.rules.passes:
        found.append(Action(PASS))
    return found


def possible(state: Duel, seat: i64) -> list[Action]:
    """Every action that the rules allow, also those that lead in a circle."""
    if not state.fresh:
        refresh(state)
    found: list[Action] = []
    draws(state, seat, found)
    recruits(state, seat, found)
    if not state.calm:
        attacks(state, seat, found)
    spells(state, seat, found)
    if state.rules.leader_actions and not closed(state):
        named(state, seat, found)
    boxes(state, seat, found)
    regroupings(state, seat, found)
    clears(state, seat, found)
    return found


def closed(state: Duel) -> bool:
    """A ceasefire that allows only what it lists: draw, recruit, move, clear a Corpse (PT-CEASE-07)."""
    return state.calm and state.rules.whitelist


def hand_limit(state: Duel, seat: i64) -> i64:
    limit = state.rules.hand_limit
    return rule(state, seat, HAND_LIMIT, limit) if state.rules.limit_moves else limit


def draws(state: Duel, seat: i64, found: list[Action]) -> None:
    """PT-DRAW-01, PT-DRAW-02."""
    if len(state.pile(seat, HAND)) >= hand_limit(state, seat) or cost(state, seat, DRAW) < 0:
        return
    if state.pile(seat, DECK):
        found.append(Action(DRAW, seat))
    if present(state, DRAW_FROM) and not state.calm:
        for active in ruled(state, seat, DRAW_FROM):
            for other in rivals(state, seat):
                if active.modifier.n == 1 and state.pile(other, DECK):
                    found.append(Action(DRAW, other))


def recruits(state: Duel, seat: i64, found: list[Action]) -> None:
    """PT-RECR-01: hand cards into empty slots of the current row."""
    hand = state.pile(seat, HAND)
    if not hand or cost(state, seat, RECRUIT) < 0 or not may_recruit(state, seat):
        return
    slots = recruit_slots(state, seat)
    onto = present(state, P_ONTO_CORPSE)
    for card in hand:
        for place in slots:
            found.append(Action(RECRUIT, card, place))
        if onto and may_land_on_corpse(state, seat, card):
            for corpse in corpses(state, seat):
                place = seat * SLOTS + state.spot(corpse)
                if state.spot(corpse) // WIDTH == state.row and place not in slots:
                    found.append(Action(RECRUIT, card, place))


def recruit_slots(state: Duel, seat: i64) -> list[Place]:
    if not present(state, RECRUIT_INTO):
        return empty_slots(state, seat, state.row)
    words = 0
    for active in ruled(state, seat, RECRUIT_INTO):
        words |= active.modifier.word
    rows = [row for row in range(3) if row == state.row or (words >> row) & 1 or words & ANY_ROW]
    slots = [place for row in rows for place in empty_slots(state, seat, row)]
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = state.unit[place]
        if card >= 0 and place % SLOTS // WIDTH in rows and not state.leads(card) and words & (ON_CORPSE if state.corpse(card) else ON_HERO):
            slots.append(place)
    return slots


def may_land_on_corpse(state: Duel, seat: i64, card: Card) -> bool:
    """A text may name the cards that can be recruited onto a Corpse: it is read as if the card already stood there."""
    for active in state.actives:
        if active.modifier.code == P_ONTO_CORPSE and active.seat == seat:
            subject: Group | None = active.modifier.subject
            if subject is not None and subject.would_hold(state, active, card):
                return True
    return False


def attacks(state: Duel, seat: i64, found: list[Action]) -> None:
    if cost(state, seat, ATTACK) < 0:
        return
    anywhere = present(state, P_ANY_WAVE)
    start = seat * SLOTS if anywhere else seat * SLOTS + state.row * WIDTH
    for place in range(start, start + (SLOTS if anywhere else WIDTH)):
        card = state.unit[place]
        if card < 0 or not can_attack(state, card):
            continue
        if chooser(state, card, MELEE) != seat:
            if targets(state, card, MELEE):
                found.append(Action(ATTACK, card))
        else:
            for target in targets(state, card, MELEE):
                found.append(Action(ATTACK, card, target))
        shots = targets(state, card, RANGED)
        if shots and chooser(state, card, RANGED) != seat:
            found.append(Action(SHOOT, card))
        else:
            for target in shots:
                found.append(Action(SHOOT, card, target))


def cast_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from casting, or nothing (PT-SPELL)."""
    marks = state.marks(card)
    if marks & CORPSE:
        return "PT-CORPSE-01"
    if state.spot(card) // WIDTH != state.row and not flagged(state, card, P_CAST_ANY_WAVE):
        return "PT-SPELL-05"
    if marks & (ACTED | ATTACKED | CAST | FRESH | SHIFTED):
        if marks & CAST:
            return "PT-SPELL-02"
        if marks & FRESH and state.rules.fresh_spell and not arrives_ready(state, card):
            return "PT-SPELL-03"
        if marks & SHIFTED and state.rules.moved_spell:
            return "PT-MOVE-03"
        if marks & ATTACKED and not flagged(state, card, P_CAST_AND_ATTACK):
            return "PT-ATK-03"
        if marks & ACTED and state.rules.star and not marks & ATTACKED and not (marks & FRESH and arrives_ready(state, card)):
            return "PT-ACT-02"
    return "card text" if flagged(state, card, C_CAST) else ""


def spells(state: Duel, seat: i64, found: list[Action]) -> None:
    calm = state.calm
    if calm and not state.rules.ceasefire_spells:
        return
    for i in range(len(state.uses)):
        use = state.uses[i]
        card = state.users[i]
        if use.spell and state.side(card) == seat and state.living(card) and not (calm and use.hostile):
            if not cast_fault(state, card) and affordable(state, seat, card, use, SPELL):
                found.append(Action(SPELL, card, use.program))


def affordable(state: Duel, seat: i64, card: Card, use: Use, verb: i64) -> bool:
    """Speed, limits, requirements and prices (PT-ACT-07; all costs must be payable in full)."""
    timed = has_speeds(state, verb)
    price = cost(state, seat, verb, use.speed if timed else 0)
    if price < 0 or (use.extra and price + use.extra > state.of(seat, ACTIONS)):
        return False
    if use.limited and timed and used(state, use.program, card, TURN_SPAN):
        return False
    if use.span >= 0 and used(state, use.program, card, use.span):
        return False
    if use.attackless and state.marked(card, ATTACKED):
        return False
    for need in use.needs:
        if not need.met(state, seat, card):
            return False
    return True


def named(state: Duel, seat: i64, found: list[Action]) -> None:
    """Actions printed on Leaders and others; a Rival's may be open to you, some work from your hand."""
    for i in range(len(state.uses)):
        use = state.uses[i]
        if not use.spell:
            card = state.users[i]
            whose = "" if state.side(card) == seat else "Rival"
            offer(state, seat, card, use, whose, found)
    if state.book.hand_actions:
        for card in state.pile(seat, HAND):
            face = state.book.faces[state.face(card)]
            for box in (*face.rows, face.lead):
                for use in box.uses:
                    offer(state, seat, card, use, "Hand", found)


def offer(state: Duel, seat: i64, card: Card, use: Use, whose: str, found: list[Action]) -> None:
    if not use.spell and use.whose == whose and not (state.calm and use.hostile) and affordable(state, seat, card, use, NAMED):
        found.append(Action(NAMED, card, use.program))


def free_uses(state: Duel, seat: i64) -> bool:
    """Whether any Spell or action in play could cost this player nothing."""
    for i in range(len(state.uses)):
        use = state.uses[i]
        if use.speed == FREE and (state.side(state.users[i]) == seat) == (use.whose != "Rival"):
            return True
    return False


def boxes(state: Duel, seat: i64, found: list[Action]) -> None:
    """The fourth boxes in hand: Orders, Operations, Traps; and clearing the Reserve."""
    rules = state.rules
    orders = not state.calm or rules.ceasefire_orders
    slot = rules.reserve > 0 and free_reserve(state, seat)
    ongoing = not state.calm or (orders and rules.operation_is_order)  # PT-OP-07
    operations = ongoing and slot and rules.operations
    traps = slot and rules.traps and not closed(state)
    for card in state.pile(seat, HAND):
        face = state.book.faces[state.face(card)]
        if face.box == ORDER_BOX:
            speed = face.order_speed if has_speeds(state, ORDER) else 0
            if orders and not (state.calm and face.order_hostile) and cost(state, seat, ORDER, speed) >= 0:
                found.append(Action(ORDER, card))
        elif face.box == OPERATION_BOX:
            if operations and cost(state, seat, OPERATE) >= 0:
                found.append(Action(OPERATE, card))
        elif traps and face.box == TRAP_BOX and cost(state, seat, TRAP) >= 0:
            found.append(Action(TRAP, card))
    if rules.clears_reserve and rules.reserve > 0 and not closed(state):
        for card in state.pile(seat, RESERVE):
            if card >= 0 and cost(state, seat, REMOVE) >= 0:
                found.append(Action(REMOVE, card))


def move_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a Hero from the Move action, or nothing (PT-MOVE)."""
    marks = state.marks(card)
    if marks & (ACTED | FRESH | SHIFTED | ATTACKED | CAST):
        if marks & FRESH and state.rules.fresh_move and not arrives_ready(state, card):
            return "PT-MOVE-04"
        if marks & ACTED and state.rules.star and not (marks & FRESH and arrives_ready(state, card)):
            return "PT-ACT-02"
        if marks & SHIFTED and not state.rules.moves_again:
            return "PT-ACT-02"
        if marks & (ATTACKED | CAST) and state.rules.star:
            return "PT-ATK-03"
    if state.high or state.tokens:
        if flagged(state, card, C_MOVE) or flagged(state, card, C_BE_MOVED):
            return "card text"
    return ""


def regroupings(state: Duel, seat: i64, found: list[Action]) -> None:
    """Moves and Switches, both of Heroes that may move."""
    moving = cost(state, seat, MOVE) >= 0
    switching = state.rules.switches and cost(state, seat, SWITCH, LONG) >= 0 and not closed(state)
    if not moving and not switching:
        return
    able: list[Card] = []
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = state.unit[place]
        if card >= 0 and not state.leads(card) and not switch_fault(state, card):
            able.append(card)
    if moving:
        moves(state, seat, able, found)
    if switching:
        for i in range(len(able)):
            for j in range(i + 1, len(able)):
                found.append(Action(SWITCH, able[i], able[j]))


def moves(state: Duel, seat: i64, able: list[Card], found: list[Action]) -> None:
    """PT-MOVE-01: any Hero to any empty slot."""
    slots = empty_slots(state, seat, -1)
    if state.rules.onto_corpse:
        slots += [seat * SLOTS + state.spot(corpse) for corpse in corpses(state, seat)]
    for card in able if slots else []:
        if not state.marks(card) & CORPSE:
            for place in slots:
                found.append(Action(MOVE, card, place))


def switch_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a card out of a Switch, or nothing: Heroes that acted or arrived (A-013); a Corpse neither acts nor blocks."""
    return "" if state.marks(card) & CORPSE else move_fault(state, card)


def clears(state: Duel, seat: i64, found: list[Action]) -> None:
    if cost(state, seat, CLEAR) < 0:
        return
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = state.unit[place]
        if card >= 0 and state.marks(card) & CORPSE:
            if (state.rules.clears_any_wave or place % SLOTS // WIDTH == state.row) and not flagged(state, card, C_BE_CLEARED):
                found.append(Action(CLEAR, card))


