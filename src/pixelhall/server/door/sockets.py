"""Websockets: messages that come in are checked and carried out, and the newest view goes out. A slow client misses old
views and delays nobody; one that floods the hall or never reads is disconnected and may come back."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import NOBODY
from pixelhall.server import wire
from pixelhall.server.counts import Counts
from pixelhall.server.hall import hints
from pixelhall.server.hall.room import Room
from pixelhall.server.limits import Bucket
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Refusal
from pixelhall.server.store.entries import now
from pixelhall.server.tables import commands, preview, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.table import Table

if TYPE_CHECKING:
    from pixelhall.server.hall.hall import Hall

log = logging.getLogger("pixelhall")
DECODER = msgspec.json.Decoder(wire.ToTable)
ENCODER = msgspec.json.Encoder()
MOST_NOTES = 32  # small answers that wait to be sent
PATIENCE = 20.0  # seconds for one message to go out
GREETING = 10.0  # seconds for the client to say hello
LOBBY_PACE = 0.25  # seconds between two messages of the lobby
UNDO_COST = 8.0  # tokens: an undo takes long to work out
LINES_A_TOKEN = 1000  # lines of a log that are sent for one token


class Gone(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Socket:
    """One websocket: a task that sends the newest view, and one that listens."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.news = asyncio.Event()
        self.notes: deque[bytes] = deque()
        self.passing: bytes | None = None  # a message that is true only for a moment
        self.code = 0  # closes the socket when it is set
        self.counts: Counts | None = None  # where refusals are counted

    def wake(self) -> None:
        self.news.set()

    def close(self, code: int) -> None:
        self.code = self.code or code
        self.news.set()

    def tell(self, passing: bytes) -> None:
        """Sends a message of which only the newest counts."""
        self.passing = passing
        self.news.set()

    def note(self, message: wire.Told) -> None:
        """Sends a small answer; too many unread ones end the connection."""
        if isinstance(message, wire.Refused) and self.counts is not None:
            self.counts.refusals[message.kind] += 1
        if len(self.notes) >= MOST_NOTES:
            self.close(wire.TOO_SLOW)
        else:
            self.notes.append(ENCODER.encode(message))
            self.news.set()

    def newest(self) -> bytes | None:
        """The newest view, if it was not sent yet."""
        raise NotImplementedError

    async def send_all(self) -> None:
        """Sends until the client goes or is disconnected."""
        while True:
            await self.news.wait()
            self.news.clear()
            while self.notes and not self.code:
                await self.send(self.notes.popleft())
            if self.code:
                raise Gone(self.code)
            message = self.newest()
            if message is not None:
                await self.send(message)
            if self.passing is not None:
                passing, self.passing = self.passing, None
                await self.send(passing)

    async def send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})
        except TimeoutError as late:
            raise Gone(wire.TOO_SLOW) from late

    async def receive(self) -> bytes:
        message = await self.websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")

    async def listen(self) -> None:
        raise NotImplementedError

    async def run(self) -> None:
        """Runs both tasks until one of them ends, then cancels the other."""
        tasks = [asyncio.ensure_future(self.listen()), asyncio.ensure_future(self.send_all())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.farewell([task.exception() for task in done])

    async def farewell(self, faults: list[BaseException | None]) -> None:
        for fault in faults:
            if isinstance(fault, Gone):
                if self.websocket.application_state == WebSocketState.CONNECTED:
                    await self.websocket.close(fault.code)
            elif fault is not None and not isinstance(fault, WebSocketDisconnect):
                raise fault


class LobbySocket(Socket):
    """A client that is told about tables; its own messages are ignored."""

    def __init__(self, websocket: WebSocket, hall: "Hall") -> None:
        super().__init__(websocket)
        self.hall = hall
        self.heard = 0
        self.session = ""

    async def run(self) -> None:
        self.hall.lobby.listeners.add(self)
        self.wake()
        try:
            await super().run()
        finally:
            self.hall.lobby.listeners.discard(self)

    def newest(self) -> bytes | None:
        lobby = self.hall.lobby
        if self.heard == lobby.number:
            return None
        news = lobby.news(self.heard)
        self.heard = lobby.number
        return ENCODER.encode(news)

    async def send(self, message: bytes) -> None:
        await super().send(message)
        await asyncio.sleep(LOBBY_PACE)

    async def listen(self) -> None:
        while True:
            if len(await self.receive()) > self.hall.settings.largest:
                raise Gone(wire.TOO_FAST)
            await asyncio.sleep(LOBBY_PACE)


class TableSocket(Socket):
    """A person at a table, in a seat or watching."""

    def __init__(self, websocket: WebSocket, room: Room, visitor: Visitor, bucket: Bucket, address: str) -> None:
        super().__init__(websocket)
        self.room = room
        self.address = address
        self.visitor = visitor
        self.person = visitor.id
        self.session = visitor.session
        self.heard = 0
        self.sent = 0  # the seq of the last view
        self.mine = bucket_of(room)
        self.shared = bucket

    @property
    def seat(self) -> int:
        return self.room.table.seat_of(self.person)

    def newest(self) -> bytes | None:
        if self.sent == self.room.seq or self not in self.room.crowd:
            return None
        shown = self.room.view(self.person, self.heard)
        self.sent = shown.seq
        self.heard = shown.heard
        if not self.sent:
            self.wake()  # after a page of the log there is more
        return shown.data

    async def run(self) -> None:
        try:
            await super().run()
        finally:
            if self in self.room.crowd:
                self.room.go(self)

    async def listen(self) -> None:
        """Carries out each message before it reads the next, so a client that sends fast waits for itself."""
        try:
            async with asyncio.timeout(GREETING):
                await self.hear(await self.receive())
        except TimeoutError as silent:
            raise Gone(wire.TOO_SLOW) from silent
        while True:
            await self.hear(await self.receive())

    async def hear(self, data: bytes) -> None:
        try:
            message = self.decode(data)
        except Refusal as fault:
            self.note(wire.Refused(what="", kind=fault.kind, reason=fault.reason, rule=fault.rule))
            return
        if isinstance(message, wire.Hint):
            self.room.hall.keep(self.attempt(message))  # it takes a while, and the person can play on meanwhile
        else:
            await self.attempt(message)

    async def attempt(self, message: wire.ToTable) -> None:
        what = message.__struct_config__.tag if isinstance(message.__struct_config__.tag, str) else ""
        try:
            await self.answer(message)
        except Refusal as fault:
            self.note(wire.Refused(what=what, kind=fault.kind, reason=fault.reason, rule=fault.rule))
        except (
            ArithmeticError,
            AssertionError,
            AttributeError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ) as fault:
            # A fault in the rules of one game: nothing was done, and the person stays at the table.
            log.error(
                "table %s, seat %s: fault at a message of type %s", self.room.table.id, self.seat, what, exc_info=fault
            )
            self.note(
                wire.Refused(
                    what=what, kind="fault", reason="Something went wrong in the hall; nothing was changed.", rule=""
                )
            )

    def decode(self, data: bytes) -> wire.ToTable:
        if not self.shared.take() or not self.mine.take():
            if self.mine.left < 1 and len(self.notes) > MOST_NOTES // 2:
                raise Gone(wire.TOO_FAST)
            raise Refusal("too_fast", "Too fast; wait a moment.")
        largest = self.room.hall.settings.largest
        if len(data) > largest:
            raise Refusal("too_large", f"A message has at most {largest} bytes; this has {len(data)}.")
        try:
            message: wire.ToTable = DECODER.decode(data)
            return message
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            raise Refusal("malformed", f"This is not a message of a table: {fault}") from fault

    async def answer(self, message: wire.ToTable) -> None:
        match message:
            case wire.Hello():
                self.greet(message)
            case wire.Ping():
                self.note(wire.Pong(at=message.at, now=now()))
            case wire.Why():
                self.note(self.because(message.text))
            case wire.Describe():
                self.note(wire.Described(words=message.words, lines=self.describe(message.words)))
            case wire.Position():
                self.note(self.position())
            case wire.Preview():
                self.note(await self.preview(message))
            case wire.Hint():
                self.note(await hints.hint(self.room, self.person, message.ply, self.address))
            case wire.SetStanding():
                await self.room.standing.set(self.person, message)
            case _:
                await self.do(message)

    def greet(self, hello: wire.Hello) -> None:
        """The client says how much of the log it has, and is sent the rest."""
        heard = hello.log if hello.seq >= self.room.rewound else 0
        lines = views.count_lines(self.room.table.play, self.seat)
        if not self.shared.take(max(0, lines - heard) / LINES_A_TOKEN):
            raise Refusal("too_fast", "Too fast; wait a moment.")
        self.heard = min(heard, lines)
        if self in self.room.crowd:
            self.sent = 0
            self.wake()
        else:
            self.room.enter(self)

    async def do(self, message: Any) -> None:
        """Carries out a command of a seat. The seat is looked up when the command is done, not before."""
        if isinstance(message, wire.Undo) and not self.mine.take(UNDO_COST):
            raise Refusal("too_fast", "Too fast; wait a moment.")
        held = self.room.standing.hold(self.seat) if isinstance(message, wire.Act) else 0.0
        await self.room.do(self.command(message), slow=isinstance(message, wire.Undo | wire.AnswerUndo), after=held)

    def command(self, message: Any) -> Callable[[Table], list[Draft]]:
        person = self.person

        def run(table: Table) -> list[Draft]:
            seat = table.seat_of(person)
            match message:
                case wire.Act():
                    return commands.act(table, seat, message.ply, message.text)
                case wire.Resign():
                    return commands.resign(table, seat, message.ply)
                case wire.OfferDraw():
                    return commands.offer_draw(table, seat, message.ply)
                case wire.AnswerDraw():
                    return commands.answer_draw(table, seat, message.ply, message.yes)
                case wire.Undo():
                    return commands.take_back(table, seat, message.ply)
                case wire.AnswerUndo():
                    return commands.answer_undo(table, seat, message.ply, message.yes)
                case wire.Claim():
                    return commands.claim(table, seat, message.ply, now())
                case wire.Rematch():
                    return commands.rematch(table, seat, self.room.hall.part(message.part))
                case wire.Part():
                    part = self.room.hall.part(message.part)
                    return commands.seal_part(table, seat, part) if part else []
                case wire.Reveal():
                    return commands.reveal(table, seat, message.part)
                case _:
                    return commands.leave(table, seat)

        return run

    # Questions, which change nothing.

    def because(self, text: str) -> wire.Because:
        play = commands.playing(self.room.table, self.seat)
        try:
            play.game.parse(play.state, self.seat, text)
        except Illegal as fault:
            return wire.Because(text=text, rule=fault.rule, reason=fault.sentence)
        except BadText as fault:
            return wire.Because(text=text, rule="", reason=str(fault))
        return wire.Because(text=text, rule="", reason="")

    def describe(self, words: str) -> list[str]:
        play = self.room.table.play
        if play is None:
            raise Refusal("not_now", "The play has not started yet.")
        try:
            return play.game.describe(play.state, self.seat, words)
        except (BadText, Illegal) as fault:
            raise Refusal("not_an_option", str(fault)) from fault

    def position(self) -> wire.Positioned:
        play = self.room.table.play
        if play is None:
            raise Refusal("not_now", "The play has not started yet.")
        return wire.Positioned(ply=self.room.table.n, text=views.written_position(play, self.seat))

    async def preview(self, message: wire.Preview) -> wire.Previewed:
        if self.seat == NOBODY or not self.mine.take(2):
            raise Refusal("too_fast" if self.seat != NOBODY else "not_yours", "No preview now.")
        play = commands.playing(self.room.table, self.seat)
        commands.refuse_stale(self.room.table, play, self.seat, message.ply)
        lines, sure = preview.preview(play, self.seat, message.text, self.room.table.players())
        return wire.Previewed(ply=message.ply, text=message.text, lines=lines, sure=sure)


def bucket_of(room: Room) -> Bucket:
    rate, burst = room.hall.settings.deeds
    return Bucket(rate, burst)
