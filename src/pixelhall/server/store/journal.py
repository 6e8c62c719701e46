"""The one way onto disk for what happens at tables. A thread writes; whatever waits meanwhile goes into its next
commit, all at once."""

import asyncio
import queue
import sqlite3
import threading
from dataclasses import astuple
from pathlib import Path
from typing import Any

from pixelhall.server.store.entries import OPEN, START, Entry
from pixelhall.server.store.store import prepare

LARGEST_GROUP = 256
INSERT = "INSERT INTO entries (table_id, n, at, kind, seat, person, text) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEW_TABLE = "INSERT INTO tables (id, opened, live) VALUES (?, ?, 1)"
SET_LIVE = "UPDATE tables SET live = ? WHERE id = ?"
KEEP = "INSERT INTO texts (digest, text) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING"
PULSE = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

Statement = tuple[str, tuple[Any, ...]]


class Wish:
    """What somebody wants on disk together, and the future that tells when it is."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Journal:
    """Waiting for `append` means: it is on disk, whatever happens next."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    async def append(self, entries: list[Entry], texts: dict[str, str] | None = None) -> None:
        """All entries of one deed, together, with the content texts that they name, by their hashes."""
        statements: list[Statement] = [(KEEP, text) for text in (texts or {}).items()]
        statements += [(INSERT, astuple(entry)) for entry in entries]
        statements += [(NEW_TABLE, (entry.table, entry.at)) for entry in entries if entry.kind == OPEN]
        statements += [(SET_LIVE, (1, entry.table)) for entry in entries if entry.kind == START]
        await self.put(statements)

    async def rest(self, table: str) -> None:
        """Nobody waits or plays at this table any more."""
        await self.put([(SET_LIVE, (0, table))])

    async def pulse(self, at: int) -> None:
        await self.put([(PULSE, (at,))])

    async def put(self, statements: list[Statement]) -> None:
        wish = Wish(statements, self.loop.create_future())
        self.wishes.put(wish)
        await asyncio.shield(wish.done)  # a client that goes away does not undo what is being written

    def close(self) -> None:
        """Writes what waits, then ends."""
        self.wishes.put(None)
        self.thread.join()

    # In the thread.

    def run(self) -> None:
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None)
        prepare(connection, None)
        going = True
        while going:
            group, going = self.next_group()
            if group:
                self.commit(connection, group)
        connection.close()

    def next_group(self) -> tuple[list[Wish], bool]:
        """Everything that waits, at least one wish; and whether more may come."""
        group: list[Wish] = []
        wish = self.wishes.get()
        while wish is not None:
            group.append(wish)
            if len(group) == LARGEST_GROUP or self.wishes.empty():
                return group, True
            wish = self.wishes.get()
        return group, False

    def commit(self, connection: sqlite3.Connection, group: list[Wish]) -> None:
        """All wishes of a group in one commit; should one spoil it, each alone, so that only that one fails."""
        fault = self.written(connection, group)
        if fault is None or len(group) == 1:
            self.tell([(wish, fault) for wish in group])
        else:
            self.tell([(wish, self.written(connection, [wish])) for wish in group])

    def written(self, connection: sqlite3.Connection, group: list[Wish]) -> sqlite3.Error | None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for wish in group:
                for sql, values in wish.statements:
                    connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.Error as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return fault
        return None

    def tell(self, results: list[tuple[Wish, sqlite3.Error | None]]) -> None:
        self.loop.call_soon_threadsafe(settle, results)


def settle(results: list[tuple[Wish, sqlite3.Error | None]]) -> None:
    for wish, fault in results:
        if wish.done.done():
            continue
        if fault is None:
            wish.done.set_result(None)
        else:
            wish.done.set_exception(fault)
