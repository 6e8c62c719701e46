"""What the benches of all games share: random legal play with full legal lists, on one core, and the cost of what
players and tables do."""

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pixelhall
from pixelhall.core import machine


def random_play(game: Any, options: dict[str, Any], seed: int, logging: bool) -> int:
    """One game; how many decisions it took."""
    dice = random.Random(seed)
    roll = dice.random
    state = game.new(options, seed)
    state.logging = logging
    plies = 0
    while True:
        decisions = game.decisions(state)
        if not decisions:
            return plies
        decision = decisions[0]
        game.apply(state, decision.seat, decision.options[int(roll() * len(decision.options))])
        plies += 1


def middle(game: Any, options: dict[str, Any], seed: int, plies: int) -> Any:
    """A position in the middle of a game."""
    dice = random.Random(seed)
    state = game.new(options, seed)
    for _ in range(plies):
        decisions = game.decisions(state)
        if not decisions:
            return middle(game, options, seed + 1, plies)
        game.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    return state


def each(times: int, work: Callable[[], object]) -> float:
    """Microseconds for one call."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times * 1e6


def engine() -> str:
    compiled = str(machine.__file__).endswith((".so", ".pyd"))
    return f"{'compiled' if compiled else 'plain Python'}, Python {sys.version.split()[0]}"


def measure(name: str, options: dict[str, Any], games: int, plies: int) -> None:
    """Prints medians of five runs; `plies` leads to the middle of a game."""
    game = pixelhall.game(name)
    random_play(game, options, 0, False)
    rates: list[float] = []
    per_second: list[float] = []
    for run in range(5):
        start = time.perf_counter()
        done = sum(random_play(game, options, run * games + i, False) for i in range(games))
        spent = time.perf_counter() - start
        rates.append(done / spent)
        per_second.append(games / spent)
    start = time.perf_counter()
    logged = sum(random_play(game, options, i, True) for i in range(games)) / (time.perf_counter() - start)
    states = [middle(game, options, seed, plies) for seed in range(20)]
    clone = statistics.median(each(2000, state.clone) for state in states)
    view = statistics.median(each(100, partial(game.view, state, 0)) for state in states)
    guess = statistics.median(each(200, partial(game.guess, state, 0, 1)) for state in states)
    judge = statistics.median(each(200, partial(game.judge, state, 0)) for state in states)
    print(f"decisions/s     {statistics.median(rates):>10,.0f}   (with the log kept: {logged:,.0f})")
    print(f"games/s         {statistics.median(per_second):>10,.1f}")
    print(f"clone           {clone:>10.2f} µs")
    print(f"view of a seat  {view:>10.1f} µs")
    print(f"guess           {guess:>10.1f} µs")
    print(f"judge           {judge:>10.1f} µs")
