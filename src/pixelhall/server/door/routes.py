"""The requests that the hall answers. Each route only translates: it finds out who asks, and passes the request on."""

import asyncio
import contextlib
import functools
import re
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from pixelhall.core import signing
from pixelhall.core.game import NOBODY
from pixelhall.server import logbook, wire
from pixelhall.server.door import openapi
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Endpoint, Way, body, json
from pixelhall.server.door.library import LARGEST as OWN_SET
from pixelhall.server.door.library import Library
from pixelhall.server.door.own import Own
from pixelhall.server.door.packing import Packed, pack
from pixelhall.server.hall import history
from pixelhall.server.hall.hall import Hall
from pixelhall.server.hall.room import Room
from pixelhall.server.limits import Buckets, Budget, refuse_haste
from pixelhall.server.people.accounts import People, Visitor
from pixelhall.server.people.names import fold
from pixelhall.server.refusals import Missing, Refusal, Stranger
from pixelhall.server.tables import commands
from pixelhall.server.tables.play import Play
from pixelhall.server.workers.bots import bot_name
from pixelhall.server.workers.turns import Whose

# Bytes of a request: a usual one, and those with long texts, where a letter may take six bytes.
SMALL = 20_000
RECORD = 3_100_000
OWN_SETS = 1_300_000
COOKIE_AGE = 86_400 * 180  # seconds that a browser keeps its session
MARK_AGE = 86_400 * 730  # and by which it is known again


