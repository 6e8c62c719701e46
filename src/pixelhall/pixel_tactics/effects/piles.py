"""Verbs that send cards to hands, decks and the Reserve."""

from pixelhall.core.machine import NEXT, Event, Frame, Op
from pixelhall.pixel_tactics.ceasefire import at_rest
from pixelhall.pixel_tactics.codes import E_OPERATION, E_PLACES_TRAP, W_RETURNED
from pixelhall.pixel_tactics.deeds import attempt, perform
from pixelhall.pixel_tactics.effects.choices import reach, touches
from pixelhall.pixel_tactics.effects.parts import Group, Players
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import COPY, HAND, OPERATION_BOX, TOKEN, TRAP_BOX, UNIT
from pixelhall.pixel_tactics.zones import to_reserve


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
            if state.marks(card) & (TOKEN | COPY) or seat < 0:
                seat = state.owner(card)
            event = Event(W_RETURNED, seat, card, n=self.zone, how=1 if self.bottom else 0)
            if state.zone(card) == UNIT and self.zone == HAND:
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
            if box == TRAP_BOX and state.rules.traps and to_reserve(state, card, seat, state.turn, False):
                say(state, E_PLACES_TRAP, seat)
                emit(state, E_PLACES_TRAP, seat, card)
            elif (
                box == OPERATION_BOX
                and self.operations
                and not at_rest(state, seat)
                and to_reserve(state, card, seat, state.rules.markers, True)
            ):
                say(state, E_OPERATION, seat, card)
            else:
                frame.did = 0
        return NEXT
