"""All requests that the hall answers. Each route only translates: it finds out who asks, and passes the request on."""

import functools

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pixelhall.server.door import openapi
from pixelhall.server.door.answers import HasWays, Way
from pixelhall.server.door.asking import Asking
from pixelhall.server.door.entrance import Entrance
from pixelhall.server.door.history_routes import HistoryRoutes
from pixelhall.server.door.library import Library
from pixelhall.server.door.own import Own
from pixelhall.server.door.packing import Packed, pack
from pixelhall.server.door.replay_routes import ReplayRoutes
from pixelhall.server.door.table_routes import TableRoutes


class Routes:
    def __init__(self, asking: Asking) -> None:
        library = Library(asking.hall, asking.pace)
        self.all: list[HasWays] = [
            library,
            Own(asking.hall.store, asking.person, asking.hall.pay_for),
            HistoryRoutes(asking, library),
            ReplayRoutes(asking),
            Entrance(asking),
            TableRoutes(asking),
        ]

    def ways(self) -> list[Way]:
        return [way for routes in self.all for way in routes.ways()]

    def describe(self, request: Request) -> Response:
        return self.description.answer(request)

    @functools.cached_property
    def description(self) -> Packed:
        return pack(msgspec.json.encode(openapi.describe(self.ways())))
