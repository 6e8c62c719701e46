"""Searches in other processes that the hall can stop while they run, through memory that it shares with its workers."""

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Any, Final

from pixelhall.players.search import Watch

PLACES: Final = 256  # searches that can be stopped
NOWHERE: Final = -1


class Slate:
    """A flag for each place: whether its search should stop. Only the hall writes it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.stopped: Any = context.RawArray("b", PLACES)
        self.free = list(range(PLACES))


class Thought:
    """One search, as the hall sees it, from its beginning to `end`. When all places are taken, it cannot be stopped."""

    def __init__(self, slate: Slate, is_wanted: Callable[[], bool]) -> None:
        self.slate = slate
        self.is_wanted = is_wanted  # whether its result can still be used
        self.begun = 0.0  # when it got a worker, by the monotonic clock; 0 while it waits for one
        self.dropped = asyncio.Event()  # it is not wanted any more
        self.place = slate.free.pop() if slate.free else NOWHERE
        if self.place != NOWHERE:
            slate.stopped[self.place] = 0

    def stop(self) -> None:
        """Asks the search to stop soon, with what it has found so far."""
        if self.place != NOWHERE:
            self.slate.stopped[self.place] = 1

    def drop(self) -> None:
        """Its result is not wanted any more: it stops, or does not begin."""
        self.dropped.set()
        self.stop()

    def end(self) -> None:
        if self.place != NOWHERE:
            self.slate.free.append(self.place)
            self.place = NOWHERE


# In the other process.


here: list[Any] = []  # the slate's places, in this process


def read_slate(stopped: Any) -> None:
    """Lets this process read the slate of the hall."""
    here[:] = [stopped]


def watch_of(place: int) -> Watch | None:
    """What a search asks whether to go on; None for one that cannot be stopped."""
    if place == NOWHERE:
        return None
    (stopped,) = here
    return lambda spent: not stopped[place]
