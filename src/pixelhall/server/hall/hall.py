"""The hall: all tables that are in memory, brought back from the store when somebody needs them, and what keeps them
going."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from pixelhall.core.game import Seat
from pixelhall.players import seconds
from pixelhall.server import wire
from pixelhall.server.hall.lobby import Lobby
from pixelhall.server.hall.replays import Replays
from pixelhall.server.hall.room import Room
from pixelhall.server.limits import Buckets
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.settings import Settings
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry, now
from pixelhall.server.store.journal import Journal
from pixelhall.server.store.store import Store
from pixelhall.server.tables import commands
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import Opening, Table, content, restored, rules, with_sets
from pixelhall.server.workers.bots import Machines, machine
from pixelhall.server.workers.untrusted import Chores, pathless

log = logging.getLogger("pixelhall")
PULSE = 1.0  # seconds between two notes that the hall is open
TELLING = 0.2  # seconds between two words of how much time a machine player has spent
SWEEP = 60.0
FORGET = 600_000  # a table without a play and without people leaves memory after so long
ABANDONED = 86_400_000  # a table at which nobody came to play closes after so long


class Hall:
    """Starts with `open`, inside the loop; `close` leaves everything on disk."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.journal = Journal(store.path)
        self.machines = Machines(settings.workers)
        self.chores = Chores(1, store.texts)
        self.replays = Replays(self.chores)
        self.hints = Buckets(*settings.hints)
        self.lobby = Lobby()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # what goes on until the hall closes
        self.deeds: set[asyncio.Task[Any]] = set()  # what is finished even then
        self.last_open = store.last_pulse()
        self.closing = False

    def open(self) -> None:
        self.keep(self.wake_tables())
        self.keep(self.beat())
        self.keep(self.sweep())

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on by itself; whatever goes wrong in it is told unless somebody waits for it."""
        return self.kept(work, self.tasks)

    def deed(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that is finished once it is begun, whoever goes away."""
        return self.kept(work, self.deeds)

    def kept(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[Any]]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Refusal):
            log.error("the hall met a fault", exc_info=fault)

    async def close(self) -> None:
        """Lets deeds under way be written, then stops."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.deeds, return_exceptions=True)
        await self.journal.pulse(now())
        await asyncio.to_thread(self.journal.close)
        self.machines.close()
        self.chores.close()
        self.store.close()

    # Tables

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from disk; a Refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self.load(table))
        found = await asyncio.shield(self.loading[table])
        if found is None:
            raise Missing("There is no such table.")
        return found

    async def load(self, table: str) -> Room | None:
        try:
            entries_ = await asyncio.to_thread(self.store.table, table)
            if not entries_:
                return None
            room = Room(self, await asyncio.to_thread(restored, entries_, self.store.texts))
            await self.forgive(room)
            self.rooms[table] = room
            room.publish()
            return room
        finally:
            del self.loading[table]

    async def forgive(self, room: Room) -> None:
        """While the hall was closed, or this table not yet back, nobody could move."""
        gap = now() - max(self.last_open, room.table.at)
        if (
            room.table.status == "playing"
            and gap > 0
            and not isinstance(room.table.opening.clock, wire.NoClock | wire.DaysClock)
        ):
            await room.commit([Draft(entries.WOKE, text=str(gap))])

    async def create(self, visitor: Visitor, wish: wire.NewTable) -> Room:
        """A new table; it starts at once if no seat is free."""
        titles = await self.proved(wish)
        opening, drafts = await asyncio.to_thread(opened, visitor, wish, titles)
        return await self.open_table(visitor, opening, drafts)

    async def open_table(self, visitor: Visitor, opening: Opening, drafts: list[Draft]) -> Room:
        opening.sources, texts = await asyncio.to_thread(content, opening)
        hosted = [room for room in self.rooms.values() if room.table.host == visitor.id and room.table.live]
        if len(hosted) >= self.settings.most_tables:
            raise Refusal("too_fast", f"You host {len(hosted)} tables; finish one of them first.")
        first = Entry(
            secrets.token_urlsafe(12),
            0,
            now(),
            entries.OPEN,
            person=visitor.id,
            text=msgspec.json.encode(opening).decode(),
        )
        await self.journal.append([first], texts)
        room = Room(self, await asyncio.to_thread(Table, first, self.store.texts))
        self.rooms[first.table] = room
        async with room.lock:
            await room.commit(drafts)
        return room

    async def proved(self, wish: wire.NewTable) -> list[str]:
        """The titles of the host's own sets; the first fault in one of them is a Refusal."""
        if wish.sets and wish.public:
            raise Refusal("not_an_option", "Sets of one's own are played at private tables.")
        titles: list[str] = []
        for toml in wish.sets:
            report = await self.chores.check(wish.game, toml)
            if report.faults:
                first = report.faults[0]
                raise Refusal("not_an_option", f"Your set, line {first.line}, column {first.column}: {first.words}")
            titles.append(report.title)
        return titles

    def look_at(self, room: Room) -> None:
        """Something changed in a room: the lobby may show it, a machine may be asked."""
        self.lobby.look_at(room)
        if room.thinking is None and asked_machine(room.table) is not None and not self.closing:
            room.thinking = self.keep(self.think(room))

    async def think(self, room: Room) -> None:
        """Machine players answer while they are asked; those that need no time take some, so that people can follow."""
        try:
            while (seat := asked_machine(room.table)) is not None and room.table.play is not None:
                await self.answer(room, room.table.play, seat)
        finally:
            room.thinking = None

    async def answer(self, room: Room, play: Play, seat: Seat) -> None:
        ply, question, player = room.table.n, play.open[seat], room.table.chairs[seat].player
        act, limit = question.act, seconds(player)
        # A detail (a Trap that may fit) is answered no sooner where there is no choice than where there is one.
        pace = self.keep(asyncio.sleep(max(self.settings.pace, 0.0 if act else limit)))

        def wanted() -> bool:
            return room.table.play is play and play.open.get(seat) is question

        telling = self.keep(self.tell(room, seat, limit, wanted)) if act and limit else None
        try:
            with room.thought(wanted) as thought:
                text = await self.machines.choose(play, seat, player, thought)
            await pace
        finally:
            if telling is not None:
                telling.cancel()

        def deed(table: Table) -> list[Draft]:
            return commands.act(table, seat, table.n, text) if wanted() else []

        try:
            await room.do(deed)
        except Refusal as fault:
            log.error("table %s, ply %s: the machine's %r was refused: %s", room.table.id, ply, text, fault.reason)
            await room.do(
                lambda table: commands.act(table, seat, table.n, play.game.write(play.state, question.options[0]))
            )

    async def tell(self, room: Room, seat: Seat, limit: float, wanted: Callable[[], bool]) -> None:
        """How much of its time for an act a machine player has spent, now and then. Only the clock is told, never how
        far its search is: that depends on cards that others may not know."""
        start = time.monotonic()
        while True:
            await asyncio.sleep(TELLING)
            spent = (time.monotonic() - start) / limit
            if spent > 1 or not wanted():
                return
            room.tell(wire.Thinking(seat=seat, share=round(spent, 2)))

    # What keeps going by itself

    async def wake_tables(self) -> None:
        """All tables that wait or are played at come back, so that their clocks run and their machines move."""
        for table in await asyncio.to_thread(self.store.live_tables):
            await self.room(table)

    async def beat(self) -> None:
        """Notes that the hall is open, so that a sudden end costs nobody's clock more than a moment."""
        while True:
            await asyncio.sleep(PULSE)
            if any(room.flag is not None for room in self.rooms.values()):
                await self.journal.pulse(now())

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                if not room.crowd and not room.lock.locked():
                    await self.tidy(room)

    async def tidy(self, room: Room) -> None:
        table = room.table
        if table.status == "waiting" and now() - max(table.at, room.empty_since) > ABANDONED:
            await room.do(lambda table: [Draft(entries.CLOSE)])
        elif not table.live and now() - room.empty_since > FORGET:
            self.lobby.forget(room)
            self.rooms.pop(table.id, None)


