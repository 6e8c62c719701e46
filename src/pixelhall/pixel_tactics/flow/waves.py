"""Rounds and waves, and what ends them: the three moments of a wave's end, casualties, rout (PT-FLOW, PT-DMG,
PT-END)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NOTHING, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import CHECK, announce_fall, flip, set_first
from pixelhall.pixel_tactics.change.happening import happens
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt, push, replaceable
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.change.triggers import emit, forget, past_reactions
from pixelhall.pixel_tactics.change.zones import shift
from pixelhall.pixel_tactics.flow.performing import PLAYED_THIS_WAVE
from pixelhall.pixel_tactics.flow.standstill import TABLE, begin_round, was_idle
from pixelhall.pixel_tactics.flow.turn import end_spans, take_turn
from pixelhall.pixel_tactics.legal import fast
from pixelhall.pixel_tactics.numbers import (
    code,
    event,
    field,
    grid,
    history,
    mark,
    per_seat,
    program,
    reason,
    span,
    until,
    would,
)
from pixelhall.pixel_tactics.state.board import leader, order_from
from pixelhall.pixel_tactics.state.ceasefire import all_rest, set_ceasefire
from pixelhall.pixel_tactics.state.frames import Back
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import lethal, rule
from pixelhall.pixel_tactics.texts.shape import leader_place

# Registers of a battle's frame, beside TABLE of flow/standstill.py.
TURNS: Final = 0  # how many seats the turn has come to in this wave
LEADS: Final = 1  # the first of them
EXTRAS: Final = 3  # extra waves of this battle


class StartBattle(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        state.round = 0
        state.turn = 0
        state.idle = 0
        set_ceasefire(state, state.rules.ceasefire > 0)
        emit(state, event.START_BATTLE)
        return NEXT


class StartRound(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        state.round += 1
        state.wave = 0
        set_ceasefire(state, state.round <= ceasefire(state))
        begin_round(state, frame)
        say(state, logbook.SAYS_ROUND, state.first, n=state.round, how=1 if all_rest(state) else 0)
        emit(state, event.START_ROUND)
        return NEXT


def ceasefire(state: Duel) -> i64:
    """How many rounds the ceasefire lasts (PT-CEASE-01)."""
    return rule(state, -1, code.CEASEFIRE_LASTS, state.rules.ceasefire)


def waves(state: Duel) -> list[int]:
    """The rows of a round's waves in order, as the latest rule says."""
    for active in in_force(state).rules(state, -1, code.WAVES)[::-1]:
        packed = active.modifier.n
        rows: list[int] = []
        while packed > 1:
            rows.append(packed % 4)
            packed //= 4
        return rows[::-1]
    return IN_ORDER


IN_ORDER: Final = [grid.VANGUARD, grid.FLANK, grid.REAR]


