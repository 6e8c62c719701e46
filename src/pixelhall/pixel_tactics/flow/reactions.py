"""Reactions and Traps: what waits resolves in batches, active player first; windows ask whoever has a face-down Trap
(PT-REACT, PT-TRAP)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NO_QUEUE, NOTHING, STAY, Event, Frame, Heard, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import fall_at_once, push
from pixelhall.pixel_tactics.change.triggers import (
    any_trap,
    emit,
    for_traps,
    hearers,
    hears_any,
    is_quiet,
    meets,
    ready_traps,
    trap_key,
)
from pixelhall.pixel_tactics.change.zones import discard_from_play, show
from pixelhall.pixel_tactics.numbers import event, field, grid, mark, program, verb, zone
from pixelhall.pixel_tactics.state.board import order_from, place_of
from pixelhall.pixel_tactics.state.ceasefire import traps_sleep
from pixelhall.pixel_tactics.state.state import Card, Duel

MOST_REACTIONS: Final = 100  # after one root event
BATCH: Final = 1  # phases of a reaction point
TRAPS: Final = 2
FALLEN: Final = 3


class React(Op[Duel]):
    """Resolves everything that waits: batch after batch, each followed by a window for Traps (A-066). Inside a batch it
    does nothing."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            if is_quiet(state):
                return NEXT
            if fall_at_once(state):
                frame.phase = FALLEN
                return STAY
        if frame.phase in (0, FALLEN):
            if state.reacting or not (state.waiting or state.recent):
                return NEXT
            state.reacting = 1
            state.reactions = 0
        if frame.queue:
            return next_of(state, frame)
        if state.waiting:
            frame.queue = in_order(state, state.waiting)
            state.waiting = []
            frame.phase = BATCH
            return STAY
        if state.recent:
            frame.phase = TRAPS
            open_window(state, state.recent, -1)
            state.recent = []
            return STAY
        state.reacting = 0
        return NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return ask_order(state, frame)

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        resolve(state, frame, action.a)
        return STAY


