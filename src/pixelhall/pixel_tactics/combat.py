"""Attacks: who may make one, whom it may choose, and its steps from declaration to damage (A-053)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NONE, NOTHING, Event, Frame, Op
from pixelhall.pixel_tactics import logbook
from pixelhall.pixel_tactics.active import refresh
from pixelhall.pixel_tactics.board import (
    PASSABLE,
    characters,
    exposed,
    facing,
    in_melee,
    interceptor,
    neighbour,
    place_of,
)
from pixelhall.pixel_tactics.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.changes import attacked, beyond, end_lasting, worked
from pixelhall.pixel_tactics.codes import (
    ATTACK_P,
    C_ATTACK,
    C_ATTACK_HEROES,
    C_ATTACK_LEADERS,
    C_BE_TARGETED,
    C_BY_ATTACKS,
    C_BY_RANGED,
    C_BY_RIVALS,
    C_MELEE,
    C_RANGED,
    CHOOSES_TARGETS,
    DECOY,
    DOUBLE_ATTACK,
    E_ATTACKS,
    E_DECLARES,
    E_TARGETED,
    HAS,
    IMMUNE,
    INTERCEPT,
    INTERCEPT_ALSO,
    MELEE_FACING,
    MUST_ATTACK,
    P_ANY_WAVE,
    P_ARRIVAL,
    P_ATTACK,
    P_CAST_AND_ATTACK,
    P_IGNORE,
    P_MELEE_BEHIND,
    P_THROUGH,
    P_TWICE,
    PIERCE,
    RANGED_ATTACK,
    SPLIT,
    SWIFT,
    THIS_ATTACK,
    W_ATTACK,
)
from pixelhall.pixel_tactics.deeds import attempt, covers, deal, push
from pixelhall.pixel_tactics.frames import leave
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.stats import attack, flagged, has, immune, present, ruled
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import (
    ACTED,
    AGAIN,
    ATTACK,
    ATTACKED,
    BY_EFFECT,
    CAST,
    CHOOSE,
    CORPSE,
    DID_ATTACK,
    DID_MELEE,
    FIELDS,
    FRESH,
    MELEE,
    RANGED,
    SHIFTED,
    SHOOT,
    UNIT,
    WAS_ATTACKED,
    WIDTH,
    ZONE,
)
from pixelhall.pixel_tactics.zones import recall

# Registers of an attack's frame.
TARGET: Final = 0
KIND: Final = 1
CAUSED: Final = 2
CANCELLED: Final = 3
ORIGINAL: Final = 4
BEFORE: Final = 5  # the target's damage before the blow
REDIRECTED: Final = 6


def attack_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from the Attack action, or nothing."""
    marks = state.marks(card)
    if marks & CORPSE and not flagged(state, card, P_ATTACK):
        return "PT-CORPSE-01"
    if state.spot(card) // WIDTH != state.row and not flagged(state, card, P_ANY_WAVE):
        return "PT-ATK-01"
    rules = state.rules
    busy = marks & (ACTED | ATTACKED | AGAIN | CAST | FRESH | SHIFTED)
    if busy:
        if marks & FRESH and rules.fresh_attack and not arrives_ready(state, card):
            return "PT-RECR-02"
        if marks & SHIFTED and rules.moved_attack:
            return "PT-MOVE-03"
        cast = marks & CAST != 0
        if cast and not flagged(state, card, P_CAST_AND_ATTACK):
            return "PT-SPELL-02"
        attacks = (1 if marks & ATTACKED else 0) + (1 if marks & AGAIN else 0)
        if attacks and (attacks > 1 or not (has(state, card, DOUBLE_ATTACK) or flagged(state, card, P_TWICE))):
            return "PT-ATK-02"
        if (
            marks & ACTED
            and rules.star
            and not attacks
            and not cast
            and not (marks & FRESH and arrives_ready(state, card))
        ):
            return "PT-ACT-02"
    return "card text" if flagged(state, card, C_ATTACK) else ""


