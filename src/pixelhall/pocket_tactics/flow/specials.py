"""Special actions: what an ability does in place of the action of the turn (PK-45)."""

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import shift, withdraw
from pixelhall.pocket_tactics.flow.fall import push_fall
from pixelhall.pocket_tactics.flow.moves import push_enter, push_test
from pixelhall.pocket_tactics.legal.actions import captives
from pixelhall.pocket_tactics.numbers import form, register, verb
from pixelhall.pocket_tactics.state.shared_actions import DECLINES
from pixelhall.pocket_tactics.state.state import Skirmish


class Special(Op[Skirmish]):
    """The first half: the action itself, or the test that it needs."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        kind, unit, a, b = frame.numbers
        if frame.phase == 1:
            return NEXT
        frame.phase = 1
        card = state.card(unit)
        if kind == verb.SHIFT:
            say(state, logbook.SAYS_SHIFTS, frame.seat, unit, state.feature[a], a, b)
            shift(state, a, b)
        elif kind == verb.RANSOM:
            ability = card.ability(form.RANSOMS)
            say(state, logbook.SAYS_SPECIAL, frame.seat, unit)
            push_test(state, unit, ability.stat, ability.n)
        elif kind == verb.BLIGHT:
            ability = card.ability(form.BLIGHTS)
            say(state, logbook.SAYS_SPECIAL, frame.seat, unit, state.stands[a])
            frame.numbers[register.SPECIAL_VICTIM] = state.stands[a]
            push_test(state, state.stands[a], ability.stat, ability.n)
        else:
            pushed = state.stands[a]
            say(state, logbook.SAYS_PUSHED, frame.seat, unit, pushed, b)
            push_enter(state, pushed, b, True)  # hazards apply (PK-39)
        return STAY


class Outcome(Op[Skirmish]):
    """The second half: the result of the test."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        kind = frame.numbers[register.ACT_VERB]
        if kind == verb.RANSOM and frame.phase == 0 and state.last == 1:
            return ASK
        if kind == verb.BLIGHT and frame.phase == 0 and state.last == 0:
            frame.phase = 1
            push_fall(state, frame.numbers[register.SPECIAL_VICTIM], frame.seat, frame.numbers[register.SPECIAL_UNIT])
            return STAY
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = [alone(verb.TAKE, unit) for unit in captives(state, frame.seat)]
        options.append(DECLINES)
        return [Decision(frame.seat, "Take a captured unit back to your reserves?", options, "PK-45")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.TAKE:
            withdraw(state, action.a)
            say(state, logbook.SAYS_TAKES_BACK, seat, action.a)
        return NEXT
