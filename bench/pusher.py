"""How fast Pixel Pusher runs with two, three and four players: random legal play with full legal lists, on one core.

python bench/pusher.py [games]      prints medians of five runs; compare runs of one sitting only, machines are noisy
"""

import sys

from measure import engine, measure


def main() -> None:
    print(f"engine          {engine()}")
    for players in (2, 3, 4):
        print(f"\n{players} players")
        measure("pixel-pusher", {"players": players}, int(sys.argv[1]) if len(sys.argv) > 1 else 100, 30 * players)


if __name__ == "__main__":
    main()
