"""How fast the duel runs: random legal play with the whole core set and full legal lists, on one core.

    python bench/duel.py [games]      prints medians of five runs; compare runs of one sitting only, machines are noisy
"""

import random
import statistics
import subprocess
import sys
import time
from typing import Any

import pixelhall
from pixelhall.core import machine


def random_play(game: Any, seed: int, logging: bool) -> int:
    """One game; how many decisions it took."""
    dice = random.Random(seed)
    roll = dice.random
    state = game.new({}, seed)
    state.logging = logging
    plies = 0
    while True:
        decisions = game.decisions(state)
        if not decisions:
            return plies
        decision = decisions[0]
        game.apply(state, decision.seat, decision.options[int(roll() * len(decision.options))])
        plies += 1


def middle(game: Any, seed: int) -> Any:
    """A position in the middle of a game."""
    dice = random.Random(seed)
    state = game.new({}, seed)
    for _ in range(150):
        decisions = game.decisions(state)
        if not decisions:
            return middle(game, seed + 1)
        game.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    return state


def each(times: int, work: Any) -> float:
    """Microseconds for one call."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times * 1e6


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    game = pixelhall.game("pixel-tactics")
    random_play(game, 0, False)
    rates: list[float] = []
    per_second: list[float] = []
    for run in range(5):
        start = time.perf_counter()
        plies = sum(random_play(game, run * games + i, False) for i in range(games))
        spent = time.perf_counter() - start
        rates.append(plies / spent)
        per_second.append(games / spent)
    start = time.perf_counter()
    logged = sum(random_play(game, i, True) for i in range(games)) / (time.perf_counter() - start)
    states = [middle(game, seed) for seed in range(20)]
    clone = statistics.median(each(2000, state.clone) for state in states)
    view = statistics.median(each(100, lambda s=state: game.view(s, 0)) for state in states)
    guess = statistics.median(each(200, lambda s=state: game.guess(s, 0, 1)) for state in states)
    compiled = str(machine.__file__).endswith((".so", ".pyd"))
    print(f"engine          {'compiled' if compiled else 'plain Python'}, Python {sys.version.split()[0]}")
    print(f"decisions/s     {statistics.median(rates):>10,.0f}   (with the log kept: {logged:,.0f})")
    print(f"games/s         {statistics.median(per_second):>10,.1f}")
    print(f"clone           {clone:>10.2f} µs")
    print(f"view of a seat  {view:>10.1f} µs")
    print(f"guess           {guess:>10.1f} µs")
    command = [sys.executable, "-m", "pixelhall.cli", "--version"]
    start = min(each(1, lambda: subprocess.run(command, capture_output=True, check=True)) for _ in range(5)) / 1e6
    print(f"--version       {start:>10.2f} s")


if __name__ == "__main__":
    main()
