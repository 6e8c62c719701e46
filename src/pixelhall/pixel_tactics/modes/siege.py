"""Siege: no Leaders; behind each column lies a fortress of two cards, and whoever hits one that is empty wins
(PT-SIEGE)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.core.machine import NEXT, NOTHING, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import end_lasting, use_up_by_attack
from pixelhall.pixel_tactics.change.logbook import say, whisper
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import lay, lift, recall
from pixelhall.pixel_tactics.flow.combat import mark_attack
from pixelhall.pixel_tactics.flow.reactions import React, Window
from pixelhall.pixel_tactics.flow.setup import OPENING_HEROES, Hand, Lead, Shuffle
from pixelhall.pixel_tactics.flow.waves import Casualties
from pixelhall.pixel_tactics.legal.attacks import attack_fault, can_melee, must_hit, targets
from pixelhall.pixel_tactics.legal.costs import cost, pay
from pixelhall.pixel_tactics.legal.own_speeds import note_use
from pixelhall.pixel_tactics.legal.prices import price
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.numbers import (
    by,
    can,
    code,
    event,
    field,
    grid,
    history,
    keyword,
    program,
    reason,
    speed,
    until,
    verb,
    zone,
)
from pixelhall.pixel_tactics.numbers.place_kind import column_in, column_place, seat_of
from pixelhall.pixel_tactics.state.board import column_of, place_of
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.frames import leave
from pixelhall.pixel_tactics.state.layout import FORTIFIED, add_piles, fortress
from pixelhall.pixel_tactics.state.sides import allies
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force

CARDS: Final = 2  # behind each column

# Registers of a storm's frame.
CANCELLED: Final = 0  # as of what flow/performing.py does
PLACE: Final = 1  # the column
CAUSED: Final = 2


class Siege(Mode):
    def __init__(self) -> None:
        super().__init__("siege", "Siege", [0, 1])
        self.line = "two players, no Leaders: break into a fortress"
        self.laws = ["Your Unit has no Leader."]
        self.leads = False
        self.acts = True
        self.worths = [
            "cards in the fortress",
            "columns without a fortress",
            "open columns",
            "open columns with one card",
            "open columns without a fortress",
        ]

    def setup(self) -> list[Op[Duel]]:
        return [Shuffle(), Muster(), Muster(OPENING_HEROES, built=True), Fortify(), Lead()]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), React()]

    def procedures(self) -> dict[int, list[Op[Duel]]]:
        return {program.STORM: [Advance(), Window(), Breach(), React()]}

    def lay_out(self, state: Duel) -> None:
        add_piles(state, zone.FORTRESS)

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        cards = bare = opened = weak = lost = 0
        for column in FORTIFIED:
            left = len(fortress(state, seat, column))
            cards += left
            bare += 1 if left == 0 else 0
            if is_open(state, seat, column):
                opened += 1
                weak += 1 if left == 1 else 0
                lost += 1 if left == 0 else 0
        return [float(cards), float(bare), float(opened), float(weak), float(lost)]

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """Each Melee Attack that could be made, against each open fortress (PT-SIEGE-04)."""
        own = in_force(state).says(code.OWN_SPEED) or is_named(state)
        if not (types & 1 << verb.ATTACK or own) or at_rest(state, seat):
            return
        columns = open_columns(state, seat)
        if not columns:
            return
        everywhere = in_force(state).says(can.ATTACK_IN_ANY_WAVE)
        first = seat * grid.SLOTS + (0 if everywhere else state.row * grid.WIDTH)
        for place in range(first, first + (grid.SLOTS if everywhere else grid.WIDTH)):
            card = state.unit[place]
            if card < 0 or attack_fault(state, card):
                continue
            if not own or cost(state, seat, verb.ATTACK, speed.NORMAL, card, by.MELEE, verb.STORM) >= 0:
                aim(state, card, columns, found)

    def begin(self, state: Duel, seat: i64, action: Action) -> bool:
        if action.verb != verb.STORM:
            return False
        pay(state, seat, verb.ATTACK, price(state, seat, action), verb.STORM)
        note_use(state, action.a, by.MELEE)
        mark_attack(state, action.a)
        storm(state, action, False)
        emit(state, event.USES, seat, action.a, n=verb.ATTACK)
        emit(state, event.USES, seat, action.a, n=verb.STORM)
        return True

    def more_aims(self, state: Duel, card: Card, found: list[Action]) -> None:
        aim(state, card, open_columns(state, state.side(card)), found)

    def strike(self, state: Duel, action: Action) -> bool:
        if action.verb != verb.STORM:
            return False
        storm(state, action, True)
        return True


# Which fortress can be hit, and by whom.


def is_named(state: Duel) -> bool:
    """Whether a text speaks of attacks on fortresses as a type of action."""
    for active in in_force(state).laws:
        if active.modifier.word >> verb.STORM & 1:
            return True
    return False


def aim(state: Duel, card: Card, columns: list[int], found: list[Action]) -> None:
    if columns and may_storm(state, card):
        found += [Action(verb.STORM, card, place) for place in columns if faces_it(state, card, place)]


def open_columns(state: Duel, seat: i64) -> list[int]:
    """The columns of rivals, as places, in which no Hero lives: one with lethal damage lives until the check (A-145)."""
    found: list[int] = []
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            found += [column_place(rival, column) for column in FORTIFIED if is_open(state, rival, column)]
    return found


def is_open(state: Duel, seat: i64, column: i64) -> bool:
    return in_force(state).sides[seat].fronts >> column & grid.ONE_COLUMN == 0


def may_storm(state: Duel, card: Card) -> bool:
    """Whether a character in melee may hit any column (A-143): not while somebody must be attacked instead (A-231)."""
    if at_rest(state, state.side(card)) or not can_melee(state, card):
        return False
    texts = in_force(state)
    bound = texts.says(code.MUST_ATTACK) or texts.says(code.HAS + keyword.DECOY)
    return not (bound and any(must_hit(state, target) for target in targets(state, card, by.MELEE)))


def faces_it(state: Duel, card: Card, place: i64) -> bool:
    """A text may bind Melee Attacks to the opposing column."""
    return not in_force(state).says(code.MELEE_FACING) or column_of(state, card) == grid.WIDTH - 1 - column_in(place)


# The steps.


class Muster(Hand):
    """The opening hand: by the decks, unless the option says another number (A-141)."""

    def opening(self, state: Duel) -> i64:
        return state.rules.siege_hand or self.cards


class Fortify(Op[Duel]):
    """Two cards of the top of the deck behind each column; nobody looks at them (PT-SIEGE-03, A-142)."""

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in range(state.seats):
            for column in FORTIFIED:
                for _ in range(CARDS):
                    lay_behind(state, seat, column)
            say(state, logbook.SAYS_FORTIFIES, seat, n=CARDS)
        return NEXT


def lay_behind(state: Duel, seat: i64, column: i64) -> None:
    deck = state.pile(seat, zone.DECK)
    if deck:
        card = deck[-1]
        lift(state, card)
        lay(state, card, seat, zone.FORTRESS)
        state.put(card, field.SPOT, column)


def storm(state: Duel, action: Action, caused: bool) -> None:
    frame = Frame(program.STORM, state.side(action.a), action.a, NOTHING)
    frame.numbers = [0, action.b, 1 if caused else 0]
    push(state, frame)


class Advance(Op[Duel]):
    """The Melee Attack is declared: it has no character as its target (A-144)."""

    def run(self, state: Duel, frame: Frame) -> int:
        place = frame.numbers[PLACE]
        at = place_of(state, frame.card)
        say(state, logbook.SAYS_STORMS, frame.seat, frame.card, n=at, how=column_in(place), place=seat_of(place))
        frame.event = Event(event.DECLARES, frame.seat, frame.card, how=by.MELEE)
        return NEXT


class Breach(Op[Duel]):
    """A hit that was not cancelled takes a card into the defender's hand, or wins at once (PT-SIEGE-05, PT-SIEGE-06)."""

    def run(self, state: Duel, frame: Frame) -> int:
        place = frame.numbers[PLACE]
        card = frame.card
        if frame.numbers[CANCELLED] or not stands(state, frame):
            say(state, logbook.SAYS_CANCELLED, frame.seat, card, how=verb.ATTACK)
            end_lasting(state, card, until.ATTACK_ENDS)
            return leave(state, frame)
        recall(state, card, history.DID_ATTACK)
        recall(state, card, history.DID_MELEE)
        emit(state, event.ATTACKS, frame.seat, card, how=by.MELEE)
        use_up_by_attack(state, card, by.MELEE)
        end_lasting(state, card, until.ATTACK_ENDS)
        rest = fortress(state, seat_of(place), column_in(place))
        if rest:
            take_in(state, rest[-1], seat_of(place), column_in(place))
        else:
            finish(state, allies(state, frame.seat), reason.FORTRESS)
        return NEXT


def take_in(state: Duel, card: Card, seat: i64, column: i64) -> None:
    """The top card of a fortress goes to the hand of whoever it protected; that is no drawing."""
    lift(state, card)
    lay(state, card, seat, zone.HAND)
    say(state, logbook.SAYS_BREACHED, seat, n=column, how=len(fortress(state, seat, column)))
    whisper(state, seat, logbook.SAYS_TAKEN_IN, seat, card)


def stands(state: Duel, frame: Frame) -> bool:
    """Whether attacker and column are still what they were (A-060, A-061)."""
    card, place = frame.card, frame.numbers[PLACE]
    if state.zone(card) != zone.UNIT or place not in open_columns(state, frame.seat):
        return False
    if state.corpse(card) and not (frame.numbers[CAUSED] or in_force(state).on(state, card, can.ATTACK)):
        return False
    return state.side(card) == frame.seat and may_storm(state, card) and faces_it(state, card, place)
