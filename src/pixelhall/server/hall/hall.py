"""The hall: all tables that are in memory, brought back from the store when somebody needs them, and what keeps them
going."""

import asyncio
import functools
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from pixelhall.core import signing
from pixelhall.core.errors import BadOption, PixelhallError
from pixelhall.core.game import Seat
from pixelhall.players import seconds
from pixelhall.server import logbook, wire
from pixelhall.server.hall import history
from pixelhall.server.hall.lobby import Lobby
from pixelhall.server.hall.replays import Replays
from pixelhall.server.hall.room import RETRY, Room
from pixelhall.server.hall.shared_sets import SharedSets
from pixelhall.server.limits import Buckets, Budget
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.settings import Settings
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry, now
from pixelhall.server.store.journal import Journal
from pixelhall.server.store.retention import forget_old
from pixelhall.server.store.store import Store
from pixelhall.server.tables import commands
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.opening import Opening, content, encode_opening, rules, with_sets
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import Table, restore_table
from pixelhall.server.workers.bots import Bots, bot_name, searches
from pixelhall.server.workers.progress import Thought
from pixelhall.server.workers.turns import Dropped, Whose
from pixelhall.server.workers.untrusted import Chores, refuse_unchosen

log = logging.getLogger("pixelhall")
T = TypeVar("T")
STORE_FAULTS = (sqlite3.Error, SQLAlchemyError)
PROBLEMS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    PixelhallError,
    Refusal,
)
LONGEST_RETRY = 30.0  # seconds
PULSE = 1.0  # seconds between two notes that the hall is open
TELLING = 0.2  # seconds between two words of how much time a machine player has spent
STILL = 0.8  # seconds that a search without a limit of its own has for a detail
EARLY = 0.15  # seconds between the end of such a thought and the answer
SHORTLY = 0.05  # seconds for a detail where nothing is searched
SWEEP = 60.0
RETIRING = 6 * 3600.0  # seconds between two looks at what is too old
DAY = 86_400.0  # seconds


