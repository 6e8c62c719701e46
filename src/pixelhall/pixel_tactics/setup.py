"""Set-up of a battle: decks, shuffle, opening hands, secret Leaders, the first player (PT-SETUP)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pixel_tactics import logbook
from pixelhall.pixel_tactics.board import leader_place
from pixelhall.pixel_tactics.book import Book
from pixelhall.pixel_tactics.ceasefire import set_ceasefire
from pixelhall.pixel_tactics.changes import place_leader
from pixelhall.pixel_tactics.codes import BATTLE_P, E_LEADERS
from pixelhall.pixel_tactics.deeds import push
from pixelhall.pixel_tactics.frames import Back
from pixelhall.pixel_tactics.logbook import say, whisper
from pixelhall.pixel_tactics.series import bonus
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import (
    COPY,
    DAMAGE,
    DECK,
    FIELDS,
    HAND,
    HISTORY,
    KEPT,
    LAST_RECRUIT,
    LEAD,
    MARKS,
    PILES,
    RESERVE,
    SEALED,
    SEAT,
    SEAT_FIELDS,
    SEEN,
    SLOTS,
    SPOT,
    TIME,
    TOKEN,
    TROPHIES,
    TROPHY_COUNT,
    ZONE,
)
from pixelhall.pixel_tactics.zones import draw, lay, lift, show, shuffle, sleeve

OPENING: Final = 5  # PT-SETUP-02


def whole_decks(book: Book, seats: i64) -> list[list[int]]:
    """Every seat plays all cards of the sets (PT-CORE-01)."""
    deck = [face.index for face in book.faces if face.set]
    if not any(book.faces[index].title for index in deck) or len(deck) < SMALLEST_DECK:
        raise BadOption(f"a deck needs at least {SMALLEST_DECK} cards, and at least one of them with a leader side")
    return [deck for _ in range(seats)]


SMALLEST_DECK: Final = 10


def set_out(state: Duel) -> None:
    """The decks of all seats, before anything is shuffled."""
    sleeves: list[int] = []
    for seat in range(state.seats):
        state.note(seat, KEPT, -1)
        deck = state.pile(seat, DECK)
        for face in state.decks[seat]:
            deck.append(len(sleeves) // FIELDS)
            sleeves += sleeve(face, seat, DECK, 0)
    state.cards = vec[i64](sleeves)


class Deal(Op[Duel]):
    """Clean-up, shuffle, and the opening cards with the bonus of a series (PT-SETUP-01, PT-SERIES-05, PT-SERIES-06)."""

    def run(self, state: Duel, frame: Frame) -> int:
        state.battle += 1
        say(state, logbook.SAYS_BATTLE, n=state.battle)
        clean_up(state)
        for seat in range(state.seats):
            shuffle(state, seat)
        for seat in range(state.seats):
            for _ in range(OPENING + bonus(state, seat)):
                draw(state, seat, seat)
        state.waiting = []
        state.recent = []
        return NEXT


def clean_up(state: Duel) -> None:
    """All cards but trophies return to their owners' decks; nothing else survives a battle (A-043)."""
    trophies = [state.pile(seat, TROPHIES) for seat in range(state.seats)]
    won = [card for pile in trophies for card in pile]
    numbers = [(state.of(seat, TROPHY_COUNT)) for seat in range(state.seats)]
    state.unit = vec[i64]([-1] * (state.seats * SLOTS))
    state.piles = [[] for _ in range(state.seats * PILES)]
    state.seat = vec[i64]([0] * (state.seats * SEAT_FIELDS))
    state.tokens, state.counters, state.used, state.special, state.lasting = [], [], [], [], []
    keep = [card for card in range(state.count()) if not state.marks(card) & (TOKEN | COPY)]
    state.cards = state.cards[: len(keep) * FIELDS]  # tokens and copies are always the newest sleeves
    for seat in range(state.seats):
        state.piles[seat * PILES + TROPHIES] = trophies[seat]
        state.piles[seat * PILES + RESERVE] = [-1] * state.rules.reserve
        state.note(seat, TROPHY_COUNT, numbers[seat])
        state.note(seat, KEPT, -1)
        state.note(seat, LAST_RECRUIT, -1)
    for card in keep:
        if card not in won:
            owner = state.owner(card)
            for field in (DAMAGE, MARKS, HISTORY, SEEN, TIME):
                state.put(card, field, 0)
            state.put(card, ZONE, DECK)
            state.put(card, SEAT, owner)
            state.put(card, SPOT, -1)
            state.pile(owner, DECK).append(card)
    state.extra = -1
    state.last_order = -1
    state.won = -2
    state.round = 0
    set_ceasefire(state, state.rules.ceasefire > 0)
    state.fresh = False
    state.kept = 0


