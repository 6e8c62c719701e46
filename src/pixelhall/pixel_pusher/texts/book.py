"""The cards and images of a play, ready to be played: parts of machines, recipes, costs of scanlines, as numbers."""

from pixelhall.pixel_pusher.numbers import ability, colour, slot_kind


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
        self.needs = [[row.count(letter) for letter in colour.LETTERS] for row in rows]
        self.sizes = [len(row) - row.count(colour.BLANK) for row in rows]


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
        self.converters = [part.index for part in parts if part.type == slot_kind.CONVERTS]
        self.deck = [face.index for face in faces[ability.COUNT :] for _ in range(face.count)]