def arrives_ready(state: Duel, card: Card) -> bool:
    """Swift, or allowed to act on arrival."""
    return has(state, card, SWIFT) or flagged(state, card, P_ARRIVAL)


def targets(state: Duel, card: Card, kind: i64, caused: bool = False) -> list[Card]:
    """Everybody this character could attack in this way (PT-MELEE, PT-RANGE, PT-ICPT)."""
    if state.cards[card * FIELDS + ZONE] != UNIT or at_rest(state, state.side(card)):
        return NONE
    if not (can_melee(state, card) if kind == MELEE else can_shoot(state, card, caused)):
        return NONE
    found = in_reach(state, card, kind)
    if guarded(state, kind):
        found = [target for target in found if may_hit(state, card, target, kind)]
    if len(found) > 1 and state.low & DRAWS_ATTACKS:
        forced = [target for target in found if must_hit(state, target)]
        return forced or found
    return found


def can_melee(state: Duel, card: Card) -> bool:
    """Whether the character stands where it can make a Melee Attack, and no text keeps it from that."""
    there = in_melee(state, card)
    if not state.high & MELEE_TEXTS:
        return there
    return not flagged(state, card, C_MELEE) and (there or flagged(state, card, P_MELEE_BEHIND))


MELEE_TEXTS: Final = 1 << (C_MELEE - SPLIT) | 1 << (P_MELEE_BEHIND - SPLIT)


def can_shoot(state: Duel, card: Card, caused: bool) -> bool:
    return (caused or has(state, card, RANGED_ATTACK)) and not flagged(state, card, C_RANGED)


def in_reach(state: Duel, card: Card, kind: i64) -> list[Card]:
    """All rivals for a Ranged Attack, those in melee for the other kind."""
    seat = state.side(card)
    if kind != RANGED and not (state.high & THROUGH and flagged(state, card, P_THROUGH)):
        return in_melee_with(state, seat)
    found = NONE
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            found = found + characters(state, rival) if found else characters(state, rival)
    return found


def in_melee_with(state: Duel, seat: i64) -> list[Card]:
    """All rivals of a seat who are in melee."""
    found = NONE
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            found = found + exposed(state, rival) if found else exposed(state, rival)
    return found


def plain_melee(state: Duel) -> bool:
    """Whether position alone tells who can make a Melee Attack, and against whom: mostly no text has a say in it."""
    return state.low & MELEE_LOW == 0 and state.high & MELEE_HIGH == 0


THROUGH: Final = 1 << (P_THROUGH - SPLIT)
DRAWS_ATTACKS: Final = 1 << MUST_ATTACK | 1 << HAS + DECOY


def guarded(state: Duel, kind: i64) -> bool:
    """Whether anything in force can forbid a target of this kind of attack: mostly nothing does, and nobody need be
    looked at."""
    if state.high & PROTECTION or state.low & IMMUNITY:
        return True
    return kind == RANGED and not state.rules.redirects


IMMUNITY: Final = 1 << IMMUNE
PROTECTION: Final = (
    1 << (C_ATTACK_LEADERS - SPLIT)
    | 1 << (C_ATTACK_HEROES - SPLIT)
    | 1 << (C_BE_TARGETED - SPLIT)
    | 1 << (C_BY_ATTACKS - SPLIT)
    | 1 << (C_BY_RIVALS - SPLIT)
    | 1 << (C_BY_RANGED - SPLIT)
    | 1 << (MELEE_FACING - SPLIT)
    | 1 << (INTERCEPT_ALSO - SPLIT)
)


MELEE_LOW: Final = PASSABLE | DRAWS_ATTACKS | IMMUNITY
MELEE_HIGH: Final = MELEE_TEXTS | THROUGH | PROTECTION | 1 << (CHOOSES_TARGETS - SPLIT) | 1 << (P_ATTACK - SPLIT)


