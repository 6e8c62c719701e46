"""A small canvas of pixels, and its PNG."""

import struct
import zlib
from collections.abc import Iterable

RGB = bytes  # three bytes


def rgb(colour: str) -> RGB:
    """The colour #8cb85c and the like."""
    return bytes.fromhex(colour.removeprefix("#"))


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """One colour with a share of another."""
    return bytes(round(a + (b - a) * share) for a, b in zip(one, other))


class Canvas:
    """Rows of pixels. What is drawn beyond the edges is left out."""

    def __init__(self, wide: int, high: int, ground: RGB) -> None:
        self.wide = wide
        self.high = high
        self.rows = [bytearray(ground * wide) for _ in range(high)]

    def dot(self, x: int, y: int, colour: RGB) -> None:
        if 0 <= x < self.wide and 0 <= y < self.high:
            self.rows[y][3 * x : 3 * x + 3] = colour

    def fill(self, x: int, y: int, wide: int, high: int, colour: RGB) -> None:
        left, right = max(x, 0), min(x + wide, self.wide)
        if left < right:
            for row in self.rows[max(y, 0) : max(y + high, 0)]:
                row[3 * left : 3 * right] = colour * (right - left)

    def frame(self, x: int, y: int, wide: int, high: int, line: RGB, colour: RGB, thick: int = 2) -> None:
        """A box whose corners are cut by one line's width, as everything in the hall."""
        self.fill(x, y + thick, wide, high - 2 * thick, line)
        self.fill(x + thick, y, wide - 2 * thick, high, line)
        self.fill(x + thick, y + thick, wide - 2 * thick, high - 2 * thick, colour)

    def stamp(self, x: int, y: int, picture: "Picture", scale: int = 1, mirrored: bool = False) -> None:
        for dy, row in enumerate(picture.rows):
            for dx, colour in enumerate(reversed(row) if mirrored else row):
                if colour is not None:
                    self.fill(x + dx * scale, y + dy * scale, scale, scale, colour)

    def png(self, scale: int) -> bytes:
        """The canvas as a file, each pixel a square of so many."""
        lines: list[bytes] = []
        again = b"\2" + bytes(3 * self.wide * scale)  # the same as the line above
        for row in self.rows:
            wide = b"".join(bytes(row[at : at + 3]) * scale for at in range(0, len(row), 3))
            lines += [b"\0" + wide, *[again] * (scale - 1)]
        return png(self.wide * scale, self.high * scale, lines)


class Picture:
    """Colours row by row; None where nothing is."""

    def __init__(self, rows: Iterable[Iterable[RGB | None]]) -> None:
        self.rows = [list(row) for row in rows]

    def lying(self) -> "Picture":
        """Turned by a quarter, in grey."""
        return Picture([[grey(colour) for colour in reversed(column)] for column in zip(*self.rows)])


def grey(colour: RGB | None) -> RGB | None:
    return None if colour is None else bytes([(30 * colour[0] + 55 * colour[1] + 15 * colour[2]) // 125] * 3)


def png(wide: int, high: int, lines: list[bytes]) -> bytes:
    """A file of 24 bits a pixel; each line begins with its filter."""
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(lines), 6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
