"""Who is who: guests, accounts with a password, and the sessions by which a browser is known."""

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import store
from pixelhall.server.store.entries import now
from pixelhall.server.store.store import Store

LASTING = 180 * 86_400_000  # milliseconds after which an unused session ends
SEEN_EVERY = 3_600_000
MOST_KNOWN = 20_000
# Verified where there is no such name, so that the time of an answer does not tell whether the name exists.
NOBODYS = "$argon2id$v=19$m=65536,t=3,p=4$OdEfwgK22/rAt5R7Ybb61Q$UlH+MJwPJDo65gtYvaUwHgzblwTDU43aLo7mzBm9GPU"


@dataclass(frozen=True)
class Visitor:
    """A person who came with a session."""

    id: str
    name: str
    account: bool
    session: str

    def person(self) -> wire.Person:
        return wire.Person(id=self.id, name=self.name, account=self.account)


class People:
    """Asks the store in threads. Sessions that were used lately are cached; `on_end` is called with each that is ended."""

    def __init__(self, store: Store, on_end: Callable[[str], None]) -> None:
        self.store = store
        self.on_end = on_end
        self.known: dict[
            str, tuple[Visitor, int]
        ] = {}  # by the digest of the token: who, and when the store last noted it
        self.hasher = PasswordHasher()
        # The first threads of argon2 load a library, which ends the process if no file can be opened then: do it now.
        PasswordHasher(time_cost=1, memory_cost=64, parallelism=self.hasher.parallelism).hash("")
        self.hashing = asyncio.Semaphore(2)  # a hash takes 64 MB for a moment

    async def visitor(self, token: str) -> Visitor | None:
        """The person to whom this token belongs."""
        digest = digest_of(token)
        known = self.known.get(digest)
        if known is not None and now() - known[1] < SEEN_EVERY:
            return known[0]
        return await asyncio.to_thread(self.look_up, digest)

    def look_up(self, digest: str) -> Visitor | None:
        found = self.store.rows(
            sa.select(
                store.sessions.c.id, store.sessions.c.seen, store.people.c.id, store.people.c.name, store.people.c.login
            )
            .join(store.people)
            .where(store.sessions.c.digest == digest)
        )
        if not found or now() - found[0][1] > LASTING:
            return None
        session, _, person, name, login = found[0]
        if not self.store.write(sa.update(store.sessions).where(store.sessions.c.digest == digest).values(seen=now())):
            return None  # ended meanwhile
        visitor = Visitor(person, name, login is not None, session)
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[digest] = (visitor, now())
        return visitor

    async def guest(self, name: str, agent: str) -> tuple[Visitor, str]:
        """A new person and the token of their first session."""
        visitor = Visitor("p" + secrets.token_hex(8), clean(name), False, secrets.token_hex(8))
        made = sa.insert(store.people).values(id=visitor.id, name=visitor.name, created=now())
        token, opened = self.new_session(visitor, agent)
        await asyncio.to_thread(self.store.write, made, opened)
        return visitor, token

    def new_session(self, visitor: Visitor, agent: str) -> tuple[str, sa.Insert]:
        """The token of a new session, and the statement that stores its digest; only the browser has the token itself."""
        token = secrets.token_urlsafe(32)
        return token, sa.insert(store.sessions).values(
            id=visitor.session, person=visitor.id, digest=digest_of(token), created=now(), seen=now(), agent=agent[:120]
        )

    async def account(self, visitor: Visitor, name: str, password: str) -> None:
        """Turns a guest into an account with a password."""
        if visitor.account:
            raise Refusal("not_now", "You have an account already.")
        name = clean(name)
        hashed = await self.hash_password(password)
        change = sa.update(store.people).where(store.people.c.id == visitor.id, store.people.c.login.is_(None))
        try:
            await asyncio.to_thread(self.store.write, change.values(name=name, login=fold(name), password=hashed))
        except sa.exc.IntegrityError as fault:
            raise taken(name) from fault
        self.forget(visitor.id)

    async def register(self, name: str, password: str, agent: str) -> tuple[Visitor, str]:
        """A new person with an account from the start, and the token of their first session."""
        visitor = Visitor("p" + secrets.token_hex(8), clean(name), True, secrets.token_hex(8))
        hashed = await self.hash_password(password)
        made = sa.insert(store.people).values(
            id=visitor.id, name=visitor.name, login=fold(visitor.name), password=hashed, created=now()
        )
        token, opened = self.new_session(visitor, agent)
        try:
            await asyncio.to_thread(self.store.write, made, opened)
        except sa.exc.IntegrityError as fault:
            raise taken(visitor.name) from fault
        return visitor, token

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Gives a guest another name; an account is found by its name, which therefore stays."""
        change = sa.update(store.people).where(store.people.c.id == visitor.id, store.people.c.login.is_(None))
        if not await asyncio.to_thread(self.store.write, change.values(name=clean(name))):
            raise Refusal("not_now", "An account keeps its name.")
        self.forget(visitor.id)

    async def log_in(self, name: str, password: str, agent: str) -> tuple[Visitor, str]:
        query = sa.select(store.people).where(store.people.c.login == fold(" ".join(name.split())))
        found = await asyncio.to_thread(self.store.rows, query)
        right = await self.matches(found[0].password if found else NOBODYS, password)
        if not found or not right:
            raise Refusal("not_yours", "Wrong name or password.")
        visitor = Visitor(found[0].id, found[0].name, True, secrets.token_hex(8))
        token, opened = self.new_session(visitor, agent)
        await asyncio.to_thread(self.store.write, opened)
        return visitor, token

    async def new_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Changes the password and ends all other sessions."""
        found = await asyncio.to_thread(
            self.store.rows, sa.select(store.people.c.password).where(store.people.c.id == visitor.id)
        )
        if not found or not found[0].password or not await self.matches(found[0].password, old):
            raise Refusal("not_yours", "Wrong password.")
        hashed = await self.hash_password(new)
        await self.end(
            visitor, None, sa.update(store.people).where(store.people.c.id == visitor.id).values(password=hashed)
        )

    async def sessions(self, visitor: Visitor) -> list[wire.Session]:
        query = (
            sa.select(store.sessions)
            .where(store.sessions.c.person == visitor.id)
            .order_by(store.sessions.c.seen.desc())
            .limit(100)
        )
        return [
            wire.Session(id=row.id, at=row.created, seen=row.seen, agent=row.agent, this=row.id == visitor.session)
            for row in await asyncio.to_thread(self.store.rows, query)
        ]

    async def revoke(self, visitor: Visitor, session: str | None) -> None:
        """Ends one session of the visitor, or all but the one they came with."""
        if not await self.end(visitor, session) and session is not None:
            raise Refusal("not_yours", "You have no such session.")

    async def end(self, visitor: Visitor, session: str | None, *before: sa.Executable) -> list[str]:
        """Carries out the statements and ends this session of the visitor, or all but the one they came with; returns which
        sessions."""
        every = store.sessions.c
        which = (every.person == visitor.id) & (every.id == session if session else every.id != visitor.session)
        gone = [row.id for row in await asyncio.to_thread(self.store.rows, sa.select(every.id).where(which))]
        await asyncio.to_thread(self.store.write, *before, sa.delete(store.sessions).where(which))
        self.forget(visitor.id)
        for found in gone:
            self.on_end(found)
        return gone

    def forget(self, person: str) -> None:
        self.known = {digest: known for digest, known in self.known.items() if known[0].id != person}

    async def hash_password(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def matches(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False


def taken(name: str) -> Refusal:
    return Refusal("not_now", f'There is an account named "{name}" already.')


def clean(name: str) -> str:
    """A name as it is shown: one line of visible letters."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal("not_an_option", "A name has 1 to 24 visible letters.")
    return name


def fold(name: str) -> str:
    """The name by which an account is found: names that look alike are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
