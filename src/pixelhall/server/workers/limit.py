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
    """Stops the work with TooLong after some seconds, on systems that can do that."""

    def ring(number: int, frame: Any) -> None:
        raise TooLong(f"this takes more than {seconds:.0f} seconds to read, so it is not read")

    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
