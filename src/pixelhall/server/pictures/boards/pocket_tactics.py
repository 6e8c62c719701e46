"""A skirmish: the map of hexagons, with the units that stand on it."""

from typing import TYPE_CHECKING, Any

from pixelhall.server.pictures import paints, writing
from pixelhall.server.pictures.boards import generic
from pixelhall.server.pictures.canvas import RGB, Canvas, mixed, rgb
from pixelhall.server.pictures.sprites import SIZE, Sprites

if TYPE_CHECKING:
    from pixelhall.server.pictures.boards import Box

CAST = (("unit", "Reed Archer"), ("unit", "Gatekeeper"), ("unit", "Antler Runner"), ("unit", "Night Regent"))
GROUNDS = {"Plains": "#8cb85c", "Water": "#4485c2", "Stonework": "#b5afa3"}
FEATURES = {"Forest": "#3f7d3a", "Highland": "#8b8478", "Desert": "#e0c47c", "Ruins": "#8a7f92", "Township": "#b4503c"}
FEATURES |= {"Fortress": "#6d675e", "Swamp": "#5c6f3a"}
OTHER = "#cfc4ae"


def cover(canvas: Canvas, box: "Box", sprites: Sprites) -> None:
    generic.line_up(canvas, box, sprites, CAST)


def draw(canvas: Canvas, box: "Box", view: dict[str, Any], names: list[str], sprites: Sprites) -> None:
    tiles = view["tiles"]
    if not tiles:
        cover(canvas, box, sprites)
        return
    places = [(0.75 * one["q"], one["r"] + one["q"] / 2) for one in tiles]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = max(x for x, _ in places) - left + 1
    high = max(y for _, y in places) - top + 1
    # As large as fits, with room for whoever stands in the highest row. The names are beside it.
    size = min(44.0, box.wide / wide, (box.high - 14) / high / 0.9)
    x0 = box.x + (box.wide - wide * size) / 2
    y0 = box.y + 14 + (box.high - 14 - high * size * 0.9) / 2
    laid = [
        (round(x0 + (x - left) * size), round(y0 + (y - top) * size * 0.9), tile) for (x, y), tile in zip(places, tiles)
    ]
    for x, y, tile in laid:
        hexagon(canvas, x, y, round(size), round(size * 0.9), ground(tile))
        if "feature" in tile:
            mark(canvas, x, y, round(size), tile)
    for x, y, tile in sorted(laid, key=lambda one: one[1]):
        if "unit" in tile:
            stand(canvas, x, y, round(size), tile["unit"], sprites)
    heading(canvas, box, view["players"], names)


def heading(canvas: Canvas, box: "Box", players: list[dict[str, Any]], names: list[str]) -> None:
    """Who plays, each in the colour of their units."""
    room = box.wide // max(1, len(players))
    for player in players:
        seat = player["seat"]
        name = writing.cut(names[seat], min(room - 24, 110))
        x = box.x + seat * room + (4 if seat < (len(players) + 1) // 2 else room - 16 - writing.length(name))
        canvas.fill(x, box.y + 3, 7, 7, paints.SEATS[seat % 4])
        writing.write(canvas, x + 11, box.y + 3, name, paints.INK)


def ground(tile: dict[str, Any]) -> RGB:
    return rgb(GROUNDS.get(tile["tile"], OTHER))


def hexagon(canvas: Canvas, x: int, y: int, wide: int, high: int, colour: RGB) -> None:
    """Flat above and below, one pixel smaller than its place, with a darker side."""
    side = mixed(colour, paints.LINE, 0.5)
    for line in range(high - 1):
        inset = abs(line - (high - 2) / 2) / ((high - 2) / 2) * wide / 4
        left, right = round(x + inset), round(x + wide - inset)
        shade = mixed(colour, paints.INK, 0.3) if line == 0 else side if line >= high - 4 else colour
        canvas.fill(left, y + line, right - left - 1, 1, shade)


def mark(canvas: Canvas, x: int, y: int, size: int, tile: dict[str, Any]) -> None:
    """A feature is a block on its tile; a flag tells who controls it."""
    colour = rgb(FEATURES.get(tile["feature"], OTHER))
    wide = size // 2
    left, top = x + size // 4, y + size // 6
    canvas.frame(left, top, wide, size // 3, mixed(colour, paints.LINE, 0.6), colour, 1)
    if (seat := tile.get("control", -1)) >= 0:
        canvas.fill(left + wide - 1, top - 6, 1, 8, paints.LINE)
        canvas.fill(left + wide, top - 6, 6, 4, paints.SEATS[seat % 4])


def stand(canvas: Canvas, x: int, y: int, size: int, unit: dict[str, Any], sprites: Sprites) -> None:
    colour = paints.SEATS[unit["seat"] % 4]
    middle, foot = x + size // 2, y + round(size * 0.72)
    canvas.fill(middle - 10, foot - 2, 20, 5, paints.LINE)
    canvas.fill(middle - 9, foot - 1, 18, 3, colour)
    canvas.stamp(middle - SIZE // 2, foot - SIZE + 1, sprites.find("unit", unit["name"]), 1, unit["seat"] % 2 == 1)
