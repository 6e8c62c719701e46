"""Special actions: what an ability does in place of the action of the turn (PK-45)."""

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pocket_tactics import logbook
from pixelhall.pocket_tactics.actions import captives
from pixelhall.pocket_tactics.changes import shift, withdraw
from pixelhall.pocket_tactics.fall import push_fall
from pixelhall.pocket_tactics.language import forms
from pixelhall.pocket_tactics.logbook import say
from pixelhall.pocket_tactics.moves import push_enter, push_test
from pixelhall.pocket_tactics.shared import DECLINES
from pixelhall.pocket_tactics.state import Skirmish
from pixelhall.pocket_tactics.words import BLIGHT, RANSOM, SHIFT, TAKE


class Special(Op[Skirmish]):
    """The first half: what is tried."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        verb, unit, a, b = frame.numbers
        if frame.phase == 1:
            return NEXT
        frame.phase = 1
        card = state.card(unit)
        if verb == SHIFT:
            say(state, logbook.SAYS_SHIFTS, frame.seat, unit, state.feature[a], a, b)
            shift(state, a, b)
        elif verb == RANSOM:
            ability = card.ability(forms.RANSOMS)
            say(state, logbook.SAYS_SPECIAL, frame.seat, unit)
            push_test(state, unit, ability.stat, ability.n)
        elif verb == BLIGHT:
            ability = card.ability(forms.BLIGHTS)
            say(state, logbook.SAYS_SPECIAL, frame.seat, unit, state.stands[a])
            frame.numbers[3] = state.stands[a]
            push_test(state, state.stands[a], ability.stat, ability.n)
        else:
            pushed = state.stands[a]
            say(state, logbook.SAYS_PUSHED, frame.seat, unit, pushed, b)
            push_enter(state, pushed, b, True)  # hazards apply (PK-39)
        return STAY


class Outcome(Op[Skirmish]):
    """The second half: what comes of a test."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        verb = frame.numbers[0]
        if verb == RANSOM and frame.phase == 0 and state.last == 1:
            return ASK
        if verb == BLIGHT and frame.phase == 0 and state.last == 0:
            frame.phase = 1
            push_fall(state, frame.numbers[3], frame.seat, frame.numbers[1])
            return STAY
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = [alone(TAKE, unit) for unit in captives(state, frame.seat)]
        options.append(DECLINES)
        return [Decision(frame.seat, "Take a captured unit back to your reserves?", options, "PK-45")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == TAKE:
            withdraw(state, action.a)
            say(state, logbook.SAYS_TAKES_BACK, seat, action.a)
        return NEXT
