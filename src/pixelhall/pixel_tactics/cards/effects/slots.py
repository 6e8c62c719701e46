"""Putting cards into empty slots, one after another: what all such verbs share."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.cards.effects.naming import standing
from pixelhall.pixel_tactics.cards.effects.places import Destination
from pixelhall.pixel_tactics.numbers import verb, zone
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.parts import Group


def choose_slot(state: Duel, card: Card) -> str:
    """The question where a card shall go; whoever is in a Unit is named, other cards are nobody's business."""
    return f"Choose a slot for {standing(state, card)}." if state.zone(card) == zone.UNIT else "Choose a slot."


class IntoSlot(Op[Duel]):
    """Puts each of some cards into an empty slot, asking where if there are several; without one this part fails
    (PT-ZONE-11)."""

    def __init__(self, register: int, what: Group, to: Destination) -> None:
        self.register = register
        self.what = what
        self.to = to
        self.owner_asked = False

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, self.cards(state, frame))
            frame.phase = 1
        while frame.phase <= len(frame.bound(self.register)):
            card = frame.bound(self.register)[frame.phase - 1]
            slots = self.slots(state, frame, card)
            if not slots or not self.allowed(state, frame, card):
                frame.did = 0
                frame.phase += 1
            elif len(slots) == 1:
                frame.phase += 1
                self.place(state, frame, card, slots[0])
                return STAY
            else:
                return ASK
        return NEXT

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return reach(state, frame, self.what.find(state, frame))

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        frame.each = card
        return self.to.slots(state, frame)

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return True

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        raise NotImplementedError

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = frame.bound(self.register)[frame.phase - 1]
        seat = state.owner(card) if self.owner_asked else frame.seat
        return [
            Decision(
                seat, choose_slot(state, card), [Action(verb.PLACE, slot) for slot in self.slots(state, frame, card)]
            )
        ]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        card = frame.bound(self.register)[frame.phase - 1]
        frame.phase += 1
        self.place(state, frame, card, action.a)
        return STAY
