"""A limit to the time that something of a stranger may take."""

import contextlib
import signal
from collections.abc import Iterator
from typing import Any

from pixelhall.core.errors import PixelhallError


class TooLong(PixelhallError):
    """It took longer than a stranger may ask for."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stops the work with TooLong after some seconds of this process's own time, on systems that can do that. What waits
    for a busy machine does not count: it would be refused for others' work."""

    def ring(number: int, frame: Any) -> None:
        raise TooLong(f"this takes more than {seconds:.0f} seconds to read, so it is not read")

    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
