"""The snap of a base: offered when its event happens, begun, and over with the base face down (PT-BASE-02, A-181)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.change.bases import begin_snap, can_snap, flip
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.numbers import verb
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.state import Duel

END: Final = 3  # of the program of a snap that is offered: behind Offer, Begin and Flip


class Offer(Op[Duel]):
    """Its player may snap the base now; not if that touches a rival in the ceasefire (A-030), or was done before."""

    def __init__(self, words: str, hostile: bool) -> None:
        self.words = words
        self.hostile = hostile

    def run(self, state: Duel, frame: Frame) -> int:
        if not can_snap(state, frame.card) or (self.hostile and at_rest(state, frame.seat)):
            return self.leave(frame)
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        name = state.book.faces[state.face(frame.card)].name
        prompt = f"Snap {name}? {self.words}"
        return [Decision(frame.seat, prompt, [Action(verb.YES), Action(verb.NO)], "A-181")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        return NEXT if action.verb == verb.YES else self.leave(frame)

    def leave(self, frame: Frame) -> int:
        frame.pc = END
        return STAY


class Begin(Op[Duel]):
    """Calls the program of what the snap does."""

    def __init__(self, effect: i64) -> None:
        self.effect = effect

    def run(self, state: Duel, frame: Frame) -> int:
        begin_snap(state, frame.card)
        called = Frame(self.effect, frame.seat, frame.card, frame.event)
        called.things, called.numbers = frame.things[:], frame.numbers[:]
        push(state, called)
        return NEXT


class Flip(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        flip(state, frame.card)
        return NEXT
