"""What the tests of Pocket-Tactics share: the game, its core set, and positions from lines."""

from typing import Any

import pixelhall
from pixelhall.core.game import Game
from pixelhall.pocket_tactics.cards import card_sets

GAME: Game[Any] = pixelhall.game("pocket-tactics")
CORE = card_sets.load("core")


def staged(*lines: str, **options: Any) -> Any:
    return GAME.stage(options, list(enumerate(lines, 1)))
