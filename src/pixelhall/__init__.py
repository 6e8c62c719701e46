"""A hall of three small-box games: `games()` lists them, `game(name)` gives one."""

from importlib.metadata import entry_points
from typing import Any

from pixelhall.core.errors import BadOption
from pixelhall.core.game import NOBODY, Action, Decision, Game, Result, State

__all__ = ["NOBODY", "Action", "Decision", "Game", "Result", "State", "game", "games"]
__version__ = "0.1.0"  # the one place where it stands: pyproject.toml reads it here


def games() -> list[str]:
    """The names of all games that are installed."""
    return sorted(point.name for point in entry_points(group="pixelhall.games"))


def game(name: str) -> Game[Any]:
    """The rules of one game."""
    for point in entry_points(group="pixelhall.games"):
        if point.name == name:
            found: Game[Any] = point.load()()
            return found
    raise BadOption(f'there is no game "{name}"; there are: {", ".join(games())}')
