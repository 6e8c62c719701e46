"""Cards as pictures: one for each side, and sheets of them for a virtual table."""

import functools
import io
import zipfile
from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from pixelhall.core.paper import HIGH, WIDE, Back, Face, PaperCard, Span
from pixelhall.press import faces, letters
from pixelhall.press.faces import Look
from pixelhall.press.pens import Pixels
from pixelhall.press.scenes import Find

DOTS: Final = 300.0  # an inch
INCH: Final = 25.4
SHEET_COLUMNS, SHEET_ROWS = 10, 7  # of a Tabletop Simulator sheet
SHEET_DOTS: Final = 4096 / SHEET_COLUMNS / WIDE * INCH  # so that a sheet is 4096 pixels wide
MOST: Final = SHEET_COLUMNS * SHEET_ROWS - 1  # the last place is that of hidden cards


class PicturePen:
    """Draws into a picture."""

    def __init__(self, look: Look, dots: float) -> None:
        self.scale, self.bleed = dots / INCH, look.bleed
        size = tuple(round((side + 2 * look.bleed) * self.scale) for side in (WIDE, HIGH))
        self.image = Image.new("RGB", (size[0], size[1]), "#ffffff")
        self.pen = ImageDraw.Draw(self.image)

    def at(self, x: float) -> float:
        return (x + self.bleed) * self.scale

    def fill(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        left, top = round(self.at(x)), round(self.at(y))
        right, bottom = round(self.at(x + wide)) - 1, round(self.at(y + high)) - 1
        self.pen.rectangle((left, top, max(left, right), max(top, bottom)), fill=colour)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, thick: float) -> None:
        wide = max(1, round(thick * self.scale))
        self.pen.line((self.at(x), self.at(y), self.at(to_x), self.at(to_y)), fill=colour, width=wide)

    def write(self, x: float, y: float, text: str, bold: bool, size: float, colour: str) -> None:
        """Letter by letter, for a font that is fitted to pixels is wider or narrower than the same on paper."""
        font = face(bold, round(size / letters.MM * self.scale, 1))
        for letter in text:
            if letter != " ":
                self.pen.text((self.at(x), self.at(y)), letter, fill=colour, font=font, anchor="ls")
            x += letters.width(letter, bold, size)

    def write_spans(self, x: float, y: float, spans: Sequence[Span], size: float, colour: str) -> None:
        for text, bold in spans:
            self.write(x, y, text, bold, size, colour)
            x += letters.width(text, bold, size)

    def picture(self, x: float, y: float, wide: float, high: float, pixels: Pixels) -> None:
        data = b"".join(pixel or b"\xff\xff\xff" for row in pixels for pixel in row)
        image = Image.frombytes("RGB", (len(pixels[0]), len(pixels)), data)
        left, top = round(self.at(x)), round(self.at(y))
        size = (round(self.at(x + wide)) - left, round(self.at(y + high)) - top)
        self.image.paste(image.resize(size, Image.Resampling.NEAREST), (left, top))


@functools.lru_cache(maxsize=400)
def face(bold: bool, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(letters.file_of(bold), max(size, 1.0), layout_engine=ImageFont.Layout.BASIC)


def side_picture(side: Face | Back, look: Look, find: Find, dots: float = DOTS) -> Image.Image:
    pen = PicturePen(look, dots)
    faces.draw(pen, side, look, find)
    return pen.image


def png(image: Image.Image) -> bytes:
    made = io.BytesIO()
    image.save(made, "PNG", dpi=(DOTS, DOTS), compress_level=4)
    return made.getvalue()


def packed(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A zip; everything in it is compressed already."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)
    return made.getvalue()


def card_pictures(cards: Sequence[PaperCard], look: Look, find: Find) -> Iterator[tuple[str, bytes]]:
    """Both sides of each card, equal ones once; the number in front keeps them in order."""
    for number, card in enumerate(dict.fromkeys(cards), 1):
        for side, word in ((card.front, "front"), (card.back, "back")):
            yield f"{number:03} {slug(card.name)} {word}.png", png(side_picture(side, look, find))


def slug(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in " -" else "_" for letter in name) or "blank"


def table_sheets(cards: Sequence[PaperCard], find: Find) -> Iterator[tuple[str, bytes]]:
    """Sheets of at most 69 cards for Tabletop Simulator, the fronts and in the same order the backs, and how to use
    them."""
    told = [
        "Tabletop Simulator: Objects, Components, Cards, Custom Deck. Type: Custom. For each pair of sheets:",
        "Face: the sheet of fronts. Unique Backs: on. Back: the sheet of backs.",
    ]
    for number in range(0, max(1, len(cards)), MOST):
        some = cards[number : number + MOST]
        rows = -(-(len(some) + 1) // SHEET_COLUMNS)
        called = f"sheet-{number // MOST + 1}"
        told.append(f"{called}: Width {SHEET_COLUMNS}, Height {max(2, rows)}, Number {len(some)}.")
        yield f"{called}-fronts.png", png(sheet([card.front for card in some], max(2, rows), find))
        yield f"{called}-backs.png", png(sheet([card.back for card in some], max(2, rows), find))
    yield "how-to.txt", ("\n".join(told) + "\n").encode()


def sheet(sides: Sequence[Face | Back], rows: int, find: Find) -> Image.Image:
    wide, high = (round(side * SHEET_DOTS / INCH) for side in (WIDE, HIGH))
    whole = Image.new("RGB", (wide * SHEET_COLUMNS, high * rows), "#2b2038")
    drawn: dict[Face | Back, Image.Image] = {}
    for place, side in enumerate(sides):
        if side not in drawn:
            drawn[side] = side_picture(side, Look(), find, SHEET_DOTS)
        row, column = divmod(place, SHEET_COLUMNS)
        whole.paste(drawn[side], (column * wide, row * high))
    return whole
