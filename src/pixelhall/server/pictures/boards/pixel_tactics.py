"""A duel: both Units, their Vanguards face to face, each character with the Life that it has left."""

from typing import TYPE_CHECKING, Any

from pixelhall.server.pictures import paints, writing
from pixelhall.server.pictures.boards import generic
from pixelhall.server.pictures.canvas import RGB, Canvas
from pixelhall.server.pictures.sprites import SIZE, Sprites

if TYPE_CHECKING:
    from pixelhall.server.pictures.boards import Box

CAST = (("hero", "Lancer"), ("leader", "Winter Abbess"), ("hero", "Turnip Knight"), ("hero", "Cinder"))
ROWS = "rfv"  # from the back to the front
WIDE, HIGH = 56, 40  # of a slot


def cover(canvas: Canvas, box: "Box", sprites: Sprites) -> None:
    generic.line_up(canvas, box, sprites, CAST)


def draw(canvas: Canvas, box: "Box", view: dict[str, Any], names: list[str], sprites: Sprites) -> None:
    gap = box.wide - 6 * WIDE
    for player in view["players"]:
        seat = player["seat"]
        if seat < 2:
            left = box.x + gap // 4 + seat * (3 * WIDE + gap // 2)
            unit(canvas, left, box.y, player, seat == 1, writing.cut(names[seat], 3 * WIDE - 30), sprites)


def unit(canvas: Canvas, x: int, y: int, player: dict[str, Any], mirrored: bool, name: str, sprites: Sprites) -> None:
    colour = paints.SEATS[player["seat"]]
    writing.write(canvas, x + 2, y + 3, name, colour)
    y += 14
    here = {one["slot"]: one for one in player["unit"]}
    columns = player["columns"][:3]
    for row, letter in enumerate(reversed(ROWS) if mirrored else ROWS):
        for line, column in enumerate(columns):
            place = (x + row * WIDE, y + line * HIGH)
            canvas.frame(*place, WIDE - 2, HIGH - 2, paints.LINE, felt(mirrored), 1)
            one = here.get(letter + column)
            if one is not None:
                character(canvas, *place, one, mirrored, colour, sprites)


def felt(mirrored: bool) -> RGB:
    return paints.FELT_THEIRS if mirrored else paints.FELT_MINE


def character(
    canvas: Canvas, x: int, y: int, one: dict[str, Any], mirrored: bool, colour: RGB, sprites: Sprites
) -> None:
    leads = one["kind"] == "leader"
    found = sprites.find("leader" if leads else "hero", one["name"])
    if leads:
        canvas.frame(x, y, WIDE - 2, HIGH - 2, paints.LAMP, felt(mirrored), 1)
    left = x + (WIDE - SIZE) // 2 - 5
    canvas.stamp(left, y + HIGH - 4 - SIZE, found.lying() if one["kind"] == "corpse" else found, 1, mirrored)
    if "life" in one:
        life = str(max(0, one["life"] - one.get("damage", 0)))
        wide = writing.length(life)
        canvas.fill(x + WIDE - 7 - wide, y + 2, wide + 4, 11, paints.LINE)
        writing.write(canvas, x + WIDE - 5 - wide, y + 4, life, colour)
