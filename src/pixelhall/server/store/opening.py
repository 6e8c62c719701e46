"""Opens a store for a hall, or says in one sentence why that cannot be done."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from pixelhall.core.errors import PixelhallError
from pixelhall.server.store.lock import StoreLock
from pixelhall.server.store.store import NEWEST, Store

MAGIC = b"SQLite format 3\0"


class Unopened(PixelhallError):
    """The store cannot be opened."""


def open_store(path: Path, address: str) -> tuple[StoreLock, Store]:
    """The store, and the lock that keeps other halls away. A link to a store is the store itself."""
    with clear_faults(path):
        path = path.resolve()
        lock = StoreLock(path, address)
        try:
            refuse_foreign(path)
            return lock, Store(path)
        except BaseException:
            lock.give_up()
            raise


@contextlib.contextmanager
def clear_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except PermissionError as fault:
        raise Unopened(f"{fault.filename or path} may not be written here; whose file or folder is it?") from fault
    except (FileNotFoundError, NotADirectoryError, FileExistsError) as fault:
        raise Unopened(f"{path} cannot be a store: {fault.strerror} ({fault.filename})") from fault
    except IsADirectoryError as fault:
        raise Unopened(f"{path} is a folder; name a file in it") from fault
    except OSError as fault:
        raise Unopened(f"{path} cannot be opened: {fault.strerror or fault}") from fault
    except (sqlite3.Error, SQLAlchemyError) as fault:
        cause = getattr(fault, "orig", None) or fault
        raise Unopened(f"{path} cannot be read: {cause}; check it with python -m pixelhall.server.check") from fault


def refuse_foreign(path: Path) -> None:
    """Refuses what is no store, and one of a later version, before anything is changed in it."""
    if path.is_dir():
        raise Unopened(f"{path} is a folder; name a file in it")
    if not path.exists() or path.stat().st_size == 0:
        if path.with_name(path.name + "-wal").exists():
            raise Unopened(f"{path} is empty, but {path.name}-wal beside it is not: it was cut short; restore a copy")
        return
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise Unopened(f"{path} is no database of a hall")
    with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and "alembic_version" not in names:
            raise Unopened(f"{path} is a database, but not of a hall")
        found = connection.execute("SELECT version_num FROM alembic_version").fetchall() if names else []
    if found and str(found[0][0]) > NEWEST:
        raise Unopened(f"{path} was written by a later Pixelhall (its schema is {found[0][0]}, here it is {NEWEST})")
