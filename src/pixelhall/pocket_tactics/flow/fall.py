"""A unit is defeated: it may be saved by a test, goes to the captures, and the victor may take something back."""

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import capture, deploy, withdraw
from pixelhall.pocket_tactics.flow.contest import begin_test
from pixelhall.pocket_tactics.flow.frames import end_program
from pixelhall.pocket_tactics.legal.actions import captives
from pixelhall.pocket_tactics.numbers import form, program, register, stat, verb
from pixelhall.pocket_tactics.state.shared_actions import DECLINES
from pixelhall.pocket_tactics.state.state import Skirmish, Unit


def push_fall(state: Skirmish, unit: Unit, captor: i64, killer: Unit) -> None:
    frame = Frame(program.FALL, captor, unit, NOTHING)
    frame.numbers = [unit, captor, killer, state.place[unit]]
    state.stack.append(frame)


def rival_of(state: Skirmish, seat: i64) -> i64:
    """The opponent; with more players, the next one in the order of turns."""
    order = state.order
    at: i64 = 0
    while order[at] != seat:
        at += 1
    for _ in range(1, len(order)):
        at += 1
        if at == len(order):
            at = 0
        if state.out[order[at]] == 0:
            return order[at]
    return seat


class Save(Op[Skirmish]):
    """Some units are saved by a test, unless a unit of certain types beat them (PK-53)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.FALL_UNIT]
        killer: Unit = frame.numbers[register.FALL_BY]
        ability = state.card(unit).ability(form.SURVIVES)
        if frame.phase == 0:
            if ability.form < 0 or (killer >= 0 and state.card(killer).types & ability.types != 0):
                return NEXT
            frame.phase = 1
            begin_test(state, unit, stat.DEF, ability.n)
            state.stack.append(Frame(program.TEST, state.owner[unit], unit, NOTHING))
            return STAY
        if state.last == 0:
            return NEXT
        say(state, logbook.SAYS_SURVIVES, state.owner[unit], unit)
        return end_program(frame)


class Remove(Op[Skirmish]):
    """The unit goes to the captures of the victor (PK-30, PK-38)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        capture(state, frame.numbers[register.FALL_UNIT], frame.numbers[register.FALL_CAPTOR])
        return NEXT


class Plunder(Op[Skirmish]):
    """A player who defeats a unit in a feature that can be plundered may take a captured unit back (PK-46)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        victor, unit = frame.numbers[register.FALL_CAPTOR], frame.numbers[register.FALL_UNIT]
        if (
            victor == state.owner[unit]
            or not state.ground(frame.numbers[register.FALL_TILE]).plunders
            or not captives(state, victor)
        ):
            return NEXT
        return ASK

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = [alone(verb.TAKE, unit) for unit in captives(state, frame.seat)]
        options.append(DECLINES)
        return [Decision(frame.seat, "Take a captured unit back to your reserves?", options, "PK-46")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.TAKE:
            withdraw(state, action.a)
            say(state, logbook.SAYS_TAKES_BACK, seat, action.a)
        return NEXT


class Raise(Op[Skirmish]):
    """Some units, when they defeat another, may place a captured unit on its tile; that is a deployment (PK-54)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit, victor, killer, where = frame.numbers
        if killer < 0 or state.owner[killer] != victor or state.stands[where] >= 0:
            return NEXT
        ability = state.card(killer).ability(form.REVIVES)
        if ability.form < 0 or state.card(unit).types & ability.types == 0 or not captives(state, victor):
            return NEXT
        return ASK

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = [alone(verb.REVIVE, unit) for unit in captives(state, frame.seat)]
        options.append(DECLINES)
        return [Decision(frame.seat, "Place one of your captured units there?", options, "PK-54")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.REVIVE:
            withdraw(state, action.a)
            deploy(state, action.a, frame.numbers[register.FALL_TILE])
            say(state, logbook.SAYS_REVIVES, seat, action.a, frame.numbers[register.FALL_TILE])
        return NEXT
