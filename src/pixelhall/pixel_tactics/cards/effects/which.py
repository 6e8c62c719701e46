""" "Which Rival?", "Which ally?": one player is bound before a text first speaks of "your Rival", or of "an ally"."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pixel_tactics.flow.rivals import NOBODY, ask_which_rival, doer_of, rivals_meant
from pixelhall.pixel_tactics.numbers import verb
from pixelhall.pixel_tactics.state.sides import is_ally, others_of_side
from pixelhall.pixel_tactics.state.state import Duel


class WhichRival(Op[Duel]):
    """Binds the only one who can be meant, else asks; once a text (PT-TGT-05, A-224). With a single foe nothing is to be
    told apart and nothing is bound."""

    def __init__(self, register: int, doer: int) -> None:
        self.register = register
        self.doer = doer  # where the event that is answered names whoever did it

    def run(self, state: Duel, frame: Frame) -> int:
        if len(state.foes[frame.seat]) < 2 or frame.number(self.register) > 0:
            return NEXT
        found = self.meant(state, frame)
        if len(found) > 1:
            return ASK
        self.bind(frame, found[0])
        return NEXT

    def meant(self, state: Duel, frame: Frame) -> list[int]:
        return rivals_meant(state, frame.seat, doer_of(state, frame.seat, frame.event, self.doer))

    def bind(self, frame: Frame, rival: int) -> None:
        frame.count(self.register, rival + 1)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return ask_which_rival(frame.seat, self.meant(state, frame))

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.bind(frame, action.a)
        return NEXT


class WhichAlly(WhichRival):
    """The same for allies. Whoever is alone has none, and nothing is done for one."""

    def run(self, state: Duel, frame: Frame) -> int:
        if len(others_of_side(state, frame.seat)) < 2 or frame.number(self.register) > 0:
            return NEXT
        found = self.meant(state, frame)
        if len(found) > 1:
            return ASK
        self.bind(frame, found[0])
        return NEXT

    def meant(self, state: Duel, frame: Frame) -> list[int]:
        doer = -1 if self.doer == NOBODY else frame.event.seat
        return [doer] if doer >= 0 and is_ally(state, frame.seat, doer) else others_of_side(state, frame.seat)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.ALLY, ally) for ally in self.meant(state, frame)]
        return [Decision(frame.seat, "Which ally?", options, "PT-TGT-05")]
