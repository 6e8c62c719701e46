"""The application: requests, sockets and the client's files, behind one guard."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from pixelhall.server import wire
from pixelhall.server.door import answers
from pixelhall.server.door.guard import Guard
from pixelhall.server.door.routes import Routes, address
from pixelhall.server.door.sockets import LobbySocket, Socket, TableSocket
from pixelhall.server.hall.hall import Hall
from pixelhall.server.limits import Bucket
from pixelhall.server.people.accounts import People, Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.settings import Settings
from pixelhall.server.store.lock import StoreLock
from pixelhall.server.store.store import Store

ABSENT = "The hall is open, but this copy of it has no pages for browsers: they are built from web/ into src/pixelhall/server/static.\n"


class Application:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: set[tuple[str, Socket]] = set()  # each with its session
        self.crowd: Counter[str] = Counter()  # sockets of each person or address
        self.hall: Hall
        self.routes: Routes

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        lock = StoreLock(self.settings.store, self.settings.address)
        store = Store(self.settings.store)
        self.hall = Hall(self.settings, store)
        self.routes = Routes(self.hall, People(store, self.close_session))
        app.router.routes[:0] = [
            Route(path, answers.Dispatch(ways)) for path, ways in answers.by_path(self.routes.ways()).items()
        ]
        self.hall.open()
        yield
        for _, socket in list(self.sockets):
            socket.close(wire.GOING)
        await self.hall.close()
        lock.give_up()

    def close_session(self, session: str) -> None:
        """Closes the sockets of a session that has ended."""
        for known, socket in list(self.sockets):
            if known == session:
                socket.close(wire.NO_PERSON)

    async def lobby(self, websocket: WebSocket) -> None:
        await websocket.accept()
        await self.serve("", address(websocket), self.settings.most_strangers, LobbySocket(websocket, self.hall))

    async def table(self, websocket: WebSocket) -> None:
        """Anybody may watch; a player is known by their session."""
        visitor = await self.routes.visitor(websocket) or Visitor("", "", False, "")
        await websocket.accept()
        try:
            self.routes.not_too_fast(self.routes.persons, visitor.id or address(websocket))
            room = await self.hall.room(websocket.path_params["table"])
        except Refusal as fault:
            await websocket.close(wire.TOO_FAST if fault.kind == "too_fast" else wire.NO_TABLE, fault.reason)
            return
        most = self.settings.most_sockets if visitor.id else self.settings.most_strangers
        socket = TableSocket(websocket, room, visitor, self.bucket(visitor, websocket))
        await self.serve(visitor.session, visitor.id or address(websocket), most, socket)

    def bucket(self, visitor: Visitor, websocket: WebSocket) -> Bucket:
        """The bucket of a person, shared by all their sockets."""
        persons = self.routes.persons
        return persons.buckets.setdefault(visitor.id or address(websocket), Bucket(persons.rate, persons.burst))

    async def serve(self, session: str, whose: str, most: int, socket: Socket) -> None:
        if self.crowd[whose] >= most:
            await socket.websocket.close(wire.TOO_FAST, "You have too many connections.")
            return
        self.crowd[whose] += 1
        self.sockets.add((session, socket))
        try:
            await socket.run()
        finally:
            self.sockets.discard((session, socket))
            self.crowd[whose] -= 1
            if not self.crowd[whose]:
                del self.crowd[whose]

    async def describe(self, request: Request) -> Response:
        return self.routes.describe()

    async def page(self, request: Request) -> Response:
        """A file of the client; every other address shows the client itself, which has its own routes."""
        path = request.path_params["path"]
        if path.startswith(("api/", "assets/")) and not self.file(path):
            return answers.problem(Missing("There is nothing here."))
        found = self.file(path) or self.file("index.html")
        if found is None:
            return PlainTextResponse(ABSENT)
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"cache-control": lasting})

    def file(self, path: str) -> Path | None:
        """A file of the client's build, and none outside it."""
        root = self.settings.static.resolve()
        try:
            found = (root / path).resolve()
            return found if found.is_relative_to(root) and found.is_file() else None
        except (OSError, ValueError):
            return None


def application(settings: Settings) -> ASGIApp:
    made = Application(settings)
    routes: list[BaseRoute] = [
        Route("/api/openapi.json", made.describe, methods=["GET"]),
        WebSocketRoute("/api/lobby", made.lobby),
        WebSocketRoute("/api/tables/{table}/play", made.table),
        Route(
            "/{path:path}",
            GZipMiddleware(Starlette(routes=[Route("/{path:path}", made.page, methods=["GET"])]), minimum_size=1000),
        ),
    ]
    return Guard(Starlette(routes=routes, lifespan=made.life), settings)
