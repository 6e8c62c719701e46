"""How fast Pocket-Tactics runs: random legal play from the choice of forces on, with full legal lists, on one core.

python bench/pocket.py [games]      prints medians of five runs; compare runs of one sitting only, machines are noisy
"""

import sys

from measure import engine, measure

GAMES = 300


def main() -> None:
    print(f"engine          {engine()}")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for words, options in (("from the choice of forces on", {}), ("from a preset on", {"preset": "ford"})):
        print(f"\n{words}")
        measure("pocket-tactics", options, games, 25)


if __name__ == "__main__":
    main()