class Seal(Op[Duel]):
    """Everybody secretly chooses a Leader out of the opening cards; nothing shows until all have (PT-SETUP-03)."""

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in range(state.seats):
            if state.of(seat, KEPT) < 0 and not leaders_in_hand(state, seat):
                redraw_hand(state, seat)
                return STAY
        return ASK if self.ask(state, frame) else NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(state.seats):
            if state.of(seat, KEPT) < 0:
                options = [Action(LEAD, card) for card in leaders_in_hand(state, seat)]
                asked.append(Decision(seat, "Choose your Leader in secret.", options, "PT-SETUP-03"))
        return asked

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        lift(state, action.a)
        state.put(action.a, ZONE, SEALED)
        state.put(action.a, SEAT, seat)
        state.note(seat, KEPT, action.a)
        whisper(state, seat, logbook.SAYS_LEADER, seat, action.a)
        return STAY


def leaders_in_hand(state: Duel, seat: int) -> list[Card]:
    return [card for card in state.pile(seat, HAND) if state.book.faces[state.face(card)].title]


def redraw_hand(state: Duel, seat: int) -> None:
    """No usable Leader: the hand is shown, shuffled back and drawn again (A-037)."""
    hand = state.pile(seat, HAND)[:]
    for card in hand:
        say(state, logbook.SAYS_REVEALS, seat, card)
    say(state, logbook.SAYS_MULLIGAN, seat)
    for card in hand:
        lift(state, card)
        lay(state, card, seat, DECK)
    shuffle(state, seat)
    for _ in hand:
        draw(state, seat, seat)


class Reveal(Back):
    """Both Leaders are shown at the same moment; the original edition sends equal ones back (PT-SETUP-05, A-035)."""

    def run(self, state: Duel, frame: Frame) -> int:
        chosen = [state.of(seat, KEPT) for seat in range(state.seats)]
        names = [state.face(card) for card in chosen]
        if state.rules.redraws and len(set(names)) < len(names):
            say(state, logbook.SAYS_SAME_LEADER, card=chosen[0])
            for seat, card in enumerate(chosen):
                lift(state, card)
                lay(state, card, seat, DECK, True)
                show(state, card)
                state.note(seat, KEPT, -1)
                draw(state, seat, seat)
            return self.go_back(frame)
        for seat, card in enumerate(chosen):
            place_leader(state, card, leader_place(state, seat))
            say(state, E_LEADERS, seat, card)
        emit(state, E_LEADERS)
        return NEXT


class Lead(Op[Duel]):
    """The first player: chance in the first battle and after a tie, else the previous winner (PT-SETUP-06, A-004)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.number(0) == 0 or frame.number(1) < 0:
            state.first = state.chance.draw(state.seats)
            say(state, logbook.SAYS_COIN, state.first)
        else:
            state.first = frame.number(1)
            say(state, logbook.SAYS_FIRST, state.first)
        state.active = state.first
        push(state, Frame(BATTLE_P, state.first, -1, NOTHING))
        return NEXT
