"""A player that now and then does anything at all but what it would have to be warned of, and otherwise asks another
player."""

from typing import Any, Final

from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision
from pixelhall.players.player import Guesses, Player

WASTE: Final = 0.5  # a whim is worth at least this share of the best option, where the game can weigh them
TRIES: Final = 4  # whims that come to mind; when all of them are ruinous, it thinks after all


class Whims(Player):
    """The share of its answers that are left to chance is what makes an opponent easy. A whim is careless, but it neither
    ends the play against itself nor throws away what it has worked for."""

    name = "whims"

    def __init__(self, steady: Player, share: float) -> None:
        super().__init__(steady.game, steady.seed)
        self.steady = steady
        self.share = share
        self.looks = steady.looks
        self.chance = from_seed(steady.seed + 1)

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        if self.chance.draw(1000) < 1000 * self.share:
            world = guesses(self.chance.draw(1 << 30))
            harmless = [one for one in decision.options if not self.game.warning(world, decision.seat, one)]
            options = harmless or decision.options
            for _ in range(TRIES):
                option = options[self.chance.draw(len(options))]
                if not self.ruins(world, decision, option):
                    return option
        return self.steady.choose(view, decision, guesses)

    def ruins(self, world: Any, decision: Decision, option: Action) -> bool:
        """Whether the play would be over and lost with this option, or most of what can be had thrown away."""
        if len(decision.options) == 1:
            return False
        weights = self.game.weigh(world, decision.seat, decision.options)
        if weights and weights[decision.options.index(option)] < WASTE * max(weights):
            return True
        after = world.clone()
        self.game.apply(after, decision.seat, option)
        result = self.game.result(after)
        return result is not None and decision.seat not in result.winners
