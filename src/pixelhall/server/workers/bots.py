"""Artificial players, which think in processes of their own. They are sent a guess at the position, never the position
itself."""

import asyncio
import contextlib
import functools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game, Seat
from pixelhall.players import NAMES, make
from pixelhall.players.advice import Advice, advise
from pixelhall.players.levels import BY_NAME
from pixelhall.players.player import Guesses
from pixelhall.players.search import Search
from pixelhall.server.tables import luck
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.play import Play
from pixelhall.server.workers import progress
from pixelhall.server.workers.progress import Slate, Thought
from pixelhall.server.workers.turns import Turns, Whose

T = TypeVar("T")
AT_ONCE = {"random"}  # players that need no process, because they do not think
NOBODYS = Whose()
LONG = 8.0  # seconds of a thought after which others come first
HINT_PATIENCE = 30.0  # seconds that a hint waits for its turn
MOST_HINTS = 200  # that wait
MOST_HINTS_OF_ONE = 20  # from one address


class WorkerPool:
    """A few processes, started on first use, and the turns of those that want one."""

    def __init__(self, workers: int, slate: Slate | None = None, most: int = 10_000, most_of_one: int = 10_000) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.slate = slate or Slate()
        self.turns = Turns(workers, most, most_of_one)

    async def elsewhere(self, job: Callable[[], T]) -> T:
        """Runs a job in one of the processes; if they have died, in a new one."""
        loop = asyncio.get_running_loop()
        pool = self.start()
        try:
            return await loop.run_in_executor(pool, job)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self.start(), job)

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                multiprocessing.get_context("spawn"),
                initializer=start_worker,
                initargs=(self.slate.stopped,),
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Quick players, those that search, and hints have workers of their own, so that none waits for another kind."""

    def __init__(self, workers: int) -> None:
        self.slate = Slate()
        self.quick = WorkerPool(1, self.slate)
        self.searching = WorkerPool(workers, self.slate)
        self.hints = WorkerPool(1, self.slate, MOST_HINTS, MOST_HINTS_OF_ONE)

    def thought(self, wanted: Callable[[], bool]) -> Thought:
        return Thought(self.slate, wanted)

    async def choose(self, play: Play, seat: Seat, player: str, thought: Thought, whose: Whose = NOBODYS) -> str:
        """The written answer of an artificial player to the question of its seat, when its turn has come; Dropped if it
        is not wanted any more by then."""
        seed = luck.mind(play, seat)
        if player in AT_ONCE:
            return answer(play.game, play.game.guess(play.state, seat, seed), seat, player, seed)
        lane = self.searching if searches(player) else self.quick
        async with lane.turns.turn(whose, dropped=thought.dropped), limited(lane.turns, thought):
            guess = play.game.guess(play.state, seat, seed)
            return await lane.elsewhere(
                functools.partial(think_in_worker, play.game.name, guess.dump(), seat, player, seed, thought.place)
            )

    async def advise(
        self, play: Play, seat: Seat, adviser: str, seed: int, thought: Thought, whose: Whose = NOBODYS
    ) -> list[Advice]:
        """What a search would answer to the question of a seat, from what that seat knows; the same seed gives the same
        advice."""
        turns = self.hints.turns
        async with turns.turn(whose, HINT_PATIENCE, thought.dropped), limited(turns, thought):
            guess = play.game.guess(play.state, seat, seed)
            return await self.hints.elsewhere(
                functools.partial(advise_in_worker, play.game.name, guess.dump(), seat, adviser, seed, thought.place)
            )

    def close(self) -> None:
        for lane in (self.quick, self.searching, self.hints):
            lane.close()


@contextlib.asynccontextmanager
async def limited(turns: Turns, thought: Thought) -> AsyncIterator[None]:
    """A thought that takes long while others wait is stopped with what it has found."""
    thought.begun = time.monotonic()
    watching = asyncio.ensure_future(stop_for_others(turns, thought))
    try:
        yield
    finally:
        watching.cancel()


async def stop_for_others(turns: Turns, thought: Thought) -> None:
    await asyncio.sleep(LONG)
    while not turns.waiting:
        await asyncio.sleep(1)
    thought.stop()


def searches(player: str) -> bool:
    """Whether a player looks far ahead, which takes long."""
    return player.startswith("search:") or (player in BY_NAME and BY_NAME[player].searches)


def bot_name(name: str) -> str:
    """The name, if it is one of an artificial player of the hall; else BadOption."""
    if name not in NAMES:
        raise BadOption(f'there is no player "{name}"; there are: {", ".join(NAMES)}')
    return name


# In the other process.


def start_worker(stopped: Any) -> None:
    progress.read_slate(stopped)
    end_with_the_hall()


def end_with_the_hall() -> None:
    """Ends this worker with the hall, even if that crashes; Ctrl-C is left to the hall."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by the hall"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think_in_worker(name: str, guess: dict[str, Any], seat: Seat, player: str, seed: int, place: int) -> str:
    game = rules(name)
    return answer(game, game.restore(guess), seat, player, seed, place)


def answer(game: Game[Any], guess: Any, seat: Seat, player: str, seed: int, place: int = progress.NOWHERE) -> str:
    """The written answer, from a guess of the seat; guesses at a guess are as good."""
    decision = game.asked(guess, seat)
    assert decision is not None, "an artificial player thinks only when it is asked"
    bot = make(player, game, seed, progress.watch_of(place))
    view = game.view(guess, seat) if bot.looks else {}
    return game.write(guess, bot.choose(view, decision, guesses(game, guess, seat)))


def advise_in_worker(name: str, guess: dict[str, Any], seat: Seat, adviser: str, seed: int, place: int) -> list[Advice]:
    game = rules(name)
    world = game.restore(guess)
    decision = game.asked(world, seat)
    search = make(adviser, game, seed, progress.watch_of(place))
    assert decision is not None and isinstance(search, Search), "a search advises a seat that is asked"
    return advise(game, decision, guesses(game, world, seat), search)


def guesses(game: Game[Any], world: Any, seat: Seat) -> Guesses:
    return lambda seed: game.guess(world, seat, seed)
