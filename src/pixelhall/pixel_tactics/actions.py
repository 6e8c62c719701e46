"""The options of a turn: every legal action of the active player, in the order in which the rules list them (PT-ACT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.active import refresh, saying
from pixelhall.pixel_tactics.board import ROW_SPOTS, corpses, empty_slots, empty_spots, may_recruit, rivals
from pixelhall.pixel_tactics.book import ACTION_AT_HAND, FREE_AT_HAND, SPELL_AT_HAND, Face, Use
from pixelhall.pixel_tactics.codes import (
    C_ATTACK, C_BE_CLEARED, C_BE_MOVED, C_CAST, C_MOVE, DRAW_FROM, HAND_LIMIT, HAS, P_ANY_WAVE, P_CAST_AND_ATTACK, P_CAST_ANY_WAVE, P_ONTO_CORPSE,
    RANGED_ATTACK, RECRUIT_INTO, SPLIT,
)
from pixelhall.pixel_tactics.combat import CHOSEN_BY_RIVALS, arrives_ready, attack_fault, chooser, in_melee_with, plain_melee, targets
from pixelhall.pixel_tactics.costs import cost, has_speeds, payable
from pixelhall.pixel_tactics.effects.parts import Group
from pixelhall.pixel_tactics.repertoire import alone, every, spread
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.stats import flagged, present, rule, ruled
from pixelhall.pixel_tactics.triggers import used
from pixelhall.pixel_tactics.words import (
    ACTED, ACTIONS, AGAIN, ATTACK, ATTACKED, CAST, CLEAR, CORPSE, DECK, DRAW, END, FACE, FIELDS, FREE, FRESH, HAND, LEADER, MARKS, MELEE, MOVE, NAMED,
    NORMAL, OPERATE, OPERATION_BOX, ORDER, ORDER_BOX, PASS, RANGED, RECRUIT, REMOVE, RESERVE, SHIFTED, SHOOT, SLOTS, SPELL, SPOT, SWITCH, TRAP,
    TRAP_BOX, TURN_SPAN, WIDTH,
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
        found.append(alone(END))
    if left > 0 and state.rules.passes:
        found.append(alone(PASS))
    return found


def possible(state: Duel, seat: i64) -> list[Action]:
    """Every action that the rules allow, also those that lead in a circle."""
    if not state.fresh:
        refresh(state)
    found: list[Action] = []
    types = payable(state, seat)
    hand = state.pile(seat, HAND)
    if types & ON_BOARD:
        draws(state, seat, types, hand, found)
        recruits(state, seat, types, hand, found)
        if not state.calm:
            attacks(state, seat, types, found)
    if state.offers & SPELL_AT_HAND:
        spells(state, seat, found)
    if (state.offers & ACTION_AT_HAND or state.book.hand_actions) and state.rules.leader_actions and not closed(state):
        named(state, seat, found)
    boxes(state, seat, types, hand, found)
    if types & ON_BOARD:
        regroupings(state, seat, types, found)
        clears(state, seat, types, found)
    return found


ON_BOARD: Final = 1 << DRAW | 1 << RECRUIT | 1 << ATTACK | 1 << MOVE | 1 << SWITCH | 1 << CLEAR


def closed(state: Duel) -> bool:
    """A ceasefire that allows only what it lists: draw, recruit, move, clear a Corpse (PT-CEASE-07)."""
    return state.calm and state.rules.whitelist


def hand_limit(state: Duel, seat: i64) -> i64:
    if state.low & LIMITS and state.rules.limit_moves:
        return rule(state, seat, HAND_LIMIT, state.rules.hand_limit)
    return state.rules.hand_limit


LIMITS: Final = 1 << HAND_LIMIT


def draws(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-DRAW-01, PT-DRAW-02."""
    if not types & 1 << DRAW or len(hand) >= hand_limit(state, seat):
        return
    if state.pile(seat, DECK):
        found.append(alone(DRAW, seat))
    if state.high & DRAWS_ELSEWHERE and not state.calm:
        for active in ruled(state, seat, DRAW_FROM):
            for other in rivals(state, seat):
                if active.modifier.n == 1 and state.pile(other, DECK):
                    found.append(alone(DRAW, other))


