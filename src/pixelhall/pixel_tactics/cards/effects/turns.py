"""Verbs of actions, turns and waves, and of the end of the battle."""

from pixelhall.core.machine import NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import set_first
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.markers import operation, put_markers, take_markers
from pixelhall.pixel_tactics.change.replacement import lose_action
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.flow.turn import EXTRA_TURNS, MOST_EXTRA
from pixelhall.pixel_tactics.numbers import bound, per_seat, reason
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.frames import turn_frame
from pixelhall.pixel_tactics.state.sides import allies
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Group, Players

# Actions and turns.


class GainActions(Op[Duel]):
    """Now (also beyond what the turn started with), in the next turn, or for some types only."""

    def __init__(self, who: Players, n: int, soon: bool, types: int) -> None:
        self.who = who
        self.n = n
        self.soon = soon
        self.types = types

    def run(self, state: Duel, frame: Frame) -> int:
        seat = self.who.one(state, frame)
        if self.types:
            if len(state.special) < 3 * bound.ACTIONS:
                state.special = [*state.special, seat, self.types, self.n]
        else:
            of = per_seat.NEXT_ACTIONS if self.soon or state.active != seat else per_seat.ACTIONS
            state.note(seat, of, min(state.of(seat, of) + self.n, bound.ACTIONS))
        say(state, logbook.SAYS_GAINS, seat, n=self.n)
        return NEXT


class LoseActions(Op[Duel]):
    def __init__(self, who: Players, n: int, soon: bool, floor: int) -> None:
        self.who = who
        self.n = n
        self.soon = soon
        self.floor = floor

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in self.who.find(state, frame):
            if not may_touch(state, frame.seat, seat):
                continue
            say(state, logbook.SAYS_GAINS, seat, n=-self.n)
            now = not self.soon and state.active == seat
            for _ in range(self.n):
                lose_action(state, seat, now, self.floor)
        return NEXT


class SpendActions(Op[Duel]):
    def __init__(self, who: Players, n: int) -> None:
        self.who = who
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        seat = self.who.one(state, frame)
        left = state.of(seat, per_seat.ACTIONS)
        if left < self.n:
            frame.did = 0
        state.note(seat, per_seat.ACTIONS, max(0, left - self.n))
        return NEXT


class SkipTurn(Op[Duel]):
    def __init__(self, who: Players) -> None:
        self.who = who

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in self.who.find(state, frame):
            if may_touch(state, frame.seat, seat):
                state.note(seat, per_seat.SKIPS, min(state.of(seat, per_seat.SKIPS) + 1, bound.ACTIONS))
        return NEXT


class ExtraTurn(Op[Duel]):
    """Another turn follows the one that runs; between turns there is none to follow, and nothing happens (A-227)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def run(self, state: Duel, frame: Frame) -> int:
        turn = turn_frame(state)
        seat = self.who.one(state, frame)
        if turn is None or seat < 0 or len(turn.bound(EXTRA_TURNS)) >= MOST_EXTRA:
            frame.did = 0
        else:
            turn.bind(EXTRA_TURNS, [*turn.bound(EXTRA_TURNS), seat])
            say(state, logbook.SAYS_EXTRA_TURN, seat)
        return NEXT


class EndTurn(Op[Duel]):
    """The turn ends after this."""

    def run(self, state: Duel, frame: Frame) -> int:
        turn = turn_frame(state)
        if turn is not None:
            turn.numbers[0] = 1
        return NEXT


class ExtraWave(Op[Duel]):
    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, state: Duel, frame: Frame) -> int:
        state.extra = self.row
        say(state, logbook.SAYS_EXTRA, frame.seat, n=self.row)
        return NEXT


class TakeFirst(Op[Duel]):
    """First player from now on; the order of turns changes with the next wave."""

    def run(self, state: Duel, frame: Frame) -> int:
        set_first(state, frame.seat)
        return NEXT


class EndBattle(Op[Duel]):
    """A side wins, a side loses, or nobody does: at once."""

    def __init__(self, winner: Players | None, loser: Players | None) -> None:
        self.winner = winner
        self.loser = loser

    def run(self, state: Duel, frame: Frame) -> int:
        winners: list[int] = []
        if self.winner is not None:
            winners = allies(state, self.winner.find(state, frame)[0])
        elif self.loser is not None:
            losers = [ally for seat in self.loser.find(state, frame) for ally in allies(state, seat)]
            winners = [seat for seat in range(state.seats) if seat not in losers]
        finish(state, winners, reason.TEXT)
        return STAY


class TimeMarkers(Op[Duel]):
    def __init__(self, on: Group, n: int) -> None:
        self.on = on
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.on.find(state, frame)):
            if operation(state, card):
                change = put_markers if self.n > 0 else take_markers
                change(state, card, abs(self.n))
        return NEXT
