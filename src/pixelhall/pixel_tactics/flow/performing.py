"""The steps of each action once it is paid: Recruit, Move, Order, Operation, Spell, named action (rules 6, Turn)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.happening import happens
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt, push
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import discard_seat, lay, lift, to_limbo, to_reserve
from pixelhall.pixel_tactics.flow.rivals import ask_which_rival, rivals_meant
from pixelhall.pixel_tactics.numbers import code, event, fourth_box, mark, per_seat, program, verb, would, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.book import Active
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.shape import is_empty

# Registers of these frames.
CANCELLED: Final = 0
WHERE: Final = 1  # a place
USE: Final = 2  # the program of a Spell or action
PAYS: Final = 3  # the program of its costs, or -1
CAUSED: Final = 4

PLAYED_ORDER: Final = 0  # bits of a seat's PLAYED, three spans each
PLAYED_OPERATION: Final = 1
PLAYED_SPELL: Final = 2
PLAYED_TRAP: Final = 3
PLAYED_KINDS: Final = 4
PLAYED_THIS_TURN: Final = (1 << PLAYED_KINDS) - 1
PLAYED_THIS_WAVE: Final = (1 << 2 * PLAYED_KINDS) - 1  # its last turn included


def note_played(state: Duel, seat: i64, what: i64) -> None:
    """Remembers for this turn, wave and round that a player played an Order, Operation or Spell."""
    bit = 1 << what
    state.note(
        seat, per_seat.PLAYED, state.of(seat, per_seat.PLAYED) | bit | bit << PLAYED_KINDS | bit << (2 * PLAYED_KINDS)
    )


def call(state: Duel, program: i64, seat: i64, card: Card, event: Event, numbers: list[int]) -> None:
    frame = Frame(program, seat, card, event)
    frame.numbers = numbers
    push(state, frame)


# Recruit.


def start_recruit(state: Duel, seat: i64, card: Card, place: Place) -> None:
    call(state, program.RECRUIT, seat, card, Event(event.DECLARES_RECRUIT, seat, card, place=place), [0, place])


class Enlist(Op[Duel]):
    """The card enters its slot. A Corpse or Hero there, if a text allows that, is cleared or discarded first."""

    def run(self, state: Duel, frame: Frame) -> int:
        place = frame.numbers[WHERE]
        there = state.unit[place]
        if frame.numbers[CANCELLED] or state.zone(frame.card) != zone.HAND:
            say(state, logbook.SAYS_CANCELLED, frame.seat, how=verb.RECRUIT)
        elif there >= 0 and frame.phase == 0:
            frame.phase = 1
            kind = would.CLEARED if state.corpse(there) else would.DISCARDED
            attempt(state, Event(kind, state.side(there), there))
            return STAY
        elif there < 0 and is_empty(state, place):
            attempt(state, Event(would.RECRUITED, frame.seat, frame.card, place=place, how=1))
        return NEXT


# Move.


def start_move(state: Duel, seat: i64, card: Card, place: Place) -> None:
    call(state, program.MOVE, seat, card, Event(event.DECLARES_MOVE, seat, card, place=place), [0, place])


class Step(Op[Duel]):
    """The Hero goes to its slot. A Corpse there, where an option lets a Hero move onto it, is cleared first (A-052)."""

    def run(self, state: Duel, frame: Frame) -> int:
        place = frame.numbers[WHERE]
        there = state.unit[place]
        stays = frame.numbers[CANCELLED] or state.zone(frame.card) != zone.UNIT
        if not stays and state.rules.onto_corpse and frame.phase == 0 and there >= 0 and state.corpse(there):
            frame.phase = 1
            attempt(state, Event(would.CLEARED, frame.seat, there))
            return STAY
        if stays or not is_empty(state, place):
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=verb.MOVE)
        else:
            state.mark(frame.card, mark.MOVED)
            attempt(state, Event(would.MOVED, frame.seat, frame.card, place=place))
        return NEXT


# Order and Operation.


def start_order(state: Duel, seat: i64, card: Card) -> None:
    """From hand into limbo: neither hand nor discard pile while it resolves (PT-ZONE-07)."""
    to_limbo(state, card, seat)
    say(state, event.DECLARES_ORDER, seat, card)
    call(state, program.ORDER, seat, card, Event(event.DECLARES_ORDER, seat, card), [0])


class Obey(Op[Duel]):
    """Resolves the Order's text; the box of a Trap or Operation is blank (PT-CARD-08)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[CANCELLED]:
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=verb.ORDER)
        else:
            obey(state, frame.seat, frame.card)
        return NEXT


def obey(state: Duel, seat: i64, card: Card) -> None:
    """Runs a card's Order as this seat's own; in the ceasefire there are none, whoever plays them (PT-CEASE-04)."""
    face = state.book.faces[state.face(card)]
    barred = at_rest(state, seat) and not state.rules.ceasefire_orders
    if face.order >= 0 and not barred and not in_force(state).rules(state, seat, code.ORDERS_BLANK):
        push(state, Frame(face.order, seat, card, NOTHING))


