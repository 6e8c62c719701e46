"""A draft: what lies open, lots with their coins or the pool of a League Draft, and what each player has taken."""

from typing import TYPE_CHECKING, Any

from pixelhall.server.pictures import paints, writing
from pixelhall.server.pictures.boards import generic
from pixelhall.server.pictures.canvas import Canvas
from pixelhall.server.pictures.sprites import SIZE, Sprites

if TYPE_CHECKING:
    from pixelhall.server.pictures.boards import Box

CAST = (("hero", "Cook"), ("leader", "Winter Abbess"), ("hero", "Goose Rider"), ("hero", "Skybow"))
WIDE, HIGH = 60, 62  # of a place in the line
STEP = 3  # from one card of a lot to the next
MOST = 5  # cards of a lot that are drawn; how many there are stands below


def cover(canvas: Canvas, box: "Box", sprites: Sprites) -> None:
    generic.line_up(canvas, box, sprites, CAST)


def draw(canvas: Canvas, box: "Box", view: dict[str, Any], names: list[str], sprites: Sprites) -> None:
    """The table above, the players below. Without lots, packs lie on the table: one pile for each seat."""
    lots, shown = view["lots"][:5], view["shown"][:3]
    if lots:
        for at, lot in enumerate(lots):
            pile(canvas, box, at, len(lots), lot["cards"], lot["faces"][:1], sprites, at + 1 == view["looking"])
            coins(canvas, box, at, len(lots), lot["coins"])
    elif shown:
        for at, name in enumerate(shown):
            pile(canvas, box, at, len(shown), 1, [name], sprites)
    elif view["rounds"]:
        for player in view["players"]:
            pile(canvas, box, player["seat"], len(view["players"]), player["packs"], [], sprites)
    players(canvas, box, view["players"], names)


def left_of(box: "Box", at: int, count: int) -> int:
    room = box.wide // max(count, 5)
    return box.x + (box.wide - room * count) // 2 + at * room + (room - WIDE) // 2


def pile(
    canvas: Canvas,
    box: "Box",
    at: int,
    count: int,
    cards: int,
    faces: list[str],
    sprites: Sprites,
    marked: bool = False,
) -> None:
    """Cards on one another: the face of the uppermost where it is open, else its back with how many there are."""
    x, wide = left_of(box, at, count), WIDE - 16
    for card in range(min(cards, MOST)):
        top = card == min(cards, MOST) - 1
        line = paints.LAMP if marked and top else paints.LINE
        place = (x + card * STEP, box.y + 12 - card * STEP)
        canvas.frame(*place, wide, HIGH - 14, line, paints.PANEL_2 if faces else paints.FELT_THEIRS)
        if not top:
            continue
        if faces:
            canvas.stamp(
                place[0] + (wide - SIZE) // 2, place[1] + (HIGH - 14 - SIZE) // 2, sprites.find("hero", faces[0])
            )
        else:
            told = str(cards)
            left = place[0] + (wide - 2 * writing.length(told)) // 2
            writing.write(canvas, left, place[1] + 14, told, paints.FLAME, 2)


def coins(canvas: Canvas, box: "Box", at: int, count: int, number: int) -> None:
    x, y = left_of(box, at, count), box.y + HIGH + 1
    for coin in range(min(number, 6)):
        canvas.frame(x + coin * 8, y, 7, 7, paints.WICK, paints.LAMP, 1)


def players(canvas: Canvas, box: "Box", seats: list[dict[str, Any]], names: list[str]) -> None:
    """How many Leaders and Heroes each has, in two columns."""
    room, lines = box.wide // 2, -(-len(seats) // 2)
    high = min(24, (box.high - HIGH - 12) // lines)
    for player in seats:
        seat = player["seat"]
        x, y = box.x + seat % 2 * room, box.y + HIGH + 12 + seat // 2 * high
        told = f"{player['leader_count']} + {player['hero_count']}"
        canvas.frame(x + 2, y, room - 4, high - 1, paints.LINE, paints.PANEL_2, 1)
        middle = y + (high - 9) // 2
        writing.write(canvas, x + 8, middle, told, paints.SEATS[seat % len(paints.SEATS)])
        beside = x + 60
        writing.write(canvas, beside, middle, writing.cut(names[seat], x + room - 8 - beside), paints.INK)
