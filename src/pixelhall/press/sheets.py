"""Where cards lie on a page: as many as fit at their true size, crop marks around them, backs in duplex order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pixelhall.core.errors import BadOption
from pixelhall.core.paper import HIGH, WIDE

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
BLEEDS: Final = (0, 3)
MARK, GAP = 5.0, 1.0  # how long a crop mark is, and how far from what is printed
MARGIN: Final = 7.0  # that no card may reach: printers leave it white, and crop marks need it


@dataclass(frozen=True)
class Grid:
    """Places of a size on a page. On a page that lies on its side everything is turned: fronts to one side, backs to the
    other, so that the page is always turned about its long edge."""

    paper: tuple[float, float]
    sideways: bool
    columns: int
    rows: int
    wide: float  # of a place, bleed included
    high: float
    bleed: float

    @property
    def places(self) -> int:
        return self.columns * self.rows

    @property
    def size(self) -> tuple[float, float]:
        """Of the page as cards stand upright on it."""
        return (self.paper[1], self.paper[0]) if self.sideways else self.paper

    def corner(self, place: int, back: bool = False) -> tuple[float, float]:
        """Where the upper left corner of a card is; its back lies where the front was, seen from behind."""
        row, column = divmod(place, self.columns)
        if back:
            column = self.columns - 1 - column
        wide, high = self.size
        left = (wide - self.columns * self.wide) / 2 + column * self.wide + self.bleed
        top = (high - self.rows * self.high) / 2 + row * self.high + self.bleed
        return left, top

    def cuts(self, used: int, back: bool = False) -> tuple[list[float], list[float]]:
        """Where to cut: the edges of the places that are used, across and down."""
        corners = [self.corner(place, back) for place in range(used)]
        across = {round(x + edge, 3) for x, _ in corners for edge in (0.0, self.trim[0])}
        down = {round(y + edge, 3) for _, y in corners for edge in (0.0, self.trim[1])}
        return sorted(across), sorted(down)

    @property
    def trim(self) -> tuple[float, float]:
        return self.wide - 2 * self.bleed, self.high - 2 * self.bleed

    def marks(self, used: int, back: bool = False) -> Iterator[tuple[float, float, float, float]]:
        """The crop marks, outside of everything that is printed."""
        across, down = self.cuts(used, back)
        left, right = across[0] - self.bleed, across[-1] + self.bleed
        top, bottom = down[0] - self.bleed, down[-1] + self.bleed
        for x in across:
            yield x, top - MARK - GAP, x, top - GAP
            yield x, bottom + GAP, x, bottom + GAP + MARK
        for y in down:
            yield left - MARK - GAP, y, left - GAP, y
            yield right + GAP, y, right + GAP + MARK, y


def grid(paper: str, bleed: float, wide: float = WIDE, high: float = HIGH) -> Grid:
    """The way in which most cards fit on a page, upright if that is as good."""
    if paper not in PAPERS:
        raise BadOption(f'there is no paper "{paper[:20]}"; there are: {", ".join(PAPERS)}')
    if bleed not in BLEEDS:
        raise BadOption(f"a bleed is {' or '.join(map(str, BLEEDS))} mm, not {bleed}")
    across, down = wide + 2 * bleed, high + 2 * bleed
    found = [made(PAPERS[paper], sideways, across, down, bleed) for sideways in (False, True)]
    return max(found, key=lambda one: one.places)


def made(paper: tuple[float, float], sideways: bool, across: float, down: float, bleed: float) -> Grid:
    width, height = (paper[1], paper[0]) if sideways else paper
    columns, rows = int((width - 2 * MARGIN) // across), int((height - 2 * MARGIN) // down)
    return Grid(paper, sideways, columns, rows, across, down, bleed)
