"""Verbs that send cards to hands, decks and the Reserve."""

from pixelhall.core.machine import NEXT, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach, touches
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt, perform
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import to_reserve
from pixelhall.pixel_tactics.numbers import event, fourth_box, mark, would, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Group, Players


class Send(Op[Duel]):
    """To a hand or deck; a Hero leaves play for its owner's pile unless the text says whose (A-081)."""

    def __init__(self, what: Group, whose: Players, zone: int, bottom: bool) -> None:
        self.what = what
        self.whose = whose
        self.zone = zone
        self.bottom = bottom

    def run(self, state: Duel, frame: Frame) -> int:
        done = False
        for card in reach(state, frame, self.what.find(state, frame)):
            frame.each = card
            if state.leads(card) or not touches(state, frame, card):
                continue
            seat = self.whose.one(state, frame)
            if state.marks(card) & (mark.TOKEN | mark.COPY) or seat < 0:
                seat = state.owner(card)
            event = Event(would.RETURNED, seat, card, n=self.zone, how=1 if self.bottom else 0)
            if state.zone(card) == zone.UNIT and self.zone == zone.HAND:
                attempt(state, event)
            else:
                perform(state, event, event.n)
            done = True
        if not done:
            frame.did = 0
        return NEXT


class PlaceReserve(Op[Duel]):
    """A Trap placed by an effect; where the text lets it, also an Operation with its time markers, but not in the
    ceasefire (A-032)."""

    def __init__(self, what: Group, whose: Players, operations: bool) -> None:
        self.what = what
        self.whose = whose
        self.operations = operations

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            box = state.book.faces[state.face(card)].box
            seat = self.whose.one(state, frame)
            if box == fourth_box.TRAP and state.rules.traps and to_reserve(state, card, seat, state.turn, False):
                say(state, event.PLACES_TRAP, seat)
                emit(state, event.PLACES_TRAP, seat, card)
            elif (
                box == fourth_box.OPERATION
                and self.operations
                and not at_rest(state, seat)
                and to_reserve(state, card, seat, state.rules.markers, True)
            ):
                say(state, event.OPERATION, seat, card)
            else:
                frame.did = 0
        return NEXT
