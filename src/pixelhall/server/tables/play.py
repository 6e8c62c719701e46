"""One play at a table: its state, its moves, who is asked since when, its clock, and how it ended."""

import datetime
from collections.abc import Callable, Iterator
from typing import Any, Literal

from pixelhall.core import undo
from pixelhall.core.deals import Deal
from pixelhall.core.game import NOBODY, Action, Ending, Game, Result, Seat, result_of
from pixelhall.core.records import RESIGNS, Recorder, do
from pixelhall.server import wire
from pixelhall.server.tables.clocks import Clock

How = Literal["rules", "resignation", "time", "agreement"]
REMEMBERED = 40  # moves back to which an undo can reach
SPACING = 32  # moves between two positions that are kept at first, so that going back costs little
MOST_POSITIONS = 48  # that are kept; beyond it they lie farther apart


class Open:
    """A question that is open: since which ply, and what it was, to tell it from a later one."""

    def __init__(self, ply: int, prompt: str, options: list[Action], act: bool) -> None:
        self.ply = ply
        self.prompt = prompt
        self.options = options
        self.act = act  # the seat's next act, not a detail of something under way


class Play:
    """Everything true of one play. Equal moves at equal times make equal plays."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        deal: Deal,
        clock: wire.ClockKind,
        names: list[str],
        ply: int,
        at: int,
        begin: Callable[[bytes], Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.deal = deal
        self.names = names  # who sat where when it began
        self.began = ply
        self.begin = begin  # where it begins in the middle of something: the first state that a seed gives
        self.state = self.first()
        self.clock = Clock(clock, game.seats(self.state))
        self.moves: list[tuple[Seat, str]] = []
        self.spacing = SPACING
        self.known = {0: self.state.clone()}  # positions, by how many moves come before them
        self.how: How = "rules"
        self.ended = 0  # when it was over
        self.agreed = False
        self.open: dict[Seat, Open] = {}
        self.ask(ply, at)

    def first(self) -> Any:
        """The state before the first move."""
        seed = self.deal.seed
        return self.game.new(self.options, seed) if self.begin is None else self.begin(seed)

    @property
    def over(self) -> bool:
        return self.agreed or not self.open

    def result(self) -> Result | None:
        if self.agreed:
            seats = self.game.seats(self.state)
            return result_of(list(range(seats)), seats, "agreement")
        return self.game.result(self.state)

    def outcome(self, seat: Seat = NOBODY, names: list[str] | None = None) -> wire.Outcome | None:
        """How it ended, with the seed, as a seat is told it; None while it goes on."""
        result = self.result()
        if result is None:
            return None
        names = names or self.names
        told = self.game.ending(self.state, seat, names)
        if self.how == "agreement":
            told.deed = ["All players agreed on a draw."]
        elif self.how == "time":
            late = self.moves[-1][0]  # whose flag fell, so that the hall resigned for them
            told.deed = ["Your time ran out." if late == seat else f"The time of {names[late]} ran out."]
        return outcome(result, self.how, self.deal, self.spoils(seat), told)

    def spoils(self, seat: Seat) -> dict[str, Any]:
        """What a seat takes home; from a play that was broken off, nothing."""
        return {} if seat < 0 or self.game.result(self.state) is None else self.game.spoils(self.state, seat)

    # What changes it.

    def tried(self, seat: Seat, action: Action) -> Any:
        """The state after an action; this one stays as it is."""
        after = self.state.clone()
        self.game.apply(after, seat, action)
        return after

    def act(self, seat: Seat, text: str, ply: int, at: int, after: Any = None) -> None:
        """`after` is the state to which this leads, where somebody has worked it out already."""
        self.keep_position()
        if after is None:
            self.game.apply(self.state, seat, self.game.parse(self.state, seat, text))
        else:
            self.state = after
        self.moves.append((seat, text))
        self.clock.answer(seat, at)
        self.open.pop(seat, None)
        self.ask(ply, at)

    def resign(self, seat: Seat, how: How, ply: int, at: int) -> None:
        self.keep_position()
        self.game.resign(self.state, seat)
        self.moves.append((seat, RESIGNS))
        self.how = how if self.game.result(self.state) is not None else "rules"
        self.ask(ply, at)

    def agree(self, at: int) -> None:
        self.agreed = True
        self.how = "agreement"
        self.ask(0, at)

    def rewind(self, kept: int, ply: int, at: int, before: Any = None) -> None:
        """Back to the position after so many moves, chance and all; the time spent stays spent."""
        self.state = before if before is not None else self.position(kept)
        del self.moves[kept:]
        self.known = {number: state for number, state in self.known.items() if number <= kept}
        for seat in list(self.open):
            self.clock.stop(seat, at)
        self.open = {}
        self.ask(ply, at)

    def ask(self, ply: int, at: int) -> None:
        """Who is asked now. A question that was open before and is the same still keeps its ply and its time."""
        decisions = [] if self.agreed else self.game.decisions(self.state)
        asked: dict[Seat, Open] = {}
        for decision in decisions:
            old = self.open.get(decision.seat)
            same = old is not None and old.prompt == decision.prompt and old.options == decision.options
            new = Open(ply, decision.prompt, decision.options, decision.act)
            asked[decision.seat] = old if same and old is not None else new
        for seat in self.open:
            if asked.get(seat) is not self.open[seat]:
                self.clock.stop(seat, at)
        for seat, question in asked.items():
            if self.open.get(seat) is not question:
                self.clock.ask(seat, at)
        self.open = asked
        self.ended = at if self.over else 0
        if self.over:
            self.known = {0: self.known[0]}  # nothing is taken back any more

    # What can be worked out from the moves.

    def keep_position(self) -> None:
        """Keeps the position before the next move, if it is time for one."""
        number = len(self.moves)
        if number % self.spacing == 0 and number not in self.known:
            self.known[number] = self.state.clone()
            if len(self.known) > MOST_POSITIONS:
                self.spacing *= 2
                self.known = {at: state for at, state in self.known.items() if at % self.spacing == 0}

    def positions(self, first: int = 0) -> Iterator[Any]:
        """The state before each move from number `first` on, and the last one: one state that goes on."""
        start = max(number for number in self.known if number <= first)
        state = self.known[start].clone()
        for number, (seat, text) in enumerate(self.moves[start:], start):
            if number >= first:
                yield state
            do(self.game, state, seat, text)
        yield state

    def position(self, kept: int) -> Any:
        return next(self.positions(kept))

    def steps(self) -> list[undo.Step]:
        """The last moves, each with the position before it."""
        first = max(0, len(self.moves) - REMEMBERED)
        moves = self.moves[first:]
        return [undo.Step(seat, text, state.clone()) for state, (seat, text) in zip(self.positions(first), moves)]

    def record(self) -> str:
        """The play as text that anyone can check; only once it is over, for it tells everything."""
        assert self.over, "the record of a running play would tell its secrets"
        assert self.begin is None, "a record tells a play from its start"
        state = self.first()
        recorder = Recorder(self.game, state, self.options, self.names, self.deal)
        for seat, text in self.moves:
            if text == RESIGNS:
                recorder.resign(state, seat)
            else:
                recorder.apply(state, seat, self.game.parse(state, seat, text))
        if self.agreed:
            recorder.put_secret()
        ended = datetime.datetime.fromtimestamp(self.ended // 1000, datetime.UTC)
        return f"{recorder.text()}ended: {self.how} {ended:%Y-%m-%dT%H:%M:%SZ}\n"


def outcome(result: Result, how: How, deal: Deal | None, spoils: dict[str, Any], told: Ending) -> wire.Outcome:
    """A result as clients are told it."""
    return wire.Outcome(
        scores=result.scores,
        winners=result.winners,
        drawn=result.drawn,
        reason=result.reason,
        how=how,
        when=told.when,
        deed=told.deed,
        seed=deal.secret.hex() if deal is not None else "",
        parts=parts(deal, told=True) if deal is not None else [],
        spoils=spoils,
    )


def parts(deal: Deal, told: bool) -> list[wire.PartFacts]:
    """What seats add to a seed; their values only where they may be told."""
    return [
        wire.PartFacts(seat=seat, seal=part.seal, value=part.value.hex() if told else "")
        for seat, part in sorted(deal.parts.items())
    ]
