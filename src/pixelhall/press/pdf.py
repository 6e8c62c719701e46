"""Pages to print and play, as PDF: text stays text, in embedded fonts; pictures are sharp pixels."""

import functools
import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from pixelhall.core.paper import Back, Marker, PaperCard, Prints, Span
from pixelhall.press import faces, letters, markers, pads
from pixelhall.press.faces import Look
from pixelhall.press.letters import MM
from pixelhall.press.pens import Pixels
from pixelhall.press.scenes import Find
from pixelhall.press.sheets import Grid, grid

SHARP: Final = 6  # squares of the printer for each pixel of a picture
MARK: Final = 0.15  # millimetres of a crop mark
ADVICE: Final = "Print at 100 %, on both sides, turned about the long edge. Cards are 63 × 88 mm."


class PagePen:
    """Draws on a page, from a corner that can be moved."""

    def __init__(self, canvas: Any, high: float) -> None:
        self.canvas = canvas
        self.high = high
        self.x = self.y = 0.0

    def fill(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        self.canvas.setFillColorRGB(*red_green_blue(colour))
        self.canvas.rect(self.right(x), self.up(y + high), wide * MM, high * MM, stroke=0, fill=1)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, thick: float) -> None:
        self.canvas.setStrokeColorRGB(*red_green_blue(colour))
        self.canvas.setLineWidth(thick * MM)
        self.canvas.line(self.right(x), self.up(y), self.right(to_x), self.up(to_y))

    def write(self, x: float, y: float, text: str, bold: bool, size: float, colour: str) -> None:
        self.canvas.setFillColorRGB(*red_green_blue(colour))
        self.canvas.setFont(letters.font(bold), size)
        self.canvas.drawString(self.right(x), self.up(y), text)

    def write_spans(self, x: float, y: float, spans: Sequence[Span], size: float, colour: str) -> None:
        line = self.canvas.beginText(self.right(x), self.up(y))
        line.setFillColorRGB(*red_green_blue(colour))
        for text, bold in spans:
            line.setFont(letters.font(bold), size)
            line.textOut(text)
        self.canvas.drawText(line)

    def picture(self, x: float, y: float, wide: float, high: float, pixels: Pixels) -> None:
        self.canvas.drawImage(enlarged(pixels), self.right(x), self.up(y + high), wide * MM, high * MM)

    def right(self, x: float) -> float:
        return (self.x + x) * MM

    def up(self, y: float) -> float:
        return (self.high - self.y - y) * MM


@functools.cache
def red_green_blue(colour: str) -> tuple[float, float, float]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255


def enlarged(pixels: Pixels) -> ImageReader:
    return shared_image(len(pixels[0]), b"".join(pixel or b"\xff\xff\xff" for row in pixels for pixel in row))


@functools.lru_cache(maxsize=64)
def shared_image(wide: int, data: bytes) -> ImageReader:
    image = Image.frombytes("RGB", (wide, len(data) // 3 // wide), data)
    return ImageReader(image.resize((image.width * SHARP, image.height * SHARP), Image.Resampling.NEAREST))


def pdf(prints: Prints, title: str, paper: str, look: Look, find: Find) -> bytes:
    """A document: cards, each page of fronts followed by its backs, then markers, then pads."""
    made = io.BytesIO()
    places = grid(paper, look.bleed)
    canvas = Canvas(
        made,
        pagesize=tuple(side * MM for side in places.paper),
        pageCompression=1,
        invariant=1,
        initialFontName=letters.font(False),
    )
    canvas.setTitle(title)
    canvas.setSubject(ADVICE)
    canvas.setCreator("Pixelhall")
    canvas.setAuthor("Pixelhall")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
    for cards in batches(prints.cards, places.places):
        for back in (False, True):
            card_page(canvas, places, cards, back, look, find)
    for these in batches(markers.singles(prints.markers), markers.places(paper).places):
        marker_page(canvas, paper, these, look)
    for pad in prints.pads:
        page(canvas, places.paper, False, False, lambda pen, pad=pad: pads.draw(pen, pad, *places.paper))  # type: ignore[misc]
    canvas.save()
    return made.getvalue()


def batches(things: Sequence[Any], most: int) -> Iterator[Sequence[Any]]:
    for at in range(0, len(things), most):
        yield things[at : at + most]


def page(canvas: Any, paper: tuple[float, float], sideways: bool, back: bool, draw: Callable[[PagePen], None]) -> None:
    """A page; one that lies on its side is turned, its back to the other side."""
    wide, high = (side * MM for side in paper)
    if sideways:
        if back:
            canvas.translate(0, high)
            canvas.rotate(-90)
        else:
            canvas.translate(wide, 0)
            canvas.rotate(90)
    draw(PagePen(canvas, paper[0] if sideways else paper[1]))
    canvas.showPage()


def card_page(canvas: Any, places: Grid, cards: Sequence[PaperCard], back: bool, look: Look, find: Find) -> None:
    def draw(pen: PagePen) -> None:
        crop(pen, places, len(cards), back)
        for place, card in enumerate(cards):
            pen.x, pen.y = places.corner(place, back)
            faces.draw(pen, card.back if back else card.front, look, find)

    page(canvas, places.paper, places.sideways, back, draw)


def marker_page(canvas: Any, paper: str, these: Sequence[Marker], look: Look) -> None:
    places = markers.places(paper)

    def draw(pen: PagePen) -> None:
        crop(pen, places, len(these), False)
        for place, marker in enumerate(these):
            pen.x, pen.y = places.corner(place)
            markers.draw(pen, marker, look)

    page(canvas, places.paper, places.sideways, False, draw)


def crop(pen: PagePen, places: Grid, used: int, back: bool) -> None:
    pen.x = pen.y = 0.0
    for x, y, to_x, to_y in places.marks(used, back):
        pen.line(x, y, to_x, to_y, "#000000", MARK)


def unreadable(prints: Prints) -> str:
    """The letters in names and texts that the fonts do not have."""
    texts: list[str] = []
    for card in prints.cards:
        for side in (card.front, card.back):
            if isinstance(side, Back):
                texts.append(side.words)
            else:
                boxes = [text for box in side.boxes for spans in box.texts for text, _ in spans]
                texts += [side.name, side.line, side.foot, *boxes]
    return letters.missing("".join(texts))