def must_hit(state: Duel, target: Card) -> bool:
    return has(state, target, DECOY) or flagged(state, target, MUST_ATTACK)


def may_hit(state: Duel, card: Card, target: Card, kind: i64) -> bool:
    """Whether nothing forbids this target: protection, immunity, an interceptor in its way."""
    if state.high:
        if flagged(state, card, C_ATTACK_LEADERS if state.leads(target) else C_ATTACK_HEROES):
            return False
        if (
            flagged(state, target, C_BE_TARGETED)
            or flagged(state, target, C_BY_ATTACKS)
            or flagged(state, target, C_BY_RIVALS)
        ):
            return False
        if kind == RANGED and flagged(state, target, C_BY_RANGED):
            return False
        if kind == MELEE and present(state, MELEE_FACING) and not facing(state, card, target):
            return False
    if present(state, IMMUNE) and immune(state, target, kind, card, state.side(card)):
        return False
    if not state.rules.redirects and (kind == RANGED or present(state, INTERCEPT_ALSO)):
        return interceptor(state, target) < 0 or flagged(state, card, P_IGNORE)
    return True


def chooser(state: Duel, card: Card, kind: i64) -> i64:
    """Who picks the target: the attacker's controller, unless a rival's text says otherwise."""
    if not state.fresh:
        refresh(state)
    if state.high & CHOSEN_BY_RIVALS:
        for rival in state.foes[state.side(card)]:
            for active in ruled(state, rival, CHOOSES_TARGETS):
                if active.modifier.word in (0, kind):
                    return rival
    return state.side(card)


CHOSEN_BY_RIVALS: Final = 1 << (CHOOSES_TARGETS - SPLIT)


def declare(state: Duel, seat: i64, card: Card, target: Card, kind: i64, caused: bool) -> None:
    """Calls the steps of an attack. A target of -1 is still to be chosen, a kind of 0 too."""
    frame = Frame(ATTACK_P, seat, card, NOTHING)
    frame.numbers = [target, kind, 1 if caused else 0, 0, target, 0, 0]
    push(state, frame)


class Aim(Op[Duel]):
    """Chooses what is still open: the kind of attack and its target."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[TARGET] >= 0:
            return NEXT
        choices = aims(state, frame)
        if not choices:
            return leave(state, frame)
        if len(choices) == 1:
            self.answer(state, frame, frame.seat, choices[0])
            return NEXT
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = chooser(state, frame.card, frame.numbers[KIND])
        return [Decision(seat, "Choose the target of the attack.", aims(state, frame), "PT-ATK-04")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.numbers[TARGET] = frame.numbers[ORIGINAL] = action.b
        frame.numbers[KIND] = RANGED if action.verb == SHOOT else MELEE
        return NEXT


def aims(state: Duel, frame: Frame) -> list[Action]:
    kind = frame.numbers[KIND]
    caused = frame.numbers[CAUSED] == 1
    found: list[Action] = []
    if kind != RANGED:
        found = [Action(ATTACK, frame.card, target) for target in targets(state, frame.card, MELEE, caused)]
    if kind != MELEE:
        free = caused and kind == RANGED  # a caused Ranged Attack needs no keyword, "an attack" does
        found += [Action(SHOOT, frame.card, target) for target in targets(state, frame.card, RANGED, free)]
    return found


class Declare(Op[Duel]):
    """The attack is announced and paid for: what would happen instead has its chance."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        say(
            state,
            E_DECLARES,
            frame.seat,
            frame.card,
            target,
            n=place_of(state, frame.card),
            how=kind,
            place=place_of(state, target),
        )
        frame.event = Event(E_DECLARES, frame.seat, frame.card, target, how=kind)
        emit(state, E_TARGETED, state.side(target), target, frame.card, how=kind)
        if not state.fresh:
            refresh(state)
        if (state.replaces >> W_ATTACK) & 1:
            attempt(state, Event(W_ATTACK, frame.seat, frame.card, target, how=kind))
        return NEXT


