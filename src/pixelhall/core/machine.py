"""The one machine: programs are flat lists of small ops, run by one short loop over a stack of frames.

A paused play is plain data. An op either finishes, or stays (it pushed a frame, or wants to run again), or asks: then
the loop stops, and the answer goes back to the same op. Rules procedures and card abilities are both programs.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from pixelhall.core.game import Action, Decision

NEXT: Final = 0  # go on with the next op
STAY: Final = 1  # run the top of the stack again: the same op, unless a frame was pushed or dropped
ASK: Final = 2  # wait for an answer


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happened or is about to happen: a kind, who did it, to which card, and a few numbers. Never
    changed once made."""

    def __init__(
        self, kind: i64, seat: i64 = -1, card: i64 = -1, other: i64 = -1, n: i64 = 0, how: i64 = 0, place: i64 = -1
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.how = how
        self.place = place

    def ints(self) -> list[int]:
        return [self.kind, self.seat, self.card, self.other, self.n, self.how, self.place]


NOTHING: Final = Event(0)
NONE: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Heard:
    """An ability that heard an event and waits for its turn to resolve."""

    def __init__(
        self, program: i64, seat: i64, card: i64, event: Event, things: list[list[int]], numbers: list[int]
    ) -> None:
        self.program = program
        self.seat = seat
        self.card = card
        self.event = event
        self.things = things  # the bindings of a delayed ability
        self.numbers = numbers

    def dump(self) -> list[object]:
        return [self.program, self.seat, self.card, self.event.ints(), [t[:] for t in self.things], self.numbers[:]]


NO_QUEUE: Final[list[Heard]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Source:
    """The context in which a card text is evaluated: controller, card, triggering event, bound registers."""

    def __init__(self, seat: i64, card: i64, event: Event) -> None:
        self.seat = seat
        self.card = card
        self.event = event
        self.each: i64 = -1  # the thing that a step or statement with "each" is handling
        self.numbers: list[int] = NONE
        self.things: list[list[int]] = NOTHINGS  # the inner lists are never changed in place

    def number(self, register: i64) -> i64:
        return self.numbers[register] if register < len(self.numbers) else 0

    def bound(self, register: i64) -> list[int]:
        return self.things[register] if register < len(self.things) else NONE


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame(Source):
    """One program under way: where it is, and what its current op remembers."""

    def __init__(self, program: i64, seat: i64, card: i64, event: Event, pc: i64 = 0) -> None:
        self.seat = seat
        self.card = card
        self.event = event
        self.each = -1
        self.numbers = NONE
        self.things = NOTHINGS
        self.program = program
        self.pc = pc
        self.phase: i64 = 0  # the current op's own bookmark; 0 whenever an op begins
        self.did: i64 = 0  # the last "may" was taken and carried out in full
        self.held: i64 = 0  # the last condition was true, or the last "may" was taken
        self.queue: list[Heard] = NO_QUEUE

    def clone(self) -> "Frame":
        other = Frame(self.program, self.seat, self.card, self.event, self.pc)
        other.phase = self.phase
        other.each = self.each
        other.did = self.did
        other.held = self.held
        if self.numbers:
            other.numbers = self.numbers[:]
        if self.things:
            other.things = self.things[:]
        if self.queue:
            other.queue = self.queue[:]
        return other

    def count(self, register: i64, value: i64) -> None:
        if self.numbers is NONE:
            self.numbers = []
        while len(self.numbers) <= register:
            self.numbers.append(0)
        self.numbers[register] = value

    def bind(self, register: i64, things: list[int]) -> None:
        if self.things is NOTHINGS:
            self.things = []
        while len(self.things) <= register:
            self.things.append(NONE)
        self.things[register] = things


S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One step of a program."""

    def run(self, state: S, frame: Frame) -> int:
        raise NotImplementedError

    def ask(self, state: S, frame: Frame) -> list[Decision]:
        """The open questions of an op that waits."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, state: S, frame: Frame, seat: int, action: Action) -> int:
        raise AssertionError(f"{type(self).__name__} asks nothing")


DEEPEST: Final = 200  # frames on the stack


def run(programs: list[list[Op[S]]], stack: list[Frame], state: S, limit: i64) -> bool:
    """Runs until somebody must answer or nothing is left; False when `limit` steps did not suffice, or programs call
    each other for ever."""
    while stack:
        frame = stack[-1]
        program = programs[frame.program]
        if frame.pc >= len(program):
            stack.pop()
            continue
        if len(stack) > DEEPEST:
            return False
        while limit > 0:
            limit -= 1
            outcome = program[frame.pc].run(state, frame)
            if outcome == NEXT:
                frame.pc += 1
                frame.phase = 0
            elif outcome == ASK:
                return True
            if not stack or stack[-1] is not frame or frame.pc >= len(program):
                break  # it called another program, was dropped, or is at its end
        else:
            return False
    return True


def questions(programs: list[list[Op[S]]], stack: list[Frame], state: S) -> list[Decision]:
    """What the waiting op asks; nothing where none waits."""
    if not stack:
        return []
    frame = stack[-1]
    return programs[frame.program][frame.pc].ask(state, frame)


def answer(programs: list[list[Op[S]]], stack: list[Frame], state: S, seat: int, action: Action) -> bool:
    """Gives one answer to the op that waits; False when it waits for more."""
    frame = stack[-1]
    outcome = programs[frame.program][frame.pc].answer(state, frame, seat, action)
    if outcome == NEXT:
        frame.pc += 1
        frame.phase = 0
    return outcome != ASK


def dump_frame(frame: Frame) -> list[object]:
    """A frame as plain JSON."""
    queue = [heard.dump() for heard in frame.queue]
    marks = [frame.program, frame.seat, frame.card, frame.pc, frame.phase, frame.each, frame.did, frame.held]
    return [marks, frame.event.ints(), frame.numbers[:], [t[:] for t in frame.things], queue]


def load_frame(data: list[Any]) -> Frame:
    """The frame that `dump_frame` wrote."""
    marks, event, numbers, things, queue = data
    frame = Frame(marks[0], marks[1], marks[2], Event(*event), marks[3])
    frame.phase, frame.each, frame.did, frame.held = marks[4:]
    frame.numbers = list(numbers) if numbers else NONE
    frame.things = [list(t) for t in things] if things else NOTHINGS
    frame.queue = [heard_again(h) for h in queue]
    return frame


def heard_again(data: list[Any]) -> Heard:
    return Heard(data[0], data[1], data[2], Event(*data[3]), [list(t) for t in data[4]], list(data[5]))