DRAWS_ELSEWHERE: Final = 1 << (DRAW_FROM - SPLIT)


def recruits(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """PT-RECR-01: hand cards into empty slots of the current row."""
    if not hand or not types & 1 << RECRUIT or not may_recruit(state, seat):
        return
    if state.low & RECRUITS_LOW or state.high & RECRUITS_HIGH:
        recruits_by_text(state, seat, hand, found)
        return
    spots = empty_spots(state, seat) & ROW_SPOTS << state.row * WIDTH
    if spots:
        for card in hand:
            into(RECRUIT, card, seat, spots, found)


def into(verb: i64, card: Card, seat: i64, spots: i64, found: list[Action]) -> None:
    """One action for each of these spots of a Unit, front to back."""
    found.extend(spread(verb, card, seat, spots))


RECRUITS_LOW: Final = 1 << RECRUIT_INTO  # rules that open other slots to recruits
RECRUITS_HIGH: Final = 1 << (P_ONTO_CORPSE - SPLIT)


def recruits_by_text(state: Duel, seat: i64, hand: list[Card], found: list[Action]) -> None:
    """Recruits where a text opens other rows, or slots that are taken."""
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
    for active in saying(state, P_ONTO_CORPSE):
        if active.seat == seat:
            subject: Group | None = active.modifier.subject
            if subject is not None and subject.would_hold(state, active, card):
                return True
    return False


def attacks(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    if not types & 1 << ATTACK:
        return
    cards = state.cards
    first: i64 = 0
    last: i64 = SLOTS
    if not state.high & ANY_WAVE:
        first = state.row * WIDTH
        last = first + WIDTH
    doubtful = state.high & ANY_WAVE_OR_NEVER != 0
    shots = state.low & SHOTS != 0
    by_position = plain_melee(state)
    fronts = state.sides[seat].fronts
    foes: list[Card] | None = None
    for spot in range(first, last):
        card = state.unit[seat * SLOTS + spot]
        if card < 0 or ((doubtful or cards[card * FIELDS + MARKS] & NOT_READY) and attack_fault(state, card)):
            continue
        if not by_position:
            aim(state, seat, card, MELEE, found)
        elif (fronts >> spot) & 1:
            if foes is None:
                foes = in_melee_with(state, seat)
            choose(ATTACK, card, foes, state.count(), found)
        if shots:
            aim(state, seat, card, RANGED, found)


ANY_WAVE: Final = 1 << (P_ANY_WAVE - SPLIT)
ANY_WAVE_OR_NEVER: Final = 1 << (P_ANY_WAVE - SPLIT) | 1 << (C_ATTACK - SPLIT)
SHOTS: Final = 1 << HAS + RANGED_ATTACK


def aim(state: Duel, seat: i64, card: Card, kind: i64, found: list[Action]) -> None:
    """One action for each target, or one for all when somebody else is to choose among them."""
    choices = targets(state, card, kind)
    if not choices:
        return
    verb = SHOOT if kind == RANGED else ATTACK
    if state.high & CHOSEN_BY_RIVALS and chooser(state, card, kind) != seat:
        found.append(alone(verb, card))
        return
    choose(verb, card, choices, state.count(), found)


def choose(verb: i64, card: Card, choices: list[Card], size: i64, found: list[Action]) -> None:
    """One action for each choice."""
    actions = every(verb, card, size)
    for choice in choices:
        found.append(actions[choice])


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
    cards = state.cards
    row = state.row
    anywhere = state.high & CAST_ANY_WAVE != 0
    for voice in state.voices:
        card = voice.card
        if not voice.offers & SPELL_AT_HAND or voice.seat != seat or (cards[card * FIELDS + SPOT] // WIDTH != row and not anywhere):
            continue
        for use in voice.uses:
            if not use.spell or (calm and use.hostile):
                continue
            if state.living(card) and not cast_fault(state, card) and affordable(state, seat, card, use, SPELL):
                found.append(Action(SPELL, card, use.program))


CAST_ANY_WAVE: Final = 1 << (P_CAST_ANY_WAVE - SPLIT)


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
    for voice in state.voices:
        for use in voice.uses:
            if not use.spell:
                offer(state, seat, voice.card, use, "" if voice.seat == seat else "Rival", found)
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
    if not state.offers & FREE_AT_HAND:
        return False
    for voice in state.voices:
        for use in voice.uses:
            if use.speed == FREE and (voice.seat == seat) == (use.whose != "Rival"):
                return True
    return False


def boxes(state: Duel, seat: i64, types: i64, hand: list[Card], found: list[Action]) -> None:
    """The fourth boxes in hand: Orders, Operations, Traps; and clearing the Reserve."""
    rules = state.rules
    calm = state.calm
    orders = not calm or rules.ceasefire_orders
    slot = rules.reserve > 0 and free_reserve(state, seat)
    ongoing = not calm or (orders and rules.operation_is_order)  # PT-OP-07
    operations = ongoing and slot and rules.operations and types & 1 << OPERATE != 0
    traps = slot and rules.traps and types & 1 << TRAP != 0 and not closed(state)
    faces = state.book.faces
    for card in hand:
        face = faces[state.cards[card * FIELDS + FACE]]
        box = face.box
        if box == ORDER_BOX:
            if orders and not (calm and face.order_hostile) and may_order(state, seat, face, types):
                found.append(alone(ORDER, card))
        elif box == OPERATION_BOX:
            if operations:
                found.append(alone(OPERATE, card))
        elif traps and box == TRAP_BOX:
            found.append(alone(TRAP, card))
    if rules.clears_reserve and rules.reserve > 0 and types & 1 << REMOVE and not closed(state):
        for card in state.pile(seat, RESERVE):
            if card >= 0:
                found.append(alone(REMOVE, card))


def may_order(state: Duel, seat: i64, face: Face, types: i64) -> bool:
    """Whether an Order can be paid for: some are Free or Long."""
    if face.order_speed == NORMAL or not has_speeds(state, ORDER):
        return types & 1 << ORDER != 0
    return cost(state, seat, ORDER, face.order_speed) >= 0


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
    if state.high & HOLDS and (flagged(state, card, C_MOVE) or flagged(state, card, C_BE_MOVED)):
        return "card text"
    return ""


TIRED: Final = ACTED | FRESH | SHIFTED | ATTACKED | CAST  # marks that can keep a Hero from moving
NOT_READY: Final = TIRED | CORPSE | AGAIN  # and those that can keep a character from attacking
HOLDS: Final = 1 << (C_MOVE - SPLIT) | 1 << (C_BE_MOVED - SPLIT)


def regroupings(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    """Moves and Switches, both of Heroes that may move."""
    moving = types & 1 << MOVE != 0
    switching = state.rules.switches and types & 1 << SWITCH != 0 and not closed(state)
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
    spots = empty_spots(state, seat)
    onto: i64 = state.sides[seat].corpses if state.rules.onto_corpse else 0
    if spots | onto == 0:
        return
    place = seat * SLOTS
    while able:
        if able & 1:
            into(MOVE, state.unit[place], seat, spots, found)
            if onto:
                into(MOVE, state.unit[place], seat, onto, found)
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
    """The rule that keeps a card out of a Switch, or nothing: Heroes that acted or arrived (A-013); a Corpse neither acts nor blocks."""
    return "" if state.marks(card) & CORPSE else move_fault(state, card)


def clears(state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
    if not types & 1 << CLEAR:
        return
    for card in corpses(state, seat):
        if (state.rules.clears_any_wave or state.spot(card) // WIDTH == state.row) and not flagged(state, card, C_BE_CLEARED):
            found.append(alone(CLEAR, card))
