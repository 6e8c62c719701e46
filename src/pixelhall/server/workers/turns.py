"""Fair turns where more want a place than there are: whoever has used the least lately is next. That is asked first of
addresses, then of persons at one address, then of tables of one person, so that nobody gets more by asking more
often."""

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from pixelhall.server.refusals import Refusal

HALVING = 60.0  # seconds after which a use counts half
LITTLE = 0.01  # seconds of use that are forgotten


@dataclass(frozen=True)
class Whose:
    """For whom something is done. `later`: nobody waits for it in person, so all others come first."""

    address: str = ""
    person: str = ""
    table: str = ""
    later: bool = False

    @property
    def names(self) -> tuple[str, str, str]:
        return f"address {self.address}", f"person {self.person}", f"table {self.table}"


class Dropped(Exception):
    """What was waited for is not wanted any more."""


class Ticket:
    """One that waits for a place, or has it."""

    def __init__(self, whose: Whose, number: int) -> None:
        self.whose = whose
        self.number = number
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """So many places, and those that wait for one: at most `most`, and `most_of_one` from one address."""

    def __init__(
        self, places: int, most: int = 10_000, most_of_one: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.free = places
        self.most = most
        self.most_of_one = most_of_one
        self.clock = clock
        self.waiting: list[Ticket] = []
        self.used: defaultdict[str, float] = defaultdict(float)  # seconds by name, as of `since`
        self.since = clock()
        self.number = 0

    @contextlib.asynccontextmanager
    async def turn(
        self, whose: Whose, patience: float = 0, dropped: asyncio.Event | None = None
    ) -> AsyncIterator[None]:
        """A place, for as long as it is needed; a Refusal if it takes more than `patience` seconds to come (0: any),
        Dropped if it is not wanted meanwhile."""
        ticket = self.join(whose)
        try:
            await self.wait(ticket, patience, dropped)
            start = self.clock()
            for name in whose.names:
                self.used[name] += 1  # until it is known how long it takes, so that two at once count as two
            try:
                yield
            finally:
                self.fade()
                for name in whose.names:
                    self.used[name] = max(0.0, self.used[name] - 1 + self.clock() - start)
        finally:
            self.leave(ticket)

    def join(self, whose: Whose) -> Ticket:
        of_one = sum(other.whose.address == whose.address for other in self.waiting)
        if len(self.waiting) >= self.most or of_one >= self.most_of_one:
            raise busy(10)
        self.number += 1
        ticket = Ticket(whose, self.number)
        self.waiting.append(ticket)
        self.call_next()
        return ticket

    async def wait(self, ticket: Ticket, patience: float, dropped: asyncio.Event | None) -> None:
        if ticket.ready.done():
            return
        drop = asyncio.ensure_future(dropped.wait()) if dropped is not None else None
        try:
            await asyncio.wait(
                [one for one in (ticket.ready, drop) if one is not None],
                timeout=patience or None,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if drop is not None and drop.done():
                raise Dropped
            if not ticket.ready.done():
                raise busy(30)
        finally:
            if drop is not None:
                drop.cancel()

    def leave(self, ticket: Ticket) -> None:
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        else:
            self.free += 1
        self.call_next()

    def call_next(self) -> None:
        while self.free and self.waiting:
            self.fade()
            ticket = min(self.waiting, key=self.order)
            self.waiting.remove(ticket)
            self.free -= 1
            ticket.ready.set_result(None)

    def order(self, ticket: Ticket) -> tuple[bool, float, float, float, int]:
        address, person, table = (self.used.get(name, 0.0) for name in ticket.whose.names)
        return ticket.whose.later, address, person, table, ticket.number

    def fade(self) -> None:
        """What was used long ago hardly counts."""
        left = 0.5 ** ((self.clock() - self.since) / HALVING)
        if left < 0.99:
            self.since = self.clock()
            self.used = defaultdict(float, {name: use * left for name, use in self.used.items() if use * left > LITTLE})


def busy(after: float) -> Refusal:
    return Refusal("too_fast", "The hall has much to think about; try again in a moment.", after=after)
