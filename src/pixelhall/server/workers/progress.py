"""What is being thought about in other processes, and whether it is still wanted: a search can be stopped while it runs,
through memory that the hall shares with its workers."""

import multiprocessing
from collections.abc import Callable
from typing import Any, Final

from pixelhall.players.search import Watch

PLACES: Final = 256  # thoughts that can be stopped
NOWHERE: Final = -1


class Slate:
    """For each place, whether to stop; only the hall writes it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.stopped: Any = context.RawArray("b", PLACES)
        self.free = list(range(PLACES))


class Thought:
    """One of them, as the hall sees it, from its beginning to `end`. Where all places are taken it cannot be
    stopped."""

    def __init__(self, slate: Slate, wanted: Callable[[], bool]) -> None:
        self.slate = slate
        self.wanted = wanted  # whether its result can still be used
        self.place = slate.free.pop() if slate.free else NOWHERE
        if self.place != NOWHERE:
            slate.stopped[self.place] = 0

    def stop(self) -> None:
        """Soon: with what was found so far."""
        if self.place != NOWHERE:
            self.slate.stopped[self.place] = 1

    def end(self) -> None:
        if self.place != NOWHERE:
            self.slate.free.append(self.place)
            self.place = NOWHERE


# In the other process.


here: list[Any] = []  # the slate's places, in this process


def share(stopped: Any) -> None:
    """From now on this process reads the hall's slate."""
    here[:] = [stopped]


def watching(place: int) -> Watch | None:
    """Lets the hall stop a search."""
    if place == NOWHERE:
        return None
    (stopped,) = here
    return lambda spent: not stopped[place]
