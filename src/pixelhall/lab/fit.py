"""Fits the judge of a game: machines play each other, and logistic regression finds how much each feature of a position told of the end.

    python -m pixelhall.lab.fit pixel-tactics 2000 --player greedy --write

A player that now and then does anything leads to positions of all sorts. Without --write nothing is changed: the weights are printed, with how
well they foretell plays that they were not fitted to, beside the judge as it stands.
"""

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any

import pixelhall
from pixelhall.core.game import Game
from pixelhall.players import make

Sample = tuple[list[float], float, float]  # features, the share of the end that fell to the seat, what the judge said
WHIMS = 0.08  # of all decisions, those that are left to chance
KEPT = 0.25  # of all positions in which an act is asked for, those that are kept
BATCH = 20
HELD_BACK = 5  # every fifth play is for the test


def samples(name: str, options: dict[str, Any], player: str, seeds: range) -> list[tuple[int, Sample]]:
    """Positions from some plays, each with the number of its play."""
    game: Game[Any] = pixelhall.game(name)
    found: list[tuple[int, Sample]] = []
    for seed in seeds:
        found += [(seed, sample) for sample in from_play(game, options, player, seed)]
    return found


def from_play(game: Game[Any], options: dict[str, Any], player: str, seed: int) -> list[Sample]:
    state = game.new(options, seed)
    state.logging = False
    dice = random.Random(seed)
    seats = range(game.seats(state))
    players = [make(player, game, seed * 16 + seat) for seat in seats]
    met: list[tuple[int, list[float], float]] = []
    while decisions := game.decisions(state):
        if decisions[0].act and dice.random() < KEPT:
            met += [(seat, game.features(state, seat), game.judge(state, seat)) for seat in seats]
        answers = []
        for decision in decisions:
            seat = decision.seat
            if dice.random() < WHIMS:
                answers.append((seat, dice.choice(decision.options)))
            else:
                answers.append((seat, players[seat].choose({}, decision, partial(game.guess, state, seat))))
        for seat, action in answers:
            game.apply(state, seat, action)
    result = game.result(state)
    assert result is not None, "a play without questions is over"
    return [(features, result.scores[seat], judged) for seat, features, judged in met]


def fitted(data: list[Sample], rounds: int = 12, bond: float = 5.0) -> list[float]:
    """Newton's way to the weights that make what happened most likely; `bond` holds those back that the data says little of."""
    n = len(data[0][0])
    weights = [0.0] * n
    for _ in range(rounds):
        slope = [-bond * 0.01 * weight for weight in weights]
        bend = [[bond * 0.01 if i == j else 0.0 for j in range(n)] for i in range(n)]
        for features, score, _ in data:
            share = promised(weights, features)
            doubt = share * (1 - share)
            for i, x in enumerate(features):
                if x:
                    slope[i] += (score - share) * x
                    row, times = bend[i], doubt * x
                    for j in range(n):
                        row[j] += times * features[j]
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step)]
        if max(abs(change) for change in step) < 1e-5:
            break
    return weights


def promised(weights: list[float], features: list[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(w * x for w, x in zip(weights, features))))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, n):
            times = rows[k][i] / rows[i][i]
            if times:
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[i])]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][j] * found[j] for j in range(i + 1, n))) / rows[i][i]
    return found


def surprise(said: list[tuple[float, float]]) -> float:
    """How surprised a judge was on average by how it ended: 0 never, 0.693 as one who always says half."""
    return -sum(score * log(max(share, 1e-9)) + (1 - score) * log(max(1 - share, 1e-9)) for share, score in said) / len(said)


def written(game: Game[Any], weights: list[float], how: str) -> str:
    lines = [f"# {how}", "", "[weights]"]
    return "\n".join(lines + [f"{json.dumps(name)} = {weight:.4f}" for name, weight in zip(game.traits(), weights)]) + "\n"


def main() -> None:
    wishes = argparse.ArgumentParser(description="Fits the judge of a game from plays between machines.")
    wishes.add_argument("game")
    wishes.add_argument("plays", type=int)
    wishes.add_argument("--player", default="greedy")
    wishes.add_argument("--seed", type=int, default=0)
    wishes.add_argument("--workers", type=int, default=1)
    wishes.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wishes.add_argument("--write", action="store_true")
    wish = wishes.parse_args()
    options = {name: json.loads(value) for name, _, value in (word.partition("=") for word in wish.option)}
    seeds = range(wish.seed, wish.seed + wish.plays)
    with ProcessPoolExecutor(wish.workers) as pool:
        tasks = [pool.submit(samples, wish.game, options, wish.player, seeds[i:i + BATCH]) for i in range(0, wish.plays, BATCH)]
        data = [pair for task in tasks for pair in task.result()]
    game: Game[Any] = pixelhall.game(wish.game)
    test = [sample for seed, sample in data if seed % HELD_BACK == 0]
    weights = fitted([sample for seed, sample in data if seed % HELD_BACK])
    for i, (name, weight) in enumerate(game.traits().items()):
        if all(features[i] == 0 for _, (features, _, _) in data):
            weights[i] = weight  # never met in these plays, so it stays as it is
            print(f"{name} was never met; its weight stays {weight}")
    new, old = surprise([(promised(weights, f), s) for f, s, _ in test]), surprise([(judged, s) for _, s, judged in test])
    how = (f"python -m pixelhall.lab.fit {wish.game} {wish.plays} --player {wish.player} --seed {wish.seed}"
           + "".join(f" --option '{word}'" for word in wish.option)
           + f" · {date.today()} · {len(data)} positions; surprise on plays held back {new:.4f} (the judge before: {old:.4f}, a coin: 0.6931)")
    text = written(game, weights, how)
    print(text)
    if wish.write:
        import importlib

        package = importlib.import_module(type(game).__module__.rpartition(".")[0])
        (Path(str(package.__file__)).parent / "judge.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