class Land(Op[Duel]):
    """Rechecks, lets Intercept redirect, and deals the damage."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        if frame.numbers[CANCELLED] or not stands(state, frame):
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=ATTACK)
            over(state, frame)
            return leave(state, frame)
        if intercepts(state, frame.card, kind):
            shield = interceptor(state, target)
            if shield >= 0:
                say(state, logbook.SAYS_INTERCEPTED, state.side(shield), shield, target, place=place_of(state, shield))
                frame.numbers[TARGET] = target = shield
                worked(state, shield, HAS + INTERCEPT)
        frame.numbers[BEFORE] = state.damage(target)
        frame.event = Event(E_ATTACKS, frame.seat, frame.card, target, how=kind)
        able = covers(state, target)
        if len(able) > 1:
            return ASK
        self.strike(state, frame, able[0] if able else target)
        return NEXT

    def strike(self, state: Duel, frame: Frame, taker: Card) -> None:
        deal(
            state, taker, attack(state, frame.card, frame.numbers[TARGET]), frame.card, frame.seat, frame.numbers[KIND]
        )

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        """Several covers: the controller of whoever is hit chooses (A-216)."""
        target = frame.numbers[TARGET]
        options = [Action(CHOOSE, card) for card in covers(state, target)]
        return [Decision(state.side(target), "Who takes the damage?", options, "A-216")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.strike(state, frame, action.a)
        return NEXT


def intercepts(state: Duel, card: Card, kind: i64) -> bool:
    if not state.rules.redirects:
        return False
    return (kind == RANGED or present(state, INTERCEPT_ALSO)) and not flagged(state, card, P_IGNORE)


def stands(state: Duel, frame: Frame) -> bool:
    """Whether attacker and target are still what they were (A-060, A-061)."""
    target = frame.numbers[TARGET]
    if target < 0 or not state.living(target) or state.zone(frame.card) != UNIT:
        return False
    if state.corpse(frame.card) and not (frame.numbers[CAUSED] or flagged(state, frame.card, P_ATTACK)):
        return False
    if frame.numbers[REDIRECTED]:
        return True
    return target in targets(state, frame.card, frame.numbers[KIND], frame.numbers[CAUSED] == 1)


class Hit(Op[Duel]):
    """The attack is resolved: it is remembered, told, and what pierces goes on."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        card = frame.card
        dealt = max(0, state.damage(target) - frame.numbers[BEFORE])
        recall(state, card, DID_ATTACK)
        if kind == MELEE:
            recall(state, card, DID_MELEE)
        if state.zone(target) == UNIT:
            recall(state, target, WAS_ATTACKED)
        emit(state, E_ATTACKS, frame.seat, card, target, dealt, kind)
        if dealt and state.living(target) and has(state, card, PIERCE):
            excess = min(dealt, beyond(state, target))
            behind = neighbour(state, target, 1)
            if excess > 0 and behind >= 0:
                deal(state, behind, excess, card, frame.seat, BY_EFFECT)
                worked(state, card, HAS + PIERCE)
        worked(state, target, HAS + DECOY)
        attacked(state, card, kind)
        over(state, frame)
        return NEXT


def over(state: Duel, frame: Frame) -> None:
    """What lasted for this attack ends with it, struck or cancelled."""
    end_lasting(state, frame.card, THIS_ATTACK)
    end_lasting(state, frame.numbers[ORIGINAL], THIS_ATTACK)
    end_lasting(state, frame.numbers[TARGET], THIS_ATTACK)


def mark_attack(state: Duel, card: Card) -> None:
    """An Attack action uses up the attack of this wave and the act of this turn."""
    if state.marked(card, ATTACKED):
        worked(state, card, HAS + DOUBLE_ATTACK)
    state.mark(card, ACTED | (AGAIN if state.marked(card, ATTACKED) else ATTACKED))
