"""A factory: the images with what is painted of them, the belt, and the points of everybody."""

from typing import TYPE_CHECKING, Any

from pixelhall.server.pictures import paints, writing
from pixelhall.server.pictures.canvas import RGB, Canvas, mixed, rgb
from pixelhall.server.pictures.sprites import Sprites

if TYPE_CHECKING:
    from pixelhall.server.pictures.boards import Box

COLOURS = {
    "R": "#d8433c",
    "G": "#3f8f49",
    "B": "#3563c9",
    "C": "#45c4d8",
    "M": "#d04fb4",
    "Y": "#f2cf3b",
    "W": "#f6efe0",
}
EASEL = rgb("#24222c")
CELL = 10
HEART = (".RR.RR.", "RRWRRRR", "RRRRRRR", ".RRRRR.", "..RRR..", "...R...")
FLOWER = ("..M.M..", ".MMYMM.", "..MMM..", "...G...", ".G.G.G.", "..GGG..")
FISH = (".......", "..CCC.C", ".CWCCCC", "CCCCCCC", "..CCC.C", ".......")


def cover(canvas: Canvas, box: "Box", sprites: Sprites) -> None:
    cell = box.high // 8
    wide = 9 * cell
    gap = (box.wide - 3 * wide) // 4
    for at, rows in enumerate((FLOWER, HEART, FISH)):
        x = box.x + gap + at * (wide + gap)
        canvas.frame(x, box.y, wide, box.high, paints.WICK, EASEL)
        for line, row in enumerate(rows):
            cells(canvas, x + cell, box.y + (line + 1) * cell, row, cell, True)


def draw(canvas: Canvas, box: "Box", view: dict[str, Any], names: list[str], sprites: Sprites) -> None:
    images = view["images"][:6]
    room = box.wide // 6
    left = box.x + (box.wide - room * len(images)) // 2
    for at, image in enumerate(images):
        easel(canvas, left + at * room, box.y, image["rows"][:7])
    points(canvas, box, view["players"], names)


def easel(canvas: Canvas, x: int, y: int, rows: list[dict[str, Any]]) -> None:
    cell = min(CELL, 56 // max(len(row["cells"]) for row in rows))
    canvas.frame(x + 2, y, 58, 7 * CELL + 6, paints.WICK, EASEL)
    wide = max(len(row["cells"]) for row in rows) * cell
    top = y + (7 * CELL + 6 - len(rows) * cell) // 2
    for line, row in enumerate(rows):
        cells(canvas, x + 2 + (58 - wide) // 2, top + line * cell, row["cells"], cell, "by" in row)


def cells(canvas: Canvas, x: int, y: int, row: str, cell: int, painted: bool) -> None:
    for at, letter in enumerate(row):
        if letter in COLOURS:
            colour = rgb(COLOURS[letter])
            canvas.fill(x + at * cell, y, cell - 1, cell - 1, colour if painted else mixed(EASEL, colour, 0.35))


def points(canvas: Canvas, box: "Box", players: list[dict[str, Any]], names: list[str]) -> None:
    room = box.wide // 2
    for at, player in enumerate(players[:4]):
        x, y = box.x + at % 2 * room, box.y + 86 + at // 2 * 28
        colour: RGB = paints.SEATS[at]
        told = str(player["points"])
        canvas.frame(x + 2, y, room - 4, 24, paints.LINE, paints.PANEL_2)
        writing.write(canvas, x + 8, y + 5, told, colour, 2)
        beside = x + 16 + 2 * writing.length(told)
        writing.write(canvas, beside, y + 8, writing.cut(names[at], x + room - 8 - beside), paints.INK)
