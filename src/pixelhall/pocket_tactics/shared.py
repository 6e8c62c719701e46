"""Actions are never changed: those that come up all the time are made once, and all plays share them."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.words import BEST, DECLINE, LAY, PASS, REVIVE, WIDE

MOST_VERBS: Final = REVIVE + 1
MOST_UNITS: Final = 32  # beyond these an action is made anew
MOST_TILES: Final = 32
MADE: Final[list[Action | None]] = [None] * (MOST_VERBS * MOST_UNITS * MOST_TILES)

PASSES: Final = Action(PASS)
LEAVES_IT: Final = Action(BEST)  # to the best choice
DECLINES: Final = Action(DECLINE)
LAYS: Final[list[Action | None]] = [None] * (WIDE * WIDE)  # for each spot


def act(verb: i64, unit: i64, tile: i64) -> Action:
    """What a unit does with a tile, or a player with a die."""
    if unit >= MOST_UNITS or tile >= MOST_TILES:
        return Action(verb, unit, tile)
    at = (verb * MOST_UNITS + unit) * MOST_TILES + tile
    made = MADE[at]
    if made is None:
        made = Action(verb, unit, tile)
        MADE[at] = made
    return made


def lays(spot: i64) -> Action:
    """A tile is laid on a spot."""
    made = LAYS[spot]
    if made is None:
        made = Action(LAY, spot)
        LAYS[spot] = made
    return made