def asked_machine(table: Table) -> Seat | None:
    """A machine player's seat that is asked."""
    return (
        next((seat for seat in table.asked() if table.chairs[seat].kind == "machine"), None)
        if table.status == "playing"
        else None
    )


def opened(visitor: Visitor, wish: wire.NewTable, titles: list[str]) -> tuple[Opening, list[Draft]]:
    """The opening of a table and who sits down first; whatever is wrong with the wish is a BadOption or a Refusal."""
    pathless(wish.options, texts=False)
    game = rules(wish.game)
    options = with_sets(game, wish.options, wish.sets)
    seats = game.seats(game.new(options, 0))
    if len(wish.seats) > seats:
        raise Refusal("not_an_option", f"This play has {seats} seats, but {len(wish.seats)} are named.")
    drafts: list[Draft] = []
    for seat, who in enumerate(wish.seats):
        if who == "me":
            drafts.append(Draft(entries.SIT, seat, visitor.name, visitor.id))
        elif who == "link":
            drafts.append(Draft(entries.LINK, seat))
        elif who != "open":
            drafts.append(Draft(entries.MACHINE, seat, machine(who)))
    if wish.takeover:
        machine(wish.takeover)
    if wish.seats.count("me") > 1:
        raise Refusal("not_an_option", "A person has one seat.")
    if wish.seats.count("me") == 0 and len(drafts) == seats and "link" not in wish.seats:
        raise Refusal("not_an_option", "At least one person must have a seat.")
    if len(wish.seats) == seats and not {"open", "link"} & set(wish.seats):
        drafts.append(commands.begin())
    return Opening(
        game=wish.game,
        options=wish.options,
        seats=seats,
        clock=wish.clock,
        public=wish.public,
        takeover=wish.takeover,
        swap=wish.swap,
        hints=wish.hints,
        sets=wish.sets,
        titles=titles,
    ), drafts
