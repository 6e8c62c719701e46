"""How evenly matched the sides of a game are that an option names, such as the factions of `forces`: every pair plays,
seats swapped.

python -m pixelhall.lab.matchups GAME OPTION [GAMES] [NAME=VALUE …]      prints the matrix; worth compiling the engine
for
"""

import itertools
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import pixelhall
from pixelhall.core.errors import BadOption
from pixelhall.core.seating import by_side, side_scores
from pixelhall.players import make, play

BATCH = 10


@dataclass(frozen=True)
class Match:
    """Some plays of one pair: the points of its first side, and of whoever moved first."""

    sides: tuple[str, str]
    games: int
    points: float
    first: float


def match(
    game_name: str, option: str, sides: tuple[str, str], others: dict[str, Any], seeds: range, player: str = "greedy"
) -> Match:
    """One pair; every second play with the seats swapped. Who plays together plays the same of the two."""
    game = pixelhall.game(game_name)
    teams = game.teams(game.new(others, 0))
    points = first = 0.0
    for seed in seeds:
        seated = by_side(list(sides[::-1] if seed % 2 else sides), teams)
        state = game.new({**others, option: seated}, seed)
        state.logging = False
        result = play(game, state, [make(player, game, seed * len(teams) + seat) for seat in range(len(teams))])
        points += sum(score for score, side in zip(result.scores, seated) if side == sides[0])
        first += side_scores(result.scores, teams)[game.view(state, -1)["first"]]
    return Match(sides, len(seeds), points, first)


def matches(game_name: str, option: str, games: int, others: dict[str, Any], workers: int) -> list[Match]:
    """All pairs."""
    setting = next((one for one in pixelhall.game(game_name).settings() if one.name == option), None)
    if setting is None or len(setting.values) < 2:
        raise BadOption(f"{option} does not name sides of {game_name}")
    pairs = list(itertools.combinations(setting.values, 2))
    with ProcessPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(match, game_name, option, pair, others, range(start, min(games, start + BATCH)))
            for pair in pairs
            for start in range(0, games, BATCH)
        ]
        return [task.result() for task in tasks]


def table(found: list[Match]) -> str:
    """The share of each side against each other, its share in all, and how often the first mover won."""
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
    return "\n".join(
        [*lines, f"{played} plays; whoever moved first took {sum(one.first for one in found) / played:.1%}"]
    )


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
    print(table(matches(game, option, games, others, os.cpu_count() or 1)))


if __name__ == "__main__":
    main()
