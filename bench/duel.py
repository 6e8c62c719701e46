"""How fast the duel runs: random legal play with the whole core set and full legal lists, on one core; how fast each mode
is beside Classic, and whether large decks slow it down.

python bench/duel.py [games]      prints medians of five runs; compare runs of one sitting only, machines are noisy
"""

import re
import statistics
import subprocess
import sys
import time
from typing import Any

from measure import each, engine, measure, random_play

import pixelhall
from pixelhall.pixel_tactics.cards import card_sets

LARGE = 84  # cards of a large deck: 168 in play
MODES = ("classic", "siege", "duel-draft", "epic", "team-cross", "king")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print(f"engine          {engine()}")
    measure("pixel-tactics", {}, games, 150)
    compare_modes(max(2, games // 4))
    compare_decks(games)
    command = [sys.executable, "-m", "pixelhall.cli", "--version"]
    start = min(each(1, lambda: subprocess.run(command, capture_output=True, check=True)) for _ in range(5)) / 1e6
    print(f"--version       {start:>10.2f} s")


def compare_modes(games: int) -> None:
    """The modes by turns over the same seeds. What is printed is the middle of the runs' own ratios, so that a computer
    that is busy for a while slows down both sides of each."""
    rates: dict[str, list[float]] = {mode: [] for mode in MODES}
    for run in range(6):
        for mode in MODES:
            rates[mode].append(rate({"mode": mode}, run * games, games))
    for mode in MODES:
        shares = [own / classic for own, classic in zip(rates[mode], rates["classic"])]
        print(
            f"{mode:<15} {statistics.median(rates[mode][1:]):>10,.0f} decisions/s   ({statistics.median(shares[1:]):.0%})"
        )


def compare_decks(games: int) -> None:
    """The same decks of 84 cards, cut down to 25 and whole, by turns: only the number of cards differs."""
    small, large = ({"sets": [copies(size)]} for size in (25, LARGE))
    rates: list[tuple[float, float]] = []
    for run in range(6):
        rates.append((rate(small, run * games, games), rate(large, run * games, games)))
    few, many = (statistics.median(column) for column in zip(*rates[1:]))  # the first run makes the shared actions
    print(f"50 cards        {few:>10,.0f} decisions/s")
    print(f"168 cards       {many:>10,.0f} decisions/s   ({many / few:.0%})")


def rate(options: dict[str, Any], seed: int, games: int) -> float:
    game = pixelhall.game("pixel-tactics")
    start = time.process_time()  # of this process alone: others may be at work
    done = sum(random_play(game, options, seed + i, False) for i in range(games))
    return done / (time.process_time() - start)


def copies(size: int) -> str:
    """The text of a set of so many cards: those of the core set, again and again under other names."""
    head, *heroes = card_sets.load("core").text.split("[[hero]]")
    found = [head.replace('name = "core"', 'name = "copies"')]
    for i in range(size):
        again = "I" * (i // len(heroes))
        found.append(re.sub(r'(name = "[^"]*)"', rf'\1 {again}"' if again else r'\1"', heroes[i % len(heroes)]))
    return "[[hero]]".join(found)


if __name__ == "__main__":
    main()
