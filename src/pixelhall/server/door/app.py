"""The application: requests, sockets and the client's files, behind one guard."""

import contextlib
import functools
from collections import Counter
from collections.abc import AsyncIterator
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import pixelhall
from pixelhall.server import logbook, wire
from pixelhall.server.counts import Counts
from pixelhall.server.door import answers, pages
from pixelhall.server.door.addresses import address
from pixelhall.server.door.asking import Asking
from pixelhall.server.door.files import Files, lasting
from pixelhall.server.door.guard import Guard
from pixelhall.server.door.operator import Operator
from pixelhall.server.door.packing import Packed, pack
from pixelhall.server.door.previews import LASTING, Previews
from pixelhall.server.door.routes import Routes
from pixelhall.server.door.signs import Sign, Signs, of_the_hall
from pixelhall.server.door.sockets import LobbySocket, Socket, TableSocket
from pixelhall.server.hall.hall import Hall
from pixelhall.server.limits import Bucket, not_too_fast
from pixelhall.server.people.accounts import People, Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.settings import Settings
from pixelhall.server.store.lock import StoreLock
from pixelhall.server.store.store import Store

INDEX = "index.html"
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
HTML = "text/html; charset=utf-8"
ABSENT = "The hall is open, but this copy of it has no pages for browsers: they are built from web/ into src/pixelhall/server/static.\n"


class Application:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings, lock: StoreLock, store: Store) -> None:
        self.settings = settings
        self.lock = lock
        self.store = store
        self.counts = Counts()
        self.sockets: set[tuple[str, Socket]] = set()  # each with its session
        self.crowd: Counter[str] = Counter()  # sockets of each person or address
        self.files = Files(settings.static)
        self.hall: Hall
        self.operator: Operator
        self.asking: Asking
        self.routes: Routes
        self.signs: Signs
        self.previews: Previews

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        self.hall = Hall(self.settings, self.store)
        self.asking = Asking(self.hall, People(self.store, self.close_session))
        self.routes = Routes(self.asking)
        self.operator = Operator(self.hall, self.counts)
        self.signs = Signs(self.hall)
        self.previews = Previews(self.signs)
        app.router.routes[:0] = [
            Route(path, answers.Dispatch(ways)) for path, ways in answers.by_path(self.routes.ways()).items()
        ]
        self.hall.open()
        logbook.event("opened", at=self.settings.address, version=pixelhall.__version__, store=self.settings.store)
        yield
        logbook.event("closing", sockets=len(self.sockets))
        for _, socket in list(self.sockets):
            socket.close(wire.GOING)
        await self.hall.close()
        self.lock.give_up()
        logbook.event("closed")

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
        visitor = await self.asking.visitor(websocket) or Visitor("", "", False, "")
        await websocket.accept()
        try:
            not_too_fast(self.asking.persons, visitor.id or address(websocket))
            room = await self.hall.room(websocket.path_params["table"])
        except Refusal as fault:
            await websocket.close(wire.TOO_FAST if fault.kind == "too_fast" else wire.NO_TABLE, fault.reason)
            return
        most = self.settings.most_sockets if visitor.id else self.settings.most_strangers
        socket = TableSocket(websocket, room, visitor, self.bucket(visitor, websocket), address(websocket))
        await self.serve(visitor.session, visitor.id or address(websocket), most, socket)

    def bucket(self, visitor: Visitor, websocket: WebSocket) -> Bucket:
        """The bucket of a person, shared by all their sockets."""
        persons = self.asking.persons
        return persons.of(visitor.id or address(websocket))

    async def serve(self, session: str, whose: str, most: int, socket: Socket) -> None:
        if self.crowd[whose] >= most:
            await socket.websocket.close(wire.TOO_FAST, "You have too many connections.")
            return
        self.crowd[whose] += 1
        socket.counts = self.counts
        self.sockets.add((session, socket))
        try:
            await socket.run()
        finally:
            self.sockets.discard((session, socket))
            self.crowd[whose] -= 1
            if not self.crowd[whose]:
                del self.crowd[whose]

    async def describe(self, request: Request) -> Response:
        return self.routes.describe(request)

    async def preview(self, request: Request) -> Response:
        """A picture for whoever shows a link; also to pages of other sites, which may fetch it by themselves."""
        try:
            self.asking.pace(request)
            found = await self.previews.picture(request.path_params["file"])
        except Refusal as fault:
            return answers.problem(fault)
        answer = found.answer(request, LASTING)
        answer.headers["cross-origin-resource-policy"] = "cross-origin"
        return answer

    async def nothing(self, request: Request) -> Response:
        return answers.problem(Missing("There is nothing here."))

    async def health(self, request: Request) -> Response:
        return await self.operator.health(request)

    async def ready(self, request: Request) -> Response:
        return await self.operator.ready(request)

    async def metrics(self, request: Request) -> Response:
        return await self.operator.metrics(request)

    async def page(self, request: Request) -> Response:
        """A file of the client, or the client itself with what its address is about."""
        path = request.path_params["path"]
        found = self.files.find(path) if path != INDEX else None
        if found is not None:
            return found.answer(request, lasting(path))
        if path.startswith("assets/") or path == "api":
            return answers.problem(Missing("There is nothing here."))
        html = self.files.text(INDEX)
        if html is None:
            return PlainTextResponse(ABSENT)
        try:
            self.asking.pace(request)
            sign = await self.signs.sign(path)
        except Missing:
            return pack(pages.page_of_nowhere(html), HTML).answer(request, status=404)
        except Refusal:
            sign = of_the_hall()  # too fast: the client tells what else there is to say
        origin = self.settings.origin_of(request.headers.get("host", ""))
        return packed_page(html, sign, origin, quote(path)).answer(request)


@functools.lru_cache(maxsize=64)
def packed_page(html: str, sign: Sign, origin: str, path: str) -> Packed:
    return pack(pages.page(html, sign, origin, path), HTML)


def application(settings: Settings, lock: StoreLock, store: Store) -> ASGIApp:
    """The hall of a store that is open and locked."""
    made = Application(settings, lock, store)
    routes: list[BaseRoute] = [
        Route("/api/openapi.json", made.describe, methods=["GET"]),
        WebSocketRoute("/api/lobby", made.lobby),
        WebSocketRoute("/api/tables/{table}/play", made.table),
        Route("/preview/{file:path}", made.preview, methods=["GET"]),
        Route("/healthz", made.health, methods=["GET"]),
        Route("/readyz", made.ready, methods=["GET"]),
        Route("/metrics", made.metrics, methods=["GET"]),
        Route("/api/{path:path}", made.nothing, methods=METHODS),
        Route("/{path:path}", made.page, methods=["GET"]),
    ]
    return Guard(Starlette(routes=routes, lifespan=made.life), settings, made.counts)
