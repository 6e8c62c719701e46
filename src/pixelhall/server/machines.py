"""Machine players, thinking in processes of their own. What crosses over is a guess at the position, never the position itself."""

import asyncio
import functools
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from pixelhall.core.game import Game, Seat
from pixelhall.players import make
from pixelhall.server.play import Play
from pixelhall.server.table import rules

T = TypeVar("T")
AT_ONCE = {"random"}  # those that do not think


class Workshop:
    """A few processes, started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

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
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=outlives_nobody)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Machines(Workshop):
    async def choose(self, play: Play, seat: Seat, player: str) -> str:
        """The written answer of a machine player to the question of its seat."""
        guess = play.game.guess(play.state, seat, secrets.randbits(60))
        if player in AT_ONCE:
            return answer(play.game, guess, seat, player)
        job = functools.partial(think, play.game.name, guess.dump(), seat, player)
        return await self.elsewhere(job)


# In the other process.


def outlives_nobody() -> None:
    """A worker ends with the hall, however that ends; Ctrl-C is for the hall to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by the hall"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(name: str, guess: dict[str, Any], seat: Seat, player: str) -> str:
    game = rules(name)
    return answer(game, game.restore(guess), seat, player)


def answer(game: Game[Any], guess: Any, seat: Seat, player: str) -> str:
    """From a state that the seat cannot tell from the true one; guesses at a guess are as good."""
    decision = game.asked(guess, seat)
    assert decision is not None, "a machine player thinks when it is asked"
    machine = make(player, game, secrets.randbits(30))
    view = game.view(guess, seat) if machine.looks else {}
    return game.write(guess, machine.choose(view, decision, lambda seed: game.guess(guess, seat, seed)))