class Hall:
    """Starts with `open`, inside the loop; `close` leaves everything on disk."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.key = store.secret("records", lambda: secrets.token_bytes(signing.SECRET_LENGTH))  # signs records
        self.journal = Journal(store.path)
        self.bots = Bots(settings.workers)
        self.chores = Chores(store.texts, signing.public_key(self.key))
        self.replays = Replays(self.chores)
        self.shared_sets = SharedSets(store, settings)
        self.hints = Buckets(*settings.hints)
        self.kept = Budget(settings.bytes, settings.bytes_of_all)  # letters of texts
        self.lobby = Lobby()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # cancelled when the hall closes
        self.commands: set[asyncio.Task[Any]] = set()  # finished before the hall closes
        self.last_open = store.last_pulse()
        entries.time_is_at_least(max(self.last_open, store.last_opening()))
        self.closing = False
        self.awake = False  # once all tables that wait or have a clock are there

    def open(self) -> None:
        self.keep(self.wake_tables())
        self.keep(self.beat())
        self.keep(self.sweep())
        self.keep(self.retire())

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts work in the background that ends when the hall closes; its faults are logged."""
        return self.start_task(work, self.tasks)

    def run_command(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts work that is finished even if the client that asked for it goes away."""
        return self.start_task(work, self.commands)

    def start_task(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[Any]]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(self.log_fault)
        return task

    def log_fault(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Refusal):
            log.error("the hall met a fault", exc_info=fault)

    async def close(self) -> None:
        """Finishes the commands under way, then stops."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.commands, return_exceptions=True)
        await self.journal.pulse(now())
        await asyncio.to_thread(self.journal.close)
        self.bots.close()
        self.chores.close()
        self.store.close()

    # Tables

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from disk; a Refusal if there is none."""
        if table in self.rooms:
            self.rooms[table].empty_since = now()  # whoever asks has some time to come in
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
            try:
                restored = await asyncio.to_thread(restore_table, entries_, self.store.texts)
            except BadOption as fault:
                raise Refusal("not_now", f"This table cannot be opened: {fault}") from fault
            room = Room(self, restored, await asyncio.to_thread(self.store.standing, table))
            await self.forgive(room)
            self.rooms[table] = room
            room.publish()
            if not restored.live and await asyncio.to_thread(self.store.is_live, table):
                # it ended, and the hall was closed before this was noted
                await self.journal.rest(table, await asyncio.to_thread(history.rows, restored))
            return room
        finally:
            del self.loading[table]

    async def forgive(self, room: Room) -> None:
        """Gives clocks back the time in which nobody could move: the hall was closed, or this table not loaded yet."""
        gap = now() - max(self.last_open, room.table.at)
        if (
            room.table.status == "playing"
            and gap > 0
            and not isinstance(room.table.opening.clock, wire.NoClock | wire.DaysClock)
        ):
            await room.commit([Draft(entries.WOKE, text=str(gap))])

    async def create(self, visitor: Visitor, request: wire.NewTable, address: str = "") -> Room:
        """A new table; it starts at once if no seat is free."""
        titles = await self.check_sets(request, Whose(address, visitor.id))
        opening, drafts = await asyncio.to_thread(opening_of, visitor, request, titles, self.part(request.part))
        return await self.open_table(visitor, opening, drafts, address)

    async def open_table(self, visitor: Visitor, opening: Opening, drafts: list[Draft], address: str = "") -> Room:
        self.refuse_many_tables(visitor, address)
        opening.sources, texts = await asyncio.to_thread(content, opening)
        text, own = encode_opening(opening, texts)
        new = [digest for digest in own if await asyncio.to_thread(self.store.texts.find, digest) is None]
        self.pay_for(
            address, len(text) + sum(len(own[digest]) for digest in new) + sum(len(one.text) for one in drafts)
        )
        first = Entry(
            secrets.token_urlsafe(12),
            0,
            now(),
            entries.OPEN,
            person=visitor.id,
            text=text,
        )
        await self.journal.append([first], texts | own, used={*opening.sources.values(), *own})
        room = Room(self, await asyncio.to_thread(Table, first, self.store.texts))
        room.from_address = address
        self.rooms[first.table] = room
        async with room.lock:
            await room.commit(drafts)
        return room

    def refuse_many_tables(self, visitor: Visitor, address: str) -> None:
        live = [room for room in self.rooms.values() if room.table.live]
        hosted = sum(room.table.host == visitor.id for room in live)
        if hosted >= self.settings.most_tables:
            raise Refusal("too_fast", f"You host {hosted} tables; finish one of them first.", after=60)
        if address and sum(room.from_address == address for room in live) >= self.settings.most_tables_of_address:
            raise Refusal("too_fast", "Too many tables were opened from your address; finish one first.", after=60)

    def pay_for(self, address: str, letters: int) -> None:
        """Refuses an address that has the hall keep more than it may."""
        if letters:
            self.kept.spend(address, letters)

    async def check_sets(self, request: wire.NewTable, whose: Whose) -> list[str]:
        """The titles of the host's own sets; the first fault in one of them is a Refusal."""
        if request.sets and request.public:
            raise Refusal("not_an_option", "Your own sets can be played only at private tables.")
        titles: list[str] = []
        for toml in request.sets:
            report = await self.chores.check(request.game, toml, whose)
            if report.faults:
                first = report.faults[0]
                raise Refusal("not_an_option", f"Your set, line {first.line}, column {first.column}: {first.words}")
            titles.append(report.title)
        return titles

    def part(self, asked: str | None) -> str:
        """The seal of what somebody adds to a seed, where the hall asks for it."""
        return asked or "" if self.settings.shared_deals else ""

    def sign(self, record: str) -> str:
        """The record of a play that is over, as this hall attests it."""
        return signing.sign(record, self.key)

    def look_at(self, room: Room) -> None:
        """Called when a room has changed: the lobby may show it, an artificial player may have to move."""
        self.lobby.look_at(room)
        if room.thinking is None and not self.closing and asked_bot(room.table) is not None and room.thinks_for():
            room.thinking = self.keep(self.think(room))

    async def think(self, room: Room) -> None:
        """Artificial players answer while they are asked and somebody waits for it; quick ones wait a moment, so that
        people can follow."""
        try:
            while (seat := asked_bot(room.table)) is not None and room.table.play is not None:
                whose = room.thinks_for()
                if whose is None:
                    return
                try:
                    await self.answer(room, room.table.play, seat, whose)
                except Dropped:
                    continue
                except Refusal as fault:
                    if fault.kind != "fault":
                        raise
                    await asyncio.sleep(RETRY)  # it could not be saved
        finally:
            room.thinking = None

    async def answer(self, room: Room, play: Play, seat: Seat, whose: Whose) -> None:
        ply, question, player = room.table.n, play.open[seat], room.table.chairs[seat].player
        asked, still = time.monotonic(), 0.0 if question.act else stillness(player)

        def is_wanted() -> bool:
            return room.table.play is play and play.open.get(seat) is question

        with room.thought(is_wanted) as thought:
            telling = self.keep(self.tell(room, seat, seconds(player), thought)) if question.act else None
            stopping = self.keep(self.stop(thought, still)) if still else None
            try:
                text = await self.bots.choose(play, seat, player, thought, whose)
            finally:
                for task in (telling, stopping):
                    if task is not None:
                        task.cancel()
        due = max(asked + self.settings.pace, (thought.begun or asked) + still)
        await asyncio.sleep(max(0.0, due - time.monotonic()))

        def command(table: Table) -> list[Draft]:
            return commands.act(table, seat, table.n, text) if is_wanted() else []

        try:
            await room.do(command)
        except Refusal as fault:
            if fault.kind == "fault":
                raise
            log.error("table %s, ply %s: the answer of an artificial player was refused", room.table.id, ply)
            await room.do(
                lambda table: commands.act(table, seat, table.n, play.game.write(play.state, question.options[0]))
            )

    async def stop(self, thought: Thought, still: float) -> None:
        """Stops a thought in time for an answer that comes so many seconds after it began."""
        while not thought.begun:
            await asyncio.sleep(TELLING)
        await asyncio.sleep(thought.begun + still - EARLY - time.monotonic())
        thought.stop()

    async def tell(self, room: Room, seat: Seat, limit: float, thought: Thought) -> None:
        """Tells now and then that an artificial player waits for its turn to think, and how much of its time it has used.
        It tells the clock only, never the progress of the search, which depends on cards that others may not know."""
        while True:
            await asyncio.sleep(TELLING)
            if not thought.is_wanted():
                return
            spent = (time.monotonic() - thought.begun) / limit if thought.begun and limit else 0.0
            if not thought.begun:
                room.tell(wire.Thinking(seat=seat, share=0.0, waits=True))
            elif not limit or spent > 1:
                return
            else:
                room.tell(wire.Thinking(seat=seat, share=round(spent, 2)))

    # What keeps going by itself

    async def wake_tables(self) -> None:
        """Loads the tables that wait or have a clock, so that the lobby shows them, clocks run and artificial players
        move. One that cannot be read keeps no other asleep."""
        for table in await self.persist(lambda: asyncio.to_thread(self.store.waking_tables)):
            try:
                await self.persist(functools.partial(self.room, table))
            except PROBLEMS as fault:
                log.error("table %s cannot be opened: %s", table, fault)
        self.awake = True

    async def persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Tries until the store is well again, if that is what is wrong."""
        wait = RETRY
        while True:
            try:
                return await attempt()
            except STORE_FAULTS as fault:
                log.error("the store fails; the next try is in %.0f seconds: %s", wait, fault)
            except Refusal as fault:
                if fault.kind != "fault":
                    raise
                log.error("%s; the next try is in %.0f seconds", fault.reason, wait)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_RETRY)

    async def beat(self) -> None:
        """Notes every second that the hall is open, so that a crash costs no clock more than a moment."""
        while True:
            await asyncio.sleep(PULSE)
            if any(room.flag is not None for room in self.rooms.values()):
                await self.persist(lambda: self.journal.pulse(now()))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                try:
                    if not room.crowd and not room.lock.locked():
                        await self.persist(functools.partial(self.tidy, room))
                except PROBLEMS as fault:
                    log.error("table %s cannot be tidied: %s", room.table.id, fault)

    async def tidy(self, room: Room) -> None:
        """Closes a table at which nobody came to play, and forgets one that can come back from the store."""
        table, settings = room.table, self.settings
        alone = (now() - room.empty_since) / 1000  # seconds
        days = isinstance(table.opening.clock, wire.DaysClock)
        if table.status == "waiting":
            if min(alone, (now() - table.at) / 1000) > (DAY if days else settings.abandoned):
                await room.do(lambda table: [Draft(entries.CLOSE)])
        elif alone > settings.rest and room.can_rest():
            self.lobby.forget(room)
            self.rooms.pop(table.id, None)

    async def retire(self) -> None:
        """Forgets what is older than the operator wants to keep."""
        while True:
            found = await self.persist(lambda: asyncio.to_thread(forget_old, self.store, self.settings.keeping, now()))
            if found:
                logbook.event("forgotten", **found)
            await asyncio.sleep(RETIRING)


def stillness(player: str) -> float:
    """Seconds that an answer about a detail, such as whether to spring a Trap, takes from the beginning of the thought:
    the same with and without a choice, so that nobody learns which. A search is stopped in time for it."""
    return max(seconds(player), STILL) + EARLY if searches(player) else SHORTLY


def asked_bot(table: Table) -> Seat | None:
    """The seat of an artificial player that is asked now."""
    return (
        next((seat for seat in table.asked() if table.chairs[seat].kind == "machine"), None)
        if table.status == "playing"
        else None
    )


def opening_of(
    visitor: Visitor, request: wire.NewTable, titles: list[str], part: str = ""
) -> tuple[Opening, list[Draft]]:
    """The opening of a table and the first entries; BadOption or Refusal says what is wrong with the request."""
    refuse_unchosen(request.options)
    game = rules(request.game)
    options = with_sets(game, request.options, request.sets)
    seats = game.seats(game.new(options, 0))
    if len(request.seats) > seats:
        raise Refusal("not_an_option", f"This play has {seats} seats, but {len(request.seats)} are named.")
    drafts: list[Draft] = []
    for seat, who in enumerate(request.seats):
        if who == "me":
            drafts += [Draft(entries.SIT, seat, visitor.name, visitor.id), *commands.seal(None, seat, part)]
            if request.deck:
                commands.check_deck(game, options, seat, request.deck)
                drafts.append(Draft(entries.BRING, seat, request.deck))
        elif who == "link":
            drafts.append(Draft(entries.LINK, seat))
        elif who != "open":
            drafts.append(Draft(entries.MACHINE, seat, bot_name(who)))
    if request.takeover:
        bot_name(request.takeover)
    if request.seats.count("me") > 1:
        raise Refusal("not_an_option", "You can take only one seat.")
    if request.seats.count("me") == 0 and len(request.seats) == seats and not {"open", "link"} & set(request.seats):
        raise Refusal("not_an_option", "At least one person must have a seat.")
    if len(request.seats) == seats and not {"open", "link"} & set(request.seats):
        drafts.append(commands.begin(part))
    return Opening(
        game=request.game,
        options=request.options,
        seats=seats,
        clock=request.clock,
        public=request.public,
        takeover=request.takeover,
        swap=request.swap,
        absence=request.absence,
        hints=request.hints,
        sets=request.sets,
        titles=titles,
        rules=game.version,
    ), drafts
