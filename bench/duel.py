"""How fast the duel runs: random legal play with the whole core set and full legal lists, on one core.

python bench/duel.py [games]      prints medians of five runs; compare runs of one sitting only, machines are noisy
"""

import subprocess
import sys

from measure import each, engine, measure


def main() -> None:
    print(f"engine          {engine()}")
    measure("pixel-tactics", {}, int(sys.argv[1]) if len(sys.argv) > 1 else 40, 150)
    command = [sys.executable, "-m", "pixelhall.cli", "--version"]
    start = min(each(1, lambda: subprocess.run(command, capture_output=True, check=True)) for _ in range(5)) / 1e6
    print(f"--version       {start:>10.2f} s")


if __name__ == "__main__":
    main()
