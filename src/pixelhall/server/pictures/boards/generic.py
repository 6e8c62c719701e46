"""What any game looks like: the people of the hall."""

from typing import TYPE_CHECKING, Any

from pixelhall.server.pictures import paints
from pixelhall.server.pictures.canvas import Canvas
from pixelhall.server.pictures.sprites import SIZE, Sprites

if TYPE_CHECKING:
    from pixelhall.server.pictures.boards import Box

FACES = (("face", "pip"), ("face", "juno"), ("face", "odile"), ("face", "sable"))


def draw(canvas: Canvas, box: "Box", view: dict[str, Any], names: list[str], sprites: Sprites) -> None:
    cover(canvas, box, sprites)


def cover(canvas: Canvas, box: "Box", sprites: Sprites) -> None:
    line_up(canvas, box, sprites, FACES)


def line_up(canvas: Canvas, box: "Box", sprites: Sprites, cast: tuple[tuple[str, str], ...]) -> None:
    """Characters side by side on a floor; those on the right look to the left."""
    scale = box.high // SIZE
    room = box.wide // len(cast)
    floor = box.y + box.high
    canvas.fill(box.x, floor - 8, box.wide, 8, paints.PANEL_2)
    for at, (kind, name) in enumerate(cast):
        left = box.x + at * room + (room - SIZE * scale) // 2
        right = 2 * at >= len(cast)
        canvas.stamp(left, floor - 4 - SIZE * scale, sprites.find(kind, name), scale, mirrored=right)
