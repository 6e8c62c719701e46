"""How each game looks in a preview: one module a game, named after it, drawn from the view of a spectator alone.

A module offers what it can of:

    draw(canvas, box, view, names, sprites)    the position
    cover(canvas, box, sprites)                the game by itself

A game without a module, or a module without one of these, gets what generic.py does.
"""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, NamedTuple

from pixelhall.server.pictures.boards import generic
from pixelhall.server.pictures.canvas import Canvas
from pixelhall.server.pictures.sprites import Sprites


class Box(NamedTuple):
    """Where on a canvas."""

    x: int
    y: int
    wide: int
    high: int


class Board:
    """The look of one game."""

    def __init__(self, game: str) -> None:
        where = f"{__name__}.{game.replace('-', '_')}"
        module = importlib.import_module(where) if game and importlib.util.find_spec(where) else generic
        draw = getattr(module, "draw", generic.draw)
        self.draw: Callable[[Canvas, Box, dict[str, Any], list[str], Sprites], None] = draw
        self.cover: Callable[[Canvas, Box, Sprites], None] = getattr(module, "cover", generic.cover)
