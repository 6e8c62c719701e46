"""Verbs of cards: drawing, discarding, revealing, turning, copying, exchanging hands."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import PROMO_DECK, discard_from_hand, lay, lift, new_card, show
from pixelhall.pixel_tactics.numbers import event, mark, verb, would, zone
from pixelhall.pixel_tactics.state.board import order_from
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.layout import has_pile, is_common
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Amount, Group, Players

MOST_DRAWN: Final = 60


def one_by_one(state: Duel, seats: list[int]) -> list[int]:
    """In which order deeds of several players are begun, the last first: from decks of their own that makes no
    difference. From a common deck the active player draws first, then the others in turn (A-217); deeds that a text may
    replace wait on the stack, so that what is begun last is done first."""
    if len(seats) < 2 or not is_common(state, seats[0], zone.DECK):
        return seats[::-1]
    in_turn = [seat for seat in order_from(state, state.active) if seat in seats]
    return in_turn[::-1] if in_force(state).replaces(would.DRAW) else in_turn


class Draw(Op[Duel]):
    """From the own deck unless said; not the Draw action, no hand limit (PT-DRAW-04)."""

    def __init__(self, register: int, who: Players, n: Amount, deck: Players | None, until: bool) -> None:
        self.register = register
        self.who = who
        self.n = n
        self.deck = deck
        self.until = until  # until so many cards are in hand

    def run(self, state: Duel, frame: Frame) -> int:
        seats = [s for s in self.who.find(state, frame) if may_touch(state, frame.seat, s)]
        if frame.phase == 0:
            frame.phase = 1
            sizes = [len(state.pile(seat, zone.HAND)) for seat in seats]
            for seat in one_by_one(state, seats):
                n = self.n.read(state, frame)
                if self.until:
                    n -= len(state.pile(seat, zone.HAND))
                deck = self.where(state, frame, seat)
                if self.left(state, deck) < n:
                    frame.did = 0
                for _ in range(max(0, min(n, MOST_DRAWN))):
                    attempt(state, Event(would.DRAW, seat, place=deck))
            frame.bind(self.register, sizes)
            if state.stack[-1] is not frame:
                return STAY
        self.bind_drawn(state, frame, seats)
        return NEXT

    def where(self, state: Duel, frame: Frame, seat: int) -> int:
        """Whose deck they come from."""
        return seat if self.deck is None else self.deck.one(state, frame)

    def left(self, state: Duel, deck: int) -> int:
        return len(state.pile(deck, zone.DECK))

    def bind_drawn(self, state: Duel, frame: Frame, seats: list[int]) -> None:
        """What was added to the hands: nothing, if the deck was empty."""
        cards = [
            card for seat, size in zip(seats, frame.bound(self.register)) for card in state.pile(seat, zone.HAND)[size:]
        ]
        frame.bind(self.register, cards)
        frame.count(self.register, len(cards))


class DrawPromos(Draw):
    """From the promo deck; nothing where none is played with."""

    def where(self, state: Duel, frame: Frame, seat: int) -> int:
        return PROMO_DECK

    def left(self, state: Duel, deck: int) -> int:
        return len(state.pile(0, zone.PROMOS)) if has_pile(state, zone.PROMOS) else 0


class DiscardCards(Op[Duel]):
    """From hand: the discarding player chooses, or chance does (A-086). With too few cards all go and nothing else
    happens."""

    def __init__(self, register: int, who: Players, n: Amount, random: bool, whole: bool) -> None:
        self.register = register
        self.who = who
        self.n = n
        self.random = random
        self.whole = whole  # the whole hand

    def run(self, state: Duel, frame: Frame) -> int:
        seats = [s for s in self.who.find(state, frame) if may_touch(state, frame.seat, s)]
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = EACH
            for seat in seats:
                if not self.whole and len(state.pile(seat, zone.HAND)) < self.n.read(state, frame):
                    frame.did = 0
        while frame.phase // EACH <= len(seats):
            seat = seats[frame.phase // EACH - 1]
            hand = state.pile(seat, zone.HAND)
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
        return [s for s in self.who.find(state, frame) if may_touch(state, frame.seat, s)][frame.phase // EACH - 1]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.asked(state, frame)
        return [
            Decision(
                seat, self.prompt(state, frame), [Action(verb.CHOOSE, card) for card in state.pile(seat, zone.HAND)]
            )
        ]

    def prompt(self, state: Duel, frame: Frame) -> str:
        """Of several cards, how many are still to go."""
        left = self.n.read(state, frame) - frame.phase % EACH
        return f"Choose a card to discard, the first of {left}." if left > 1 else "Choose a card to discard."

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.drop(state, frame, action.a)
        return STAY


EACH: Final = 100


class DiscardSome(Op[Duel]):
    """As many cards from the hand as the player likes, up to a number."""

    def __init__(self, register: int, who: Players, most: int) -> None:
        self.register = register
        self.who = who
        self.most = most

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = 1
        seat = self.who.one(state, frame)
        done = len(frame.bound(self.register))
        if seat >= 0 and may_touch(state, frame.seat, seat) and done < self.most and state.pile(seat, zone.HAND):
            return ASK
        return self.close(frame)

    def close(self, frame: Frame) -> int:
        done = len(frame.bound(self.register))
        frame.count(self.register, done)
        if done == 0:
            frame.did = 0
        return NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.who.one(state, frame)
        options = [Action(verb.CHOOSE, card) for card in state.pile(seat, zone.HAND)]
        return [Decision(seat, "Discard which card? Or stop here.", [*options, Action(verb.DONE)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            return self.close(frame)
        frame.bind(self.register, [*frame.bound(self.register), action.a])
        discard_from_hand(state, action.a)
        return STAY


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
        if seat < 0 or not may_touch(state, frame.seat, seat):
            return NEXT
        wanted = self.n.read(state, frame)
        shown = frame.bound(self.register)
        if len(shown) >= min(wanted, len(state.pile(seat, zone.HAND))):
            if len(shown) < wanted:
                frame.did = 0
            frame.count(self.register, len(shown))
            return NEXT
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.who.one(state, frame)
        cards = [card for card in state.pile(seat, zone.HAND) if card not in frame.bound(self.register)]
        return [Decision(seat, "Choose a card to reveal.", [Action(verb.CHOOSE, card) for card in cards])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.bind(self.register, [*frame.bound(self.register), action.a])
        reveal(state, seat, action.a)
        return STAY


def reveal(state: Duel, seat: int, card: Card) -> None:
    show(state, card)
    say(state, logbook.SAYS_REVEALS, seat, card)
    emit(state, event.REVEALS, seat, card)
    emit(state, event.REVEALED, state.side(card), card)


class RevealIt(Op[Duel]):
    """Cards that the words name are shown to everybody, and are "it" from then on."""

    def __init__(self, register: int, what: Group) -> None:
        self.register = register
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        cards = reach(state, frame, self.what.find(state, frame))
        for card in cards:
            reveal(state, state.side(card), card)
        if not cards:
            frame.did = 0
        frame.bind(self.register, cards)
        return NEXT


class TurnCard(Op[Duel]):
    """A Trap face up, or hidden again."""

    def __init__(self, what: Group, up: bool) -> None:
        self.what = what
        self.up = up

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            if state.zone(card) == zone.RESERVE:
                if self.up:
                    state.mark(card, mark.OPEN)
                    reveal(state, state.side(card), card)
                else:
                    state.unmark(card, mark.OPEN)
        return NEXT


class SwapHands(Op[Duel]):
    def __init__(self, who: Players) -> None:
        self.who = who

    def run(self, state: Duel, frame: Frame) -> int:
        rival = self.who.one(state, frame)
        if rival >= 0 and may_touch(state, frame.seat, rival):
            mine, theirs = state.pile(frame.seat, zone.HAND)[:], state.pile(rival, zone.HAND)[:]
            for cards, seat in ((mine, rival), (theirs, frame.seat)):
                for card in cards:
                    lift(state, card)
                    lay(state, card, seat, zone.HAND)
            say(state, logbook.SAYS_PUT, frame.seat, n=zone.HAND, how=2)
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
            copy = new_card(state, state.face(card), seat, mark.COPY)
            lay(state, copy, seat, zone.HAND)
            show(state, copy)
            made.append(copy)
        frame.bind(self.register, made)
        return NEXT
