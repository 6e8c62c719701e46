"""Set-up of a battle: decks, shuffle, opening hands, secret Leaders, the first player (PT-SETUP)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, NOTHINGS, STAY, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import place_leader
from pixelhall.pixel_tactics.change.known_hands import hide_hand, recall_hand
from pixelhall.pixel_tactics.change.leader_pile import back_to_leaders, set_out_leaders, take_up
from pixelhall.pixel_tactics.change.logbook import say, whisper
from pixelhall.pixel_tactics.change.recalling import recall_seen
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.shuffling import shuffle, shuffle_promos
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import draw, draw_promo, lay, lift, show, sleeve
from pixelhall.pixel_tactics.flow.series import bonus
from pixelhall.pixel_tactics.numbers import event, field, grid, mark, per_seat, program, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import set_ceasefire
from pixelhall.pixel_tactics.state.frames import Back
from pixelhall.pixel_tactics.state.layout import any_common, keeper, keepers
from pixelhall.pixel_tactics.state.leader_pile import different, is_designated, leader_pile
from pixelhall.pixel_tactics.state.parts import is_of_decks, is_promo, printed_card
from pixelhall.pixel_tactics.state.sides import set_teams
from pixelhall.pixel_tactics.state.state import Card, Duel, empty_state
from pixelhall.pixel_tactics.texts.book import Book
from pixelhall.pixel_tactics.texts.shape import leader_place

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.options import Rules

OPENING: Final = 5  # PT-SETUP-02
OPENING_HEROES: Final = 4  # PT-DECK-03


def opened(book: Book, rules: "Rules", chance: Chance, teams: list[int]) -> Duel:
    """A play with nothing in it yet but the piles and teams of its mode."""
    state = empty_state(book, rules, chance, len(teams))
    set_teams(state, teams)
    rules.mode.lay_out(state)
    for part in rules.extras:
        part.lay_out(state)
    rules.mode.relate(state)
    return state


def whole_decks(book: Book, seats: i64, commons: bool = True) -> list[list[int]]:
    """Every seat plays all cards of the sets (PT-CORE-01), with their Commons or without."""
    deck = [int(face.index) for face in book.deck_faces() if commons or face.title]
    if not any(book.faces[index].title for index in deck) or len(deck) < SMALLEST_DECK:
        raise BadOption(f"a deck needs at least {SMALLEST_DECK} cards, and at least one of them with a leader side")
    return [deck for _ in range(seats)]


SMALLEST_DECK: Final = 10


def usual_decks(state: Duel) -> list[list[int]]:
    """The pools of a play without decks of one's own."""
    return state.rules.mode.pools(whole_decks(state.book, state.seats, state.rules.terms.commons))


def set_out(state: Duel) -> None:
    """The decks of all seats, before anything is shuffled: each is a pool, also where seats share one pile."""
    sleeves: list[int] = []
    origins: list[int] = []
    for seat in range(state.seats):
        state.note(seat, per_seat.LEADER, -1)
        deck = state.pile(seat, zone.DECK)
        for face in state.decks[seat]:
            deck.append(len(origins))
            origins.append(seat)
            sleeves += sleeve(face, keeper(state, seat, zone.DECK), zone.DECK, 0)
    for pool in range(state.seats, len(state.decks)):
        for face in state.decks[pool]:
            origins.append(pool)
            sleeves += sleeve(face, pool - state.seats, zone.LEADERS, 0)
    decks = len(origins)
    for part in state.rules.extras:
        part.bring(state, sleeves, origins)
    state.cards = vec[i64](sleeves)
    if state.rules.built:
        state.decks = NOTHINGS  # the cards alone say what is in a built deck
    if state.rules.built or len(origins) > decks or any_common(state):
        state.origins = vec[i64](origins)


class Shuffle(Op[Duel]):
    """Clean-up, and every deck is shuffled (PT-SETUP-01, PT-SERIES-06)."""

    def run(self, state: Duel, frame: Frame) -> int:
        state.battle += 1
        say(state, logbook.SAYS_BATTLE, n=state.battle)
        clean_up(state)
        for seat in keepers(state, zone.DECK):
            shuffle(state, seat)
        for part in state.rules.extras:
            part.begin_battle(state)
        return NEXT


