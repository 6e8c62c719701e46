"""Looks through a store for what is damaged: python -m pixelhall.server.check hall.db. The hall may be open meanwhile."""

import contextlib
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from pixelhall.core.errors import PixelhallError
from pixelhall.core.texts import Texts
from pixelhall.server.store.entries import Entry
from pixelhall.server.store.opening import clear_faults, refuse_foreign
from pixelhall.server.store.store import StoredTexts
from pixelhall.server.tables.table import restore_table

ENTRIES = "SELECT table_id, n, at, kind, seat, person, text FROM entries WHERE table_id = ? ORDER BY n"
MOST = 20  # faults of the file that are told


def faults(path: Path) -> Iterator[str]:
    """Everything that is wrong, a sentence each: with the file, and with the tables in it."""
    with clear_faults(path):
        refuse_foreign(path)
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            told = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST})")]
            told += [f"{row[0]}: a row points to nobody" for row in connection.execute("PRAGMA foreign_key_check")]
            yield from (one for one in told if one != "ok")
            tables = [str(row[0]) for row in connection.execute("SELECT id FROM tables")]
        except sqlite3.DatabaseError as fault:
            yield str(fault)
            return
        yield from faults_of_tables(connection, tables, StoredTexts(path))


def faults_of_tables(connection: sqlite3.Connection, tables: list[str], texts: Texts) -> Iterator[str]:
    for table in tables:
        try:
            log = [Entry(*row) for row in connection.execute(ENTRIES, (table,))]
            gap = next((n for n, entry in enumerate(log) if entry.n != n), None)
            if not log or gap is not None:
                yield f"table {table}: entry {gap or 0} is missing"
            elif stopped := restore_table(log, texts).stopped:
                yield f"table {table}: {stopped}"
        except (PixelhallError, sqlite3.Error, ValueError) as fault:
            yield f"table {table}: {fault}"


def check(path: Path) -> int:
    """Prints what is wrong; how many faults there are."""
    count = 0
    for fault in faults(path):
        print(fault)
        count += 1
    print(f"{path}: {count or 'no'} fault{'s' if count != 1 else ''}")
    return count


if __name__ == "__main__":
    try:
        sys.exit(1 if check(Path(sys.argv[1])) else 0)
    except (IndexError, PixelhallError) as fault:
        sys.exit(f"The store cannot be checked: {fault}" if sys.argv[1:] else "Name the file of a store.")
