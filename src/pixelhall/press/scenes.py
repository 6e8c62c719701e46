"""The picture of a card: who is on it, pixel by pixel, before a small landscape that follows from the name."""

import zlib
from collections.abc import Callable
from typing import Final

from pixelhall.press.pens import Pixels

Find = Callable[[str, str, str], Pixels | None]  # what is shown, by its kind, its name, and whose looks it has
Colour = bytes

WHITE: Final = b"\xff\xff\xff"
SKIES: Final = (("#a9d3e8", "#e4f1ee"), ("#f3c9a2", "#f8ead0"), ("#b9c4ea", "#ece6f4"), ("#bfe0c4", "#f0f4da"))
GRAND: Final = (("#5b4a86", "#e8a05c"), ("#7a3b5c", "#f2b65c"), ("#3d4f86", "#e6b08a"), ("#6b4a2c", "#f4cf78"))
GROUNDS: Final = (("#6e9a4e", "#5a8440"), ("#a3814e", "#8a6b3d"), ("#7f9a86", "#69836f"), ("#8f8aa6", "#77718f"))


def rgb(colour: str) -> Colour:
    return bytes.fromhex(colour.removeprefix("#"))


def between(one: Colour, other: Colour, share: float) -> Colour:
    return bytes(round(a + (b - a) * share) for a, b in zip(one, other))


def scene(figure: Pixels | None, name: str, wide: int, high: int, grand: bool, pale: bool) -> Pixels:
    """So many pixels, with the figure in the middle on the ground; pale for those who save ink."""
    rows = landscape(name, wide, high, grand)
    if pale:
        rows = sketch(rows) if figure is None else empty(wide, high)
    if figure is not None:
        stand(rows, [[pale_of(one) if pale else one for one in row] for row in figure], wide, high, not pale)
    return rows


def pale_of(colour: Colour | None) -> Colour | None:
    """Lighter, but dark lines stay."""
    if colour is None or sum(colour) < 150:
        return colour
    return between(colour, WHITE, 0.45)


def empty(wide: int, high: int) -> list[list[Colour]]:
    return [[WHITE] * wide for _ in range(high)]


def sketch(rows: list[list[Colour]]) -> list[list[Colour]]:
    """The lines of a landscape: the upper edges of its hills."""
    grey, found = rgb("#8a8494"), empty(len(rows[0]), len(rows))
    for y in range(1, len(rows)):
        for x in range(len(rows[0])):
            if len({rows[y][x], rows[y - 1][x]}) > 1 and rows[y - 1].count(rows[y - 1][x]) < len(rows[0]):
                found[y][x] = grey
    return found


def landscape(name: str, wide: int, high: int, grand: bool) -> list[list[Colour]]:
    """Sky in bands, two ranges of hills, the ground."""
    dice = zlib.crc32(name.encode())
    top, low = map(rgb, (GRAND if grand else SKIES)[dice % 4])
    earth, dark = map(rgb, GROUNDS[dice // 4 % 4])
    floor = high - max(4, high // 6)
    rows = [[between(top, low, (y * 6 // max(floor, 1)) / 6)] * wide for y in range(high)]
    for distance, share in ((0.42, 0.62), (0.25, 0.38)):
        steep = 3 + dice // 64 % 4
        tint = between(earth, low, share)
        for x in range(wide):
            hill = ridge(x + dice % 97 + int(distance * 100), steep * 4) * high * distance
            for y in range(int(floor - hill), floor):
                rows[y][x] = tint
    for y in range(floor, high):
        for x in range(wide):
            rows[y][x] = dark if (x * 7 + y * 5 + dice) % 11 < 2 or y == floor else earth
    return rows


def ridge(x: int, length: int) -> float:
    """The height of hills at a place, in small steps."""
    at = x % (2 * length) / length
    return round((1 - abs(at - 1)) * 6) / 7 * (0.6 + (x // (2 * length) * 5 % 4) / 10)


def stand(rows: list[list[Colour]], figure: Pixels, wide: int, high: int, shadow: bool) -> None:
    used = [y for y, row in enumerate(figure) if any(one is not None for one in row)]
    if not used:
        return
    foot = high - max(1, high // 12)
    top, left = foot - used[-1] - 1, (wide - len(figure[0])) // 2
    if shadow:
        for x in range(left + 5, left + len(figure[0]) - 5):
            for y in (foot - 1, foot):
                if 0 <= x < wide and 0 <= y < high:
                    rows[y][x] = between(rows[y][x], b"\0\0\0", 0.3)
    for dy, row in enumerate(figure):
        for dx, colour in enumerate(row):
            if colour is not None and 0 <= top + dy < high and 0 <= left + dx < wide:
                rows[top + dy][left + dx] = colour
