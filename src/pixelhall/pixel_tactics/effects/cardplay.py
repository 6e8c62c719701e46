"""Verbs of cards: drawing, discarding, revealing, searching, shuffling, and playing Orders out of turn."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics import logbook
from pixelhall.pixel_tactics.codes import E_REVEALED, E_REVEALS, W_DRAW
from pixelhall.pixel_tactics.deeds import attempt
from pixelhall.pixel_tactics.effects.choices import reach
from pixelhall.pixel_tactics.effects.parts import Amount, Group, Players
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.plays import obey, start_order
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import CHOOSE, COPY, DECK, DISCARD, DONE, FACE, HAND, OPEN, ORDER_BOX, RESERVE, SEEN
from pixelhall.pixel_tactics.zones import discard_from_hand, discard_seat, lay, lift, new_card, send, show, shuffle

MOST_DRAWN: Final = 60


class Draw(Op[Duel]):
    """From the own deck unless said; not the Draw action, no hand limit (PT-DRAW-04)."""

    def __init__(self, register: int, who: Players, n: Amount, deck: Players | None, until: bool) -> None:
        self.register = register
        self.who = who
        self.n = n
        self.deck = deck
        self.until = until  # until so many cards are in hand

    def run(self, state: Duel, frame: Frame) -> int:
        seats = [s for s in self.who.find(state, frame) if s == frame.seat or not state.calm]
        if frame.phase == 0:
            frame.phase = 1
            sizes = [len(state.pile(seat, HAND)) for seat in seats]
            for seat in reversed(seats):
                n = self.n.read(state, frame)
                if self.until:
                    n -= len(state.pile(seat, HAND))
                deck = seat if self.deck is None else self.deck.one(state, frame)
                if len(state.pile(deck, DECK)) < n:
                    frame.did = 0
                for _ in range(max(0, min(n, MOST_DRAWN))):
                    attempt(state, Event(W_DRAW, seat, place=deck))
            frame.bind(self.register, sizes)
            if state.stack[-1] is not frame:
                return STAY
        self.bind_drawn(state, frame, seats)
        return NEXT

    def bind_drawn(self, state: Duel, frame: Frame, seats: list[int]) -> None:
        """What was added to the hands: nothing, if the deck was empty."""
        cards = [card for seat, size in zip(seats, frame.bound(self.register)) for card in state.pile(seat, HAND)[size:]]
        frame.bind(self.register, cards)
        frame.count(self.register, len(cards))


class DiscardCards(Op[Duel]):
    """From hand: the discarding player chooses, or chance does (A-086). With too few cards all go and nothing else happens."""

    def __init__(self, register: int, who: Players, n: Amount, random: bool, whole: bool) -> None:
        self.register = register
        self.who = who
        self.n = n
        self.random = random
        self.whole = whole  # the whole hand

    def run(self, state: Duel, frame: Frame) -> int:
        seats = [s for s in self.who.find(state, frame) if s == frame.seat or not state.calm]
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = EACH
            for seat in seats:
                if not self.whole and len(state.pile(seat, HAND)) < self.n.read(state, frame):
                    frame.did = 0
        while frame.phase // EACH <= len(seats):
            seat = seats[frame.phase // EACH - 1]
            hand = state.pile(seat, HAND)
            done = frame.phase % EACH
            wanted = EACH - 1 if self.whole else self.n.read(state, frame)
            if done >= wanted or not hand:
                frame.phase = (frame.phase // EACH + 1) * EACH
            elif self.whole or len(hand) <= wanted - done:
                self.drop(state, frame, hand[0])
            elif self.random:
                self.drop(state, frame, hand[state.chance.draw(len(hand))])
            else:
                return ASK
        frame.count(self.register, len(frame.bound(self.register)))
        return NEXT

    def drop(self, state: Duel, frame: Frame, card: Card) -> None:
        frame.bind(self.register, [*frame.bound(self.register), card])
        frame.phase += 1
        discard_from_hand(state, card)

    def asked(self, state: Duel, frame: Frame) -> int:
        return [s for s in self.who.find(state, frame) if s == frame.seat or not state.calm][frame.phase // EACH - 1]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.asked(state, frame)
        return [Decision(seat, "Choose a card to discard.", [Action(CHOOSE, card) for card in state.pile(seat, HAND)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.drop(state, frame, action.a)
        return STAY


EACH: Final = 100


class RevealCards(Op[Duel]):
    """A player shows cards of the hand, of own choice."""

    def __init__(self, register: int, who: Players, n: Amount) -> None:
        self.register = register
        self.who = who
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = 1
        seat = self.who.one(state, frame)
        if seat < 0 or (state.calm and seat != frame.seat):
            return NEXT
        wanted = self.n.read(state, frame)
        shown = frame.bound(self.register)
        if len(shown) >= min(wanted, len(state.pile(seat, HAND))):
            if len(shown) < wanted:
                frame.did = 0
            frame.count(self.register, len(shown))
            return NEXT
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.who.one(state, frame)
        cards = [card for card in state.pile(seat, HAND) if card not in frame.bound(self.register)]
        return [Decision(seat, "Choose a card to reveal.", [Action(CHOOSE, card) for card in cards])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.bind(self.register, [*frame.bound(self.register), action.a])
        reveal(state, seat, action.a)
        return STAY


def reveal(state: Duel, seat: int, card: Card) -> None:
    show(state, card)
    say(state, logbook.SAYS_REVEALS, seat, card)
    emit(state, E_REVEALS, seat, card)
    emit(state, E_REVEALED, state.side(card), card)


class RevealIt(Op[Duel]):
    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            reveal(state, state.side(card), card)
        return NEXT


class TurnCard(Op[Duel]):
    """A Trap face up, or hidden again."""

    def __init__(self, what: Group, up: bool) -> None:
        self.what = what
        self.up = up

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            if state.zone(card) == RESERVE:
                if self.up:
                    state.mark(card, OPEN)
                    reveal(state, state.side(card), card)
                else:
                    state.unmark(card, OPEN)
        return NEXT


class Mill(Op[Duel]):
    """From the top of a deck to the discard pile."""

    def __init__(self, register: int, whose: Players, n: int) -> None:
        self.register = register
        self.whose = whose
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        milled: list[Card] = []
        for seat in self.whose.find(state, frame):
            for _ in range(self.n if seat == frame.seat or not state.calm else 0):
                deck = state.pile(seat, DECK)
                if deck:
                    card = deck[-1]
                    milled.append(card)
                    to = discard_seat(state, card)
                    lift(state, card)
                    lay(state, card, to, DISCARD)
                    say(state, logbook.SAYS_PUT, seat, card, n=DISCARD)
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
                    send(state, card, seats[0], DECK)
        for seat in seats:
            if seat == frame.seat or not state.calm:
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
    """Looked-at cards go on top or bottom of a deck, in an order that the player chooses: the first named lies highest."""

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
            lay(state, card, seat, DECK, self.bottom)
            state.put(card, SEEN, seen)
        say(state, logbook.SAYS_PUT, frame.seat, n=DECK, how=1 if self.bottom else 0)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(CHOOSE, card) for card in self.left(state, frame)]
        return [Decision(frame.seat, "Which card comes next, from the top down?", options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.bind(self.register, [*frame.bound(self.register), action.a])
        return STAY


class SwapHands(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        rival = (frame.seat + 1) % state.seats
        if not state.calm:
            mine, theirs = state.pile(frame.seat, HAND)[:], state.pile(rival, HAND)[:]
            for cards, seat in ((mine, rival), (theirs, frame.seat)):
                for card in cards:
                    lift(state, card)
                    lay(state, card, seat, HAND)
            say(state, logbook.SAYS_PUT, frame.seat, n=HAND, how=2)
        return NEXT


class CopyTo(Op[Duel]):
    """A copy in hand that leaves the battle when it would go to a pile."""

    def __init__(self, register: int, what: Group, whose: Players) -> None:
        self.register = register
        self.what = what
        self.whose = whose

    def run(self, state: Duel, frame: Frame) -> int:
        made: list[Card] = []
        for card in reach(state, frame, self.what.find(state, frame)):
            seat = self.whose.one(state, frame)
            copy = new_card(state, state.cards[card * 10 + FACE], seat, COPY)
            lay(state, copy, seat, HAND)
            show(state, copy)
            made.append(copy)
        frame.bind(self.register, made)
        return NEXT


class PlayOrder(Op[Duel]):
    """Resolves a card's Order as the player's own; the card stays where it is. A Trap's or Operation's box is blank (PT-CARD-08)."""

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
    """One after another from a pile, each then discarded."""

    def __init__(self, pile: Group) -> None:
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        return ASK if self.orders(state, frame) and not state.calm else NEXT

    def orders(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in self.pile.find(state, frame) if state.book.faces[state.face(card)].box == ORDER_BOX]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(CHOOSE, card) for card in self.orders(state, frame)]
        return [Decision(frame.seat, "Play which Order?", [*options, Action(DONE)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == DONE:
            return NEXT
        start_order(state, frame.seat, action.a)
        return STAY


class SearchNamed(Op[Duel]):
    """Looks for the card named before; the first one found is bound."""

    def __init__(self, register: int, named: int, pile: Group) -> None:
        self.register = register
        self.named = named
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        found = [card for card in self.pile.find(state, frame) if state.face(card) == frame.number(self.named)]
        frame.bind(self.register, found[:1])
        for card in found[:1]:
            reveal(state, frame.seat, card)
        return NEXT


