"""Players that are no persons: `make("greedy", game, seed)`; `NAMES` lists them."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.players.greedy import Greedy
from pixelhall.players.player import Guesses, Player, ask, play
from pixelhall.players.random import Random

__all__ = ["NAMES", "Guesses", "Player", "ask", "make", "play"]
PLAYERS: Final[dict[str, type[Player]]] = {player.name: player for player in (Random, Greedy)}
NAMES: Final = tuple(PLAYERS)


def make(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name."""
    if name not in PLAYERS:
        raise BadOption(f'there is no player "{name}"; there are: {", ".join(NAMES)}')
    return PLAYERS[name](game, seed)