class StartWave(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        rows = waves(state)
        if state.extra >= 0:
            state.row = state.extra
            state.extra = -1
            frame.count(EXTRAS, frame.number(EXTRAS) + 1)
        else:
            state.row = rows[min(state.wave, len(rows) - 1)]
        frame.numbers = [0, state.first, frame.number(TABLE), *frame.numbers[EXTRAS:]]
        seat_leaders(state)
        happens(state, event.START_WAVE, state.first, n=state.row)
        return past_reactions(state, frame)


def seat_leaders(state: Duel) -> None:
    """A text may give the Leader another row: he goes there, and back, as soon as the slot is free."""
    for seat in range(state.seats):
        place = leader_place(state, seat)
        if place >= 0 and state.unit[place] < 0:
            card = leader(state, seat)
            if card >= 0:
                shift(state, card, place)


class Turns(Op[Duel]):
    """Each player's turn, the first player's first (PT-FLOW-02); a turn that must be skipped is skipped. Seats are
    counted, not players: when somebody leaves the play in a wave, no other turn moves."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.numbers[TURNS] >= state.seats:
            state.active = state.first  # outside turns the first player is active
            return NEXT
        seat = (frame.numbers[LEADS] + frame.numbers[TURNS]) % state.seats
        frame.numbers[TURNS] += 1
        if seat not in state.order:
            return STAY
        take_turn(state, seat)
        return STAY


class Moment(Op[Duel]):
    """One of the three moments of a wave's end."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def run(self, state: Duel, frame: Frame) -> int:
        emit(state, self.kind, state.first, n=state.row)
        return past_reactions(state, frame)


class Check(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        push(state, Frame(program.CHECK, state.first, -1, NOTHING))
        return NEXT


class Casualties(Op[Duel]):
    """Everybody with lethal damage falls at once; what their fall makes lethal falls with them (PT-DMG-02, A-072).
    Leaders are judged last."""

    def run(self, state: Duel, frame: Frame) -> int:
        falling: list[Card] = []
        if not fast.casualties(state, falling):
            falling = casualties(state)
        if falling and frame.bound(0):
            falling = [card for card in falling if card not in frame.bound(0)]
        if not falling or (frame.phase and not state.rules.recheck):
            return NEXT
        frame.phase = 1
        frame.bind(0, frame.bound(0) + falling)
        deaths = [Event(would.DEFEATED, state.side(card), card, how=CHECK) for card in falling]
        open_ones = [death for death in deaths if replaceable(state, death)]
        sure = [death.card for death in deaths if death not in open_ones]
        for card in sure:
            announce_fall(state, card, CHECK)
        for card in sure:
            flip(state, card)
        for death in reversed(open_ones):
            attempt(state, death)
        return STAY


def casualties(state: Duel) -> list[Card]:
    """Heroes with lethal damage: also without any, where a text makes their Life 0."""
    return [card for card in state.unit if card >= 0 and state.hero(card) and lethal(state, card)]


class Rout(Op[Duel]):
    """A Leader with lethal damage: the battle is decided before any reaction (PT-END-01, A-073)."""

    def run(self, state: Duel, frame: Frame) -> int:
        fallen = [seat for seat in range(state.seats) if is_routed(state, leader(state, seat))]
        if fallen:
            for seat in fallen:
                announce_fall(state, leader(state, seat), CHECK)
            state.rules.mode.fell(state, fallen, reason.ROUT)
        return NEXT


def is_routed(state: Duel, card: Card) -> bool:
    return card >= 0 and lethal(state, card)


class EndWave(Back):
    """Wave marks are cleared, what lasted for the wave is over; another wave, or the round ends."""

    def run(self, state: Duel, frame: Frame) -> int:
        cards = state.cards
        for card in state.unit:
            if card >= 0:
                at = card * field.COUNT
                if cards[at + field.MARKS] & (mark.OF_WAVE | mark.MOVED):
                    cards[at + field.MARKS] &= ~(mark.OF_WAVE | mark.MOVED)
                if cards[at + field.HISTORY] & OF_WAVE:
                    cards[at + field.HISTORY] &= ~OF_WAVE
        for seat in range(state.seats):
            state.note(seat, per_seat.PLAYED, state.of(seat, per_seat.PLAYED) & ~PLAYED_THIS_WAVE)
        forget(state, span.WAVE)
        if state.lasting:
            end_spans(state, until.WAVE, -1)
            count_waves(state)
        if state.row == state.rules.mode.lead_after:
            pass_the_lead(state)
            state.active = state.first
        if state.extra < 0:
            state.wave += 1
        elif state.round + frame.number(EXTRAS) // len(IN_ORDER) >= state.rules.round_limit:
            finish(state, [], reason.LIMIT)  # three extra waves are a round of the limit
            return NEXT
        if state.extra >= 0 or state.wave < len(waves(state)):
            return self.go_back(frame)
        return NEXT


OF_WAVE: Final = (1 << 2 * history.COUNT) - 1  # what somebody did in this wave, and in its last turn


def count_waves(state: Duel) -> None:
    kept: list[Lasting] = []
    for t in state.lasting:
        if t.end == until.WAVES_PASSED:
            if t.when <= 1:
                continue
            t = t.later(t.when - 1)
        kept.append(t)
    set_lasting(state, kept)


class EndRound(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        emit(state, event.END_ROUND, state.first)
        if all_rest(state) and state.round == ceasefire(state):
            emit(state, event.END_CEASEFIRE, state.first)
        return NEXT


class NextRound(Back):
    """The first player changes (PT-FLOW-05), the ceasefire ends, and a battle that goes nowhere is a tie (A-083)."""

    def run(self, state: Duel, frame: Frame) -> int:
        for card in state.unit:
            if card >= 0:
                state.put(card, field.HISTORY, 0)
        for seat in range(state.seats):
            state.note(seat, per_seat.PLAYED, 0)
        forget(state, span.ROUND)
        if state.lasting:
            end_spans(state, until.ROUND, -1)
        if state.rules.mode.lead_after == AFTER_ROUND:
            pass_the_lead(state)
        state.active = state.first
        if all_rest(state) and state.round >= ceasefire(state):
            set_ceasefire(state, False)
            say(state, logbook.SAYS_CEASEFIRE_OVER)
        state.idle = state.idle + 1 if was_idle(state, frame) else 0
        if state.idle >= 2:
            finish(state, [], reason.STALEMATE)
            return NEXT
        if state.round >= state.rules.round_limit:
            finish(state, [], reason.LIMIT)
            return NEXT
        return self.go_back(frame)


AFTER_ROUND: Final = -1  # where a mode says after which row the lead passes


def pass_the_lead(state: Duel) -> None:
    for seat in state.order:
        if in_force(state).rules(state, seat, code.ALWAYS_FIRST):
            set_first(state, seat)
            return
    set_first(state, order_from(state, state.first + 1)[0])
