"""The hall's icons as PNG, from the pixels of its sign: python -m pixelhall.server.pictures.icons web/public"""

import sys
from pathlib import Path

from pixelhall.server.pictures.canvas import Canvas
from pixelhall.server.pictures.card import LAMPLIGHT, NIGHT, SIGN

SIDES = {"icon-192.png": (192, 8), "icon-512.png": (512, 8), "apple-touch-icon.png": (180, 10)}
MASKABLE = ("icon-maskable-512.png", 512, 12)  # the system may cut away what is outside the middle four fifths


def icon(side: int, across: int) -> bytes:
    """A square so many pixels wide; the sign, eight by eight, stands in the middle of so many squares each way."""
    scale = side // across
    canvas = Canvas(side, side, NIGHT)
    left = (side - len(SIGN) * scale) // 2
    canvas.stamp(left, left, LAMPLIGHT, scale)
    return canvas.png(1)


def icons() -> dict[str, bytes]:
    name, side, across = MASKABLE
    return {one: icon(*size) for one, size in SIDES.items()} | {name: icon(side, across)}


if __name__ == "__main__":
    for file, data in icons().items():
        (Path(sys.argv[1]) / file).write_bytes(data)
