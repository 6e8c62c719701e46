"""One of our players against OpenSpiel's own information-set search, at the same time for a move, on the same engine.

    python bench/ismcts_match.py GAME [--player greedy] [--seconds 0.2] [--games 20] [--evaluator rollout|judge]

Each deal is played twice, with the seats changed. Seats beyond the second, where a game has them, are not used: two
play. OpenSpiel is installed into the environment of the peers (bench/peers) and looked up there.
"""

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "peers"))
import room

import pixelhall
from pixelhall.core.game import Decision
from pixelhall.players import Player, ask, make


def main() -> None:
    chosen = arguments()
    problem = room.install("open_spiel")
    if problem:
        raise SystemExit(f"OpenSpiel {problem}")
    sys.path.append(str(room.PACKAGES))
    score = 0.0
    simulations: list[int] = []
    ours, theirs = Clock(), Clock()
    for games in range(1, chosen.games + 1):
        share, done = played(chosen, (games - 1) // 2, (games - 1) % 2, ours, theirs)
        score += share
        simulations += done
        low, high = interval(score, games)
        print(
            f"{games:>4} games: {chosen.player} has {score:g}, {score / games:.0%} ({low:.0%} to {high:.0%}, 95 of 100 times)",
            flush=True,
        )
    mean = sum(simulations) / max(1, len(simulations))
    print(
        f"a move took {chosen.player} {ours.mean():.3f} s (longest {ours.longest:.3f}), OpenSpiel {theirs.mean():.3f} s "
        f"(longest {theirs.longest:.3f}) for {mean:.0f} simulations"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plays one of our players against OpenSpiel's ISMCTS.")
    parser.add_argument("game", choices=pixelhall.games())
    parser.add_argument(
        "--player", default="greedy", help="a name that pixelhall.players knows; sable and search:1s keep a clock"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.2, help="for a move; a player that keeps no clock takes what it takes"
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--evaluator", choices=("rollout", "judge"), default="rollout", help="how OpenSpiel's search values a leaf"
    )
    parser.add_argument("--exploration", type=float, default=1.0, help="the constant of its UCT; scores are 0 to 1")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


class Clock:
    """How long the moves of a side took; forced ones are not counted."""

    def __init__(self) -> None:
        self.moves, self.total, self.longest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def mean(self) -> float:
        return self.total / max(1, self.moves)


def played(chosen: argparse.Namespace, deal: int, seat: int, ours: Clock, theirs: Clock) -> tuple[float, list[int]]:
    """One game, in which our player has that seat: its score, and the simulations of each choice of OpenSpiel's."""
    from ismcts import Judge, Rollout, SpielGame, SpielState, TimedBot

    game = pixelhall.game(chosen.game)
    seed = chosen.seed * 1000 + deal
    rules = SpielGame(game, {})
    evaluator = Judge(seed) if chosen.evaluator == "judge" else Rollout(seed)
    bot = TimedBot(rules, evaluator, chosen.seconds, seed, chosen.exploration)
    player = timed(make(chosen.player, game, seed), chosen.seconds)
    state = game.new({}, seed)
    assert game.seats(state) == 2, "the match is for two"
    while decisions := game.decisions(state):
        answers = []
        for decision in decisions:
            start = time.perf_counter()
            if decision.seat == seat:
                answer = ask(game, state, player, decision)
            else:
                answer = searched(game, state, decision, SpielState(rules, alone(game, state, decision)), bot)
            if len(decision.options) > 1:
                (ours if decision.seat == seat else theirs).add(time.perf_counter() - start)
            answers.append((decision.seat, answer))
        for who, answer in answers:
            game.apply(state, who, answer)
    result = game.result(state)
    assert result is not None, "a play without questions is over"
    return result.scores[seat], [count for count in bot.simulations if count]


def searched(game: Any, state: Any, decision: Decision, moment: Any, bot: Any) -> Any:
    """OpenSpiel's choice in a moment that its seat cannot tell from the true one."""
    number = bot.step(moment)
    return next(
        option
        for option, text in zip(decision.options, game.written(state, decision))
        if moment.rules.number(text) == number
    )


def alone(game: Any, state: Any, decision: Decision) -> Any:
    """The moment as the first that is asked. Where another seat is asked before, some answer of its own is put in, in a
    world of this seat's guessing, which cannot tell it."""
    world = game.guess(state, decision.seat, 0)
    while (first := game.decisions(world)[0]).seat != decision.seat:
        game.apply(world, first.seat, first.options[0])
    return world


def timed(player: Player, seconds: float) -> Player:
    """The player, its clock set if it keeps one; one that counts simulations goes on counting."""
    if getattr(player, "seconds", 0.0) > 0:
        setattr(player, "seconds", seconds)  # noqa: B010 (players do not all have it)
    return player


def interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's, for the share of points: where it truly lies, 95 times in 100."""
    z, share = 1.96, score / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


if __name__ == "__main__":
    main()
