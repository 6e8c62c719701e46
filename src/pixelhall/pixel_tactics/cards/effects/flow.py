"""Sentences as ops: may, if, otherwise, choose one, for each, do this; and what an effect leaves behind."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.numbers import bound, verb
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Amount, Condition, Players


def jump(frame: Frame, to: int) -> int:
    frame.pc = to
    frame.phase = 0
    return STAY


class May(Op[Duel]):
    """Yes or no; `end` is where its steps end."""

    def __init__(self, who: Players | None, prompt: str) -> None:
        self.who = who
        self.prompt = prompt
        self.end = -1

    def run(self, state: Duel, frame: Frame) -> int:
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = frame.seat if self.who is None else self.who.one(state, frame)
        return [Decision(seat, self.prompt, [Action(verb.YES), Action(verb.NO)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.YES:
            frame.did = frame.held = 1
            return NEXT
        frame.did = frame.held = 0
        return jump(frame, self.end)


class If(Op[Duel]):
    def __init__(self, condition: Condition, remember: bool) -> None:
        self.condition = condition
        self.remember = remember  # for an Otherwise that may follow
        self.end = -1

    def run(self, state: Duel, frame: Frame) -> int:
        held = self.condition.true(state, frame)
        if self.remember:
            frame.held = 1 if held else 0
        return NEXT if held else jump(frame, self.end)


class Otherwise(Op[Duel]):
    def __init__(self) -> None:
        self.end = -1

    def run(self, state: Duel, frame: Frame) -> int:
        return jump(frame, self.end) if frame.held else NEXT


class OneOf(Op[Duel]):
    """Choose one of several texts: you, another player, or chance."""

    def __init__(self, who: Players | None, random: bool, prompt: str) -> None:
        self.who = who
        self.random = random
        self.prompt = prompt
        self.starts: list[int] = []  # where each of the texts begins

    def chooser(self, state: Duel, frame: Frame) -> int:
        """Whoever chooses; you yourself, if that player is no more, or cannot be touched (PT-CEASE-05)."""
        found = self.who.find(state, frame) if self.who is not None else []
        return found[0] if found and may_touch(state, frame.seat, found[0]) else frame.seat

    def run(self, state: Duel, frame: Frame) -> int:
        if not self.random:
            return ASK
        chosen = state.chance.draw(len(self.starts))
        say(state, logbook.SAYS_PICKS, frame.seat, frame.card, n=chosen + 1)
        return jump(frame, self.starts[chosen])

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.EITHER, i) for i in range(len(self.starts))]
        return [Decision(self.chooser(state, frame), self.prompt, options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        return jump(frame, self.starts[action.a])


class Goto(Op[Duel]):
    def __init__(self) -> None:
        self.end = -1

    def run(self, state: Duel, frame: Frame) -> int:
        return jump(frame, self.end)


MOST_REPEATS: Final = 40


class Repeat(Op[Duel]):
    """Begins a loop: its body runs as often as the amount says when it starts."""

    def __init__(self, times: Amount, register: int) -> None:
        self.times = times
        self.register = register
        self.end = -1

    def run(self, state: Duel, frame: Frame) -> int:
        n = min(MOST_REPEATS, self.times.read(state, frame))
        frame.count(self.register, n)
        return NEXT if n > 0 else jump(frame, self.end)


class Back(Op[Duel]):
    """Ends a loop."""

    def __init__(self, register: int, start: int) -> None:
        self.register = register
        self.start = start

    def run(self, state: Duel, frame: Frame) -> int:
        frame.count(self.register, frame.number(self.register) - 1)
        return jump(frame, self.start) if frame.number(self.register) > 0 else NEXT


class Leave(Op[Duel]):
    """Leaves a trigger or a replacement behind, with today's bindings."""

    def __init__(self, trigger: int, kind: int, end: int, when: int = 0) -> None:
        self.trigger = trigger
        self.kind = kind
        self.end = end
        self.when = when

    def run(self, state: Duel, frame: Frame) -> int:
        leave_behind(state, frame, self.kind, self.trigger, self.end, self.when, [])
        return NEXT


def leave_behind(
    state: Duel,
    frame: Frame,
    kind: int,
    index: int,
    end: int,
    when: int,
    targets: list[int],
    numbers: list[int] | None = None,
) -> None:
    if len(state.lasting) >= bound.LASTING:
        frame.did = 0
        return
    state.stamp += 1
    kept = numbers if numbers is not None else frame.numbers[:]
    thing = Lasting(
        kind, index, frame.seat, frame.card, end, when, targets, frame.things[:], kept, frame.event, state.stamp
    )
    set_lasting(state, [*state.lasting, thing])


class NoteTime(Op[Duel]):
    """Notes the turn or the round that runs."""

    def __init__(self, register: int, rounds: bool) -> None:
        self.register = register
        self.rounds = rounds

    def run(self, state: Duel, frame: Frame) -> int:
        frame.count(self.register, state.round if self.rounds else state.turn)
        return NEXT


class Did(Op[Duel]):
    """What follows counts as done, until a part of it fails: a replacement that was taken, steps before "if you do"."""

    def run(self, state: Duel, frame: Frame) -> int:
        frame.did = frame.held = 1
        return NEXT


class DoThis(Op[Duel]):
    """Do this so many times: everything before it, that often in all."""

    def __init__(self, register: int, times: int) -> None:
        self.register = register
        self.times = times

    def run(self, state: Duel, frame: Frame) -> int:
        left = frame.number(self.register) or min(self.times, MOST_REPEATS)
        frame.count(self.register, left - 1)
        return jump(frame, 0) if left > 1 else NEXT
