"""Locks beside files, so that two programs do not write the same play. The system releases them when a program ends,
even in a crash."""

import os
from pathlib import Path

from pixelhall.core.errors import BadOption

try:
    import fcntl
except ImportError:  # a system without them
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A lock that is held until `release`; BadOption if another program has it. Where locks do not work, there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f".{path.name}.lock")
        self.file = -1
        while fcntl is not None and path.is_file():
            try:
                file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as fault:
                os.close(file)
                if isinstance(fault, BlockingIOError):
                    raise BadOption(f"{path} is being played in another terminal; leave it there first") from fault
                return
            if current(self.path) == os.fstat(file).st_ino:
                self.file = file
                return
            os.close(file)  # it was released and removed just now

    def release(self) -> None:
        if self.file >= 0:
            self.path.unlink(missing_ok=True)
            os.close(self.file)
            self.file = -1


def current(path: Path) -> int:
    """The file that has this name now."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0
