"""A worker of the bench: random legal play of RLCard's UNO, through its environment, its game, or the bare round inside
the game.

    python uno.py env|game|round SECONDS

The environment encodes features for learners. The game gives each seat its state, the legal actions in it. The round is
what is left when nobody is told anything: the legal actions and the step.
"""

import copy
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy
import rlcard
from rlcard.games.uno import Game
from worker import Play, serve

MIDDLE = 20  # steps to the middle of a game
POSITIONS = 5


def by_env(env: Any, seed: int) -> int:
    roll = random.Random(seed).random
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(roll() * len(legal))])
        decisions += 1
    return decisions


def by_game(game: Any, seed: int) -> int:
    roll = random.Random(seed).random
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over():
        legal = state["legal_actions"]
        state, _ = game.step(legal[int(roll() * len(legal))])
        decisions += 1
    return decisions


def by_round(game: Any, seed: int) -> int:
    roll = random.Random(seed).random
    game.init_game()
    round, players = game.round, game.players
    decisions = 0
    while not round.is_over:
        legal = round.get_legal_actions(players, round.current_player)
        round.proceed_round(players, legal[int(roll() * len(legal))])
        decisions += 1
    return decisions


def seeded(seed: int) -> Any:
    """A game; its dice are made once for many deals, which is quicker than dice for each."""
    game = Game()
    game.np_random = numpy.random.RandomState(seed)
    return game


def middle(seed: int) -> Any:
    dice = random.Random(seed)
    game = seeded(seed)
    state, _ = game.init_game()
    for _ in range(MIDDLE):
        if game.is_over():
            return middle(seed + POSITIONS)
        state, _ = game.step(dice.choice(state["legal_actions"]))
    return game


def main() -> None:
    way, seconds = sys.argv[1], float(sys.argv[2])
    ways: dict[str, Callable[[], Play]] = {
        "env": lambda: partial(by_env, rlcard.make("uno", config={"seed": 1})),
        "game": lambda: partial(by_game, seeded(1)),
        "round": lambda: partial(by_round, seeded(1)),
    }
    copies: list[Callable[[], object]] = (
        [] if way == "env" else [partial(copy.deepcopy, middle(seed)) for seed in range(POSITIONS)]
    )
    serve({"version": version("rlcard")}, ways[way](), seconds, copies)


if __name__ == "__main__":
    main()
