"""The player that takes any option, each as likely as another."""

from typing import Any

from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision, Game
from pixelhall.players.player import Guesses, Player


class Random(Player):
    """Plays legally and without sense."""

    name = "random"

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.looks = False
        self.chance = from_seed(seed)

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        return decision.options[self.chance.draw(len(decision.options))]
