"""What a seat could paint with its pixels and its converts, round after round; the judge uses it."""

from typing import Final

from pixelhall.pixel_pusher.flow.convert import free_mix
from pixelhall.pixel_pusher.numbers import bounds, colour, phase
from pixelhall.pixel_pusher.state.state import Factory
from pixelhall.pixel_pusher.texts.book import Part

FADING: Final = 0.93  # what a point is worth one round later, because others paint too
SPENT: Final = 0.35  # points that a pixel is worth for later rounds
MADE: Final = ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 1, 1))  # the primaries in cyan, magenta, yellow and white


class Painter:
    """A simulation of one seat alone: pixels come in, the best scanline is painted, the rest is stored."""

    def __init__(self, state: Factory, seat: int) -> None:
        self.state = state
        self.seat = seat
        at = seat * colour.COUNT
        self.pixels = state.pixels[at : at + colour.COUNT]
        if state.phase == phase.STORE:
            for hue in range(colour.COUNT):
                self.pixels[hue] -= state.dropped[at + hue]
        self.mixers = [0] * colour.COUNT  # conversions that are left in this round, by what they make
        self.wild = 0
        self.free = 0
        self.worth = 1.0
        self.total = 0.0
        self.needs: list[list[int]] = []
        self.points: list[int] = []
        self.sizes: list[int] = []
        self.images: list[int] = []  # which image each open scanline is of
        self.open = [0] * bounds.IMAGES  # scanlines of each image that are not painted
        for image in range(bounds.IMAGES):
            picture = state.book.pictures[state.images[image]]
            for row in range(bounds.ROWS):
                if state.painted[image * bounds.ROWS + row] < 0:
                    self.needs.append(picture.needs[row])
                    self.points.append(picture.points[row])
                    self.sizes.append(picture.sizes[row])
                    self.images.append(image)
                    self.open[image] += 1
        for image in range(bounds.IMAGES):
            self.add_bonus(image)

    def share(self, other: "Painter") -> None:
        """Paints the same scanlines as another: what either paints is gone for both."""
        self.needs, self.points, self.sizes = other.needs, other.points, other.sizes
        self.images, self.open = other.images, other.open

    def add_bonus(self, image: int) -> None:
        """The last open scanline of an image also gives the bonus (PP-33)."""
        if self.open[image] == 1:
            self.points[self.images.index(image)] += self.state.rules.finish_bonus

    def load(self, now: bool) -> None:
        """Makes the converts ready for a round; in the current one some may be used up."""
        state = self.state
        count = len(state.book.parts)
        self.unload()
        for index in state.book.converters:
            ready = -state.used[self.seat * count + index] if now else 0
            for slot in range(bounds.SLOTS):
                ready += state.stacked[(self.seat * bounds.SLOTS + slot) * count + index]
            if ready > 0:
                part = state.book.parts[index]
                if len(part.recipes) == 1:
                    self.mixers[made_by(part)] += ready
                elif len(part.recipes) > colour.COUNT:
                    self.wild += ready
        self.free = 1 if now and free_mix(state, self.seat) else 0

    def unload(self) -> None:
        self.mixers = [0] * colour.COUNT
        self.wild = 0
        self.free = 0

    def paint(self, rounds: int) -> None:
        """Paints what one may paint in a round (PP-30)."""
        while self.paint_best(rounds) and not self.state.rules.one_scanline:
            pass

    def paint_best(self, rounds: int) -> bool:
        """Paints the best affordable scanline, weighed against what its pixels are worth in later rounds."""
        best = -1
        most = 0.0
        have = sum(self.pixels)
        for i in range(len(self.needs)):
            if self.sizes[i] > have:
                continue
            worth = self.points[i] - (SPENT * self.sizes[i] if rounds > 0 else 0.0)
            if worth > most and self.affords(self.needs[i]):
                best = i
                most = worth
        if best < 0:
            return False
        image = self.images[best]
        self.total += self.worth * self.points[best]
        self.spend(self.needs[best])
        del self.needs[best], self.points[best], self.sizes[best], self.images[best]
        self.open[image] -= 1
        self.add_bonus(image)
        return True

    def affords(self, needs: list[int]) -> bool:
        """Whether the pixels are there or can be mixed; one pixel may come from three equal ones."""
        pixels = self.pixels
        red = pixels[0] - needs[0]
        green = pixels[1] - needs[1]
        blue = pixels[2] - needs[2]
        free = self.free
        wild = 0
        for hue in range(colour.CYAN, colour.COUNT):
            lack = needs[hue] - pixels[hue]
            if lack <= 0:
                continue
            if lack > self.mixers[hue]:
                beyond = lack - self.mixers[hue]
                if hue != colour.WHITE and beyond <= free:
                    free -= beyond
                else:
                    wild += beyond
                    lack -= beyond
            made = MADE[hue - colour.CYAN]
            red -= lack * made[0]
            green -= lack * made[1]
            blue -= lack * made[2]
        short = max(0, -red) + max(0, -green) + max(0, -blue) + wild
        return short == 0 or (short <= self.wild and short == 1 and max(red, green, blue) >= 3)

    def spend(self, needs: list[int]) -> None:
        """Pays for an affordable scanline."""
        pixels = self.pixels
        for hue in range(colour.CYAN, colour.COUNT):
            lack = needs[hue] - pixels[hue]
            pixels[hue] = max(0, -lack)
            for primary in range(colour.PRIMARIES):
                if lack > 0:
                    pixels[primary] -= lack * MADE[hue - colour.CYAN][primary]
        for primary in range(colour.PRIMARIES):
            pixels[primary] = max(0, pixels[primary] - needs[primary])

    def store(self) -> None:
        """Returns what does not fit into storage, the most frequent colour first."""
        pixels = self.pixels
        total = sum(pixels)
        while total > self.state.rules.storage:
            most = 0
            for hue in range(colour.COUNT):
                if pixels[hue] > pixels[most]:
                    most = hue
            pixels[most] -= 1
            total -= 1


def made_by(part: Part) -> int:
    """The colour that a convert makes."""
    return part.recipes[0].gain.index(max(part.recipes[0].gain))


def demand(state: Factory, part: Part) -> int:
    """How many open cells need the colour that a convert makes; the convert of three equal pixels makes any colour."""
    if len(part.recipes) > colour.COUNT:
        return colour.CYAN
    hue = made_by(part)
    total = 0
    for image in range(bounds.IMAGES):
        picture = state.book.pictures[state.images[image]]
        for row in range(bounds.ROWS):
            if state.painted[image * bounds.ROWS + row] < 0:
                total += picture.needs[row][hue]
    return total
