"""Markers: small squares to be cut out."""

from collections.abc import Iterable
from typing import Final

from pixelhall.core.paper import Marker
from pixelhall.press import letters
from pixelhall.press.faces import WHITE, Look
from pixelhall.press.pens import Pen, frame, mixed, outline, sign
from pixelhall.press.sheets import Grid, grid

SIDE: Final = 16.0  # millimetres


def places(paper: str) -> Grid:
    return grid(paper, 0, SIDE, SIDE)


def singles(markers: Iterable[Marker]) -> list[Marker]:
    """Each as often as it is wanted."""
    return [marker for marker in markers for _ in range(marker.count)]


def draw(pen: Pen, marker: Marker, look: Look) -> None:
    ink, ground = (marker.tint, WHITE) if look.low_ink else (WHITE, marker.tint)
    if look.low_ink:
        outline(pen, 0.9, 0.9, SIDE - 1.8, SIDE - 1.8, mixed(marker.tint, WHITE, 0.3), 0.3)
    else:
        pen.fill(0, 0, SIDE, SIDE, marker.tint)
        frame(pen, 0.9, 0.9, SIDE - 1.8, SIDE - 1.8, mixed(marker.tint, WHITE, 0.35), marker.tint, 0.3)
    y = 2.2 if marker.below else 2.8
    if marker.sign:
        dot = 0.45 if marker.words else 0.85
        wide = len(marker.sign[0]) * dot
        sign(pen, (SIDE - wide) / 2, y, dot, marker.sign, ink, ground)
        y += len(marker.sign) * dot + 0.3
    if marker.words:
        words(pen, marker.words, y, SIDE - (3.4 if marker.below else 1.8) - y, ink)
    if marker.below:
        size = 6.0
        while letters.width(marker.below, True, size) > SIDE - 2.6:
            size -= 0.1
        wide = letters.width(marker.below, True, size)
        pen.write((SIDE - wide) / 2, SIDE - 2.0, marker.below, True, size, ink)


def words(pen: Pen, text: str, y: float, high: float, colour: str) -> None:
    """As large as they fit into the square."""
    size = 24.0
    lines = letters.lines_of([(text, True)], SIDE - 3, size)
    while not letters.fits([(text, True)], SIDE - 3, size) or len(lines) * letters.height(size) > high:
        size -= 0.5
        lines = letters.lines_of([(text, True)], SIDE - 3, size)
    step = letters.height(size)
    at = y + (high - len(lines) * step) / 2 + step * 0.8
    for line in lines:
        written = "".join(part for part, _ in letters.runs(line))
        pen.write((SIDE - letters.width(written, True, size)) / 2, at, written, True, size, colour)
        at += step
