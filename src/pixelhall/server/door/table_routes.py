"""Tables: opening them, sitting down, and the records of what was played there."""

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pixelhall.server import wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.door.asking import Asking
from pixelhall.server.hall.room import Room
from pixelhall.server.limits import not_too_fast
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.tables import commands
from pixelhall.server.tables.play import Play
from pixelhall.server.workers.bots import bot_name
from pixelhall.server.workers.turns import Whose

# Bytes of a request: a usual one, and those with long texts, where a letter may take six bytes.
SMALL = 20_000
RECORD = 3_100_000
OWN_SETS = 1_300_000


class TableRoutes:
    """The routes for this."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.hall = asking.hall

    def ways(self) -> list[Way]:
        anyone, known, there = (400, 429), (400, 401, 403, 409, 413, 429), (400, 401, 403, 404, 409, 413, 429)
        return [
            Way("GET", "/api/tables", None, wire.Tables, "The tables of the lobby", self.tables, (), same=True),
            Way("POST", "/api/tables", wire.NewTable, wire.TableFacts, "Open a table", self.new_table, (*known, 503)),
            Way(
                "GET",
                "/api/tables/{table}",
                None,
                wire.TableFacts,
                "What all may know of a table",
                self.table,
                (404, 429),
            ),
            Way("POST", "/api/tables/{table}/sit", wire.Sit, wire.TableFacts, "Take a seat", self.sit, (*there, 503)),
            Way(
                "POST",
                "/api/tables/{table}/start",
                wire.Start,
                wire.TableFacts,
                "Start with artificial players in the free seats",
                self.start,
                (*there, 503),
            ),
            Way(
                "POST",
                "/api/tables/{table}/link",
                wire.Link,
                wire.LinkReply,
                "A link that gives a seat once",
                self.link,
                (*there, 503),
            ),
            Way(
                "GET",
                "/api/tables/{table}/plays/{play}/record",
                None,
                "text/plain",
                "The record of a play that is over",
                self.record,
                (400, 404, 409, 429),
                same=True,
            ),
            Way(
                "GET",
                "/api/tables/{table}/plays/{play}/replay",
                None,
                wire.ReplayFacts,
                "The replay of a play that is over",
                self.replay_of_play,
                (400, 404, 409, 429),
            ),
            Way(
                "POST",
                "/api/tables/{table}/again",
                wire.Again,
                wire.TableFacts,
                "Open a table like this one, against this machine player",
                self.again,
                (*there, 503),
            ),
            Way("POST", "/api/verify", wire.Verify, wire.Verdict, "Prove a record", self.verify, (*anyone, 403, 413)),
        ]

    async def tables(self, request: Request) -> Response:
        return json(wire.Tables(tables=self.hall.lobby.tables()))

    async def new_table(self, request: Request) -> Response:
        asked = await body(request, wire.NewTable, OWN_SETS)
        visitor = await self.asking.person(request)
        self.asking.pace_tables(request, visitor)
        return json((await self.hall.create(visitor, asked, address(request))).facts())

    async def room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        not_too_fast(self.asking.persons, address(request))
        return json((await self.room(request)).facts())

    async def sit(self, request: Request) -> Response:
        asked = await body(request, wire.Sit, SMALL)
        visitor = await self.asking.person(request)
        self.hall.pay_for(address(request), len(asked.deck))
        part = self.hall.part(asked.part)
        room = await self.room(request)
        await room.do(
            lambda table: commands.sit(table, visitor.id, visitor.name, asked.seat, asked.link, asked.deck, part)
        )
        return json(room.facts())

    async def start(self, request: Request) -> Response:
        asked = await body(request, wire.Start, SMALL)
        visitor = await self.asking.person(request)
        room = await self.room(request)
        name = bot_name(asked.fill)
        await room.do(lambda table: commands.start(table, visitor.id, name))
        return json(room.facts())

    async def link(self, request: Request) -> Response:
        asked = await body(request, wire.Link, SMALL)
        visitor = await self.asking.person(request)
        room = await self.room(request)
        word = secrets.token_urlsafe(18)
        await room.do(lambda table: commands.link(table, visitor.id, asked.seat, word))
        return json(wire.LinkReply(seat=asked.seat, link=word))

    async def again(self, request: Request) -> Response:
        asked = await body(request, wire.Again, SMALL)
        visitor = await self.asking.person(request)
        room = await self.room(request)
        opening, drafts = commands.again(
            room.table, visitor.id, visitor.name, bot_name(asked.rival), self.hall.part(asked.part)
        )
        self.asking.pace_tables(request, visitor)
        return json((await self.hall.open_table(visitor, opening, drafts, address(request))).facts())

    async def record(self, request: Request) -> Response:
        return PlainTextResponse(await self.record_of_play(request))

    async def replay_of_play(self, request: Request) -> Response:
        """One that somebody has looked at already costs nothing."""
        text = await self.record_of_play(request)
        if not self.hall.replays.has(text):
            not_too_fast(self.asking.proofs, address(request))
        return json((await self.hall.replays.open(text, Whose(address(request)))).facts)

    async def record_of_play(self, request: Request) -> str:
        not_too_fast(self.asking.persons, address(request))
        play = play_number((await self.room(request)).table.plays, request.path_params["play"])
        if not play.over:
            raise Refusal(
                "not_now", "A record can be read once the play is over; until then it would show hidden things."
            )
        if play.begin is not None:
            raise Refusal("not_now", "This play went on from the middle of another, so it has no record of its own.")
        return self.hall.sign(await asyncio.to_thread(play.record))

    async def verify(self, request: Request) -> Response:
        not_too_fast(self.asking.proofs, address(request))
        asked = await body(request, wire.Verify, RECORD)
        return json(await self.hall.chores.verify(asked.record, Whose(address(request))))


def play_number(plays: list[Play], number: str) -> Play:
    if not number.isascii() or not number.isdecimal() or len(number) > 6 or not 1 <= int(number) <= len(plays):
        raise Missing("There is no such play at this table.")
    return plays[int(number) - 1]
