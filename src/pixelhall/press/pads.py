"""Pads: pages to write on, with as little ink as it takes."""

from typing import Final

from pixelhall.core.paper import Pad, Table
from pixelhall.press import letters
from pixelhall.press.faces import INK, SOFT
from pixelhall.press.pens import Pen, outline

EDGE: Final = 16.0
ROW: Final = 9.5
THIN: Final = 0.2


def draw(pen: Pen, pad: Pad, wide: float, high: float) -> None:
    room = wide - 2 * EDGE
    pen.write(EDGE, EDGE + 6, pad.title, True, 20, INK)
    pen.line(EDGE, EDGE + 9, wide - EDGE, EDGE + 9, INK, 0.5)
    y = EDGE + 19
    for row in pad.fields:
        fields(pen, row, y, room)
        y += ROW + 4
    for table in pad.tables:
        y = draw_table(pen, table, y, room)
    for remark in pad.remarks:
        size = 9.0
        while letters.width(remark, False, size) > room:
            size -= 0.1
        pen.write(EDGE, y, remark, False, size, INK)
        y += 8


def fields(pen: Pen, row: tuple[tuple[str, float], ...], y: float, room: float) -> None:
    total, x = sum(share for _, share in row), EDGE
    for name, share in row:
        wide = room * share / total
        pen.write(x, y, name, True, 10, INK)
        pen.line(x + letters.width(name, True, 10) + 2, y + 0.6, x + wide - 5, y + 0.6, SOFT, THIN)
        x += wide


def draw_table(pen: Pen, table: Table, y: float, room: float) -> float:
    """A table below its title; says where it ends."""
    pen.write(EDGE, y, table.title, True, 12, INK)
    total = sum(share for _, share in table.columns)
    y += 5
    x = EDGE
    for name, share in table.columns:
        pen.write(x + 1, y, name, False, 7.5, SOFT)
        x += room * share / total
    y += 1.6
    for row in range(table.rows + 1):
        pen.line(EDGE, y + row * ROW, EDGE + room, y + row * ROW, SOFT, THIN)
    x = EDGE
    for name, share in (*table.columns, ("", 0.0)):
        pen.line(x, y, x, y + table.rows * ROW, SOFT, THIN)
        wide = room * share / total
        if name in table.ticked:
            for row in range(table.rows):
                outline(pen, x + (wide - 4.4) / 2, y + row * ROW + (ROW - 4.4) / 2, 4.4, 4.4, INK, 0.3)
        x += wide
    return y + table.rows * ROW + 11
