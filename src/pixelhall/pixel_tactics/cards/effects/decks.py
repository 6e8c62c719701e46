"""Verbs of decks: searching, shuffling, discarding off the top, putting back."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.cards.effects.cardplay import reveal
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.shuffling import shuffle
from pixelhall.pixel_tactics.change.zones import discard_seat, lay, lift, send
from pixelhall.pixel_tactics.numbers import field, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.parts import printed_card
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.parts import Group, Players


class Mill(Op[Duel]):
    """From the top of a deck to the discard pile."""

    def __init__(self, register: int, whose: Players, n: int) -> None:
        self.register = register
        self.whose = whose
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        milled: list[Card] = []
        for seat in self.whose.find(state, frame):
            for _ in range(self.n if may_touch(state, frame.seat, seat) else 0):
                deck = state.pile(seat, zone.DECK)
                if deck:
                    card = deck[-1]
                    milled.append(card)
                    to = discard_seat(state, card, seat)
                    lift(state, card)
                    lay(state, card, to, zone.DISCARD)
                    say(state, logbook.SAYS_PUT, seat, card, n=zone.DISCARD)
        frame.bind(self.register, milled)
        frame.count(self.register, len(milled))
        return NEXT


class Shuffle(Op[Duel]):
    """Puts cards into a deck, if any are named, and shuffles it."""

    def __init__(self, what: Group | None, whose: Players) -> None:
        self.what = what
        self.whose = whose
        self.aside = -1  # register of cards that lie beside the deck meanwhile

    def run(self, state: Duel, frame: Frame) -> int:
        seats = self.whose.find(state, frame)
        if self.what is not None:
            for card in reach(state, frame, self.what.find(state, frame)):
                frame.each = card
                seats = self.whose.find(state, frame)
                if not state.leads(card) and seats:
                    send(state, card, seats[0], zone.DECK)
        for seat in seats:
            if may_touch(state, frame.seat, seat):
                shuffle(state, seat, frame.bound(self.aside) if self.aside >= 0 else [])
        return NEXT


class Note(Op[Duel]):
    """Notes that the text came this far."""

    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, state: Duel, frame: Frame) -> int:
        frame.count(self.register, 1)
        return NEXT


class Tidy(Shuffle):
    """A deck that was searched is shuffled in the end (A-218)."""

    def __init__(self, searched: int, whose: Players) -> None:
        super().__init__(None, whose)
        self.searched = searched

    def run(self, state: Duel, frame: Frame) -> int:
        return super().run(state, frame) if frame.number(self.searched) else NEXT


class PutBack(Op[Duel]):
    """Looked-at cards go on top or bottom of a deck, in an order that the player chooses: the first named lies
    highest."""

    def __init__(self, register: int, group: Group, whose: Players | None, bottom: bool, ordered: bool) -> None:
        self.register = register
        self.group = group
        self.whose = whose
        self.bottom = bottom
        self.ordered = ordered

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = 1
        left = self.left(state, frame)
        if self.ordered and len(left) > 1:
            return ASK
        self.lay_down(state, frame, frame.bound(self.register) + left)
        return NEXT

    def left(self, state: Duel, frame: Frame) -> list[Card]:
        chosen = frame.bound(self.register)
        return [card for card in self.group.find(state, frame) if card not in chosen]

    def lay_down(self, state: Duel, frame: Frame, cards: list[Card]) -> None:
        for card in cards if self.bottom else cards[::-1]:
            frame.each = card
            seat = state.side(card) if self.whose is None else self.whose.one(state, frame)
            seen = state.seen(card)
            lift(state, card)
            lay(state, card, seat, zone.DECK, self.bottom)
            state.put(card, field.SEEN, seen)
        say(state, logbook.SAYS_PUT, frame.seat, n=zone.DECK, how=1 if self.bottom else 0)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.CHOOSE, card) for card in self.left(state, frame)]
        return [Decision(frame.seat, "Which card comes next, from the top down?", options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.bind(self.register, [*frame.bound(self.register), action.a])
        return STAY


class SearchNamed(Op[Duel]):
    """Looks for the card named before; the first one found is bound."""

    def __init__(self, register: int, named: int, pile: Group) -> None:
        self.register = register
        self.named = named
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        found = [card for card in self.pile.find(state, frame) if printed_card(state, card) == frame.number(self.named)]
        frame.bind(self.register, found[:1])
        for card in found[:1]:
            reveal(state, frame.seat, card)
        return NEXT
