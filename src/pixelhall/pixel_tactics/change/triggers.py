"""Events find their listeners at once; what they heard resolves at the next reaction point (PT-REACT-01)."""

from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NOTHINGS, Event, Frame, Heard, Source
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.numbers import code, fourth_box, grid, mark, span, zone
from pixelhall.pixel_tactics.state.ceasefire import traps_sleep
from pixelhall.pixel_tactics.state.frames import turn_runs
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Face, Listening, Trigger
from pixelhall.pixel_tactics.texts.in_force import in_force


def emit(
    state: Duel, kind: i64, seat: i64 = -1, card: Card = -1, other: Card = -1, n: i64 = 0, how: i64 = 0, place: i64 = -1
) -> None:
    """Something happened: abilities that hear it wait for the next reaction point, Traps for the next window."""
    if in_force(state).hears(kind):
        state.waiting.extend(hearers(state, Event(kind, seat, card, other, n, how, place)))
    if (state.book.trap_kinds >> kind) & 1 and not traps_sleep(state) and any_trap(state):
        state.recent.append(for_traps(state, Event(kind, seat, card, other, n, how, place)))


def may_be_heard(state: Duel, kind: i64) -> bool:
    """Whether a text or a Trap of these sets may answer such an event; most are told to nobody."""
    return in_force(state).hears(kind) or (state.book.trap_kinds >> kind) & 1 != 0


def is_quiet(state: Duel) -> bool:
    """Whether nothing is to be done at a reaction point, as nearly always: nobody heard anything, and nobody falls at
    once."""
    return not (state.waiting or state.recent or in_force(state).says(code.AT_ONCE))


def past_reactions(state: Duel, frame: Frame) -> int:
    """How an op ends that only tells something: a reaction point follows it, and is passed by when all is quiet."""
    if is_quiet(state):
        frame.pc += 1
    return NEXT


def hears_any(state: Duel, kind: i64) -> bool:
    return in_force(state).hears(kind)


def hearers(state: Duel, event: Event) -> list[Heard]:
    """The abilities that hear this event, each once, or twice where a rule says so."""
    found: list[Heard] = []
    texts = in_force(state)
    if not texts.hears(event.kind):
        return found
    for listening in texts.listeners(event.kind):
        if hears(state, listening, event):
            trigger = listening.trigger
            if trigger.span >= 0:
                use(state, trigger.program, listening.card, trigger.span)
            about = listening.event if trigger.delayed else event
            waiting = Heard(trigger.program, listening.seat, listening.card, about, listening.things, listening.numbers)
            found.append(waiting)
            if listening.card >= 0 and in_force(state).on(state, listening.card, code.TWICE):
                found.append(waiting)
            if listening.lasting >= 0 and trigger.once:
                set_lasting(state, [thing for thing in state.lasting if thing.stamp != listening.lasting])
    return found


def hears(state: Duel, listening: Listening, event: Event) -> bool:
    trigger = listening.trigger
    if trigger.span >= 0 and was_used(state, trigger.program, listening.card, trigger.span):
        return False
    return matches(state, trigger, listening, event)


def matches(state: Duel, trigger: Trigger, bearer: Source, event: Event) -> bool:
    """Whether an event is one of those that the text of its bearer names. Plays share the bearer: what is noted of the
    event is noted elsewhere."""
    if trigger.hows and not (trigger.hows >> event.how) & 1:
        return False
    if trigger.n >= 0 and trigger.n != event.n:
        return False
    subject = event.other if trigger.passive else event.card
    listening = Source(bearer.seat, bearer.card, event)
    listening.each = subject
    listening.numbers = bearer.numbers
    listening.things = bearer.things
    if trigger.players is not None and not trigger.players.holds(state, listening, event.seat):
        return False
    if trigger.who is not None and not (subject >= 0 and trigger.who.holds(state, listening, subject)):
        return False
    whom = event.card if trigger.passive else event.other
    if trigger.whom is not None and not (whom >= 0 and trigger.whom.holds(state, listening, whom)):
        return False
    if trigger.place is not None and not trigger.place.holds(state, listening, subject):
        return False
    return trigger.when is None or trigger.when.true(state, listening)


def for_traps(state: Duel, event: Event) -> Heard:
    """An event that Traps may answer, with every face that fits it now: who has fallen since was a Hero then."""
    kind = event.kind
    faces = [face for face in state.book.faces if face.trap is not None and face.trap.kind == kind]
    fitting = [
        trap_key(seat, face.index) for seat in range(state.seats) for face in faces if meets(state, face, seat, event)
    ]
    return Heard(-1, -1, -1, event, NOTHINGS, fitting)


def trap_key(seat: i64, face: i64) -> i64:
    return face * grid.MOST_SEATS + seat


def meets(state: Duel, face: Face, seat: i64, event: Event) -> bool:
    """Whether an event meets the condition printed on a Trap of this seat."""
    trigger = face.trap
    if trigger is None or trigger.kind != event.kind:
        return False
    return matches(state, trigger, Source(seat, -1, event), event)


def ready_traps(state: Duel, seat: i64) -> list[Card]:
    """Face-down Traps of a turn that is over (PT-TRAP-04). Who has one is public; which it is, is not."""
    return [card for card in state.pile(seat, zone.RESERVE) if card >= 0 and is_ready(state, card)]


def is_ready(state: Duel, card: Card) -> bool:
    return is_trap(state, card) and state.time(card) < (state.turn if turn_runs(state) else state.turn + 1)


def is_trap(state: Duel, card: Card) -> bool:
    return state.book.faces[state.face(card)].box == fourth_box.TRAP and state.zone(card) == zone.RESERVE


def is_face_down(state: Duel, card: Card) -> bool:
    return is_trap(state, card) and not state.marked(card, mark.OPEN)


def any_trap(state: Duel) -> bool:
    for seat in range(state.seats):
        for card in state.pile(seat, zone.RESERVE):
            if card >= 0 and is_ready(state, card):
                return True
    return False


# Limits: "for the first time each", "once each", Limited.


def use(state: Duel, program: i64, card: Card, period: i64) -> None:
    state.used.append(program * span.USES + card + 1)
    state.used.append(period)


def was_used(state: Duel, program: i64, card: Card, period: i64) -> bool:
    key = program * span.USES + card + 1
    for i in range(0, len(state.used), 2):
        if state.used[i] == key and state.used[i + 1] == period:
            return True
    return False


def forget(state: Duel, span: i64) -> None:
    """A turn, wave or round is over: its limits are lifted."""
    if state.used:
        kept: list[int] = []
        for i in range(0, len(state.used), 2):
            if state.used[i + 1] != span:
                kept.append(state.used[i])
                kept.append(state.used[i + 1])
        state.used = kept
