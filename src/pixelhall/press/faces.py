"""Draws a side of a card: its name and numbers, a picture, and its texts as large as they fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pixelhall.core.paper import HIGH, WIDE, Back, Box, Face, Number, Span
from pixelhall.press import letters
from pixelhall.press.pens import Pen, frame, mixed, outline, sign
from pixelhall.press.scenes import Find, scene

EDGE: Final = 2.4  # of the coloured frame; a cut that is not quite straight shows nothing else
CUT: Final = 0.8  # of the corners
PAPER, INK, SOFT, WHITE = "#fdf6e6", "#221a2c", "#6b6070", "#ffffff"
LEFT, RIGHT = EDGE + 1.6, WIDE - EDGE - 1.6
TOP: Final = 12.0  # below the name
FOOT: Final = HIGH - EDGE - 3.4
LABEL: Final = 11.2  # of the labels of boxes
ROWS: Final = 31  # of pixels, in a picture of any height
BADGE: Final = 10.4  # of a number beside the name
DOT: Final = 0.42  # of the signs in labels
LARGEST: Final = 9.5
STEPS: Final = (  # the least height of a picture, and down to which size texts shrink for its sake
    (26.0, 7.0),
    (21.0, 6.6),
    (16.0, 5.6),
    (11.0, 4.4),
    (0.0, 1.0),
)
HIGHEST: Final = 44.0


@dataclass(frozen=True)
class Look:
    """How it is printed: with little ink or in full colours, and how far the frame runs beyond the card."""

    low_ink: bool = False
    bleed: float = 0.0


def draw(pen: Pen, side: Face | Back, look: Look, find: Find) -> None:
    if isinstance(side, Back):
        draw_back(pen, side, look)
    else:
        draw_face(pen, side, look, find)


def draw_face(pen: Pen, face: Face, look: Look, find: Find) -> None:
    ground(pen, face.tint, look)
    header(pen, face)
    texts, high = fitted(face, RIGHT - LEFT)
    y = TOP
    if high:
        picture(pen, face, look, find, y, high)
        y += high + 1.2
    body = FOOT - y
    spare = body - sum(text.high for text in texts)
    gap = min(1.0, spare / max(1, len(texts) - 1)) if spare > 0 else 0.0
    grown = max(0.0, spare - gap * (len(texts) - 1)) / max(1, len(texts))
    for text in texts:
        draw_box(pen, text, y, text.high + grown, look)
        y += text.high + grown + gap
    write_fitting(pen, LEFT, HIGH - EDGE - 1.15, face.foot, 5.2, SOFT, 38)
    wide = letters.width(face.corner, False, 5.2)
    pen.write(RIGHT - wide, HIGH - EDGE - 1.15, face.corner, False, 5.2, SOFT)


def ground(pen: Pen, tint: str, look: Look) -> None:
    """The frame up to the bleed, and the paper inside it."""
    if look.low_ink:
        outline(pen, 1.4, 1.4, WIDE - 2.8, HIGH - 2.8, mixed(tint, WHITE, 0.3), 0.35)
        return
    bleed = look.bleed
    pen.fill(-bleed, -bleed, WIDE + 2 * bleed, HIGH + 2 * bleed, tint)
    lighter = mixed(tint, "#ffe2a0", 0.35)
    frame(pen, EDGE - 0.5, EDGE - 0.5, WIDE - 2 * EDGE + 1, HIGH - 2 * EDGE + 1, lighter, lighter, CUT)
    frame(pen, EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, PAPER, PAPER, CUT)


def header(pen: Pen, face: Face) -> None:
    room = RIGHT - LEFT - BADGE * len(face.numbers) - 0.6
    if not face.name:
        pen.line(LEFT, EDGE + 6.0, LEFT + room, EDGE + 6.0, mixed(SOFT, WHITE, 0.3), 0.2)
    lines, size = letters.shrunk(face.name, True, room, 12.5, 8.0)
    while len(lines) * letters.height(size) > 6.6:
        lines, size = letters.shrunk(face.name, True, room, size - 0.5, 1.0)
    y = EDGE + 5.2 if len(lines) == 1 else EDGE + 0.6 + letters.height(size) * 0.85
    for line in lines:
        pen.write(LEFT, y, line, True, size, INK)
        y += letters.height(size)
    write_fitting(pen, LEFT, EDGE + 8.3, face.line, 5.8, SOFT, room)
    for place, number in enumerate(face.numbers):
        badge(pen, RIGHT - BADGE * (len(face.numbers) - place) + 0.7, EDGE + 1.0, number)


def write_fitting(pen: Pen, x: float, y: float, text: str, size: float, colour: str, room: float) -> None:
    while size > 1 and letters.width(text, False, size) > room:
        size -= 0.1
    if text:
        pen.write(x, y, text, False, size, colour)


def badge(pen: Pen, x: float, y: float, number: Number) -> None:
    """A number with its sign and its name below."""
    if number.value is None:
        outline(pen, x + 3.2, y, 6.2, 5.4, mixed(number.tint, WHITE, 0.3), 0.25)
        sign(pen, x - 0.4, y + 0.9, 0.36, number.sign, number.tint, WHITE)
    else:
        text = str(number.value)
        size = 15.0 if len(text) < 2 else 13.0
        wide = letters.width(text, True, size)
        sign(pen, x, y + 0.9, 0.36, number.sign, number.tint, WHITE)
        pen.write(x + 3.7 + (5.8 - wide) / 2, y + 4.6, text, True, size, number.tint)
    wide = letters.width(number.label, False, 5.2)
    pen.write(x + (9.7 - wide) / 2, y + 7.3, number.label, False, 5.2, SOFT)


def picture(pen: Pen, face: Face, look: Look, find: Find, y: float, high: float) -> None:
    assert face.picture is not None, "only a face with a picture has room for one"
    wide = RIGHT - LEFT
    across = round(wide * ROWS / high)
    found = scene(find(*face.picture), face.picture[1], across, ROWS, face.grand, look.low_ink)
    pen.picture(LEFT, y, wide, high, found)
    if look.low_ink:
        return
    dark = mixed(face.tint, INK, 0.4)
    for at in (y, y + high):
        pen.line(LEFT, at, RIGHT, at, dark, 0.3)
    for at in (LEFT, RIGHT):
        pen.line(at, y, at, y + high, dark, 0.3)


@dataclass(frozen=True)
class Fitted:
    """A box with its texts in lines."""

    box: Box
    paragraphs: tuple[tuple[tuple[letters.Word, ...], ...], ...]
    size: float
    high: float


def fitted(face: Face, wide: float) -> tuple[list[Fitted], float]:
    """The boxes with letters as large as they can be, and how high the picture is then: letters shrink to leave it some
    room, and it shrinks before they become too small to read."""
    room = FOOT - TOP
    if face.picture is None or not any(box.texts for box in face.boxes):
        return shrink(face.boxes, wide, room, LARGEST if face.boxes and face.boxes[0].texts else 7.0, 1.0), 0.0
    for least, smallest in STEPS:
        size = LARGEST if face.grand else 8.2
        while size >= smallest:
            texts = laid(face.boxes, wide, size)
            if texts is not None:
                left = room - sum(text.high for text in texts) - 1.2 - 0.6 * len(texts)
                if left >= least:
                    return texts, min(left, HIGHEST) if least else 0.0
            size -= 0.2
    return shrink(face.boxes, wide, room, 1.0, 0.05), 0.0


def shrink(boxes: Sequence[Box], wide: float, room: float, size: float, smallest: float) -> list[Fitted]:
    while True:
        texts = laid(boxes, wide, size)
        if texts is not None and sum(text.high for text in texts) + 0.4 * len(texts) <= room:
            return texts
        assert size > smallest, "letters of no size fit everywhere"
        size = max(smallest, size * 0.97)


def laid(boxes: Sequence[Box], wide: float, size: float) -> list[Fitted] | None:
    """The boxes at a size; None where a word is wider than its line."""
    found: list[Fitted] = []
    for box in boxes:
        room = wide - LABEL - 2.0
        marked = [marked_text(text, len(box.texts) > 1) for text in box.texts]
        if not all(letters.fits(text, room, size) for text in marked):
            return None
        paragraphs = tuple(tuple(tuple(line) for line in letters.lines_of(text, room, size)) for text in marked)
        lines = sum(len(paragraph) for paragraph in paragraphs)
        high = lines * letters.height(size) + 0.25 * size / 7 * max(0, len(paragraphs) - 1) + 0.32 * size * 0.6
        found.append(Fitted(box, paragraphs, size, max(high, label_height(box, size))))
    return found


def label_height(box: Box, size: float) -> float:
    """What a label takes; beside letters that had to become tiny it does not count."""
    lines, largest = letters.shrunk(box.label.upper(), True, LABEL - 1.2, 5.8, 4.9)
    return min(len(lines) * letters.height(largest) * 0.9 + 1.2, 0.8 * size)


def marked_text(text: tuple[Span, ...], several: bool) -> tuple[Span, ...]:
    return (("• ", False), *text) if several else text


def draw_box(pen: Pen, text: Fitted, y: float, high: float, look: Look) -> None:
    box, wide = text.box, RIGHT - LEFT
    pale = WHITE if look.low_ink else mixed(box.tint, PAPER, 0.86)
    if look.low_ink:
        outline(pen, LEFT, y, wide, high, mixed(box.tint, WHITE, 0.4), 0.2)
        pen.line(LEFT + LABEL, y, LEFT + LABEL, y + high, mixed(box.tint, WHITE, 0.4), 0.2)
    else:
        pen.fill(LEFT, y, wide, high, pale)
        pen.fill(LEFT, y, LABEL, high, box.tint)
    label(pen, box, y, high, look)
    if not text.paragraphs:
        return
    step = letters.height(text.size)
    lines = sum(len(paragraph) for paragraph in text.paragraphs)
    apart = 0.25 * text.size / 7
    used = lines * step + apart * (len(text.paragraphs) - 1)
    at = y + (high - used) / 2 + step * 0.79
    for paragraph in text.paragraphs:
        for line in paragraph:
            pen.write_spans(LEFT + LABEL + 1.3, at, letters.runs(line), text.size, INK)
            at += step
        at += apart


def label(pen: Pen, box: Box, y: float, high: float, look: Look) -> None:
    """The name of a box, with its sign above it where there is room."""
    colour = box.tint if look.low_ink else WHITE
    lines, size = letters.shrunk(box.label.upper(), True, LABEL - 1.2, 5.8, 4.9)
    step, tall = letters.height(size) * 0.9, size * 0.72 / letters.MM
    written = tall + step * (len(lines) - 1)
    drawn = len(box.sign) * DOT + 1.0
    with_sign = bool(box.sign) and high >= written + drawn + 0.8
    at = y + (high - written - (drawn if with_sign else 0.0)) / 2
    if with_sign:
        wide = len(box.sign[0]) * DOT
        sign(pen, LEFT + (LABEL - wide) / 2, at, DOT, box.sign, colour, WHITE if look.low_ink else box.tint)
        at += drawn
    for number, line in enumerate(lines):
        wide = letters.width(line, True, size)
        pen.write(LEFT + (LABEL - wide) / 2, at + tall + number * step, line, True, size, colour)


def draw_back(pen: Pen, back: Back, look: Look) -> None:
    """A lantern on a ground of diamonds, the same for every card of its sort."""
    if look.low_ink:
        outline(pen, 1.4, 1.4, WIDE - 2.8, HIGH - 2.8, mixed(back.tint, WHITE, 0.3), 0.5)
    else:
        bleed = look.bleed
        pen.fill(-bleed, -bleed, WIDE + 2 * bleed, HIGH + 2 * bleed, back.tint)
        frame(
            pen, 3.2, 3.2, WIDE - 6.4, HIGH - 6.4, mixed(back.tint, "#ffe2a0", 0.55), mixed(back.tint, INK, 0.25), 0.8
        )
        tile = mixed(back.tint, INK, 0.05)
        for row in range(21):
            for column in range(14):
                if (row + column) % 2:
                    pen.fill(5.1 + column * 3.8, 4.9 + row * 3.8, 1.9, 1.9, tile)
    tint = back.tint if look.low_ink else "#ffcf7a"
    ground_colour = WHITE if look.low_ink else mixed(back.tint, INK, 0.25)
    pen.fill(18.5, 29, 26, 26, ground_colour)
    sign(pen, 19.5, 30, 3.0, LANTERN, tint, ground_colour)
    lines, size = letters.shrunk(back.words, True, WIDE - 16, 13.0, 8.0)
    wide = max(letters.width(line, True, size) for line in lines)
    pen.fill((WIDE - wide) / 2 - 3, 60, wide + 6, 4 + len(lines) * letters.height(size), ground_colour)
    for number, line in enumerate(lines):
        x = (WIDE - letters.width(line, True, size)) / 2
        pen.write(x, 65.4 + number * letters.height(size), line, True, size, tint)


LANTERN: Final = ("........", "...##...", "..#++#..", "..#++#..", "..####..", "...##...", "..####..", "........")
