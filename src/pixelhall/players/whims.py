"""A player that now and then does anything at all, and otherwise asks another player."""

from typing import Any

from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision
from pixelhall.players.player import Guesses, Player


class Whims(Player):
    """The share of its answers that are left to chance is what makes an opponent easy."""

    name = "whims"

    def __init__(self, steady: Player, share: float) -> None:
        super().__init__(steady.game, steady.seed)
        self.steady = steady
        self.share = share
        self.looks = steady.looks
        self.chance = from_seed(steady.seed + 1)

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        if self.chance.draw(1000) < 1000 * self.share:
            return decision.options[self.chance.draw(len(decision.options))]
        return self.steady.choose(view, decision, guesses)