class Routes:
    """All requests, with what they need: the hall, its people, and how much each may ask."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        settings = hall.settings
        self.persons = Buckets(*settings.person)
        self.new_tables = Buckets(*settings.tables)
        self.tables_of_address = Budget(settings.tables_of_address, settings.tables_of_all)
        self.new_guests = Budget(settings.guests, settings.guests_of_all)
        self.failures = Buckets(*settings.logins)
        self.tries = Buckets(*settings.tries)
        self.proofs = Buckets(*settings.proofs)
        self.library = Library(hall, self.pace)
        self.own = Own(hall.store, self.require_person, hall.pay_for)

    def ways(self) -> list[Way]:
        anyone, known, there = (400, 429), (400, 401, 403, 409, 413, 429), (400, 401, 403, 404, 409, 413, 429)
        listed: list[tuple[str, str, Any, Any, str, Endpoint, tuple[int, ...]]] = [
            ("GET", "/api/hall", None, wire.HallFacts, "The key of this hall, and how it deals", self.hall_facts, ()),
            ("GET", "/api/me", None, wire.Me, "Who asks", self.me, ()),
            (
                "POST",
                "/api/guest",
                wire.Guest,
                wire.Me,
                "Become a guest, with nothing but a name",
                self.guest,
                (*anyone, 403, 409, 413),
            ),
            (
                "POST",
                "/api/account",
                wire.Account,
                wire.Me,
                "Make the guest an account, or a new one for a stranger",
                self.account,
                known,
            ),
            ("POST", "/api/me/name", wire.Rename, wire.Me, "Give the guest another name", self.rename, known),
            (
                "POST",
                "/api/login",
                wire.LogIn,
                wire.Me,
                "Come back to an account",
                self.log_in,
                (*anyone, 403, 409, 413),
            ),
            ("POST", "/api/logout", wire.Nothing, wire.Done, "End this session", self.log_out, known),
            (
                "POST",
                "/api/password",
                wire.NewPassword,
                wire.Done,
                "Change the password, and end all other sessions",
                self.password,
                known,
            ),
            ("GET", "/api/sessions", None, wire.Sessions, "The sessions of this person", self.sessions, (401, 429)),
            (
                "POST",
                "/api/sessions/revoke",
                wire.Revoke,
                wire.Done,
                "End a session, or all others",
                self.revoke,
                known,
            ),
            ("GET", "/api/tables", None, wire.Tables, "The tables of the lobby", self.tables, ()),
            ("POST", "/api/tables", wire.NewTable, wire.TableFacts, "Open a table", self.new_table, (*known, 503)),
            (
                "GET",
                "/api/tables/{table}",
                None,
                wire.TableFacts,
                "What all may know of a table",
                self.table,
                (404, 429),
            ),
            ("POST", "/api/tables/{table}/sit", wire.Sit, wire.TableFacts, "Take a seat", self.sit, (*there, 503)),
            (
                "POST",
                "/api/tables/{table}/start",
                wire.Start,
                wire.TableFacts,
                "Start with artificial players in the free seats",
                self.start,
                (*there, 503),
            ),
            (
                "POST",
                "/api/tables/{table}/link",
                wire.Link,
                wire.LinkReply,
                "A link that gives a seat once",
                self.link,
                (*there, 503),
            ),
            (
                "GET",
                "/api/tables/{table}/plays/{play}/record",
                None,
                "text/plain",
                "The record of a play that is over",
                self.record,
                (400, 404, 409, 429),
            ),
            (
                "GET",
                "/api/tables/{table}/plays/{play}/replay",
                None,
                wire.ReplayFacts,
                "The replay of a play that is over",
                self.replay_of_play,
                (400, 404, 409, 429),
            ),
            (
                "POST",
                "/api/tables/{table}/again",
                wire.Again,
                wire.TableFacts,
                "Open a table like this one, against this machine player",
                self.again,
                (*there, 503),
            ),
            ("POST", "/api/verify", wire.Verify, wire.Verdict, "Prove a record", self.verify, (*anyone, 403, 413)),
        ]
        same = (self.tables, self.record)
        usual = [Way(*found, same=found[5] in same) for found in listed]
        return [*self.library.ways(), *self.own.ways(), *self.history(), *self.replays(), *usual]

    def history(self) -> list[Way]:
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

    def replays(self) -> list[Way]:
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

    # Who asks

    async def visitor(self, request: HTTPConnection) -> Visitor | None:
        token = request.cookies.get(self.hall.settings.cookie, "")
        return await self.people.visitor(token) if token else None

    async def require_person(self, request: Request) -> Visitor:
        """The person who asks; a Refusal if it is nobody, or too often."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Stranger()
        self.not_too_fast(self.persons, visitor.id)
        return visitor

    def pace(self, request: Request) -> None:
        """Refuses an address that asks too often, for requests that need no person."""
        self.not_too_fast(self.persons, address(request))

    def not_too_fast(self, buckets: Buckets, name: str) -> None:
        if not buckets.take(name):
            refuse_haste(buckets.wait(name))

    def with_cookie(self, visitor: Visitor, token: str, marks: str = "") -> Response:
        """The answer that tells a person who they are, with the cookie of their session, and for an account with one by
        which the browser is known again."""
        answer = json(wire.Me(person=visitor.person()))
        settings = self.hall.settings
        answer.set_cookie(
            settings.cookie, token, max_age=COOKIE_AGE, path="/", secure=settings.secure, httponly=True, samesite="lax"
        )
        if visitor.account:
            mark = self.people.mark(visitor.id, marks)
            answer.set_cookie(
                settings.mark, mark, max_age=MARK_AGE, path="/", secure=settings.secure, httponly=True, samesite="lax"
            )
        return answer

    async def hall_facts(self, request: Request) -> Response:
        settings = self.hall.settings
        return json(wire.HallFacts(key=signing.public_key(self.hall.key), shared_deals=settings.shared_deals))

    # People

    async def me(self, request: Request) -> Response:
        visitor = await self.visitor(request)
        return json(wire.Me(person=visitor.person() if visitor is not None else None))

    async def guest(self, request: Request) -> Response:
        asked = await body(request, wire.Guest, SMALL)
        if await self.visitor(request) is not None:
            raise Refusal("not_now", "You already have a name here; log out first.")
        self.new_guests.spend(address(request))
        made = await self.people.guest(asked.name, agent(request))
        logbook.event("guest", address=place_of(request), person=made[0].id)
        return self.with_cookie(*made)

    async def account(self, request: Request) -> Response:
        asked = await body(request, wire.Account, SMALL)
        self.not_too_fast(self.tries, address(request))
        visitor = await self.visitor(request)
        if visitor is None:
            self.new_guests.spend(address(request))
            made = await self.people.register(asked.name, asked.password, agent(request))
            logbook.event("account", address=place_of(request), person=made[0].id)
            return self.with_cookie(*made, request.cookies.get(self.hall.settings.mark, ""))
        self.not_too_fast(self.persons, visitor.id)
        await self.people.account(visitor, asked.name, asked.password)
        logbook.event("account", address=place_of(request), person=visitor.id)
        token = request.cookies[self.hall.settings.cookie]
        owner = replace(visitor, name=asked.name, account=True)
        return self.with_cookie(await self.people.visitor(token) or owner, token)

    async def rename(self, request: Request) -> Response:
        asked = await body(request, wire.Rename, SMALL)
        await self.people.rename(await self.require_person(request), asked.name)
        return await self.me(request)

    async def log_in(self, request: Request) -> Response:
        """Failures are counted, not tries; and in a browser from which the account was entered before, only those of
        that browser, so that nobody else can lock its owner out."""
        asked = await body(request, wire.LogIn, SMALL)
        self.not_too_fast(self.tries, address(request))
        marks = request.cookies.get(self.hall.settings.mark, "")
        known = self.people.known_as(await self.people.account_named(asked.name), marks)
        counted = ["browser " + known] if known else [address(request), "name " + fold(asked.name)]
        async with self.counting_failures(counted, place_of(request)):
            visitor, token = await self.people.log_in(asked.name, asked.password, agent(request))
        logbook.event("login", address=place_of(request), person=visitor.id)
        return self.with_cookie(visitor, token, marks)

    @contextlib.asynccontextmanager
    async def counting_failures(self, names: list[str], whence: str) -> AsyncIterator[None]:
        """Refuses where too many tries have failed lately."""
        for name in names:
            refuse_haste(self.failures.wait(name))
        for name in names:
            self.failures.take(name)  # until it has succeeded: many tries at once are many
        try:
            yield
        except Refusal:
            logbook.event("login_failed", address=whence)
            raise
        else:
            for name in names:
                self.failures.give_back(name)

    async def log_out(self, request: Request) -> Response:
        await body(request, wire.Nothing, SMALL)
        visitor = await self.require_person(request)
        await self.people.revoke(visitor, visitor.session)
        answer = json(wire.Done())
        answer.delete_cookie(
            self.hall.settings.cookie, path="/", secure=self.hall.settings.secure, httponly=True, samesite="lax"
        )
        return answer

    async def password(self, request: Request) -> Response:
        asked = await body(request, wire.NewPassword, SMALL)
        visitor = await self.require_person(request)
        async with self.counting_failures(["password of " + visitor.id], place_of(request)):
            await self.people.new_password(visitor, asked.old, asked.new)
        logbook.event("password_changed", address=place_of(request), person=visitor.id)
        return json(wire.Done())

    async def sessions(self, request: Request) -> Response:
        return json(wire.Sessions(sessions=await self.people.sessions(await self.require_person(request))))

    async def revoke(self, request: Request) -> Response:
        asked = await body(request, wire.Revoke, SMALL)
        await self.people.revoke(await self.require_person(request), asked.id)
        return json(wire.Done())

    # One's own

    async def my_tables(self, request: Request) -> Response:
        return json(await history.tables(self.hall, (await self.require_person(request)).id))

    async def my_plays(self, request: Request) -> Response:
        visitor = await self.require_person(request)
        return json(await history.plays(self.hall, visitor.id, dict(request.query_params)))

    async def my_sets(self, request: Request) -> Response:
        visitor = await self.require_person(request)
        return json(await asyncio.to_thread(self.hall.shared_sets.of, visitor.id))

    async def unshare(self, request: Request) -> Response:
        asked = await body(request, wire.Unshare, SMALL)
        visitor = await self.require_person(request)
        await asyncio.to_thread(self.hall.shared_sets.stop, visitor.id, asked.id)
        return json(wire.Done())

    async def share_set(self, request: Request) -> Response:
        game = self.library.game_of(request)
        self.library.pace_checks(request)
        asked = await body(request, wire.ShareSet, OWN_SET)
        visitor = await self.require_person(request)
        self.hall.pay_for(address(request), len(asked.toml))
        return json(await asyncio.to_thread(self.hall.shared_sets.share, visitor.id, game.name, asked.toml))

    # Tables

    async def tables(self, request: Request) -> Response:
        return json(wire.Tables(tables=self.hall.lobby.tables()))

    async def new_table(self, request: Request) -> Response:
        asked = await body(request, wire.NewTable, OWN_SETS)
        visitor = await self.require_person(request)
        self.pace_tables(request, visitor)
        return json((await self.hall.create(visitor, asked, address(request))).facts())

    def pace_tables(self, request: Request, visitor: Visitor) -> None:
        self.not_too_fast(self.new_tables, visitor.id)
        self.tables_of_address.spend(address(request))

    async def room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        self.not_too_fast(self.persons, address(request))
        return json((await self.room(request)).facts())

    async def sit(self, request: Request) -> Response:
        asked = await body(request, wire.Sit, SMALL)
        visitor = await self.require_person(request)
        self.hall.pay_for(address(request), len(asked.deck))
        part = self.hall.part(asked.part)
        room = await self.room(request)
        await room.do(
            lambda table: commands.sit(table, visitor.id, visitor.name, asked.seat, asked.link, asked.deck, part)
        )
        return json(room.facts())

    async def start(self, request: Request) -> Response:
        asked = await body(request, wire.Start, SMALL)
        visitor = await self.require_person(request)
        room = await self.room(request)
        name = bot_name(asked.fill)
        await room.do(lambda table: commands.start(table, visitor.id, name))
        return json(room.facts())

    async def link(self, request: Request) -> Response:
        asked = await body(request, wire.Link, SMALL)
        visitor = await self.require_person(request)
        room = await self.room(request)
        word = secrets.token_urlsafe(18)
        await room.do(lambda table: commands.link(table, visitor.id, asked.seat, word))
        return json(wire.LinkReply(seat=asked.seat, link=word))

    async def again(self, request: Request) -> Response:
        asked = await body(request, wire.Again, SMALL)
        visitor = await self.require_person(request)
        room = await self.room(request)
        opening, drafts = commands.again(
            room.table, visitor.id, visitor.name, bot_name(asked.rival), self.hall.part(asked.part)
        )
        self.pace_tables(request, visitor)
        return json((await self.hall.open_table(visitor, opening, drafts, address(request))).facts())

    async def record(self, request: Request) -> Response:
        return PlainTextResponse(await self.record_of_play(request))

    async def replay_of_play(self, request: Request) -> Response:
        """One that somebody has looked at already costs nothing."""
        text = await self.record_of_play(request)
        if not self.hall.replays.has(text):
            self.not_too_fast(self.proofs, address(request))
        return json((await self.hall.replays.open(text, Whose(address(request)))).facts)

    async def record_of_play(self, request: Request) -> str:
        self.not_too_fast(self.persons, address(request))
        play = play_number((await self.room(request)).table.plays, request.path_params["play"])
        if not play.over:
            raise Refusal(
                "not_now", "A record can be read once the play is over; until then it would show hidden things."
            )
        if play.begin is not None:
            raise Refusal("not_now", "This play went on from the middle of another, so it has no record of its own.")
        return self.hall.sign(await asyncio.to_thread(play.record))

    async def verify(self, request: Request) -> Response:
        self.not_too_fast(self.proofs, address(request))
        asked = await body(request, wire.Verify, RECORD)
        return json(await self.hall.chores.verify(asked.record, Whose(address(request))))

    # Replays

    async def new_replay(self, request: Request) -> Response:
        self.not_too_fast(self.proofs, address(request))
        asked = await body(request, wire.NewReplay, RECORD)
        return json((await self.hall.replays.open(asked.record, Whose(address(request)))).facts)

    async def replay(self, request: Request) -> Response:
        self.pace(request)
        return json(self.hall.replays.find(request.path_params["replay"]).facts)

    async def replay_cards(self, request: Request) -> Response:
        self.pace(request)
        return json(await asyncio.to_thread(self.hall.replays.find(request.path_params["replay"]).cards))

    async def replayed(self, request: Request) -> Response:
        self.pace(request)
        replay = self.hall.replays.find(request.path_params["replay"])
        step, seat = number(request.path_params["step"]), number(request.query_params.get("seat", str(NOBODY)))
        return json(await asyncio.to_thread(replay.show, step, seat, number(request.query_params.get("since", "0"))))

    async def replayed_position(self, request: Request) -> Response:
        self.pace(request)
        replay = self.hall.replays.find(request.path_params["replay"])
        return json(await asyncio.to_thread(replay.position_text, number(request.path_params["step"])))

    async def play_on(self, request: Request) -> Response:
        asked = await body(request, wire.PlayOn, SMALL)
        visitor = await self.require_person(request)
        self.pace_tables(request, visitor)
        replay = self.hall.replays.find(request.path_params["replay"])
        opening, drafts = await asyncio.to_thread(
            replay.play_on_from, number(request.path_params["step"]), asked.seat, asked.rival, visitor
        )
        return json((await self.hall.open_table(visitor, opening, drafts, address(request))).facts())

    def describe(self, request: Request) -> Response:
        return self.description.answer(request)

    @functools.cached_property
    def description(self) -> Packed:
        return pack(msgspec.json.encode(openapi.describe(self.ways())))


def play_number(plays: list[Play], number: str) -> Play:
    if not number.isascii() or not number.isdecimal() or len(number) > 6 or not 1 <= int(number) <= len(plays):
        raise Missing("There is no such play at this table.")
    return plays[int(number) - 1]


def number(text: str) -> int:
    """A small number in an address."""
    if not re.fullmatch("-?[0-9]{1,6}", text, re.ASCII):
        raise Missing(f'"{text[:20]}" is no number of a step, seat or line.')
    return int(text)


def place_of(request: Request) -> str:
    """From where somebody asks, for the log."""
    return address(request).removeprefix("address ")


def agent(request: Request) -> str:
    return request.headers.get("user-agent", "")[:120]
