"""What a person has here: tables, plays that are over, and the sets that they share."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from pixelhall.server import wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.door.asking import Asking
from pixelhall.server.door.library import LARGEST as OWN_SET
from pixelhall.server.door.library import Library
from pixelhall.server.hall import history

SMALL = 20_000  # bytes of a request


class HistoryRoutes:
    """The routes for this."""

    def __init__(self, asking: Asking, library: Library) -> None:
        self.asking = asking
        self.hall = asking.hall
        self.library = library

    def ways(self) -> list[Way]:
        return [
            Way("GET", "/api/me/tables", None, wire.MyTables, "The tables of this person", self.my_tables, (401, 429)),
            Way(
                "GET",
                "/api/me/plays",
                None,
                wire.MyPlays,
                "The plays that this person has finished; since and until are days",
                self.my_plays,
                (400, 401, 429),
                ("game", "opponent", "since", "until", "page"),
            ),
            Way(
                "GET",
                "/api/me/sets",
                None,
                wire.MySets,
                "The card sets that this person shares",
                self.my_sets,
                (401, 429),
            ),
            Way(
                "POST",
                "/api/me/sets/stop",
                wire.Unshare,
                wire.Done,
                "Share a card set no longer",
                self.unshare,
                (400, 401, 403, 409, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/sets",
                wire.ShareSet,
                wire.SharedSet,
                "Share a card set by a link",
                self.share_set,
                (400, 401, 403, 404, 409, 413, 429),
            ),
        ]

    async def my_tables(self, request: Request) -> Response:
        return json(await history.tables(self.hall, (await self.asking.person(request)).id))

    async def my_plays(self, request: Request) -> Response:
        visitor = await self.asking.person(request)
        return json(await history.plays(self.hall, visitor.id, dict(request.query_params)))

    async def my_sets(self, request: Request) -> Response:
        visitor = await self.asking.person(request)
        return json(await asyncio.to_thread(self.hall.shared_sets.of, visitor.id))

    async def unshare(self, request: Request) -> Response:
        asked = await body(request, wire.Unshare, SMALL)
        visitor = await self.asking.person(request)
        await asyncio.to_thread(self.hall.shared_sets.stop, visitor.id, asked.id)
        return json(wire.Done())

    async def share_set(self, request: Request) -> Response:
        game = self.library.game_of(request)
        self.library.pace_checks(request)
        asked = await body(request, wire.ShareSet, OWN_SET)
        visitor = await self.asking.person(request)
        self.hall.pay_for(address(request), len(asked.toml))
        return json(await asyncio.to_thread(self.hall.shared_sets.share, visitor.id, game.name, asked.toml))