class File(Op[Duel]):
    """The played Order goes to its owner's discard pile; only then do reactions to it come (A-071). Whoever sends it to
    the pile of one of several Rivals says whose."""

    def run(self, state: Duel, frame: Frame) -> int:
        card = frame.card
        if state.zone(card) == zone.LIMBO:
            rules = in_force(state).rules(state, frame.seat, code.ORDER_GOES)
            if rules and not frame.numbers[CANCELLED]:
                seats = filed_to(state, frame, rules[-1])
                if len(seats) > 1:
                    return ASK
                lift(state, card)
                lay(state, card, seats[0], rules[-1].modifier.n)
            else:
                lift(state, card)
                lay(state, card, discard_seat(state, card, frame.seat), zone.DISCARD)
        if not frame.numbers[CANCELLED]:
            state.last_order = card
            note_played(state, frame.seat, PLAYED_ORDER)
            emit(state, event.ORDER, frame.seat, card)
        return NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        rule = in_force(state).rules(state, frame.seat, code.ORDER_GOES)[-1]
        return ask_which_rival(rule.seat, filed_to(state, frame, rule))

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.phase = action.a + 1
        return STAY


PILE_OF_YOU: Final = 0  # whose pile a text sends Orders to
PILE_OF_RIVAL: Final = 1


def filed_to(state: Duel, frame: Frame, rule: Active) -> list[int]:
    """Whose pile a played Order goes to where a text gives it another place: several only while it is to be asked."""
    if frame.phase > 0:
        return [frame.phase - 1]
    if rule.modifier.word == PILE_OF_YOU:
        return [rule.seat]
    return rivals_meant(state, rule.seat, frame.seat)


def start_operation(state: Duel, seat: i64, card: Card) -> None:
    to_limbo(state, card, seat)
    say(state, event.DECLARES_OPERATION, seat, card)
    call(state, program.OPERATE, seat, card, Event(event.DECLARES_OPERATION, seat, card), [0])


class Establish(Op[Duel]):
    """Face up in a Reserve Slot with its time markers (PT-OP-01)."""

    def run(self, state: Duel, frame: Frame) -> int:
        card = frame.card
        assert state.book.faces[state.face(card)].box == fourth_box.OPERATION, "only an Operation is established"
        if frame.numbers[CANCELLED] or not to_reserve(state, card, frame.seat, state.rules.markers, True):
            say(state, logbook.SAYS_CANCELLED, frame.seat, card, how=verb.OPERATE)
            lift(state, card)
            lay(state, card, discard_seat(state, card, frame.seat), zone.DISCARD)
            return NEXT
        note_played(state, frame.seat, PLAYED_OPERATION)
        happens(state, event.OPERATION, frame.seat, card)
        if state.rules.operation_is_order:
            note_played(state, frame.seat, PLAYED_ORDER)
            emit(state, event.ORDER, frame.seat, card)
        return NEXT


# Spells and named actions.


def start_spell(state: Duel, seat: i64, card: Card, number: i64, costs: i64, caused: bool) -> None:
    call(
        state,
        program.SPELL,
        seat,
        card,
        Event(event.DECLARES_SPELL, seat, card),
        [0, -1, number, costs, 1 if caused else 0],
    )


def start_named(state: Duel, seat: i64, card: Card, number: i64, costs: i64) -> None:
    say(state, logbook.SAYS_NAMED, seat, card, n=number)
    call(state, program.NAMED, seat, card, Event(0, seat, card), [0, -1, number, costs, 0])


class PayCosts(Op[Duel]):
    """The prices in parentheses are paid before anybody can answer."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[PAYS] >= 0:
            push(state, Frame(frame.numbers[PAYS], frame.seat, frame.card, NOTHING))
        return NEXT


class Speak(Op[Duel]):
    """Resolves the text of a Spell or named action."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[CANCELLED]:
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=verb.SPELL)
        else:
            push(state, Frame(frame.numbers[USE], frame.seat, frame.card, NOTHING))
        return NEXT


class Cast(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        if not frame.numbers[CANCELLED]:
            note_played(state, frame.seat, PLAYED_SPELL)
            emit(state, event.CASTS, frame.seat, frame.card)
        return NEXT


class Announce(Op[Duel]):
    """A Spell is announced once its costs are paid."""

    def run(self, state: Duel, frame: Frame) -> int:
        say(state, logbook.SAYS_SPELL, frame.seat, frame.card, n=frame.numbers[USE])
        return NEXT


class Used(Op[Duel]):
    """Tells that an action of a kind was used: the action itself, not an effect that does the same."""

    def run(self, state: Duel, frame: Frame) -> int:
        emit(state, event.USES, frame.seat, frame.card, n=verb.NAMED)
        return NEXT
