"""A table at a terminal: persons and machines in its seats, one play, its record saved at every action."""

import shlex
from typing import Any

from pixelhall.cli.boards import Board
from pixelhall.cli.names import HUMAN, call, call_all, names_of
from pixelhall.cli.saves import Save
from pixelhall.cli.screen import Screen
from pixelhall.core import undo
from pixelhall.core.game import NOBODY, Action, Decision, Game, Result, Seat
from pixelhall.core.records import Recorder
from pixelhall.core.telling import name_all
from pixelhall.core.undo import Step
from pixelhall.players import ask, make

WATCHED = 10  # actions of machines among themselves that are told together


class Leave(Exception):
    """The person leaves; the play can go on later."""


class Table:
    """Everything one play needs. `state` is the truth: people are shown its view, artificial players get guesses."""

    def __init__(
        self,
        game: Game[Any],
        board: Board,
        state: Any,
        recorder: Recorder,
        seats: list[str],
        seed: int,
        save: Save,
        screen: Screen,
        steps: list[Step],
        ask_all: bool = False,
    ) -> None:
        self.game = game
        self.board = board
        self.state = state
        self.recorder = recorder
        self.seats = seats
        self.called = names_of(seats)
        self.seed = seed
        self.save = save
        self.screen = screen
        self.steps = steps
        self.ask_all = ask_all
        self.hints = False  # whether hints may be asked for
        self.heard = dict.fromkeys(range(NOBODY, len(seats)), 0)  # lines of the log already shown
        self.live = 0  # lines of the log told while machines acted
        self.notes: list[str] = []  # to be told with the next news
        self.facing = NOBODY  # the person who sees the screen
        self.declining: set[Seat] = set()  # who declines everything that can be declined until their next act

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    def run(self) -> None:
        """Plays on until the play is over; Leave, when a person goes."""
        from pixelhall.cli.person import answer

        if len(self.humans) == 1:
            self.facing = self.humans[0]
        while decisions := self.game.decisions(self.state):
            persons = [decision for decision in decisions if decision.seat in self.humans]
            decision = persons[0] if persons else decisions[0]
            if decision.seat not in self.humans:
                self.machine(decision)
            elif not self.answers_itself(decision):
                answer(self, decision)
        self.finish()

    def machine(self, decision: Decision) -> None:
        player = make(self.seats[decision.seat], self.game, machine_seed(self.seed, decision.seat, self.recorder.ply))
        self.act(decision.seat, ask(self.game, self.state, player, decision))
        if self.screen.redraws if self.humans else self.recorder.ply % WATCHED == 0:
            self.tell_live()

    def answers_itself(self, decision: Decision) -> bool:
        """Answers for a person who declines everything until the next act; with one person at the table, also questions
        that can only be declined, and a draft in which there is nothing to choose."""
        alone = len(self.humans) == 1 and len(decision.options) == 1 and not self.ask_all
        if decision.act:
            self.declining.discard(decision.seat)
            forced = alone and self.game.kind(self.state, decision) == "draft"
            if forced:
                text = self.game.write(self.state, decision.options[0])
                self.notes.append(f"There was nothing to choose: {text}.")
                self.act(decision.seat, decision.options[0])
            return forced
        if not alone and decision.seat not in self.declining:
            return False
        for option in decision.options:
            if self.game.idle(option):
                self.act(decision.seat, option)
                return True
        return False

    def act(self, seat: Seat, action: Action) -> None:
        """Carries an action out; it is on disk before it is done."""
        self.steps.append(Step(seat, self.game.write(self.state, action), self.state.clone()))
        self.recorder.apply(self.state, seat, action)

    def resign(self, seat: Seat) -> None:
        self.recorder.resign(self.state, seat)

    def rewind(self, step: int) -> None:
        """Back to the position before a step, chance and all."""
        self.state = self.steps[step].before.clone()
        del self.steps[step:]
        self.recorder.rewind(step)
        self.save.replace(self.recorder.text())
        for seat in self.heard:
            self.heard[seat] = min(self.heard[seat], self.game.told(self.state, seat))
        self.live = 0

    def undo_target(self, seat: Seat) -> tuple[int, list[str]]:
        """The step to which an undo of this seat would go, and what speaks against it."""
        step = undo.target(self.game, self.steps, seat)
        if step < 0:
            return step, ["There is no choice of yours to take back."]
        since = self.steps[step:]
        reasons = [f"{self.name(other, seat)} acted since." for other in undo.others(since, seat)]
        if not reasons:
            for other in undo.who_learned(self.game, since, self.state):
                reasons.append(
                    "You have seen something new since."
                    if other == seat
                    else f"{self.name(other, seat)} has seen something of yours."
                )
        return step, reasons

    def news(self, seat: Seat) -> list[str]:
        """The lines of the log that this seat has not been shown."""
        lines = self.game.story(self.state, seat, self.heard[seat], self.called)
        self.heard[seat] += len(lines)
        lines += self.notes
        self.notes = []
        return lines

    def tell_live(self) -> None:
        """What machines do, told while they do it, below the screen that the person last saw."""
        if len(self.humans) < 2:
            self.live = max(self.live, self.heard[self.facing])
            lines = self.game.story(self.state, self.facing, self.live, self.called)
            for line in lines:
                self.screen.say(line, indent="  ")
            self.live += len(lines)

    def name(self, seat: Seat, viewer: Seat) -> str:
        """A seat as the viewer calls it."""
        return call(self.called, seat, viewer)

    def names(self, viewer: Seat) -> list[str]:
        return call_all(self.called, viewer)

    def show_position(self, seat: Seat) -> None:
        view = self.game.view(self.state, seat)
        if self.screen.plain:
            for line in self.board.tell(view, self.names(seat)):
                self.screen.print(line)
        else:
            for text in self.board.draw(view, self.names(seat), self.screen.width):
                self.screen.print(text)

    def finish(self) -> None:
        """The last lines, the last position, the result, and where the record is."""
        viewer = self.humans[0] if len(self.humans) == 1 else NOBODY
        if not self.screen.redraws or len(self.humans) == 1:
            self.tell_live()
        self.show_position(viewer)
        result = self.game.result(self.state)
        assert result is not None, "a play without questions is over"
        self.screen.print(ending(result, self.names(viewer)), "bold")
        self.screen.print(f"The record: {self.save.path}", whole=True)
        self.screen.print(f"See it again: pixelhall replay {shlex.quote(str(self.save.path))}", whole=True)

    def goodbye(self) -> None:
        self.screen.print()
        self.screen.print(f"Your play is saved: {self.recorder.ply} actions. Go on with:")
        self.screen.print(f"  pixelhall play --resume {shlex.quote(str(self.save.path))}", whole=True)


def ending(result: Result, names: list[str]) -> str:
    """How a play ended, in one sentence; "You" comes first."""
    winners = sorted([names[seat] for seat in result.winners], key=lambda name: name != "You")
    if result.drawn:
        return f"The play is a draw: {result.reason}."
    if not winners:
        return f"The play is over: {result.reason}."
    if len(winners) > 1:
        return f"{name_all(winners)} share the win: {result.reason}."
    return f"{winners[0]} {'win' if winners == ['You'] else 'wins'} by {result.reason}."


def machine_seed(seed: int, seat: Seat, ply: int) -> int:
    """The seed of an artificial player depends only on seed, seat and ply, so that a play goes on the same after a resume or
    an undo."""
    return (seed * 64 + seat) * 100_000 + ply
