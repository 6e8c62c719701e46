"""The application: requests, sockets and the client's files, behind one guard."""

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from pixelhall.server import answers, wire
from pixelhall.server.guard import Guard
from pixelhall.server.hall import Hall
from pixelhall.server.limits import Bucket
from pixelhall.server.people import People, Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.routes import Routes, address
from pixelhall.server.settings import Settings
from pixelhall.server.sockets import LobbySocket, Socket, TableSocket
from pixelhall.server.store import Store

ABSENT = "The hall is open, but this copy of it has no pages for browsers: they are built from web/ into src/pixelhall/server/static.\n"


class Application:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: set[tuple[str, Socket]] = set()  # each with its session
        self.hall: Hall
        self.routes: Routes

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        store = Store(self.settings.store)
        self.hall = Hall(self.settings, store)
        self.routes = Routes(self.hall, People(store, self.session_ended))
        for way in self.routes.ways():
            app.router.routes.insert(0, Route(way.path, answers.refusing(way.endpoint), methods=[way.method]))
        self.hall.open()
        yield
        for _, socket in list(self.sockets):
            socket.close(wire.GOING)
        await self.hall.close()

    def session_ended(self, session: str) -> None:
        """Sockets of a session that was ended are closed."""
        for known, socket in list(self.sockets):
            if known == session:
                socket.close(wire.NO_PERSON)

    async def lobby(self, websocket: WebSocket) -> None:
        await websocket.accept()
        await self.serve("", LobbySocket(websocket, self.hall))

    async def table(self, websocket: WebSocket) -> None:
        """Anybody may watch; who has a seat is known by their session."""
        visitor = await self.routes.visitor(websocket) or Visitor("", "", False, "")
        await websocket.accept()
        try:
            self.routes.not_too_fast(self.routes.persons, visitor.id or address(websocket))
            room = await self.hall.room(websocket.path_params["table"])
        except Refusal as fault:
            await websocket.close(wire.TOO_FAST if fault.kind == "too_fast" else wire.NO_TABLE, fault.reason)
            return
        await self.serve(visitor.session, TableSocket(websocket, room, visitor, self.bucket(visitor, websocket)))

    def bucket(self, visitor: Visitor, websocket: WebSocket) -> Bucket:
        """Of the person, over all sockets."""
        persons = self.routes.persons
        return persons.buckets.setdefault(visitor.id or address(websocket), Bucket(persons.rate, persons.burst))

    async def serve(self, session: str, socket: Socket) -> None:
        self.sockets.add((session, socket))
        try:
            await socket.run()
        finally:
            self.sockets.discard((session, socket))

    async def described(self, request: Request) -> Response:
        return self.routes.described()

    async def page(self, request: Request) -> Response:
        """Every address that is no file is the client's own business."""
        if request.url.path.startswith("/api/"):
            return answers.problem(Missing("There is nothing here."))
        index = self.settings.static / "index.html"
        return FileResponse(index, headers={"cache-control": "no-cache"}) if index.is_file() else PlainTextResponse(ABSENT)

    def pages(self) -> list[BaseRoute]:
        assets = self.settings.static / "assets"
        files: list[BaseRoute] = [Mount("/assets", StaticFiles(directory=assets))] if assets.is_dir() else []
        return [*files, Route("/{path:path}", self.page, methods=["GET"])]


def application(settings: Settings) -> ASGIApp:
    made = Application(settings)
    routes: list[BaseRoute] = [
        Route("/api/openapi.json", made.described, methods=["GET"]),
        WebSocketRoute("/api/lobby", made.lobby),
        WebSocketRoute("/api/tables/{table}/play", made.table),
        *made.pages(),
    ]
    return Guard(Starlette(routes=routes, lifespan=made.life), settings)
