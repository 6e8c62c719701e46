"""The clocks of one play: how long each seat may think about its question. The hall alone decides when a flag falls."""

from pixelhall.core.game import Seat
from pixelhall.server import wire

DAY = 86_400_000


class Clock:
    """A seat's time runs from the moment it is asked to its answer. Several can run at once."""

    def __init__(self, kind: wire.ClockKind, seats: int) -> None:
        self.kind = kind
        self.left = [kind.seconds * 1000 if isinstance(kind, wire.FischerClock) else 0] * seats
        self.since: dict[Seat, int] = {}  # the seats whose time runs

    def ask(self, seat: Seat, at: int) -> None:
        self.since[seat] = at

    def answer(self, seat: Seat, at: int) -> None:
        """The seat has answered: its time stops, and under Fischer's rule it gets a little more."""
        if seat in self.since and isinstance(self.kind, wire.FischerClock):
            self.left[seat] += self.kind.increment * 1000
        self.stop(seat, at)

    def stop(self, seat: Seat, at: int) -> None:
        """The question went away without an answer."""
        since = self.since.pop(seat, at)
        if isinstance(self.kind, wire.FischerClock):
            self.left[seat] = max(0, self.left[seat] - (at - since))

    def forgive(self, gap: int) -> None:
        """The hall was closed so long: that counts against nobody, except where days are counted."""
        if not isinstance(self.kind, wire.DaysClock):
            for seat in self.since:
                self.since[seat] += gap

    def budget(self, seat: Seat) -> int | None:
        """What the seat has for the question it is asked, from its beginning."""
        match self.kind:
            case wire.MoveClock(seconds=seconds):
                return seconds * 1000
            case wire.DaysClock(days=days):
                return days * DAY
            case wire.FischerClock():
                return self.left[seat]
            case _:
                return None

    def deadline(self, seat: Seat) -> int | None:
        budget = self.budget(seat)
        return None if budget is None or seat not in self.since else self.since[seat] + budget

    def first_flag(self) -> tuple[int, Seat] | None:
        """When the next flag falls, and whose."""
        deadlines = [(deadline, seat) for seat in self.since if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)

    def face(self, at: int) -> wire.ClockFace:
        return wire.ClockFace(
            kind=self.kind,
            now=at,
            left=[self.shown(seat, at) for seat in range(len(self.left))],
            running=sorted(self.since),
        )

    def shown(self, seat: Seat, at: int) -> int | None:
        budget = self.budget(seat)
        return None if budget is None else max(0, budget - (at - self.since.get(seat, at)))
