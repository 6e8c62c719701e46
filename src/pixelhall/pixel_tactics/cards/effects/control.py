"""Verbs of control: taking a card over, and giving it back."""

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.cards.effects.movement import movable
from pixelhall.pixel_tactics.cards.effects.slots import IntoSlot
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.zones import move, to_reserve
from pixelhall.pixel_tactics.numbers import mark, zone
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.state import Card, Duel, Place


class GainControl(IntoSlot):
    """To an empty slot of your Unit; a Reserve card to your Reserve."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            for card in reach(state, frame, self.what.find(state, frame)):
                if state.zone(card) == zone.RESERVE:
                    seen = state.marks(card) & mark.OPEN
                    time = state.time(card)
                    if to_reserve(state, card, frame.seat, time, False):
                        state.mark(card, seen)
        return super().run(state, frame)

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [
            card
            for card in super().cards(state, frame)
            if state.zone(card) == zone.UNIT and state.side(card) != frame.seat
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
        return [card for card in found if state.zone(card) == zone.UNIT and state.side(card) != state.owner(card)]

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        move(state, card, slot)
