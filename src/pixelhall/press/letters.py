"""The letters of the press: how wide words are, and how texts break into lines."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from pixelhall.core.paper import Span

FONTS: Final = Path(__file__).parent / "fonts"
PLAIN, BOLD = "RobotoCondensed-Regular", "RobotoCondensed-Bold"
MM: Final = 72 / 25.4  # points in a millimetre
LEADING: Final = 1.17  # from one line to the next, in sizes of the letters

Word = tuple[Span, ...]  # what stands between two spaces


def font(bold: bool) -> str:
    """The name of a font, known to the library that draws."""
    name = BOLD if bold else PLAIN
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, file_of(bold)))
    return name


def file_of(bold: bool) -> str:
    return str(FONTS / f"{BOLD if bold else PLAIN}.ttf")


@functools.lru_cache(maxsize=20_000)
def unit_width(text: str, bold: bool) -> float:
    return float(pdfmetrics.stringWidth(text, font(bold), 1))


def width(text: str, bold: bool, size: float) -> float:
    """Millimetres; the size is in points."""
    return unit_width(text, bold) * size / MM


def height(size: float) -> float:
    """Of a line, in millimetres."""
    return size * LEADING / MM


def missing(text: str) -> str:
    """The letters of a text that the press does not have."""
    known = pdfmetrics.getFont(font(False)).face.charToGlyph
    return "".join(dict.fromkeys(letter for letter in text if not letter.isspace() and ord(letter) not in known))


def words_of(spans: Sequence[Span]) -> list[Word]:
    words: list[list[Span]] = [[]]
    for text, bold in spans:
        for number, part in enumerate(text.split(" ")):
            if number and words[-1]:
                words.append([])
            if part:
                words[-1].append((part, bold))
    return [tuple(word) for word in words if word]


def word_width(word: Word, size: float) -> float:
    return sum(width(text, bold, size) for text, bold in word)


def lines_of(spans: Sequence[Span], room: float, size: float) -> list[list[Word]]:
    """A text in lines of at most this width, the last of them with more than a single word where that takes no line
    more."""
    lines = broken(spans, room, size)
    narrow = room
    while len(lines) > 1 and len(lines[-1]) == 1 and narrow > room * 0.8:
        narrow -= room * 0.02
        other = broken(spans, narrow, size)
        if len(other) > len(lines):
            break
        if len(other[-1]) > 1:
            return other
    return lines


def broken(spans: Sequence[Span], room: float, size: float) -> list[list[Word]]:
    """A text in lines. A word that is wider than a line has one of its own."""
    lines: list[list[Word]] = []
    space, left = width(" ", False, size), 0.0
    for word in words_of(spans):
        wide = word_width(word, size)
        if lines and wide + space <= left:
            lines[-1].append(word)
            left -= wide + space
        else:
            lines.append([word])
            left = room - wide
    return lines


def fits(spans: Sequence[Span], room: float, size: float) -> bool:
    """Whether no word is wider than a line."""
    return all(word_width(word, size) <= room for word in words_of(spans))


def runs(line: Sequence[Word]) -> list[Span]:
    """A line as few spans as it can be; spaces between words are kept."""
    found: list[Span] = []
    for number, word in enumerate(line):
        for at, (text, bold) in enumerate(word):
            before = " " if number and not at else ""
            if found and found[-1][1] == bold:
                found[-1] = (found[-1][0] + before + text, bold)
            elif before and found:
                found[-1] = (found[-1][0] + before, found[-1][1])
                found.append((text, bold))
            else:
                found.append((text, bold))
    return found


def shrunk(text: str, bold: bool, room: float, largest: float, smallest: float) -> tuple[list[str], float]:
    """A heading in one line as large as it can be; where even the smallest size is too wide, in as many lines as it
    takes, the letters small enough for its longest word."""
    size = largest
    while size > smallest and width(text, bold, size) > room:
        size -= 0.25
    if width(text, bold, size) <= room:
        return [text], size
    while size > 1 and not fits([(text, bold)], room, size):
        size -= 0.25
    return ["".join(part for part, _ in runs(line)) for line in lines_of([(text, bold)], room, size)], size
