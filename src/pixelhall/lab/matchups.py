"""How evenly matched the sides of a game are that an option names, such as the factions of `forces`: every pair plays,
seats swapped.

python -m pixelhall.lab.matchups GAME OPTION [GAMES] [NAME=VALUE …] [player=WHO] [workers=N]      prints the matrix, and
how plays ended; worth compiling the engine for
"""

import itertools
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pixelhall
from pixelhall.core.errors import BadOption
from pixelhall.core.seating import by_side, side_scores
from pixelhall.players import make, play

BATCH = 10


@dataclass(frozen=True)
class Match:
    """Some plays of one pair: the points of its first side, and of whoever moved first, and how they ended."""

    sides: tuple[str, str]
    games: int
    points: float
    first: float
    reasons: Counter[str] = field(default_factory=Counter)


def match(
    game_name: str, option: str, sides: tuple[str, str], others: dict[str, Any], seeds: range, player: str = "greedy"
) -> Match:
    """One pair; every second play with the seats swapped. Who plays together plays the same of the two."""
    game = pixelhall.game(game_name)
    teams = game.teams(game.new(others, 0))
    points = first = 0.0
    reasons: Counter[str] = Counter()
    for seed in seeds:
        seated = by_side(list(sides[::-1] if seed % 2 else sides), teams)
        state = game.new({**others, option: seated}, seed)
        state.logging = False
        result = play(game, state, [make(player, game, seed * len(teams) + seat) for seat in range(len(teams))])
        points += sum(score for score, side in zip(result.scores, seated) if side == sides[0])
        first += side_scores(result.scores, teams)[game.view(state, -1)["first"]]
        reasons[result.reason] += 1
    return Match(sides, len(seeds), points, first, reasons)


def matches(
    game_name: str, option: str, games: int, others: dict[str, Any], workers: int, player: str = "greedy"
) -> list[Match]:
    """All pairs."""
    setting = next((one for one in pixelhall.game(game_name).settings() if one.name == option), None)
    if setting is None or len(setting.values) < 2:
        raise BadOption(f"{option} does not name sides of {game_name}")
    pairs = list(itertools.combinations(setting.values, 2))
    with ProcessPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(match, game_name, option, pair, others, range(start, min(games, start + BATCH)), player)
            for pair in pairs
            for start in range(0, games, BATCH)
        ]
        return [task.result() for task in tasks]


def table(found: list[Match]) -> str:
    """The share of each side against each other, its share in all, how often the first mover won, and how plays
    ended."""
    names = list(dict.fromkeys(name for one in found for name in one.sides))
    points = {(a, b): 0.0 for a in names for b in names}
    games = dict.fromkeys(points, 0)
    for one in found:
        a, b = one.sides
        points[a, b] += one.points
        points[b, a] += one.games - one.points
        games[a, b] += one.games
        games[b, a] += one.games
    lines = [" " * 20 + "".join(f"{name[:9]:>10}" for name in names) + f"{'all':>8}"]
    for a in names:
        cells = ["         ·" if a == b else f"{points[a, b] / games[a, b]:>10.0%}" for b in names]
        total = sum(points[a, b] for b in names) / sum(games[a, b] for b in names)
        lines.append(f"{a:<20}{''.join(cells)}{total:>8.1%}")
    played = sum(one.games for one in found)
    reasons = sum((one.reasons for one in found), Counter[str]())
    ends = ", ".join(f"{reason} {count / played:.1%}" for reason, count in reasons.most_common())
    first = sum(one.first for one in found) / played
    return "\n".join([*lines, f"{played} plays; whoever moved first took {first:.1%}; ended by {ends}"])


def value_of(typed: str) -> Any:
    """A number, true, false, a list, or a word."""
    try:
        return json.loads(typed)
    except ValueError:
        return typed


def main() -> None:
    game, option, *rest = sys.argv[1:]
    games = int(rest.pop(0)) if rest and rest[0].isdecimal() else 100
    others = {name: value_of(value) for name, _, value in (one.partition("=") for one in rest)}
    workers, player = others.pop("workers", os.cpu_count() or 1), others.pop("player", "greedy")
    print(table(matches(game, option, games, others, workers, player)))


if __name__ == "__main__":
    main()
