"""How a play went: each seat's share of the expected wins after every action, and the actions that turned it."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from pixelhall.core.game import Game

TURNS: Final = 5  # at most
SWING: Final = 0.08  # what an action must change to be a turning point
APART: Final = 4  # actions between two turning points


def course(game: Game[Any], states: Iterable[Any]) -> list[list[float]]:
    """For each position, what each seat can expect; together they expect all there is. Nothing for a game that has no
    judge."""
    shares = [expectations(game, state) for state in states]
    return shares if all(shares) else []


def expectations(game: Game[Any], state: Any) -> list[float]:
    result = game.result(state)
    if result is not None:
        return list(result.scores)
    try:
        worths = [game.judge(state, seat) + 1e-6 for seat in range(game.seats(state))]
    except NotImplementedError:
        return []
    return [worth / sum(worths) for worth in worths]


def turning_points(shares: list[list[float]]) -> list[int]:
    """The numbers of the actions that changed most, in the order of play: action n leads from shares[n] to shares[n +
    1]."""
    swings = [max(abs(b - a) for a, b in zip(before, after)) for before, after in pairwise(shares)]
    found: list[int] = []
    for n in sorted(range(len(swings)), key=lambda i: -swings[i]):
        if len(found) == TURNS or swings[n] < SWING:
            break
        if all(abs(n - other) >= APART for other in found):
            found.append(n)
    return sorted(found)
