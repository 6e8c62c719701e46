"""What is being thought about in other processes: how far it is, and whether it is still wanted. A search can be
watched and stopped while it runs, through memory that the hall shares with its workers."""

import multiprocessing
from collections.abc import Callable
from typing import Any, Final

from pixelhall.players.search import Watch

PLACES: Final = 256  # thoughts that can be followed at once
NOWHERE: Final = -1


class Slate:
    """For each place, how much of a budget is spent and whether to stop. Only the worker writes the one, only the hall
    the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.spent: Any = context.RawArray("d", PLACES)
        self.stopped: Any = context.RawArray("b", PLACES)
        self.free = list(range(PLACES))


class Thought:
    """One of them, as the hall sees it, from its beginning to `end`. Where all places are taken it goes on unseen."""

    def __init__(self, slate: Slate, wanted: Callable[[], bool]) -> None:
        self.slate = slate
        self.wanted = wanted  # whether its result can still be used
        self.place = slate.free.pop() if slate.free else NOWHERE
        if self.place != NOWHERE:
            slate.spent[self.place] = 0.0
            slate.stopped[self.place] = 0

    @property
    def share(self) -> float:
        """How much of its budget is spent."""
        return min(1.0, float(self.slate.spent[self.place])) if self.place != NOWHERE else 0.0

    def stop(self) -> None:
        """Soon: with what was found so far."""
        if self.place != NOWHERE:
            self.slate.stopped[self.place] = 1

    def end(self) -> None:
        if self.place != NOWHERE:
            self.slate.free.append(self.place)
            self.place = NOWHERE


# In the other process.


here: list[Any] = []  # the two columns of the slate


def share(spent: Any, stopped: Any) -> None:
    """From now on this process writes on the hall's slate."""
    here[:] = [spent, stopped]


def watching(place: int) -> Watch | None:
    """Lets the hall see how far a search is, and stop it."""
    if place == NOWHERE:
        return None
    spent, stopped = here

    def watch(share: float) -> bool:
        spent[place] = share
        return not stopped[place]

    return watch
