"""What the tests of Pocket-Tactics share: the game, its core set, and positions from lines."""

from typing import Any

import pixelhall
from pixelhall.core.game import Game
from pixelhall.pocket_tactics import cards

GAME: Game[Any] = pixelhall.game("pocket-tactics")
CORE = cards.load("core")


def staged(*lines: str, **options: Any) -> Any:
    return GAME.stage(options, list(enumerate(lines, 1)))
