"""Moving: one step after another, hazards at every tile entered, an assault after the move where an ability allows
it."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import put
from pixelhall.pocket_tactics.flow.contest import begin_test
from pixelhall.pocket_tactics.flow.fall import push_fall, rival_of
from pixelhall.pocket_tactics.flow.frames import end_program
from pixelhall.pocket_tactics.legal.actions import assaults, exempt, moves, steps, stops_on, stops_on_the_way
from pixelhall.pocket_tactics.numbers import failure, form, program, register, verb
from pixelhall.pocket_tactics.state.shared_actions import DECLINES, STOPS
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

# How a step ended, in state.last.
LOST: Final = 0
STAYS: Final = 1
GOES_ON: Final = 2


def push_move(state: Skirmish, unit: Unit, goal: Tile, leaps: bool) -> None:
    card = state.card(unit)
    frame = Frame(program.MOVE, state.owner[unit], unit, NOTHING)
    frame.numbers = (
        [unit, goal, 0, state.place[unit], 1] if leaps else [unit, goal, card.swift + card.flying, state.place[unit], 0]
    )
    state.stack.append(frame)


def push_enter(state: Skirmish, unit: Unit, goal: Tile, leaps: bool) -> None:
    """Begins one step of a unit; a leap does not pass other tiles."""
    frame = Frame(program.ENTER, state.owner[unit], unit, NOTHING)
    stops = state.rules.hops_are_stopped and not leaps and stops_on_the_way(state, unit, state.place[unit], goal)
    frame.numbers = [unit, goal, 1 if stops else 0]
    state.stack.append(frame)


def push_test(state: Skirmish, unit: Unit, stat: i64, dv: i64) -> None:
    begin_test(state, unit, stat, dv)
    state.stack.append(Frame(program.TEST, state.owner[unit], unit, NOTHING))


class Climb(Op[Skirmish]):
    """Terrain that needs a test before it is entered: a unit that fails stays where it was, and the action is spent
    (PK-22)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.ENTER_UNIT]
        tile: Tile = frame.numbers[register.ENTER_TILE]
        test = state.ground(tile).test
        if frame.phase == 0:
            if test.form < 0 or test.ends != failure.TURNS_BACK or exempt(state, unit, tile):
                return NEXT
            frame.phase = 1
            push_test(state, unit, test.stat, test.n)
            return STAY
        if state.last == 1:
            return NEXT
        say(state, logbook.SAYS_TURNS_BACK, state.owner[unit], unit, tile)
        state.last = STAYS
        return end_program(frame)


class Arrive(Op[Skirmish]):
    """The unit enters the tile; then everything else that the tile does to it happens (PK-19, PK-37)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.ENTER_UNIT]
        tile: Tile = frame.numbers[register.ENTER_TILE]
        if frame.phase == 0:
            say(state, logbook.SAYS_MOVES, state.owner[unit], unit, state.place[unit], tile)
            put(state, unit, tile)
            test = state.ground(tile).test
            if test.form >= 0 and test.ends != failure.TURNS_BACK and not exempt(state, unit, tile):
                frame.phase = 1
                push_test(state, unit, test.stat, test.n)
                return STAY
            state.last = STAYS if frame.numbers[register.ENTER_STOPS] == 1 or stops_on(state, unit, tile) else GOES_ON
            return NEXT
        if frame.phase == 1 and state.last == 1:
            state.last = STAYS if frame.numbers[register.ENTER_STOPS] == 1 or stops_on(state, unit, tile) else GOES_ON
            return NEXT
        if frame.phase == 1 and state.ground(tile).test.ends == failure.DEFEATED:
            frame.phase = 2
            push_fall(state, unit, rival_of(state, state.owner[unit]), -1)
            return STAY
        if frame.phase == 1:
            say(state, logbook.SAYS_STOPS, state.owner[unit], unit, tile)
        state.last = STAYS if state.place[unit] == tile else LOST
        return NEXT


class Walk(Op[Skirmish]):
    """The first step, then as many bonus steps as the unit has; each is chosen after the one before (PK-19)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        numbers = frame.numbers
        if frame.phase == 0:
            frame.phase = 1
            push_enter(
                state, numbers[register.MOVE_UNIT], numbers[register.MOVE_GOAL], numbers[register.MOVE_LEAPS] == 1
            )
            return STAY
        if (
            state.last != GOES_ON
            or numbers[register.MOVE_LEFT] == 0
            or len(steps(state, numbers[register.MOVE_UNIT])) == 0
        ):
            return NEXT
        return ASK

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        unit: Unit = frame.numbers[register.MOVE_UNIT]
        options: list[Action] = []
        moves(state, unit, options)
        options.append(STOPS)
        return [Decision(frame.seat, "Take another step?", options, "PK-19")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.STOP:
            return NEXT
        frame.numbers[register.MOVE_LEFT] -= 1
        frame.numbers[register.MOVE_GOAL] = action.b
        frame.phase = 0
        return STAY


class Strike(Op[Skirmish]):
    """An assault right after the move, for units that may."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.MOVE_UNIT]
        card = state.card(unit)
        if frame.phase == 1 or state.place[unit] < 0 or state.place[unit] == frame.numbers[register.MOVE_FROM]:
            return NEXT
        if not (card.has(form.CHARGES) or (frame.numbers[register.MOVE_LEAPS] == 1 and card.has(form.POUNCES))):
            return NEXT
        return ASK if targets(state, unit) else NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = targets(state, frame.numbers[register.MOVE_UNIT])
        options.append(DECLINES)
        return [Decision(frame.seat, "Assault after the move?", options, "PK-51")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DECLINE:
            return NEXT
        frame.phase = 1
        push_assault(state, action.a, state.stands[action.b], 1, lob_dice(state, action))
        return STAY


def targets(state: Skirmish, unit: Unit) -> list[Action]:
    found: list[Action] = []
    assaults(state, unit, found)
    return found


def lob_dice(state: Skirmish, action: Action) -> i64:
    """How many OFF dice a shot over features and enemies costs."""
    if action.verb == verb.LOB:
        return state.card(action.a).ability(form.LOBS).n
    return 0


def push_assault(state: Skirmish, unit: Unit, target: Unit, charged: i64, fewer: i64) -> None:
    """Begins an assault by a unit from its tile."""
    push_assault_by(state, state.owner[unit], unit, state.place[unit], target, charged, fewer)


def push_assault_by(state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, charged: i64, fewer: i64) -> None:
    """Begins an assault that a seat makes with a unit as though it stood on this tile."""
    frame = Frame(program.ASSAULT, seat, unit, NOTHING)
    frame.numbers = [unit, target, charged, fewer, tile, 0]
    state.stack.append(frame)
