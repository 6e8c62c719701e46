"""Only one hall can open a store: it holds a lock on a file beside it, which ends with the process, even in a crash."""

from pathlib import Path
from typing import IO

from pixelhall.core.errors import PixelhallError
from pixelhall.server.store.store import keep_private

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]


class Taken(PixelhallError):
    """Another hall has this store open."""

    def __init__(self, store: Path, address: str) -> None:
        super().__init__(f"the hall of {store} is open already{f', at {address}' if address else ''}")
        self.address = address


class StoreLock:
    """Holds the lock of a store until `give_up`; Taken says who has it."""

    def __init__(self, store: Path, address: str) -> None:
        keep_private(lock_path(store))
        self.file: IO[str] = lock_path(store).open("a+", encoding="utf-8")
        if not try_lock(self.file):
            self.file.seek(0)
            holder = self.file.read(200)
            self.file.close()
            raise Taken(store, holder)
        self.file.truncate(0)
        self.file.write(address)
        self.file.flush()

    def give_up(self) -> None:
        self.file.close()


def lock_path(store: Path) -> Path:
    return store.with_name(store.name + "-open")


def try_lock(file: IO[str]) -> bool:
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