class Window(React):
    """A declaration can be answered before it takes effect: texts first, then Traps (A-065)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.queue = (
                in_order(state, hearers(state, frame.event)) if hears_any(state, frame.event.kind) else NO_QUEUE
            )
            frame.phase = BATCH
        if frame.queue:
            return next_of(state, frame)
        if (
            frame.phase == BATCH
            and not traps_sleep(state)
            and (state.book.trap_kinds >> frame.event.kind) & 1
            and any_trap(state)
        ):
            frame.phase = TRAPS
            open_window(state, [for_traps(state, frame.event)], -1)
            return STAY
        return NEXT


def in_order(state: Duel, waiting: list[Heard]) -> list[Heard]:
    """Active player first, then in turn order (PT-REACT-02, A-002)."""
    return [heard for seat in order_from(state, state.active) for heard in waiting if heard.seat == seat]


def same_seat(frame: Frame) -> i64:
    """How many of the queue belong to the seat whose turn it is to resolve."""
    n = 1
    while n < len(frame.queue) and frame.queue[n].seat == frame.queue[0].seat:
        n += 1
    return n


def next_of(state: Duel, frame: Frame) -> i64:
    """Each owner orders their own; a single one, and several that are equal in all, need no question."""
    if not all_alike(frame.queue[: same_seat(frame)]):
        return ASK
    resolve(state, frame, 0)
    return STAY


def all_alike(waiting: list[Heard]) -> bool:
    """Whether all of them are the same text of the same card, heard of the same: no order of them matters."""
    first = waiting[0]
    for other in waiting[1:]:
        if other is not first and (
            other.program != first.program
            or other.card != first.card
            or other.event.ints() != first.event.ints()
            or other.things != first.things
            or other.numbers != first.numbers
        ):
            return False
    return True


def ask_order(state: Duel, frame: Frame) -> list[Decision]:
    mine = frame.queue[: same_seat(frame)]
    names = told_apart(state, [heard.card for heard in mine])
    texts = " ".join(f"({i + 1}) {names[i]}: {state.book.texts[heard.program]}" for i, heard in enumerate(mine))
    options = [Action(verb.FIRST, i) for i in range(len(mine))]
    return [
        Decision(mine[0].seat, f"Several abilities wait: which one resolves first? {texts}", options, "PT-REACT-02")
    ]


def told_apart(state: Duel, cards: list[Card]) -> list[str]:
    """The names of the cards whose abilities wait; of equal ones, with their slots."""
    names = [bearer(state, card) for card in cards]
    alike = [name for name in names if names.count(name) > 1]
    return [
        f"{name} ({grid.SLOT_NAMES[state.spot(card)]})" if name in alike and place_of(state, card) >= 0 else name
        for name, card in zip(names, cards)
    ]


def bearer(state: Duel, card: Card) -> str:
    """The name of the card whose ability it is."""
    if card < 0:
        return "An effect"
    face = state.book.faces[state.face(card)]
    return face.title if state.leads(card) else face.name


def resolve(state: Duel, frame: Frame, index: i64) -> None:
    waiting = frame.queue[index]
    frame.queue = frame.queue[:index] + frame.queue[index + 1 :]
    state.reactions += 1
    if state.reactions > MOST_REACTIONS:
        say(state, logbook.SAYS_DROPPED, waiting.seat)
        return
    say(state, logbook.SAYS_ABILITY, waiting.seat, waiting.card, n=waiting.program)
    called = Frame(waiting.program, waiting.seat, waiting.card, waiting.event)
    if waiting.things:
        called.things = waiting.things[:]
    if waiting.numbers:
        called.numbers = waiting.numbers[:]
    push(state, called)


# Traps.

SILENT_SEAT: Final = 0  # registers of a window's frame: who may not answer (their own Trap)
DECLINED: Final = 1
SPRUNG: Final = 2  # the Trap whose event is still to be chosen, or -1


def open_window(state: Duel, events: list[Heard], silent: i64) -> None:
    frame = Frame(program.WINDOW, state.active, -1, NOTHING)
    frame.numbers = [silent, 0, -1]
    frame.queue = events
    push(state, frame)


class Spring(Op[Duel]):
    """Asks each seat with a face-down Trap, active player first, whether or not one fits (A-107); reopens after each
    Trap (A-102). A Trap that fits several things of one moment answers the one its owner chooses. One that must be
    activated cannot be declined, and is not asked about when it is the only one that fits (PT-TRAP-05)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if cancelled_below(state):
            return NEXT
        seat = asked_seat(state, frame)
        if seat < 0:
            return NEXT
        if state.book.must_traps:
            traps = fitting(state, frame, seat)
            if len(traps) == 1 and any_must(state, traps):
                return self.spring(state, frame, traps[0])
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        sprung = frame.numbers[SPRUNG]
        if sprung >= 0:
            subjects = list(dict.fromkeys(subject(state, sprung, event) for event in events_for(state, frame, sprung)))
            return [
                Decision(
                    state.side(sprung),
                    "Which one does the Trap answer?",
                    [Action(verb.CHOOSE, card) for card in subjects],
                    "PT-TRAP-03",
                )
            ]
        seat = asked_seat(state, frame)
        traps = fitting(state, frame, seat)
        options = [Action(verb.SPRING, card) for card in traps]
        if any_must(state, traps):
            return [
                Decision(seat, "One of your Traps must be activated. Which one do you activate?", options, "PT-TRAP-05")
            ]
        return [Decision(seat, "Activate a Trap?", [Action(verb.DECLINE), *options], "PT-TRAP-05")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DECLINE:
            frame.numbers[DECLINED] |= 1 << seat
            return STAY
        if action.verb == verb.SPRING:
            return self.spring(state, frame, action.a)
        trap = frame.numbers[SPRUNG]
        events = events_for(state, frame, trap)
        return self.activate(state, frame, trap, next(e for e in events if subject(state, trap, e) == action.a))

    def spring(self, state: Duel, frame: Frame, trap: Card) -> int:
        """Activates a Trap, unless it is first to be said what it answers."""
        frame.numbers[DECLINED] = 0
        events = events_for(state, frame, trap)
        if len({subject(state, trap, event) for event in events}) > 1:
            frame.numbers[SPRUNG] = trap
            return ASK
        return self.activate(state, frame, trap, events[0])

    def activate(self, state: Duel, frame: Frame, trap: Card, event: Event) -> int:
        frame.numbers[SPRUNG] = -1
        push(state, Frame(program.TRAP, state.side(trap), trap, event))
        return STAY


def asked_seat(state: Duel, frame: Frame) -> i64:
    for seat in order_from(state, state.active):
        if (
            seat != frame.numbers[SILENT_SEAT]
            and not (frame.numbers[DECLINED] >> seat) & 1
            and ready_traps(state, seat)
        ):
            return seat
    return -1


def fitting(state: Duel, frame: Frame, seat: i64) -> list[Card]:
    """The Traps that this seat may activate in this window."""
    return [card for card in ready_traps(state, seat) if events_for(state, frame, card)]


def any_must(state: Duel, traps: list[Card]) -> bool:
    """Whether one of these Traps says that it must be activated (PT-TRAP-05)."""
    for card in traps:
        trigger = state.book.faces[state.face(card)].trap
        if trigger is not None and trigger.must:
            return True
    return False


def events_for(state: Duel, frame: Frame, card: Card) -> list[Event]:
    """The window's events that this Trap may answer. What is only declared must fit still (A-102); nobody answers an
    own Trap."""
    face = state.book.faces[state.face(card)]
    seat = state.side(card)
    found: list[Event] = []
    for waiting in frame.queue:
        happened = waiting.event
        if happened.kind == event.DECLARES_TRAP and happened.seat == seat:
            continue
        if (
            meets(state, face, seat, happened)
            if happened.kind in DECLARED
            else trap_key(seat, face.index) in waiting.numbers
        ):
            found.append(happened)
    return found


def subject(state: Duel, trap: Card, event: Event) -> Card:
    """The card of an event that a Trap's condition is about."""
    trigger = state.book.faces[state.face(trap)].trap
    return event.other if trigger is not None and trigger.passive else event.card


DECLARED: Final = (
    event.DECLARES,
    event.DECLARES_ORDER,
    event.DECLARES_OPERATION,
    event.DECLARES_SPELL,
    event.DECLARES_RECRUIT,
    event.DECLARES_MOVE,
    event.DECLARES_TRAP,
)


def cancelled_below(state: Duel) -> bool:
    """The window closes when what was declared is cancelled."""
    below = state.stack[-2]
    return below.program in CANCELLABLE and below.number(CANCELLABLE[below.program]) == 1


CANCELLABLE: dict[int, int] = {}  # program -> its register for "cancelled"; filled by flow/procedures.py


class Activate(Op[Duel]):
    """A Trap is turned up; rivals may answer it (PT-TRAP-06). It is not ready any more: one activation a turn
    (A-014)."""

    def run(self, state: Duel, frame: Frame) -> int:
        frame.numbers = [0]
        state.mark(frame.card, mark.OPEN)
        state.put(frame.card, field.TIME, state.turn + 1)
        show(state, frame.card)
        say(state, logbook.SAYS_SPRINGS, frame.seat, frame.card)
        below = state.stack[-2]
        under_way = (
            below.queue if below.program == program.WINDOW else []
        )  # a Trap may also answer what the other one answers
        open_window(
            state, [for_traps(state, Event(event.DECLARES_TRAP, frame.seat, frame.card)), *under_way], frame.seat
        )
        return NEXT


class Fire(Op[Duel]):
    """The Trap's text, unless it was cancelled; the last one activated resolves first (A-101)."""

    def run(self, state: Duel, frame: Frame) -> int:
        trigger = state.book.faces[state.face(frame.card)].trap
        if frame.numbers[0] or trigger is None:
            say(state, logbook.SAYS_CANCELLED, frame.seat, frame.card, how=verb.SPRING)
        else:
            push(state, Frame(trigger.program, frame.seat, frame.card, frame.event))
        return NEXT


class Spent(Op[Duel]):
    """A used Trap goes to its owner's discard pile, cancelled or not (PT-TRAP-08, A-105)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if state.zone(frame.card) == zone.RESERVE:
            discard_from_play(state, frame.card)
        emit(state, event.TRAP, frame.seat, frame.card)
        return NEXT