class Hand(Op[Duel]):
    """The opening cards, with the bonus of a series (PT-SETUP-02, PT-SERIES-05). With built decks they come after the
    Leader (PT-SETUP-08, A-124): each of the two kinds of decks has its place in a set-up."""

    def __init__(self, cards: int = OPENING, built: bool = False) -> None:
        self.cards = cards
        self.built = built

    def opening(self, state: Duel) -> i64:
        return self.cards

    def run(self, state: Duel, frame: Frame) -> int:
        if state.rules.built == self.built:
            for seat in range(state.seats):
                for _ in range(own_cards(state, self.opening(state)) + bonus(state, seat)):
                    draw(state, seat, seat)
            deal_extras(state)
            state.waiting = []
            state.recent = []
        return NEXT


def own_cards(state: Duel, opening: i64) -> i64:
    """How many cards of the own deck everybody begins with (PT-SETUP-10)."""
    for part in state.rules.extras:
        opening -= part.fewer
    return opening


def deal_extras(state: Duel) -> None:
    for part in state.rules.extras:
        part.deal(state)


def clean_up(state: Duel) -> None:
    """All cards but trophies return to the decks they are from; nothing else survives a battle (A-043)."""
    trophies = [state.pile(seat, zone.TROPHIES) for seat in range(state.seats)]
    won = [card for pile in trophies for card in pile]
    numbers = [(state.of(seat, per_seat.TROPHIES)) for seat in range(state.seats)]
    state.unit = vec[i64]([-1] * (state.seats * grid.SLOTS))
    state.piles = [[] for _ in state.piles]
    state.seat = vec[i64]([0] * (state.seats * per_seat.COUNT))
    state.tokens, state.counters, state.used, state.special, state.lasting = [], [], [], [], []
    keep = [card for card in range(state.count()) if not state.marks(card) & (mark.TOKEN | mark.COPY)]
    state.cards = state.cards[: len(keep) * field.COUNT]  # tokens and copies are always the newest sleeves
    for seat in range(state.seats):
        state.pile(seat, zone.TROPHIES).extend(trophies[seat])
        state.pile(seat, zone.RESERVE).extend([-1] * state.rules.reserve)
        state.note(seat, per_seat.TROPHIES, numbers[seat])
        state.note(seat, per_seat.LEADER, -1)
        state.note(seat, per_seat.LAST_RECRUIT, -1)
    recall_seen(state, keep)
    for card in keep:
        state.put(card, field.FACE, printed_card(state, card))  # chase Leaders are back in their box
        if card in won:
            continue
        if is_designated(state, card):
            back_to_leaders(state, card)
        elif is_of_decks(state, card):
            put_away(state, card, keeper(state, state.origin(card), zone.DECK), zone.DECK)
        elif is_promo(state, card):
            put_away(state, card, 0, zone.PROMOS)
        else:
            put_away(state, card, state.owner(card), zone.BASE)
    if state.rules.built:
        for seat in range(state.seats):
            set_out_leaders(state, seat)
    state.extra = -1
    state.last_order = -1
    state.won = None
    state.round = 0
    set_ceasefire(state, state.rules.ceasefire > 0)
    state.stir_all()


def put_away(state: Duel, card: Card, owner: i64, where: i64) -> None:
    """A card goes back to where it is kept between battles."""
    for column in (field.DAMAGE, field.MARKS, field.HISTORY, field.SEEN, field.TIME):
        state.put(card, column, 0)
    state.put(card, field.ZONE, where)
    state.put(card, field.OWNER, owner)
    state.put(card, field.SEAT, owner)
    state.put(card, field.SPOT, -1)
    state.pile(owner, where).append(card)


class Seal(Op[Duel]):
    """Everybody secretly chooses a Leader out of the opening cards; nothing shows until all have (PT-SETUP-03)."""

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in range(state.seats):
            if state.of(seat, per_seat.LEADER) < 0 and not eligible(state, seat):
                redraw_hand(state, seat)
                return STAY
        return ASK if self.ask(state, frame) else NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(state.seats):
            if state.of(seat, per_seat.LEADER) < 0:
                options = lead_options(state, eligible(state, seat))
                asked.append(Decision(seat, "Choose your Leader in secret.", options, "PT-SETUP-03"))
        return asked

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if state.rules.built:
            card = take_up(state, seat, action.a)
        else:
            card, known = hide_hand(state, seat, action.a)
            if known:
                frame.bind(seat, known)
        lift(state, card)
        dress(state, card, action)
        state.put(card, field.ZONE, zone.SEALED)
        state.put(card, field.SEAT, seat)
        state.note(seat, per_seat.LEADER, card)
        whisper(state, seat, logbook.SAYS_LEADER, seat, card)
        return STAY


