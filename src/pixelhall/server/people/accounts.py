"""Who is who: guests, accounts with a password, and the sessions by which a browser is known."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from pixelhall.server import wire
from pixelhall.server.people.names import fold, looks, person_name
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import store
from pixelhall.server.store.entries import now
from pixelhall.server.store.store import Store

LASTING = 180 * 86_400_000  # milliseconds after which an unused session ends
SEEN_EVERY = 3_600_000
MOST_KNOWN = 20_000
MOST_MARKS = 5  # of one browser
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
        self.seal = store.secret("browsers", lambda: secrets.token_bytes(32))
        self.note_looks()

    def note_looks(self) -> None:
        """Accounts of earlier halls have not noted how their names look."""
        person = store.people.c
        for row in self.store.rows(
            sa.select(person.id, person.name).where(person.login.is_not(None), person.looks.is_(None))
        ):
            self.store.write(sa.update(store.people).where(person.id == row.id).values(looks=looks(row.name)))

    async def refuse_taken(self, name: str, besides: str = "") -> None:
        """A Refusal, if an account has a name that looks like this one."""
        person = store.people.c
        query = sa.select(person.name).where(
            person.looks == looks(name), person.login.is_not(None), person.id != besides
        )
        if found := await asyncio.to_thread(self.store.rows, query):
            raise taken(found[0].name)

    # Browsers from which somebody has logged in before.

    def mark(self, person: str, marks: str) -> str:
        """What a browser keeps so that it is known: a mark for each account that was entered from it, the latest first."""
        word = f"{person}.{secrets.token_hex(8)}"
        others = [one for one in marks.split("~") if one and not one.startswith(f"{person}.")]
        return "~".join([f"{word}.{self.sign(word)}", *others[: MOST_MARKS - 1]])

    def known_as(self, person: str, marks: str) -> str:
        """The mark that proves that somebody has entered this account from this browser before, or ""."""
        for one in marks.split("~"):
            word, _, signed = one.rpartition(".")
            if word.startswith(f"{person}.") and hmac.compare_digest(signed.encode(), self.sign(word).encode()):
                return word
        return ""

    def sign(self, word: str) -> str:
        return hmac.new(self.seal, word.encode(), "sha256").hexdigest()

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
        visitor = Visitor("p" + secrets.token_hex(8), person_name(name), False, secrets.token_hex(8))
        await self.refuse_taken(visitor.name)
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
        name = person_name(name)
        await self.refuse_taken(name, visitor.id)
        hashed = await self.hash_password(password)
        change = sa.update(store.people).where(store.people.c.id == visitor.id, store.people.c.login.is_(None))
        made = change.values(name=name, login=fold(name), looks=looks(name), password=hashed)
        try:
            if not await asyncio.to_thread(self.store.write, made):
                raise Refusal("not_now", "You have an account already.")  # by another request, a moment ago
        except sa.exc.IntegrityError as fault:
            raise taken(name) from fault
        self.forget(visitor.id)

    async def register(self, name: str, password: str, agent: str) -> tuple[Visitor, str]:
        """A new person with an account from the start, and the token of their first session."""
        visitor = Visitor("p" + secrets.token_hex(8), person_name(name), True, secrets.token_hex(8))
        await self.refuse_taken(visitor.name)
        hashed = await self.hash_password(password)
        made = sa.insert(store.people).values(
            id=visitor.id,
            name=visitor.name,
            login=fold(visitor.name),
            looks=looks(visitor.name),
            password=hashed,
            created=now(),
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
        await self.refuse_taken(person_name(name), visitor.id)
        if not await asyncio.to_thread(self.store.write, change.values(name=person_name(name))):
            raise Refusal("not_now", "An account keeps its name.")
        self.forget(visitor.id)

    async def account_named(self, name: str) -> str:
        """The id of the account, or ""."""
        query = sa.select(store.people.c.id).where(store.people.c.login == fold(" ".join(name.split())))
        found = await asyncio.to_thread(self.store.rows, query)
        return found[0].id if found else ""

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
    return Refusal(
        "not_now", f'There is an account named "{name}" already. If it is yours, log in; else choose another name.'
    )


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
