"""A turn: two standard actions, free ones around them, until the player ends it (PT-FLOW-01, PT-FLOW-07)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.happening import happens
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.markers import operation, take_markers
from pixelhall.pixel_tactics.change.replacement import attempt, push
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.change.triggers import emit, forget, past_reactions, use
from pixelhall.pixel_tactics.change.zones import swap, to_reserve
from pixelhall.pixel_tactics.flow.combat import declare, mark_attack
from pixelhall.pixel_tactics.flow.performing import (
    PLAYED_THIS_TURN,
    start_move,
    start_named,
    start_operation,
    start_order,
    start_recruit,
    start_spell,
)
from pixelhall.pixel_tactics.flow.standstill import note_pass, watch_circles
from pixelhall.pixel_tactics.legal.actions import circle_key, options
from pixelhall.pixel_tactics.legal.costs import forfeit, has_speeds, pay, special, spend
from pixelhall.pixel_tactics.legal.own_speeds import OWN_PRICES, note_use
from pixelhall.pixel_tactics.legal.prices import found_use, price
from pixelhall.pixel_tactics.legal.spells import free_uses
from pixelhall.pixel_tactics.numbers import (
    bound,
    by,
    code,
    event,
    field,
    history,
    mark,
    per_seat,
    program,
    reason,
    span,
    until,
    verb,
    would,
    zone,
)
from pixelhall.pixel_tactics.state.frames import Back, battle_frame
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import rule

# Registers of a turn's frame.
ENDED: Final = 0
LAST: Final = 1  # the last action, if it was free
TAKEN: Final = 2  # how many actions were taken
EXTRA_TURNS: Final = 0  # things: the seats that take another turn after it
MOST_EXTRA: Final = 6  # of them


class StartTurn(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        seat = frame.seat
        state.active = seat
        state.turn += 1
        frame.numbers = [0, 0]
        state.note(seat, per_seat.ACTIONS, budget(state, seat))
        state.note(seat, per_seat.NEXT_ACTIONS, 0)
        state.note(seat, per_seat.NEXT_SPARED, 0)
        state.frees = 0
        if state.positions:
            state.positions = []
            state.barred = []
        if state.lasting:
            end_spans(state, until.NEXT_TURN, seat)
        say(state, event.START_TURN, seat, n=state.of(seat, per_seat.ACTIONS), how=state.row)
        emit(state, event.START_TURN, seat)
        return past_reactions(state, frame)


def budget(state: Duel, seat: i64) -> i64:
    """Standard actions of a turn: set, then more, then fewer, with the printed floor; never below 0 (A-024)."""
    texts = in_force(state)
    n = rule(state, seat, code.ACTIONS_SET, state.rules.budget)
    for active in texts.rules(state, seat, code.ACTIONS_MORE):
        n += active.modifier.n
    for active in texts.rules(state, seat, code.ACTIONS_FEWER):
        n = max(1, n - active.modifier.n) if active.modifier.limited and n > 0 else n - active.modifier.n
    n = max(0, n + state.of(seat, per_seat.NEXT_ACTIONS))
    return max(min(n, 1), n + state.of(seat, per_seat.NEXT_SPARED))


class Act(Op[Duel]):
    """What do you do now?"""

    def run(self, state: Duel, frame: Frame) -> int:
        return wonder(state, frame)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [Decision(frame.seat, "Choose an action.", options(state, frame.seat), "PT-ACT-01", True)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb in (verb.PASS, verb.END):
            frame.numbers[ENDED] = 1
            if action.verb == verb.PASS:
                note_pass(state)
                happens(state, event.PASSES, seat)
                emit(state, event.USES, seat, n=verb.PASS)
        else:
            frame.count(TAKEN, frame.number(TAKEN) + 1)
            frees = state.frees
            begin(state, seat, action)
            if state.frees > frees:
                frame.count(LAST, circle_key(action))
            elif state.barred:
                state.barred = []
        return NEXT


def wonder(state: Duel, frame: Frame) -> int:
    """Asks for an action, unless the turn is over."""
    if not frame.numbers[ENDED]:
        if frame.number(TAKEN) < bound.TAKEN and not ends_by_itself(state, frame.seat):
            return ASK
        frame.numbers[ENDED] = 1
    return NEXT


def ends_by_itself(state: Duel, seat: i64) -> bool:
    """With no action left and no free one that public facts leave possible, nothing remains to be asked (A-008)."""
    if state.of(seat, per_seat.ACTIONS) > 0 or (state.special and special(state, seat) > 0):
        return False
    if not state.rules.free_after:
        return True
    if state.book.free_orders or state.book.hand_actions or in_force(state).any(SPEEDS):
        return False
    extras = any(part.may_be_free(state, seat) for part in state.rules.extras)
    if not extras and not in_force(state).any(OWN_PRICES) and not free_uses(state, seat):
        return True
    return len(options(state, seat)) == 1


SPEEDS: Final = Codes(code.SPEED, code.SPEED_ALL, code.ACTION_COST)


def begin(state: Duel, seat: i64, action: Action) -> None:
    """Pays for an action, marks who acts, and starts its steps."""
    kind = action.verb
    if kind == verb.ATTACK or kind == verb.SHOOT:
        how = by.RANGED if kind == verb.SHOOT else by.MELEE
        pay(state, seat, verb.ATTACK, price(state, seat, action))
        note_use(state, action.a, how)
        mark_attack(state, action.a)
        declare(state, seat, action.a, action.b, how, False)
        emit(state, event.USES, seat, action.a, n=verb.ATTACK)
        return
    if kind in (verb.SPELL, verb.NAMED):
        begin_use(state, seat, action)
        return
    if kind > verb.END:
        for part in state.rules.parts:
            if part.begin(state, seat, action):
                return
    pay(state, seat, kind, price(state, seat, action))
    if kind == verb.DRAW:
        for _ in range(1 + sum(active.modifier.n for active in in_force(state).rules(state, seat, code.MORE_DRAW))):
            attempt(state, Event(would.DRAW, seat, place=action.a))
    elif kind == verb.RECRUIT:
        start_recruit(state, seat, action.a, action.b)
    elif kind == verb.MOVE:
        state.mark(action.a, mark.ACTED | mark.MOVED)
        start_move(state, seat, action.a, action.b)
    elif kind == verb.SWITCH:
        begin_switch(state, action.a, action.b)
    elif kind == verb.ORDER:
        start_order(state, seat, action.a)
    elif kind == verb.OPERATE:
        start_operation(state, seat, action.a)
    elif kind == verb.TRAP:
        to_reserve(state, action.a, seat, state.turn, False)
        say(state, event.PLACES_TRAP, seat)
        emit(state, event.PLACES_TRAP, seat, action.a)
    elif kind == verb.CLEAR:
        attempt(state, Event(would.CLEARED, seat, action.a))
    else:
        assert kind == verb.REMOVE, "an action that nobody knows how to do"
        attempt(state, Event(would.DISCARDED, seat, action.a))
    card = action.a
    if kind == verb.DRAW:
        card = -1
    emit(state, event.USES, seat, card, n=kind)


def begin_switch(state: Duel, card: Card, other: Card) -> None:
    """Every Hero involved counts as having acted (PT-SWITCH-03)."""
    if state.hero(card):
        state.mark(card, mark.ACTED | mark.MOVED)
    if state.hero(other):
        state.mark(other, mark.ACTED | mark.MOVED)
    swap(state, card, other, True)


def begin_use(state: Duel, seat: i64, action: Action) -> None:
    card = action.a
    used = found_use(state, card, action.b)
    kind = action.verb
    timed = has_speeds(state, kind)
    pay(state, seat, kind, price(state, seat, action))
    if used.extra:
        spend(state, seat, kind, used.extra)
    if used.limited and timed:
        use(state, used.program, card, span.TURN)
    if used.span >= 0:
        use(state, used.program, card, used.span)
    if used.attackless:
        state.mark(card, mark.ATTACKED)
    if kind == verb.SPELL:
        note_use(state, card, by.SPELL)
        state.mark(card, mark.ACTED | mark.CAST | (mark.ATTACKED if state.rules.spell_is_attack else 0))
        start_spell(state, seat, card, used.program, used.costs, False)
        emit(state, event.USES, seat, card, n=verb.SPELL)
    else:
        start_named(state, seat, card, used.program, used.costs)


class Again(Back):
    """Back to the question, until the turn is ended. A free action that led back to an earlier position is not offered
    again until the position is one that the turn has not seen yet (A-010)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[ENDED]:
            return NEXT
        if frame.number(LAST):
            watch_circles(state, frame.number(LAST))
            frame.count(LAST, 0)
        self.go_back(frame)
        return wonder(state, frame)


