"""Plays all games for a while, as people, machines and researchers do, so that the compiler learns which ways are often
gone (./compile)."""

import random
from typing import Any

import pixelhall
from pixelhall.players import make, play

PLAYS = {"pixel-tactics": 120, "pixel-pusher": 60, "pocket-tactics": 240}  # random plays of each game
MODES = {"siege": 20, "duel-draft": 20, "epic": 12, "team-cross": 12, "king": 8}  # … and of the modes of the first


def random_play(game: Any, options: dict[str, Any], seed: int) -> None:
    """Any legal answer, until the end; now and then somebody looks at the table, or guesses."""
    dice = random.Random(seed)
    state = game.new(options, seed)
    state.logging = seed % 4 == 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        if dice.random() < 0.05:
            game.view(state, decision.seat)
            game.judge(game.guess(state, decision.seat, seed), decision.seat)
        game.apply(state, decision.seat, dice.choice(decision.options))


def main() -> None:
    for name, plays in PLAYS.items():
        game = pixelhall.game(name)
        for seed in range(plays):
            random_play(game, {}, seed)
        state = game.new({}, 1)
        state.logging = False
        play(game, state, [make("search:40+12", game, 1), make("greedy", game, 2)])
    game = pixelhall.game("pixel-tactics")
    for mode, plays in MODES.items():
        for seed in range(plays):
            random_play(game, {"mode": mode}, seed)


if __name__ == "__main__":
    main()
