"""Records to look through, and to play on from."""

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response

from pixelhall.core.game import NOBODY
from pixelhall.server import wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.door.asking import Asking
from pixelhall.server.limits import not_too_fast
from pixelhall.server.refusals import Missing
from pixelhall.server.workers.turns import Whose

SMALL = 20_000  # bytes of a request
RECORD = 3_100_000


class ReplayRoutes:
    """The routes for this."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.hall = asking.hall

    def ways(self) -> list[Way]:
        there, known = (404, 429), (400, 401, 403, 404, 409, 413, 429, 503)
        return [
            Way(
                "POST",
                "/api/replays",
                wire.NewReplay,
                wire.ReplayFacts,
                "Prove a record and look through it",
                self.new_replay,
                (400, 403, 409, 413, 429),
                same=True,
            ),
            Way(
                "GET",
                "/api/replays/{replay}",
                None,
                wire.ReplayFacts,
                "A replay that is kept",
                self.replay,
                there,
                same=True,
            ),
            Way(
                "GET",
                "/api/replays/{replay}/cards",
                None,
                wire.Cards,
                "The cards that it was played with",
                self.replay_cards,
                there,
                same=True,
            ),
            Way(
                "GET",
                "/api/replays/{replay}/{step}",
                None,
                wire.Replayed,
                "A position as a seat saw it; since skips lines of the log",
                self.replayed,
                there,
                ("seat", "since"),
                same=True,
            ),
            Way(
                "GET",
                "/api/replays/{replay}/{step}/position",
                None,
                wire.ReplayedPosition,
                "A position as text, hidden things included",
                self.replayed_position,
                there,
                same=True,
            ),
            Way(
                "POST",
                "/api/replays/{replay}/{step}/play",
                wire.PlayOn,
                wire.TableFacts,
                "Play on from here",
                self.play_on,
                known,
            ),
        ]

    async def new_replay(self, request: Request) -> Response:
        not_too_fast(self.asking.proofs, address(request))
        asked = await body(request, wire.NewReplay, RECORD)
        return json((await self.hall.replays.open(asked.record, Whose(address(request)))).facts)

    async def replay(self, request: Request) -> Response:
        self.asking.pace(request)
        return json(self.hall.replays.find(request.path_params["replay"]).facts)

    async def replay_cards(self, request: Request) -> Response:
        self.asking.pace(request)
        return json(await asyncio.to_thread(self.hall.replays.find(request.path_params["replay"]).cards))

    async def replayed(self, request: Request) -> Response:
        self.asking.pace(request)
        replay = self.hall.replays.find(request.path_params["replay"])
        step, seat = number(request.path_params["step"]), number(request.query_params.get("seat", str(NOBODY)))
        return json(await asyncio.to_thread(replay.show, step, seat, number(request.query_params.get("since", "0"))))

    async def replayed_position(self, request: Request) -> Response:
        self.asking.pace(request)
        replay = self.hall.replays.find(request.path_params["replay"])
        return json(await asyncio.to_thread(replay.position_text, number(request.path_params["step"])))

    async def play_on(self, request: Request) -> Response:
        asked = await body(request, wire.PlayOn, SMALL)
        visitor = await self.asking.person(request)
        self.asking.pace_tables(request, visitor)
        replay = self.hall.replays.find(request.path_params["replay"])
        opening, drafts = await asyncio.to_thread(
            replay.play_on_from, number(request.path_params["step"]), asked.seat, asked.rival, visitor
        )
        return json((await self.hall.open_table(visitor, opening, drafts, address(request))).facts())


def number(text: str) -> int:
    """A small number in an address."""
    if not re.fullmatch("-?[0-9]{1,6}", text, re.ASCII):
        raise Missing(f'"{text[:20]}" is no number of a step, seat or line.')
    return int(text)
