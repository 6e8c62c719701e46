"""Actions of this game that come up all the time, made once as those of core/action_pool.py are."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import every
from pixelhall.core.game import Action
from pixelhall.pocket_tactics.numbers import chart, verb

MOST_TILES: Final = 32
DIE: Final = 8  # more than a die shows
BUMPS: Final = [Action(verb.BUMP, stat, die, bump) for stat in range(2) for die in range(DIE) for bump in range(DIE)]
FORCES: Final = [Action(verb.FORCED, side, stat, die) for side in range(2) for stat in range(2) for die in range(DIE)]
LAYS: Final[list[Action | None]] = [None] * (chart.WIDE * chart.WIDE)  # for each spot

PASSES: Final = Action(verb.PASS)
LEAVES_IT: Final = Action(verb.BEST)  # to the best choice
DECLINES: Final = Action(verb.DECLINE)
STOPS: Final = Action(verb.STOP)
BUILDS: Final = Action(verb.BUILD)
FINISHES: Final = Action(verb.DONE)
NO_ACTIONS: Final[list[Action]] = []  # the list of somebody who may do nothing; never added to


def act(verb: i64, unit: i64, tile: i64) -> Action:
    """The shared action of a verb, a unit and a tile; or of a verb, a stat and a die."""
    return every(verb, unit, MOST_TILES)[tile] if tile < MOST_TILES else Action(verb, unit, tile)


def bump(stat: i64, die: i64, by: i64) -> Action:
    """The shared action that raises a die by a bump."""
    return BUMPS[(stat * DIE + die) * DIE + by] if by < DIE else Action(verb.BUMP, stat, die, by)


def force(side: i64, stat: i64, die: i64) -> Action:
    """The shared action that has a die of a side rolled again."""
    return FORCES[(side * 2 + stat) * DIE + die]


def lays(spot: i64) -> Action:
    """The shared action that lays a tile on a spot."""
    made = LAYS[spot]
    if made is None:
        made = Action(verb.LAY, spot)
        LAYS[spot] = made
    return made