class EndTurn(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        emit(state, event.END_TURN, frame.seat)
        return past_reactions(state, frame)


class Tick(Op[Duel]):
    """After the end-of-turn reactions: Operations lose a marker, "until the end of the turn" is over (A-003, A-093)."""

    def run(self, state: Duel, frame: Frame) -> int:
        reserve = state.pile(frame.seat, zone.RESERVE)
        for i in range(len(reserve)):  # a card that goes leaves its slot empty
            card = reserve[i]
            if card >= 0 and operation(state, card):
                take_markers(state, card, 1)
        end_of_turn(state, frame.seat)
        if frame.bound(EXTRA_TURNS):
            self.go_on(state, frame)
        if in_force(state).rules(state, -1, code.CASUALTIES_AFTER):
            push(state, Frame(program.CHECK, state.first, -1, NOTHING))
        return NEXT

    def go_on(self, state: Duel, frame: Frame) -> None:
        """Others follow it at once. As many of them as a round has turns count as a round of the limit (A-227)."""
        battle = battle_frame(state)
        seats = [seat for seat in frame.bound(EXTRA_TURNS) if seat in state.order]
        more = battle.number(ADDED) + len(seats)
        battle.count(ADDED, more)
        if state.round + more // (3 * len(state.order)) >= state.rules.round_limit:
            finish(state, [], reason.LIMIT)
            return
        for seat in reversed(seats):
            take_turn(state, seat)


ADDED: Final = 4  # register of a battle's frame, beside those of flow/waves.py: turns that effects added


def take_turn(state: Duel, seat: i64) -> None:
    """A turn that must be skipped is skipped."""
    if state.of(seat, per_seat.SKIPS) > 0:
        state.note(seat, per_seat.SKIPS, state.of(seat, per_seat.SKIPS) - 1)
        say(state, logbook.SAYS_SKIPS, seat)
        return
    push(state, Frame(program.TURN, seat, -1, NOTHING))


def end_of_turn(state: Duel, seat: i64) -> None:
    forfeit(state, seat)
    cards = state.cards
    gone = mark.ACTED if state.rules.moved_for_wave else mark.ACTED | mark.MOVED
    for card in state.unit:
        if card >= 0:
            at = card * field.COUNT
            if cards[at + field.MARKS] & gone:
                cards[at + field.MARKS] &= ~gone
            if cards[at + field.HISTORY] & OF_TURN:
                cards[at + field.HISTORY] &= ~OF_TURN
    for other in range(state.seats):
        if state.of(other, per_seat.PLAYED):
            state.note(other, per_seat.PLAYED, state.of(other, per_seat.PLAYED) & ~PLAYED_THIS_TURN)
    forget(state, span.TURN)
    if state.lasting:
        end_spans(state, until.TURN, -1)


OF_TURN: Final = (1 << history.COUNT) - 1  # what somebody did in this turn


def end_spans(state: Duel, end: i64, seat: i64) -> None:
    """Lasting things whose time is over; seat -1: anybody's."""
    set_lasting(
        state, [thing for thing in state.lasting if not (thing.end == end and (seat < 0 or thing.seat == seat))]
    )
