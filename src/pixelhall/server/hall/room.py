"""A table in memory, with everybody who is connected to it. Commands are done one at a time, and are on disk before
anybody sees them."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from pixelhall.core.game import NOBODY, Seat
from pixelhall.server import wire
from pixelhall.server.hall import history
from pixelhall.server.hall.dealing import Dealing
from pixelhall.server.hall.showing import Showing, Shown
from pixelhall.server.hall.standing import StandingAnswers
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry, now
from pixelhall.server.tables import commands, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.table import Table
from pixelhall.server.workers.progress import Thought
from pixelhall.server.workers.turns import Whose

if TYPE_CHECKING:
    from pixelhall.server.hall.hall import Hall

T = TypeVar("T")
RETRY = 1.0  # seconds after which the hall tries again what could not be saved
ENCODER = msgspec.json.Encoder()
NAMING = (entries.START, entries.SIT, entries.RISE, entries.MACHINE)  # after these, lines of the log name others


class Onlooker(Protocol):
    """A connection to a table."""

    person: str
    address: str  # from where it comes
    heard: int  # lines of the log

    def wake(self) -> None:
        """There is a new view."""

    def tell(self, passing: bytes) -> None:
        """Sends something that is true only now; it replaces what was not sent yet."""

    def note(self, message: wire.Told) -> None:
        """Sends a small message for this connection alone."""


class Room:
    """`seq` counts every visible change, including people who come and go; it keeps rising when the hall is restarted."""

    def __init__(self, hall: "Hall", table: Table, standing: dict[str, str] | None = None) -> None:
        self.hall = hall
        self.table = table
        self.standing = StandingAnswers(self, standing or {})
        self.dealing = Dealing(self)
        self.lock = asyncio.Lock()
        self.crowd: set[Onlooker] = set()
        self.seq = max(now(), table.at + 1)
        self.rewound = self.seq  # clients with an older seq may hold log lines that were taken back
        self.showing = Showing(self)
        self.flag: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thoughts: set[Thought] = set()  # of machine players, and hints
        self.empty_since = now()
        self.from_address = ""  # of the host; not kept on disk
        self.packed: Any = None  # the cards that are played with here, as they are sent

    async def do(self, command: Callable[[Table], list[Draft]], slow: bool = False, after: float = 0.0) -> None:
        """Carries out a command after so many seconds, or raises a Refusal. It is finished even if the client goes away; a
        slow one runs in a thread."""
        await asyncio.shield(self.hall.run_command(self.alone(command, slow, after)))

    async def alone(self, command: Callable[[Table], list[Draft]], slow: bool, after: float) -> None:
        if after:
            await asyncio.sleep(after)
        async with self.lock:
            await self.flags()
            drafts = await asyncio.to_thread(command, self.table) if slow else command(self.table)
            await self.commit(drafts)

    async def flags(self) -> None:
        """Lets flags fall before anything else is done."""
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
        if table.opening.sets and any(draft.kind == entries.START for draft in drafts):
            await asyncio.to_thread(table.read_sets)  # it takes long, and nobody else should wait meanwhile
        written = [
            Entry(table.id, table.n + i, at, draft.kind, draft.seat, draft.person, draft.text)
            for i, draft in enumerate(drafts)
        ]
        try:
            await self.hall.journal.append(written, wakes=not isinstance(table.opening.clock, wire.NoClock))
        except sqlite3.Error as fault:
            raise Refusal("fault", f"The hall could not save this: {fault}") from fault
        was_live = table.live
        before = dict(table.play.open) if table.play is not None else {}
        for entry, draft in zip(written, drafts):
            table.take(entry, draft.ready)
            if entry.kind in NAMING:
                self.showing.forget_log()
            if entry.kind == entries.START:
                self.rewound = self.seq + 1
                for onlooker in self.crowd:
                    onlooker.heard = 0
                self.standing.forget()
            elif entry.kind == entries.UNDO:
                self.standing.taken_back = entry.n
                self.shorten_logs()
        if was_live and not table.live:
            await self.hall.journal.rest(table.id, history.rows(table))
        self.standing.expire(before)
        self.publish()

    def shorten_logs(self) -> None:
        """The play went back: nobody has heard more than its log now has."""
        self.rewound = self.seq + 1
        self.showing.forget_log()
        for onlooker in self.crowd:
            onlooker.heard = min(
                onlooker.heard, views.count_lines(self.table.play, self.table.seat_of(onlooker.person))
            )

    def publish(self) -> None:
        """Everybody gets a new view; the clock, the machines and the lobby look at the table again."""
        self.seq += 1
        self.showing.forget_views()
        for onlooker in list(self.crowd):
            onlooker.wake()
        self.set_flag()
        for thought in self.thoughts:
            if not thought.is_wanted():
                thought.drop()
        self.standing.look()
        self.dealing.look()
        self.hall.look_at(self)

    @contextlib.contextmanager
    def thought(self, is_wanted: Callable[[], bool]) -> Iterator[Thought]:
        """A search in another process; it is stopped soon after it is not wanted any more."""
        made = self.hall.bots.thought(is_wanted)
        self.thoughts.add(made)
        try:
            yield made
        finally:
            made.stop()
            made.end()
            self.thoughts.discard(made)

    def tell(self, message: wire.Thinking) -> None:
        """Tells everybody who is connected now."""
        passing = ENCODER.encode(message)
        for onlooker in list(self.crowd):
            onlooker.tell(passing)

    def show_standing(self, seat: Seat) -> None:
        """Tells the person in a seat, and nobody else, which answers are set; no view changes for that."""
        self.showing.forget_views(seat)
        standing = self.standing.facts(seat)
        for onlooker in list(self.crowd):
            if standing is not None and self.table.seat_of(onlooker.person) == seat:
                onlooker.note(wire.StandingSet(standing=standing))

    def set_flag(self, later: float = 0) -> None:
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        first = self.table.play.clock.first_flag() if self.table.play is not None else None
        if first is not None and self.table.status == "playing":
            wait = max(0, first[0] - now()) / 1000
            self.flag = asyncio.get_running_loop().call_later(max(later, min(wait, 86_400) + 0.002), self.look_at_clock)

    def look_at_clock(self) -> None:
        self.hall.run_command(self.alone_with_clock())

    async def alone_with_clock(self) -> None:
        async with self.lock:
            try:
                await self.flags()
            finally:
                self.set_flag(RETRY if self.table.play is not None and self.is_due() else 0)

    def is_due(self) -> bool:
        """Whether a flag should have fallen: the hall could not note it."""
        first = self.table.play.clock.first_flag() if self.table.play is not None else None
        return first is not None and first[0] <= now()

    def can_rest(self) -> bool:
        """Whether nothing happens here by itself, so that the table can leave memory."""
        clocked = self.table.status == "playing" and not isinstance(self.table.opening.clock, wire.NoClock)
        return not (clocked or self.crowd or self.lock.locked() or self.thinking or self.standing.coming)

    # What is seen.

    def enter(self, onlooker: Onlooker) -> None:
        """Everybody is told at once that a player came. The number of spectators goes out with the next change, so that a
        crowd does not cause an update for each of its members."""
        self.crowd.add(onlooker)
        if self.table.seat_of(onlooker.person) != NOBODY:
            self.publish()
        else:
            onlooker.wake()
            self.hall.look_at(self)

    def go(self, onlooker: Onlooker) -> None:
        self.crowd.discard(onlooker)
        if not self.crowd:
            self.empty_since = now()
        if self.table.seat_of(onlooker.person) != NOBODY:
            self.publish()

    def thinks_for(self) -> Whose | None:
        """For whom machine players think here: for those who play here and are connected, else for spectators, else for
        players whose clock runs meanwhile; None if nobody waits for it."""
        table, used = self.table, self.hall.bots.searching.turns.used
        seated = [onlooker for onlooker in self.crowd if table.seat_of(onlooker.person) != NOBODY]
        present = [Whose(one.address, one.person, table.id) for one in seated or self.crowd]
        if present:
            return min(present, key=lambda whose: [used.get(name, 0.0) for name in whose.names])
        play = table.play
        if play is not None and play.clock.first_flag() is not None:
            if any(commands.in_it(play, seat) for seat in table.persons()):
                return Whose(table=table.id, later=True)
        return None

    async def cards(self, pack: Callable[[Table], T]) -> T:
        """The cards that are played with here; they are read once."""
        if self.packed is None:
            self.packed = asyncio.ensure_future(asyncio.to_thread(pack, self.table))
        found: T = await asyncio.shield(self.packed)
        return found

    def facts(self) -> wire.TableFacts:
        here = {onlooker.person for onlooker in self.crowd}
        watching = sum(self.table.seat_of(onlooker.person) == NOBODY for onlooker in self.crowd)
        return views.facts(self.table, here, watching)

    def view(self, person: str, heard: int) -> Shown:
        """What comes next for `person`, who has so many lines of the log."""
        return self.showing.next_of(self.table.seat_of(person), heard)
