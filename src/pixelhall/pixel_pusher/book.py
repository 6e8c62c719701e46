"""The cards and images of a play, ready to be played: parts of machines, recipes, costs of scanlines, as numbers."""

import functools

from pixelhall.core.errors import BadOption
from pixelhall.pixel_pusher import cards
from pixelhall.pixel_pusher.words import ABILITIES, BLANK, COLLECTS, CONVERTS, IMAGES, LETTERS


class Recipe:
    """What is paid and what is gained: a count for each colour."""

    def __init__(self, words: str, pay: list[int], gain: list[int]) -> None:
        self.words = words  # RG to Y
        self.pay = pay
        self.gain = gain


class Part:
    """One end of a machine card: it collects `n` pixels of a colour, or converts by one of its recipes."""

    def __init__(self, index: int, type: int, colour: int, n: int, recipes: list[Recipe], words: str) -> None:
        self.index = index
        self.type = type  # of a slot that holds it, where each colour has its own (PP-14)
        self.colour = colour
        self.n = n
        self.recipes = recipes
        self.words = words


class Face:
    """What a card shows: an ability, or the one or two parts of a machine card."""

    def __init__(self, index: int, name: str, text: str, parts: list[int], count: int) -> None:
        self.index = index
        self.name = name
        self.text = text
        self.parts = parts
        self.count = count


class Picture:
    """An image: for each row its cells, how many pixels of each colour it needs, and its points."""

    def __init__(self, index: int, name: str, rows: list[str], points: list[int]) -> None:
        self.index = index
        self.name = name
        self.rows = rows
        self.points = points
        self.needs = [[row.count(letter) for letter in LETTERS] for row in rows]
        self.sizes = [len(row) - row.count(BLANK) for row in rows]


class Book:
    """All that can come up in a play. Loaded once, never changed."""

    def __init__(
        self,
        faces: list[Face],
        parts: list[Part],
        pictures: list[Picture],
        free: list[Recipe],
        digests: dict[str, str],
        contents: dict[str, str],
    ) -> None:
        self.faces = faces
        self.parts = parts
        self.pictures = pictures
        self.free = free  # the recipes of the fourth ability (PP-7)
        self.digests = digests
        self.contents = contents  # of whole sets and decks, by their names as the digests are
        self.converters = [part.index for part in parts if part.type == CONVERTS]
        self.deck = [face.index for face in faces[ABILITIES:] for _ in range(face.count)]


def recipe(words: str) -> Recipe:
    pay, _, gain = words.partition(" to ")
    return Recipe(words, [pay.count(letter) for letter in LETTERS], [gain.count(letter) for letter in LETTERS])


def recipes(text: str) -> list[Recipe]:
    """The recipes of a text; three equal pixels become any one colour, whatever they are (PP-26)."""
    if text == cards.ANY_THREE:
        return [recipe(f"{one * 3} to {other}") for one in LETTERS for other in LETTERS]
    return [recipe(text)]


@functools.lru_cache(maxsize=32)
def book_of(sets: tuple[str, ...], deck: str) -> Book:
    """The book of some image sets and a deck; BadOption when they cannot be played."""
    galleries = [cards.load(name) for name in sets]
    shop = cards.load(deck)
    images = [image for gallery in galleries for image in gallery.images]
    if not shop.machines:
        raise BadOption(f"{shop.name} is no deck: it has no machine cards")
    apart([one.name for one in (*galleries, shop)], "sets")
    apart([image.name.lower() for image in images], "images")
    if len(images) < IMAGES:
        raise BadOption(
            f"a play needs {IMAGES} images; {', '.join(gallery.name for gallery in galleries)} has {len(images)}"
        )
    pictures = [Picture(i, image.name, list(image.rows), list(image.points)) for i, image in enumerate(images)]
    parts: list[Part] = []
    faces = abilities(shop)
    for machine in shop.machines:
        faces.append(
            Face(
                len(faces),
                machine.name,
                " / ".join(end.words() for end in machine.ends),
                [part_of(parts, end) for end in machine.ends],
                machine.count,
            )
        )
    digests = {one.name: one.digest for one in (*galleries, shop)}
    contents = {one.name: one.text for one in (*galleries, shop)}
    return Book(faces, parts, pictures, [recipe("RG to Y"), recipe("RB to M"), recipe("GB to C")], digests, contents)


def apart(names: list[str], what: str) -> None:
    """What is played together shares no name."""
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f'two {what} have the name "{name}"; those that are played together share no names')


def abilities(shop: cards.CardSet) -> list[Face]:
    """The four ability cards in the order of their numbers."""
    found = {ability.effect: ability for ability in shop.abilities}
    return [Face(i, found[effect].name, found[effect].text, [], 1) for i, effect in enumerate(cards.EFFECTS)]


def part_of(parts: list[Part], end: cards.End) -> int:
    """The number of the part that an end is; equal ends are one part."""
    words = end.words()
    for part in parts:
        if part.words == words:
            return part.index
    if end.collect:
        colour = LETTERS.index(end.collect[0])
        parts.append(Part(len(parts), COLLECTS + colour, colour, len(end.collect), [], words))
    else:
        parts.append(Part(len(parts), CONVERTS, -1, 0, [one for text in end.convert for one in recipes(text)], words))
    return len(parts) - 1
