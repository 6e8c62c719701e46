"""Verbs that play, repeat and cancel Orders, Traps and whatever else was declared."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import look_through, reach
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.zones import show
from pixelhall.pixel_tactics.flow.performing import obey, start_order
from pixelhall.pixel_tactics.flow.reactions import CANCELLABLE
from pixelhall.pixel_tactics.numbers import cannot, fourth_box, program, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest, traps_sleep
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Group


class PlayOrder(Op[Duel]):
    """Resolves a card's Order as the player's own; the card stays where it is. A Trap's or Operation's box is blank
    (PT-CARD-08)."""

    def __init__(self, of: Group) -> None:
        self.of = of

    def run(self, state: Duel, frame: Frame) -> int:
        for card in self.of.find(state, frame):
            say(state, logbook.SAYS_CAUSED, frame.seat, card)
            show(state, card)
            obey(state, frame.seat, card)
        return NEXT


class RandomOrder(Op[Duel]):
    def __init__(self, pile: Group) -> None:
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        found = reach(state, frame, self.pile.find(state, frame))
        if found:
            card = found[state.chance.draw(len(found))]
            say(state, logbook.SAYS_CAUSED, frame.seat, card)
            show(state, card)
            obey(state, frame.seat, card)
        return NEXT


class PlayAnyOrders(Op[Duel]):
    """One after another from a pile, each then discarded. Asked also when there is none: that is nobody else's
    business."""

    def __init__(self, pile: Group) -> None:
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        pile = reach(state, frame, self.pile.find(state, frame))
        if not pile or at_rest(state, frame.seat):
            return NEXT
        look_through(state, frame.seat, pile)
        return ASK

    def orders(self, state: Duel, frame: Frame) -> list[Card]:
        return [
            card for card in self.pile.find(state, frame) if state.book.faces[state.face(card)].box == fourth_box.ORDER
        ]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.CHOOSE, card) for card in self.orders(state, frame)]
        return [Decision(frame.seat, "Play which Order?", [*options, Action(verb.DONE)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            return NEXT
        start_order(state, frame.seat, action.a)
        return STAY


class Cancel(Op[Duel]):
    """What was declared does not happen; costs stay paid. `programs` are the procedures that the word names."""

    def __init__(self, programs: list[int]) -> None:
        self.programs = programs

    def run(self, state: Duel, frame: Frame) -> int:
        for below in reversed(state.stack):
            if below.program in self.programs and not (below.program == program.TRAP and below.card == frame.card):
                if not in_force(state).on(state, below.card, cannot.BE_CANCELLED):
                    below.count(CANCELLABLE[below.program], 1)
                break
        return NEXT


class RepeatOrder(Op[Duel]):
    """The event's Order once more, as the player's own, with new choices."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.event.card >= 0:
            say(state, logbook.SAYS_CAUSED, frame.seat, frame.event.card)
            obey(state, frame.seat, frame.event.card)
        return NEXT


class ActivateTrap(Op[Duel]):
    """A Trap resolves without its condition."""

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            if state.zone(card) == zone.RESERVE and not traps_sleep(state):
                push(state, Frame(program.TRAP, state.side(card), card, NOTHING))
        return NEXT
