"""A worker of the bench: random legal play of a game that OpenSpiel has in C++, driven from Python.

python spiel.py chess|backgammon SECONDS
"""

import random
import sys
from importlib.metadata import version
from typing import Any

import pyspiel
from worker import serve

MIDDLE = 60  # steps to the middle of a game
POSITIONS = 20


def step(state: Any, dice: random.Random) -> int:
    """One decision, or one outcome of chance, which is none."""
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes())
        state.apply_action(dice.choices(outcomes, shares)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(dice.random() * len(legal))])
    return 1


def play(game: Any, seed: int) -> int:
    dice = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, dice)
    return decisions


def middle(game: Any, seed: int) -> Any:
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(MIDDLE):
        if state.is_terminal():
            return middle(game, seed + POSITIONS)
        step(state, dice)
    return state


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    game = pyspiel.load_game(name)
    copies = [middle(game, seed).clone for seed in range(POSITIONS)]
    serve({"version": version("open_spiel")}, lambda seed: play(game, seed), seconds, copies)


if __name__ == "__main__":
    main()
