"""The characters that sit at the tables of the hall, from a child's first opponent to the strongest."""

from dataclasses import dataclass
from typing import Any, Final

from pixelhall.core.engine import is_compiled
from pixelhall.core.game import Game
from pixelhall.players.greedy import Greedy
from pixelhall.players.player import Player
from pixelhall.players.search import Search, Watch
from pixelhall.players.whims import Whims


@dataclass(frozen=True)
class Level:
    """One character: what it is called, who it is, and how it thinks. Seconds are for a whole choice; simulations
    always think alike."""

    name: str
    words: str
    whims: float = 0.0  # the share of its answers that it leaves to chance
    simulations: int = 0  # none: it looks one step ahead
    seconds: float = 0.0
    # acts that each simulation plays on, where the engine is compiled: as plain Python they would take all its time
    further: int = 0

    @property
    def title(self) -> str:
        return self.name.capitalize()

    @property
    def searches(self) -> bool:
        return bool(self.simulations or self.seconds)

    def player(self, game: Game[Any], seed: int, watch: Watch | None = None) -> Player:
        steady: Player = Greedy(game, seed)
        if self.searches:
            steady = Search(game, seed, self.simulations, self.seconds, self.further if is_compiled() else 0, watch)
        return Whims(steady, self.whims) if self.whims else steady


LEVELS: Final = (
    Level(
        "pip",
        "Seven years old, plays whatever looks fun and forgets what the plan was. Everybody's first win.",
        whims=0.7,
    ),
    Level(
        "moss",
        "Plays on the way home from work: sees the good move, and now and then looks out of the window.",
        whims=0.25,
    ),
    Level("juno", "Always takes what is best right now and never asks what you will do about it."),
    Level("bram", "Thinks a little ahead, answers quickly and punishes what is left open.", simulations=80),
    Level(
        "odile",
        "The club's champion: weighs your replies, remembers what you have shown and hides what she holds.",
        simulations=300,
    ),
    Level(
        "sable",
        "Never hurries, a second for every move, and has already seen the one that you are about to make.",
        seconds=1.0,
        further=12,
    ),
)
BY_NAME: Final = {level.name: level for level in LEVELS}
