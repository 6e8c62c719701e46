"""Writes the entries of all tables to disk, in one thread. Everything that waits when a commit ends goes into the next
one together."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterable
from dataclasses import astuple
from pathlib import Path
from typing import Any

from pixelhall.server.store.entries import OPEN, SIT, START, Entry
from pixelhall.server.store.store import prepare

LARGEST_GROUP = 256
PATIENCE = 5.0  # seconds to wait for whoever has locked the store
INSERT = "INSERT INTO entries (table_id, n, at, kind, seat, person, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEW_TABLE = "INSERT INTO tables (id, opened, live) VALUES (?, ?, 1)"
SEAT = "INSERT INTO seats (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
FINISHED = (
    "INSERT OR REPLACE INTO plays (person, table_id, play, ended, game, others, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
USE = "INSERT INTO uses (digest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
BEGIN_PLAY = "UPDATE tables SET live = 1, wakes = ? WHERE id = ?"
SET_LIVE = "UPDATE tables SET live = ? WHERE id = ?"
KEEP = "INSERT INTO texts (digest, text) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING"
STAND = (
    "INSERT INTO standing (table_id, person, text) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text"
)
STAND_DOWN = "DELETE FROM standing WHERE table_id = ?"
PULSE = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

Statement = tuple[str, tuple[Any, ...]]


class Write:
    """Statements that are committed together, and the future that tells when they are."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Journal:
    """Once `append` returns, the entries are on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.writes = self.commits = self.faults = 0
        self.seconds = 0.0  # spent in commits
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    async def append(
        self, entries: list[Entry], texts: dict[str, str] | None = None, wakes: bool = True, used: Iterable[str] = ()
    ) -> None:
        """Writes all entries of one command together, with the content texts that they name, by their hashes, and the
        hashes of all texts that the table uses. A play that `wakes` goes on when the hall opens, before anybody
        comes."""
        statements: list[Statement] = [(KEEP, text) for text in (texts or {}).items()]
        statements += [(INSERT, astuple(entry)) for entry in entries]
        statements += [(NEW_TABLE, (entry.table, entry.at)) for entry in entries if entry.kind == OPEN]
        statements += [(SEAT, (entry.person, entry.table)) for entry in entries if entry.kind == SIT]
        statements += [(USE, (digest, entry.table)) for entry in entries if entry.kind == OPEN for digest in used]
        statements += [(BEGIN_PLAY, (wakes, entry.table)) for entry in entries if entry.kind == START]
        await self.put(statements)

    async def rest(self, table: str, plays: list[tuple[Any, ...]]) -> None:
        """Notes that nobody waits or plays at this table any more, and the plays that each person finished there."""
        await self.put([(SET_LIVE, (0, table)), *((FINISHED, play) for play in plays)])

    async def stand(self, table: str, person: str, text: str) -> None:
        """Keeps the answers that a person has set beforehand at a table."""
        await self.put([(STAND, (table, person, text))])

    async def stand_down(self, table: str) -> None:
        await self.put([(STAND_DOWN, (table,))])

    async def pulse(self, at: int) -> None:
        await self.put([(PULSE, (at,))])

    async def put(self, statements: list[Statement]) -> None:
        write = Write(statements, self.loop.create_future())
        self.waiting.put(write)
        await asyncio.shield(write.done)  # a client that goes away does not undo what is being written

    def close(self) -> None:
        """Writes what waits, then ends the thread."""
        self.waiting.put(None)
        self.thread.join()

    # In the thread.

    def run(self) -> None:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        prepare(connection, None)
        going = True
        while going:
            group, going = self.next_group()
            if group:
                self.commit(connection, group)
        connection.close()

    def next_group(self) -> tuple[list[Write], bool]:
        """Everything that waits, at least one write; and whether more may come."""
        group: list[Write] = []
        write = self.waiting.get()
        while write is not None:
            group.append(write)
            if len(group) == LARGEST_GROUP or self.waiting.empty():
                return group, True
            write = self.waiting.get()
        return group, False

    def commit(self, connection: sqlite3.Connection, group: list[Write]) -> None:
        """Commits all writes of a group together; if that fails, each alone, so that only the faulty one fails. A store
        that is full or locked fails them all at once: they do not wait for it one after the other."""
        fault = self.try_write(connection, group)
        if fault is None or len(group) == 1 or isinstance(fault, sqlite3.OperationalError):
            self.report([(write, fault) for write in group])
        else:
            self.report([(write, self.try_write(connection, [write])) for write in group])

    def try_write(self, connection: sqlite3.Connection, group: list[Write]) -> Exception | None:
        start = time.perf_counter()
        fault = self.write(connection, group)
        self.seconds += time.perf_counter() - start
        if fault is None:
            self.commits += 1
            self.writes += len(group)
        else:
            self.faults += 1
        return fault

    def write(self, connection: sqlite3.Connection, group: list[Write]) -> Exception | None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in group:
                for sql, values in write.statements:
                    connection.execute(sql, values)
            connection.execute("COMMIT")
        except Exception as fault:  # whatever it is, this thread goes on: all tables wait for it
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return fault if isinstance(fault, sqlite3.Error) else sqlite3.InterfaceError(f"{fault!r}")
        return None

    def report(self, results: list[tuple[Write, Exception | None]]) -> None:
        self.loop.call_soon_threadsafe(resolve, results)


def resolve(results: list[tuple[Write, Exception | None]]) -> None:
    for write, fault in results:
        if write.done.done():
            continue
        if fault is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(fault)
