"""What can be drawn with: the same calls put a card on a page or into a picture. Everything is in millimetres from the
upper left corner of the card; sizes of letters are in points."""

from collections.abc import Sequence
from typing import Final, Protocol

from pixelhall.core.paper import Span

Pixels = Sequence[Sequence[bytes | None]]  # colours row by row, three bytes each; None where nothing is

OVERLAP: Final = 0.02  # of neighbouring squares, so that no viewer shows a seam


class Pen(Protocol):
    def fill(self, x: float, y: float, wide: float, high: float, colour: str) -> None: ...

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, thick: float) -> None: ...

    def write(self, x: float, y: float, text: str, bold: bool, size: float, colour: str) -> None:
        """On a line that begins here."""

    def write_spans(self, x: float, y: float, spans: Sequence[Span], size: float, colour: str) -> None:
        """Plain and bold words in one line."""

    def picture(self, x: float, y: float, wide: float, high: float, pixels: Pixels) -> None:
        """Every pixel a sharp square; the picture has no holes."""


def mixed(one: str, other: str, share: float) -> str:
    """One colour with a share of another."""
    a, b = (bytes.fromhex(colour.removeprefix("#")) for colour in (one, other))
    return "#" + bytes(round(x + (y - x) * share) for x, y in zip(a, b)).hex()


def frame(pen: Pen, x: float, y: float, wide: float, high: float, line: str, inside: str, thick: float) -> None:
    """A box with a border whose corners are cut by its width, as everything in the hall."""
    pen.fill(x + thick, y, wide - 2 * thick, high, line)
    pen.fill(x, y + thick, wide, high - 2 * thick, line)
    pen.fill(x + thick, y + thick, wide - 2 * thick, high - 2 * thick, inside)


def outline(pen: Pen, x: float, y: float, wide: float, high: float, colour: str, thick: float) -> None:
    """A box of thin lines, for those who save ink."""
    for one, other in (((x, y), (x + wide, y)), ((x, y + high), (x + wide, y + high))):
        pen.line(*one, *other, colour, thick)
    for one, other in (((x, y), (x, y + high)), ((x + wide, y), (x + wide, y + high))):
        pen.line(*one, *other, colour, thick)


def sign(pen: Pen, x: float, y: float, size: float, rows: Sequence[str], colour: str, ground: str) -> None:
    """A small picture in one colour; + is half of it."""
    for dy, row in enumerate(rows):
        for letter, tint in (("#", colour), ("+", mixed(ground, colour, 0.4))):
            at = 0
            while (start := row.find(letter, at)) >= 0:
                at = start
                while at < len(row) and row[at] == letter:
                    at += 1
                pen.fill(x + start * size, y + dy * size, (at - start) * size + OVERLAP, size + OVERLAP, tint)
