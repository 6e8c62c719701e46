"""The steps of an attack from declaration to damage (A-053)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import beyond, end_lasting, use_up, use_up_by_attack
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt, covers, deal, push
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import recall
from pixelhall.pixel_tactics.legal.attacks import chooser, targets
from pixelhall.pixel_tactics.numbers import (
    by,
    can,
    code,
    event,
    history,
    keyword,
    mark,
    program,
    until,
    verb,
    would,
    zone,
)
from pixelhall.pixel_tactics.state.board import neighbour, place_of
from pixelhall.pixel_tactics.state.frames import leave
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.melee import interceptor
from pixelhall.pixel_tactics.texts.reading import attack, has

# Registers of an attack's frame.
TARGET: Final = 0
KIND: Final = 1
CAUSED: Final = 2
CANCELLED: Final = 3
ORIGINAL: Final = 4
BEFORE: Final = 5  # the target's damage before the blow
REDIRECTED: Final = 6


def declare(state: Duel, seat: i64, card: Card, target: Card, kind: i64, caused: bool) -> None:
    """Calls the steps of an attack. A target of -1 is still to be chosen, a kind of 0 too."""
    frame = Frame(program.ATTACK, seat, card, NOTHING)
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
        for part in state.rules.parts:
            if part.strike(state, action):
                return leave(state, frame)
        frame.numbers[TARGET] = frame.numbers[ORIGINAL] = action.b
        frame.numbers[KIND] = by.RANGED if action.verb == verb.SHOOT else by.MELEE
        return NEXT


def aims(state: Duel, frame: Frame) -> list[Action]:
    kind = frame.numbers[KIND]
    caused = frame.numbers[CAUSED] == 1
    found: list[Action] = []
    if kind != by.RANGED:
        found = [Action(verb.ATTACK, frame.card, target) for target in targets(state, frame.card, by.MELEE, caused)]
    if kind != by.MELEE:
        free = caused and kind == by.RANGED  # a caused Ranged Attack needs no keyword, "an attack" does
        found += [Action(verb.SHOOT, frame.card, target) for target in targets(state, frame.card, by.RANGED, free)]
    if caused and kind != by.RANGED:
        for part in state.rules.parts:
            part.more_aims(state, frame.card, found)
    return found


class Declare(Op[Duel]):
    """The attack is announced and paid for: what would happen instead has its chance."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        say(
            state,
            event.DECLARES,
            frame.seat,
            frame.card,
            target,
            n=place_of(state, frame.card),
            how=kind,
            place=place_of(state, target),
        )
        frame.event = Event(event.DECLARES, frame.seat, frame.card, target, how=kind)
        emit(state, event.TARGETED, state.side(target), target, frame.card, how=kind)
        if in_force(state).replaces(would.ATTACK):
            attempt(state, Event(would.ATTACK, frame.seat, frame.card, target, how=kind))
        return NEXT


class Land(Op[Duel]):
    """Rechecks, lets Intercept redirect, and deals the damage."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        if frame.numbers[CANCELLED] or not stands(state, frame):
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=verb.ATTACK)
            over(state, frame)
            return leave(state, frame)
        if intercepts(state, frame.card, kind):
            shield = interceptor(state, target)
            if shield >= 0:
                say(state, logbook.SAYS_INTERCEPTED, state.side(shield), shield, target, place=place_of(state, shield))
                frame.numbers[TARGET] = target = shield
                use_up(state, shield, code.HAS + keyword.INTERCEPT)
        frame.numbers[BEFORE] = state.damage(target)
        frame.event = Event(event.ATTACKS, frame.seat, frame.card, target, how=kind)
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
        options = [Action(verb.CHOOSE, card) for card in covers(state, target)]
        return [Decision(state.side(target), "Who takes the damage?", options, "A-216")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.strike(state, frame, action.a)
        return NEXT


def intercepts(state: Duel, card: Card, kind: i64) -> bool:
    if not state.rules.redirects:
        return False
    texts = in_force(state)
    return (kind == by.RANGED or texts.says(code.INTERCEPT_ALSO)) and not texts.on(state, card, can.IGNORE_INTERCEPT)


def stands(state: Duel, frame: Frame) -> bool:
    """Whether attacker and target are still what they were (A-060, A-061)."""
    target = frame.numbers[TARGET]
    if target < 0 or not state.living(target) or state.zone(frame.card) != zone.UNIT:
        return False
    if state.corpse(frame.card) and not (frame.numbers[CAUSED] or in_force(state).on(state, frame.card, can.ATTACK)):
        return False
    if frame.numbers[REDIRECTED]:
        return True
    if state.side(target) not in state.foes[state.side(frame.card)]:
        return state.rules.mode.reaches(state, frame.card, target, frame.numbers[KIND])
    return target in targets(state, frame.card, frame.numbers[KIND], frame.numbers[CAUSED] == 1)


class Hit(Op[Duel]):
    """The attack is resolved: it is remembered, told, and what pierces goes on."""

    def run(self, state: Duel, frame: Frame) -> int:
        target = frame.numbers[TARGET]
        kind = frame.numbers[KIND]
        card = frame.card
        dealt = max(0, state.damage(target) - frame.numbers[BEFORE])
        recall(state, card, history.DID_ATTACK)
        if kind == by.MELEE:
            recall(state, card, history.DID_MELEE)
        if state.zone(target) == zone.UNIT:
            recall(state, target, history.WAS_ATTACKED)
        emit(state, event.ATTACKS, frame.seat, card, target, dealt, kind)
        if dealt and state.living(target) and has(state, card, keyword.PIERCE):
            excess = min(dealt, beyond(state, target))
            behind = neighbour(state, target, 1)
            if excess > 0 and behind >= 0:
                deal(state, behind, excess, card, frame.seat, by.EFFECT)
                use_up(state, card, code.HAS + keyword.PIERCE)
        use_up(state, target, code.HAS + keyword.DECOY)
        use_up_by_attack(state, card, kind)
        over(state, frame)
        return NEXT


def over(state: Duel, frame: Frame) -> None:
    """What lasted for this attack ends with it, struck or cancelled."""
    end_lasting(state, frame.card, until.ATTACK_ENDS)
    end_lasting(state, frame.numbers[ORIGINAL], until.ATTACK_ENDS)
    end_lasting(state, frame.numbers[TARGET], until.ATTACK_ENDS)


def mark_attack(state: Duel, card: Card) -> None:
    """An Attack action uses up the attack of this wave and the act of this turn."""
    if state.marked(card, mark.ATTACKED):
        use_up(state, card, code.HAS + keyword.DOUBLE_ATTACK)
    state.mark(card, mark.ACTED | (mark.AGAIN if state.marked(card, mark.ATTACKED) else mark.ATTACKED))
