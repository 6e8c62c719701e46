"""Verbs of control: taking a card over, and giving it back."""

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_tactics import logbook
from pixelhall.pixel_tactics.board import place_of
from pixelhall.pixel_tactics.effects.choices import reach
from pixelhall.pixel_tactics.effects.movement import movable
from pixelhall.pixel_tactics.effects.slots import IntoSlot
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.words import OPEN, RESERVE, UNIT
from pixelhall.pixel_tactics.zones import move, to_reserve


class GainControl(IntoSlot):
    """To an empty slot of your Unit; a Reserve card to your Reserve."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            for card in reach(state, frame, self.what.find(state, frame)):
                if state.zone(card) == RESERVE:
                    seen = state.marks(card) & OPEN
                    time = state.time(card)
                    if to_reserve(state, card, frame.seat, time, False):
                        state.mark(card, seen)
        return super().run(state, frame)

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [
            card for card in super().cards(state, frame) if state.zone(card) == UNIT and state.side(card) != frame.seat
        ]

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return movable(state, frame, card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        say(state, logbook.SAYS_TAKES_OVER, frame.seat, card, place=slot)
        move(state, card, slot)


class Stand(Op[Duel]):
    """Notes where the source stands now, for what lasts while it stays there."""

    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, state: Duel, frame: Frame) -> int:
        frame.count(self.register, place_of(state, frame.card))
        return NEXT


class ReturnControl(IntoSlot):
    """Back to the owner's Unit, where the owner chooses."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        found = self.what.find(state, frame)
        return [card for card in found if state.zone(card) == UNIT and state.side(card) != state.owner(card)]

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        move(state, card, slot)
