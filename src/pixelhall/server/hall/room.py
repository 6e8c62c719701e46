"""A table that is in memory, with everybody who is connected to it. One deed at a time; it is on disk before anybody
sees it."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

import msgspec

from pixelhall.core.game import NOBODY, Seat
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry, now
from pixelhall.server.tables import views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.table import Table
from pixelhall.server.workers.progress import Thought

if TYPE_CHECKING:
    from pixelhall.server.hall.hall import Hall

ENCODER = msgspec.json.Encoder()
AGE = 250  # milliseconds after which a view is made anew, for the sake of its clocks


class Onlooker(Protocol):
    """A connection to a table."""

    person: str
    heard: int  # lines of the log

    def wake(self) -> None:
        """There is something new to be seen."""

    def tell(self, passing: bytes) -> None:
        """Something that is true for a moment; what was told so before is old."""


class Shown:
    """A view as it goes out: of which seq, made when, how much of the log is known after it."""

    def __init__(self, seq: int, at: int, heard: int, data: bytes) -> None:
        self.seq = seq
        self.at = at
        self.heard = heard
        self.data = data


class Room:
    """`seq` counts everything that can be seen to change, people coming and going included; it goes on rising when the
    hall starts anew."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.crowd: set[Onlooker] = set()
        self.seq = now()
        self.rewound = self.seq  # before this, logs may have had other ends
        self.shown: dict[tuple[Seat, int], Shown] = {}
        self.flag: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thoughts: set[Thought] = set()  # of machine players, and hints
        self.empty_since = now()

    async def do(self, deed: Callable[[Table], list[Draft]], slow: bool = False) -> None:
        """Does a deed, or raises a Refusal. Once begun it is finished, even if whoever asked goes away."""
        await asyncio.shield(self.hall.deed(self.alone(deed, slow)))

    async def alone(self, deed: Callable[[Table], list[Draft]], slow: bool) -> None:
        async with self.lock:
            await self.flags()
            drafts = await asyncio.to_thread(deed, self.table) if slow else deed(self.table)
            await self.commit(drafts)

    async def flags(self) -> None:
        """Flags fall before anything else is looked at."""
        while self.table.status == "playing" and self.table.play is not None:
            first = self.table.play.clock.first_flag()
            if first is None or first[0] > now():
                return
            await self.commit([Draft(entries.FLAG, first[1])])

    async def commit(self, drafts: list[Draft]) -> None:
        """Onto disk, then true, then seen."""
        if not drafts:
            return
        table, at = self.table, max(now(), self.table.at)
        written = [
            Entry(table.id, table.n + i, at, draft.kind, draft.seat, draft.person, draft.text)
            for i, draft in enumerate(drafts)
        ]
        try:
            await self.hall.journal.append(written)
        except sqlite3.Error as fault:
            raise Refusal("fault", f"The hall could not write this down: {fault}") from fault
        was_live = table.live
        for entry, draft in zip(written, drafts):
            table.take(entry, draft.ready)
            if entry.kind == entries.START:
                self.rewound = self.seq + 1
                for onlooker in self.crowd:
                    onlooker.heard = 0
            elif entry.kind == entries.UNDO:
                self.shorten_logs()
        if was_live and not table.live:
            await self.hall.journal.rest(table.id)
        self.publish()

    def shorten_logs(self) -> None:
        """The play went back: nobody has heard more than its log now has."""
        self.rewound = self.seq + 1
        for onlooker in self.crowd:
            onlooker.heard = min(onlooker.heard, views.told(self.table.play, self.table.seat_of(onlooker.person)))

    def publish(self) -> None:
        """Everybody gets a new view; the clock, the machines and the lobby look at the table again."""
        self.seq += 1
        self.shown = {}
        for onlooker in list(self.crowd):
            onlooker.wake()
        self.set_flag()
        for thought in self.thoughts:
            if not thought.wanted():
                thought.stop()
        self.hall.look_at(self)

    @contextlib.contextmanager
    def thought(self, wanted: Callable[[], bool]) -> Iterator[Thought]:
        """Something to be thought about elsewhere; it stops soon once it is not wanted any more."""
        made = self.hall.machines.thought(wanted)
        self.thoughts.add(made)
        try:
            yield made
        finally:
            made.stop()
            made.end()
            self.thoughts.discard(made)

    def tell(self, message: wire.Thinking) -> None:
        """Everybody who is here, for this moment."""
        passing = ENCODER.encode(message)
        for onlooker in list(self.crowd):
            onlooker.tell(passing)

    def set_flag(self) -> None:
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        first = self.table.play.clock.first_flag() if self.table.play is not None else None
        if first is not None and self.table.status == "playing":
            wait = max(0, first[0] - now()) / 1000
            self.flag = asyncio.get_running_loop().call_later(min(wait, 86_400) + 0.002, self.look_at_clock)

    def look_at_clock(self) -> None:
        self.hall.deed(self.alone_with_clock())

    async def alone_with_clock(self) -> None:
        async with self.lock:
            await self.flags()
            self.set_flag()

    # What is seen.

    def enter(self, onlooker: Onlooker) -> None:
        """Whoever has a seat is seen to come by all; how many watch is told with the next change, so that a crowd does
        not stir itself up."""
        self.crowd.add(onlooker)
        if self.table.seat_of(onlooker.person) != NOBODY:
            self.publish()
        else:
            onlooker.wake()

    def go(self, onlooker: Onlooker) -> None:
        self.crowd.discard(onlooker)
        if not self.crowd:
            self.empty_since = now()
        if self.table.seat_of(onlooker.person) != NOBODY:
            self.publish()

    def facts(self) -> wire.TableFacts:
        here = {onlooker.person for onlooker in self.crowd}
        watching = sum(self.table.seat_of(onlooker.person) == NOBODY for onlooker in self.crowd)
        return views.facts(self.table, here, watching)

    def view(self, person: str, heard: int) -> "Shown":
        """For somebody who has heard so many lines of the log; made once for all in the same seat, or none."""
        seat, at = self.table.seat_of(person), now()
        shown = self.shown.get((seat, heard))
        if shown is None or shown.seq != self.seq or at - shown.at > AGE:
            log = views.log(self.table, seat, heard)
            view = views.view(self.table, seat, log, self.facts(), self.seq, at)
            shown = self.shown[seat, heard] = Shown(self.seq, at, log.start + len(log.lines), ENCODER.encode(view))
        return shown
