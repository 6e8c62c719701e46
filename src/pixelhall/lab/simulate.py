"""Many plays between named players: seats rotate, those of a side together, and every rotation of a group starts from
the same seed, so that luck evens out."""

import functools
import math
import multiprocessing
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from typing import Any

import pixelhall
from pixelhall.core.chance import from_seed
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.core.seating import rotations
from pixelhall.players import make, play

Note = Callable[
    [Any, Any], Any
]  # game, last state -> something to keep of each play; a function of a module, so that it travels
LARGEST_BATCH = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: tuple[str, ...]  # as many as the game has seats
    games: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    note: Note | None = None


@dataclass(frozen=True)
class Played:
    """One play. Scores and winners are of the plan's players in their order, whatever seat each had."""

    number: int
    seed: int
    first: int  # the player in seat 0
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    drawn: bool
    reason: str
    plies: int
    seconds: float
    note: Any = None


@dataclass(frozen=True)
class Share:
    """How one player did: the part of all points it took, with the interval that holds the truth in 95 of 100 cases. A
    shared win is a win, and fewer points."""

    player: str
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """What a simulation showed."""

    plan: Plan
    plays: list[Played]
    seconds: float  # by the clock on the wall

    def shares(self) -> list[Share]:
        return [self.share(i, name) for i, name in enumerate(self.plan.players)]

    def share(self, player: int, name: str) -> Share:
        points = [play.scores[player] for play in self.plays]
        draws = sum(play.drawn for play in self.plays)
        wins = sum(player in play.winners for play in self.plays) - draws
        losses = sum(bool(play.winners) and player not in play.winners for play in self.plays)
        low, high = interval(sum(points), len(points))
        return Share(name, wins, draws, losses, sum(points) / len(points), low, high)

    def data(self) -> dict[str, Any]:
        """Everything as plain JSON."""
        plies = [play.plies for play in self.plays]
        low, high = interval(sum(play.scores[play.first] for play in self.plays), len(self.plays))
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": len(self.plays),
            "players": [asdict(share) for share in self.shares()],
            "seat_0": {
                "share": sum(play.scores[play.first] for play in self.plays) / len(self.plays),
                "low": low,
                "high": high,
            },
            "reasons": dict(Counter(play.reason for play in self.plays).most_common()),
            "decisions": {
                "mean": statistics.fmean(plies),
                "median": statistics.median(plies),
                "shortest": min(plies),
                "longest": max(plies),
            },
            "decisions_per_second": sum(plies) / self.seconds,
            "seconds": self.seconds,
        }


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None, executor: Executor | None = None
) -> Report:
    """Plays the whole plan; `progress` hears how many plays are done. Any executor will do, a cluster's too."""
    turns = rotations(check(plan))
    start = time.perf_counter()
    plays: list[Played] = []
    for batch in results(plan, turns, workers, executor):
        plays += batch
        if progress is not None:
            progress(len(plays))
    plays.sort(key=lambda played: played.number)
    return Report(plan, plays, time.perf_counter() - start)


def check(plan: Plan) -> list[int]:
    """Finds a wrong plan here, not in another process; the side of each player of a right one."""
    if plan.games < 1:
        raise BadOption(f"at least 1 game must be played, not {plan.games}")
    game = pixelhall.game(plan.game)
    state = game.new(plan.options, plan.seed)
    seats = game.seats(state)
    if len(plan.players) != seats:
        raise BadOption(
            f"this play has {seats} seats, but {len(plan.players)} players are named: {', '.join(plan.players)}"
        )
    for name in plan.players:
        make(name, game)
    return game.teams(state)


def results(plan: Plan, turns: list[int], workers: int, executor: Executor | None) -> Iterator[list[Played]]:
    if executor is None and workers <= 1:
        for number in range(plan.games):
            yield batch(plan, turns, number, number + 1)
        return
    pool = executor or ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=dies_quietly)
    try:
        yield from spread(plan, turns, pool, workers)
    finally:
        if executor is None:
            pool.shutdown(wait=True, cancel_futures=True)


def dies_quietly() -> None:
    """A worker that Ctrl-C reaches ends without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def spread(plan: Plan, turns: list[int], pool: Executor, workers: int) -> Iterator[list[Played]]:
    size = max(1, min(LARGEST_BATCH, plan.games // (8 * max(workers, 1))))
    waiting = [
        pool.submit(batch, plan, turns, start, min(start + size, plan.games)) for start in range(0, plan.games, size)
    ]
    for done in as_completed(waiting):
        yield done.result()


def batch(plan: Plan, turns: list[int], start: int, stop: int) -> list[Played]:
    """Some plays of a plan, in this process."""
    return [one(plan, turns, number) for number in range(start, stop)]


def one(plan: Plan, turns: list[int], number: int) -> Played:
    """Play number so-and-so: the group gives the seed, the place in the group who sits where: all have moved on by so
    many seats as `turns` says."""
    seats = len(plan.players)
    group, turn = divmod(number, len(turns))
    order = [(seat + turns[turn]) % seats for seat in range(seats)]  # the player in each seat
    game = rules(plan.game)
    state = game.new(plan.options, plan.seed + group)
    chance = from_seed(plan.seed + group)
    seeds = [chance.draw(1 << 30) for _ in plan.players]
    plies = 0

    def count(*_: object) -> None:
        nonlocal plies
        plies += 1

    start = time.perf_counter()
    result = play(game, state, [make(plan.players[i], game, seeds[i]) for i in order], count)
    seconds = time.perf_counter() - start
    scores = tuple(result.scores[order.index(i)] for i in range(seats))
    winners = tuple(sorted(order[seat] for seat in result.winners))
    note = plan.note(game, state) if plan.note is not None else None
    return Played(
        number, plan.seed + group, order[0], scores, winners, result.drawn, result.reason, plies, seconds, note
    )


@functools.cache
def rules(name: str) -> Game[Any]:
    return pixelhall.game(name)


def interval(points: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))
