"""A worker of the bench: random legal play of one of our games, with every legal option listed.

python ours.py GAME SECONDS [log]       with the log of the play kept, or without
"""

import random
import sys
from pathlib import Path
from typing import Any

from worker import serve

import pixelhall
from pixelhall.core.engine import is_compiled

MIDDLE = {"pixel-tactics": 150, "pixel-pusher": 60, "pocket-tactics": 25}  # decisions to the middle of a game
POSITIONS = 20


def play(game: Any, seed: int, log: bool) -> int:
    roll = random.Random(seed).random
    state = game.new({}, seed)
    state.logging = log
    decisions = 0
    while asked := game.decisions(state):
        decision = asked[0]
        options = decision.options
        game.apply(state, decision.seat, options[int(roll() * len(options))])
        decisions += 1
    return decisions


def middle(game: Any, seed: int, log: bool) -> Any:
    """A position in the middle of a game; of another game, should this one end before."""
    dice = random.Random(seed)
    state = game.new({}, seed)
    state.logging = log
    for _ in range(MIDDLE[game.name]):
        if not (asked := game.decisions(state)):
            return middle(game, seed + POSITIONS, log)
        game.apply(state, asked[0].seat, dice.choice(asked[0].options))
    return state


def main() -> None:
    name, seconds, log = sys.argv[1], float(sys.argv[2]), "log" in sys.argv[3:]
    game = pixelhall.game(name)
    copies = [middle(game, seed, log).clone for seed in range(POSITIONS)]
    told = {
        "version": pixelhall.__version__,
        "compiled": is_compiled(),
        "python": sys.version.split()[0],
        "place": str(Path(pixelhall.__file__).parent),
    }
    serve(told, lambda seed: play(game, seed, log), seconds, copies)


if __name__ == "__main__":
    main()
