"""How one becomes somebody: guests, accounts, sessions."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from pixelhall.core import signing
from pixelhall.server import logbook, wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.door.asking import Asking, place_of
from pixelhall.server.limits import Buckets, Budget, not_too_fast, refuse_haste
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.people.names import fold
from pixelhall.server.refusals import Refusal

SMALL = 20_000  # bytes of a request
COOKIE_AGE = 86_400 * 180  # seconds that a browser keeps its session
MARK_AGE = 86_400 * 730  # and by which it is known again


class Entrance:
    """The routes for this."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.hall = asking.hall
        self.people = asking.people
        settings = asking.hall.settings
        self.new_guests = Budget(settings.guests, settings.guests_of_all)
        self.failures = Buckets(*settings.logins)
        self.tries = Buckets(*settings.tries)

    def ways(self) -> list[Way]:
        anyone, known = (400, 429), (400, 401, 403, 409, 413, 429)
        return [
            Way(
                "GET", "/api/hall", None, wire.HallFacts, "The key of this hall, and how it deals", self.hall_facts, ()
            ),
            Way("GET", "/api/me", None, wire.Me, "Who asks", self.me, ()),
            Way(
                "POST",
                "/api/guest",
                wire.Guest,
                wire.Me,
                "Become a guest, with nothing but a name",
                self.guest,
                (*anyone, 403, 409, 413),
            ),
            Way(
                "POST",
                "/api/account",
                wire.Account,
                wire.Me,
                "Make the guest an account, or a new one for a stranger",
                self.account,
                known,
            ),
            Way("POST", "/api/me/name", wire.Rename, wire.Me, "Give the guest another name", self.rename, known),
            Way(
                "POST",
                "/api/login",
                wire.LogIn,
                wire.Me,
                "Come back to an account",
                self.log_in,
                (*anyone, 403, 409, 413),
            ),
            Way("POST", "/api/logout", wire.Nothing, wire.Done, "End this session", self.log_out, known),
            Way(
                "POST",
                "/api/password",
                wire.NewPassword,
                wire.Done,
                "Change the password, and end all other sessions",
                self.password,
                known,
            ),
            Way("GET", "/api/sessions", None, wire.Sessions, "The sessions of this person", self.sessions, (401, 429)),
            Way(
                "POST",
                "/api/sessions/revoke",
                wire.Revoke,
                wire.Done,
                "End a session, or all others",
                self.revoke,
                known,
            ),
        ]

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

    async def me(self, request: Request) -> Response:
        visitor = await self.asking.visitor(request)
        return json(wire.Me(person=visitor.person() if visitor is not None else None))

    async def guest(self, request: Request) -> Response:
        asked = await body(request, wire.Guest, SMALL)
        if await self.asking.visitor(request) is not None:
            raise Refusal("not_now", "You already have a name here; log out first.")
        self.new_guests.spend(address(request))
        made = await self.people.guest(asked.name, agent(request))
        logbook.event("guest", address=place_of(request), person=made[0].id)
        return self.with_cookie(*made)

    async def account(self, request: Request) -> Response:
        asked = await body(request, wire.Account, SMALL)
        not_too_fast(self.tries, address(request))
        visitor = await self.asking.visitor(request)
        if visitor is None:
            self.new_guests.spend(address(request))
            made = await self.people.register(asked.name, asked.password, agent(request))
            logbook.event("account", address=place_of(request), person=made[0].id)
            return self.with_cookie(*made, request.cookies.get(self.hall.settings.mark, ""))
        not_too_fast(self.asking.persons, visitor.id)
        await self.people.account(visitor, asked.name, asked.password)
        logbook.event("account", address=place_of(request), person=visitor.id)
        token = request.cookies[self.hall.settings.cookie]
        owner = replace(visitor, name=asked.name, account=True)
        return self.with_cookie(await self.people.visitor(token) or owner, token)

    async def rename(self, request: Request) -> Response:
        asked = await body(request, wire.Rename, SMALL)
        await self.people.rename(await self.asking.person(request), asked.name)
        return await self.me(request)

    async def log_in(self, request: Request) -> Response:
        """Failures are counted, not tries; and in a browser from which the account was entered before, only those of
        that browser, so that nobody else can lock its owner out."""
        asked = await body(request, wire.LogIn, SMALL)
        not_too_fast(self.tries, address(request))
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
        visitor = await self.asking.person(request)
        await self.people.revoke(visitor, visitor.session)
        answer = json(wire.Done())
        answer.delete_cookie(
            self.hall.settings.cookie, path="/", secure=self.hall.settings.secure, httponly=True, samesite="lax"
        )
        return answer

    async def password(self, request: Request) -> Response:
        asked = await body(request, wire.NewPassword, SMALL)
        visitor = await self.asking.person(request)
        async with self.counting_failures(["password of " + visitor.id], place_of(request)):
            await self.people.new_password(visitor, asked.old, asked.new)
        logbook.event("password_changed", address=place_of(request), person=visitor.id)
        return json(wire.Done())

    async def sessions(self, request: Request) -> Response:
        return json(wire.Sessions(sessions=await self.people.sessions(await self.asking.person(request))))

    async def revoke(self, request: Request) -> Response:
        asked = await body(request, wire.Revoke, SMALL)
        await self.people.revoke(await self.asking.person(request), asked.id)
        return json(wire.Done())


def agent(request: Request) -> str:
    return request.headers.get("user-agent", "")[:120]