def lead_options(state: Duel, cards: list[Card]) -> list[Action]:
    """Each card as itself, and with each chase Leader that may replace it (PT-CHASE-01, A-200)."""
    found: list[Action] = []
    for card in cards:
        found.append(Action(verb.LEAD, card))
        if state.rules.chase:
            found += [Action(verb.LEAD, card, face) for face in state.book.composites.get(int(state.face(card)), [])]
    return found


def dress(state: Duel, card: Card, action: Action) -> None:
    """The chase Leader that was chosen with a card, if any; until it is revealed it is as secret as the card."""
    if action.b >= 0:
        state.put(card, field.FACE, action.b)


def leaders_in_hand(state: Duel, seat: int) -> list[Card]:
    return [card for card in state.pile(seat, zone.HAND) if state.book.faces[state.face(card)].title]


def eligible(state: Duel, seat: int) -> list[Card]:
    """Who may be chosen to lead: with a built deck, one of its Leaders (PT-SETUP-08, PT-SETUP-09); of equal ones the
    first. Should none be left, a card in hand leads (A-249)."""
    pile = different(state, leader_pile(state, seat)) if state.rules.built else []
    return pile or leaders_in_hand(state, seat)


def redraw_hand(state: Duel, seat: int) -> None:
    """No usable Leader: the hand is shown, shuffled back and drawn again (A-037)."""
    hand = state.pile(seat, zone.HAND)[:]
    for card in hand:
        say(state, logbook.SAYS_REVEALS, seat, card)
    say(state, logbook.SAYS_MULLIGAN, seat)
    promos = [card for card in hand if is_promo(state, card)]
    for card in hand:
        lift(state, card)
        lay(state, card, seat, zone.PROMOS if card in promos else zone.DECK)
    shuffle(state, seat)
    if promos:
        shuffle_promos(state)
    for card in hand:
        if card in promos:
            draw_promo(state, seat)
        else:
            draw(state, seat, seat)


class Reveal(Back):
    """Both Leaders are shown at the same moment; the original edition sends equal ones back (PT-SETUP-05, A-035)."""

    def run(self, state: Duel, frame: Frame) -> int:
        chosen = [state.of(seat, per_seat.LEADER) for seat in range(state.seats)]
        names = [printed_card(state, card) for card in chosen]
        if state.rules.redraws and not state.rules.built and len(set(names)) < len(names):
            alike = [card for card, name in zip(chosen, names) if names.count(name) > 1]
            say(state, logbook.SAYS_SAME_LEADER, card=alike[0])
            for seat, card in enumerate(chosen):
                state.put(card, field.FACE, printed_card(state, card))
                lift(state, card)
                if is_promo(state, card):
                    lay(state, card, seat, zone.PROMOS, True)
                    draw_promo(state, seat)
                else:
                    lay(state, card, seat, zone.DECK, True)
                    draw(state, seat, seat)
                show(state, card)
                state.note(seat, per_seat.LEADER, -1)
            return self.go_back(frame)
        for seat, card in enumerate(chosen):
            place_leader(state, card, leader_place(state, seat))
            say(state, event.LEADERS, seat, card)
            if frame.bound(seat):
                recall_hand(state, seat, frame.bound(seat), printed_card(state, card))
                frame.bind(seat, [])
        emit(state, event.LEADERS)
        return NEXT


class OpenLeaders(Op[Duel]):
    """The Leaders of all piles lie face up for everybody to see; at first the log names them (PT-EPIC-01, PT-EPIC-02)."""

    def __init__(self, told: bool) -> None:
        self.told = told

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in range(state.seats):
            for card in leader_pile(state, seat):
                show(state, card)
                if self.told:
                    say(state, logbook.SAYS_OFFERS, seat, card)
        return NEXT


class First(Op[Duel]):
    """The first player: chance in the first battle and after a tie, else the previous winner (PT-SETUP-06, A-004)."""

    def run(self, state: Duel, frame: Frame) -> int:
        choose_first(state, frame)
        return NEXT


class Begin(Op[Duel]):
    """The battle begins."""

    def run(self, state: Duel, frame: Frame) -> int:
        push(state, Frame(program.BATTLE, state.first, -1, NOTHING))
        return NEXT


class Lead(Begin):
    """Once the Leaders stand, the first player is known, and the battle begins."""

    def run(self, state: Duel, frame: Frame) -> int:
        choose_first(state, frame)
        return super().run(state, frame)


def choose_first(state: Duel, frame: Frame) -> None:
    if frame.number(0) == 0 or frame.number(1) < 0:
        state.first = state.chance.draw(state.seats)
        say(state, logbook.SAYS_COIN, state.first)
    else:
        state.first = frame.number(1)
        say(state, logbook.SAYS_FIRST, state.first)
    state.active = state.first
