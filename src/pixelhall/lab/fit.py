"""Fits the judge of a game by self-play: weights that win against their neighbours stay.

    python -m pixelhall.lab.fit pixel-tactics --rounds 60 --games 24 --write

Each round shakes all weights at once, this way and that; the two players so made meet over the same seeds with seats
swapped, and the weights move a little towards the winner (simultaneous perturbation). At the end one number is fitted:
the scale that makes the judge's word the share of plays that were truly won from positions it spoke of. Weights that
foretell results best, by regression, were tried first: players that followed them lost seven of ten plays to players
that followed these. Without --write nothing is changed.
"""

import argparse
import json
import random
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any

import pixelhall
from pixelhall.core.game import Decision, Game
from pixelhall.core.seating import by_side, side_scores
from pixelhall.players import make

SHAKE = 0.25  # of its size a weight is shaken by
STEP = 1.0  # of a shake, for winning all plays instead of half of them
LEAST = 0.01  # the size that a weight counts as, however small it is
KEPT = 0.2  # of all positions in which an act is asked for, those that are kept for the scale
SCALES = [0.1 * 1.1**i for i in range(60)]


@dataclass(frozen=True)
class Course:
    """What is played for a fit."""

    game: str
    player: str
    options: dict[str, Any]


def share_taken(course: Course, one: list[float], other: list[float], seeds: range) -> float:
    """How much of the points players with the first weights took from players with the others; each seed is played
    twice, and the weights change sides."""
    game: Game[Any] = pixelhall.game(course.game)
    won = 0.0
    for seed in seeds:
        for turn in range(2):
            weights = [one, other] if turn == 0 else [other, one]
            scores = play_once(game, course, seed, weights)
            judges = by_side(weights, game.teams(game.new(course.options, seed)))
            won += sum(score for score, judge in zip(scores, judges) if judge is one)
    return won


def play_once(
    game: Game[Any], course: Course, seed: int, weights: list[list[float]], watch: Callable[[Any], None] | None = None
) -> list[float]:
    """One play; each side judges with its own weights (beyond two sides they take turns)."""
    state = game.new(course.options, seed)
    judge = game.weights(state)
    assert judge is not None, f"{game.name} has no weights to fit"
    state.logging = False
    judges = by_side(weights, game.teams(state))
    players = [make(course.player, game, seed * 16 + seat) for seat in range(game.seats(state))]

    def answer(decision: Decision) -> Any:
        judge.values = judges[decision.seat]
        return players[decision.seat].choose({}, decision, partial(game.guess, state, decision.seat))

    while decisions := game.decisions(state):
        if watch is not None and decisions[0].act:
            watch(state)
        for seat, action in [(decision.seat, answer(decision)) for decision in decisions]:
            game.apply(state, seat, action)
    result = game.result(state)
    assert result is not None, "a play without questions is over"
    return result.scores


def climb(
    course: Course, weights: list[float], rounds: int, games: int, seed: int, pool: Executor, workers: int
) -> list[float]:
    """The weights after so many rounds."""
    dice = random.Random(seed)
    for round in range(rounds):
        shake = [dice.choice((-SHAKE, SHAKE)) * max(abs(weight), LEAST) for weight in weights]
        one, other = ([weight + way * by for weight, by in zip(weights, shake)] for way in (1, -1))
        first = seed + round * games
        parts = [range(first + i, first + games // 2, workers) for i in range(workers)]
        won = sum(pool.map(partial(share_taken, course, one, other), parts))
        lead = 2 * won / (games // 2 * 2) - 1
        weights = [weight + STEP * lead * by for weight, by in zip(weights, shake)]
        print(f"round {round + 1} of {rounds}: {lead:+.2f}", flush=True)
    return weights


def scale(course: Course, weights: list[float], seeds: range) -> tuple[list[float], float, int]:
    """The same weights on the scale that surprises least by how plays end; how much it still surprises (a coin:
    0.6931); from how many positions."""
    game: Game[Any] = pixelhall.game(course.game)
    said: list[tuple[float, float]] = []  # the sum of weighed features, and what came of it
    for seed in seeds:
        dice = random.Random(seed)
        seen: list[tuple[int, list[float]]] = []

        def watch(state: Any, dice: random.Random = dice, seen: list[tuple[int, list[float]]] = seen) -> None:
            if dice.random() < KEPT:
                seen.extend((seat, game.features(state, seat)) for seat in range(game.seats(state)))

        scores = side_scores(
            play_once(game, course, seed, [weights], watch), game.teams(game.new(course.options, seed))
        )  # what a judge foretells
        said += [(sum(w * x for w, x in zip(weights, features)), scores[seat]) for seat, features in seen]
    best = min(SCALES, key=lambda scale: surprise(said, scale))
    return [best * weight for weight in weights], surprise(said, best), len(said)


def surprise(said: list[tuple[float, float]], scale: float) -> float:
    total = 0.0
    for number, score in said:
        share = min(max(1 / (1 + exp(-max(-30.0, min(30.0, scale * number)))), 1e-6), 1 - 1e-6)
        total -= score * log(share) + (1 - score) * log(1 - share)
    return total / len(said)


def write_weights(names: tuple[str, ...], weights: list[float], how: str) -> str:
    return (
        "\n".join(
            [
                f"# {how}",
                "",
                "[weights]",
                *(f"{json.dumps(name)} = {weight:.4f}" for name, weight in zip(names, weights)),
            ]
        )
        + "\n"
    )


def main() -> None:
    wishes = argparse.ArgumentParser(description="Fits the judge of a game by self-play.")
    wishes.add_argument("game")
    wishes.add_argument("--rounds", type=int, default=60)
    wishes.add_argument("--games", type=int, default=24, help="plays a round")
    wishes.add_argument("--player", default="greedy")
    wishes.add_argument("--seed", type=int, default=0)
    wishes.add_argument("--workers", type=int, default=1)
    wishes.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wishes.add_argument("--proof", type=int, default=100, help="plays of the new weights against the old ones")
    wishes.add_argument("--write", action="store_true")
    wish = wishes.parse_args()
    course = Course(
        wish.game,
        wish.player,
        {name: json.loads(value) for name, _, value in (word.partition("=") for word in wish.option)},
    )
    game: Game[Any] = pixelhall.game(wish.game)
    judge = game.weights(game.new(course.options, wish.seed))
    if judge is None:
        raise SystemExit(f"{wish.game} has no weights to fit")
    old = list(judge.values)
    with ProcessPoolExecutor(wish.workers) as pool:
        new = climb(course, old, wish.rounds, wish.games, wish.seed, pool, wish.workers)
        first = wish.seed + wish.rounds * wish.games
        share = sum(
            pool.map(
                partial(share_taken, course, new, old),
                [range(first + i, first + wish.proof // 2, wish.workers) for i in range(wish.workers)],
            )
        )
    share /= max(wish.proof // 2 * 2, 1)
    new, surprised, positions = scale(course, new, range(first, first + wish.proof))
    words = "".join(f" --option '{word}'" for word in wish.option)
    text = write_weights(
        judge.names,
        new,
        f"python -m pixelhall.lab.fit {wish.game} --rounds {wish.rounds} --games {wish.games} --player {wish.player} "
        f"--seed {wish.seed}{words} ({date.today()}): took {share:.0%} of {wish.proof} plays from the weights before; "
        f"surprise {surprised:.3f} over {positions} positions (a coin: 0.693)",
    )
    print(text)
    if wish.write:
        judge.path.write_text(text, encoding="utf-8")
        print(f"written to {Path(judge.path).name}")


if __name__ == "__main__":
    main()
