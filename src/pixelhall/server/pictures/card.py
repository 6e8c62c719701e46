"""The picture that is shown with a link: a position, or the game by itself, with a heading and a line below."""

from dataclasses import dataclass
from typing import Any

from pixelhall.server.pictures import paints, writing
from pixelhall.server.pictures.boards import Board, Box
from pixelhall.server.pictures.canvas import Canvas, Picture, rgb
from pixelhall.server.pictures.sprites import Sprites
from pixelhall.server.pictures.writing import readable

WIDE, HIGH, SCALE = 400, 210, 3  # 1200 by 630, which most readers of links ask for
SIGN = (
    "........",
    "...oo...",
    "..owwo..",
    "..owwo..",
    "..oooo..",
    "...oo...",
    "..bbbb..",
    "........",
)  # as web/src/icon.svg


@dataclass(frozen=True)
class Scene:
    """A position as a spectator sees it, and who plays."""

    view: dict[str, Any]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """What is on the picture."""

    heading: str
    line: str
    game: str
    scene: Scene | None


def draw(card: Card, sprites: Sprites) -> bytes:
    canvas = Canvas(WIDE, HIGH, paints.GROUND)
    for y in range(12, HIGH, 13):
        canvas.fill(0, y, WIDE, 1, paints.GROUND_2)
    if card.scene is None:
        cover(canvas, card, sprites)
    else:
        names = [readable(name) for name in card.scene.names]
        Board(card.game).draw(canvas, Box(8, 4, WIDE - 16, 140), card.scene.view, names, sprites)
        band(canvas, card)
    return canvas.png(SCALE)


def cover(canvas: Canvas, card: Card, sprites: Sprites) -> None:
    """The game by itself, and below it in large letters what this is."""
    Board(card.game).cover(canvas, Box(8, 10, WIDE - 16, 92), sprites)
    y = 112
    canvas.frame(8, y, WIDE - 16, HIGH - y - 8, paints.LINE, paints.PANEL)
    lines = title(readable(card.heading), WIDE - 48)
    for text, scale in lines:
        writing.write(canvas, 22, y + 10, text, paints.LAMP, scale)
        y += writing.LINE * scale - (3 if scale == 3 else 0)
    y += 14 if len(lines) == 1 else 10
    writing.write(canvas, 22, y, writing.cut(readable(card.line), (WIDE - 110) // 2), paints.INK, 2)
    canvas.stamp(WIDE - 46, HIGH - 42, LAMPLIGHT, 3)


def title(text: str, wide: int) -> list[tuple[str, int]]:
    """A heading as large as it fits, with the size of its letters."""
    if writing.length(text) * 3 <= wide:
        return [(text, 3)]
    return [(line, 2) for line in writing.lines(text, wide // 2, 2)]


def band(canvas: Canvas, card: Card) -> None:
    """Below a position."""
    canvas.frame(8, 150, WIDE - 16, 52, paints.LINE, paints.PANEL)
    canvas.stamp(18, 160, LAMPLIGHT, 4)
    room = (WIDE - 84) // 2
    writing.write(canvas, 60, 158, writing.cut(readable(card.heading), room), paints.LAMP, 2)
    writing.write(canvas, 60, 180, writing.cut(readable(card.line), room), paints.INK, 2)


NIGHT = rgb("#2a1d33")
PAINTS = {"o": paints.LAMP, "w": paints.FLAME, "b": paints.WICK, ".": NIGHT}
LAMPLIGHT = Picture([PAINTS[letter] for letter in row] for row in SIGN)
