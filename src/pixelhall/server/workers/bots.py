"""Machine players, thinking in processes of their own. What crosses over is a guess at the position, never the position
itself."""

import asyncio
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game, Seat
from pixelhall.players import NAMES, make
from pixelhall.players.advice import Advice, advise
from pixelhall.players.player import Guesses
from pixelhall.players.search import Search
from pixelhall.server.tables import luck
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import rules
from pixelhall.server.workers import progress
from pixelhall.server.workers.progress import Slate, Thought

T = TypeVar("T")
AT_ONCE = {"random"}  # those that do not think


class Workshop:
    """A few processes, started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.slate = Slate()

    async def elsewhere(self, job: Callable[[], T]) -> T:
        """In one of the processes; should they have died, in a new one."""
        loop = asyncio.get_running_loop()
        pool = self.started()
        try:
            return await loop.run_in_executor(pool, job)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self.started(), job)

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                multiprocessing.get_context("spawn"),
                initializer=begins,
                initargs=(self.slate.stopped,),
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Machines(Workshop):
    def thought(self, wanted: Callable[[], bool]) -> Thought:
        return Thought(self.slate, wanted)

    async def choose(self, play: Play, seat: Seat, player: str, thought: Thought) -> str:
        """The written answer of a machine player to the question of its seat."""
        seed = luck.mind(play, seat)
        guess = play.game.guess(play.state, seat, seed)
        if player in AT_ONCE:
            return answer(play.game, guess, seat, player, seed)
        return await self.elsewhere(
            functools.partial(think, play.game.name, guess.dump(), seat, player, seed, thought.place)
        )

    async def advise(self, play: Play, seat: Seat, adviser: str, seed: int, thought: Thought) -> list[Advice]:
        """What a search would answer to the question of a seat, from what that seat knows; equal seeds advise alike."""
        guess = play.game.guess(play.state, seat, seed)
        return await self.elsewhere(
            functools.partial(advised, play.game.name, guess.dump(), seat, adviser, seed, thought.place)
        )


def machine(name: str) -> str:
    """The name of a machine player that may sit at the hall."""
    if name not in NAMES:
        raise BadOption(f'there is no player "{name}"; there are: {", ".join(NAMES)}')
    return name


# In the other process.


def begins(stopped: Any) -> None:
    progress.share(stopped)
    outlives_nobody()


def outlives_nobody() -> None:
    """A worker ends with the hall, however that ends; Ctrl-C is for the hall to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by the hall"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(name: str, guess: dict[str, Any], seat: Seat, player: str, seed: int, place: int) -> str:
    game = rules(name)
    return answer(game, game.restore(guess), seat, player, seed, place)


def answer(game: Game[Any], guess: Any, seat: Seat, player: str, seed: int, place: int = progress.NOWHERE) -> str:
    """From a state that the seat cannot tell from the true one; guesses at a guess are as good."""
    decision = game.asked(guess, seat)
    assert decision is not None, "a machine player thinks when it is asked"
    machine = make(player, game, seed, progress.watching(place))
    view = game.view(guess, seat) if machine.looks else {}
    return game.write(guess, machine.choose(view, decision, guesses(game, guess, seat)))


def advised(name: str, guess: dict[str, Any], seat: Seat, adviser: str, seed: int, place: int) -> list[Advice]:
    game = rules(name)
    world = game.restore(guess)
    decision = game.asked(world, seat)
    search = make(adviser, game, seed, progress.watching(place))
    assert decision is not None and isinstance(search, Search), "a search advises whoever is asked"
    return advise(game, decision, guesses(game, world, seat), search)


def guesses(game: Game[Any], world: Any, seat: Seat) -> Guesses:
    return lambda seed: game.guess(world, seat, seed)
