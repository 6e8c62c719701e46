"""From sets and a deck to the book of a play: names become numbers."""

import functools

from pixelhall.core.errors import BadOption
from pixelhall.pixel_pusher.cards import card_sets
from pixelhall.pixel_pusher.numbers import bounds, colour, slot_kind
from pixelhall.pixel_pusher.texts.book import Book, Face, Part, Picture, Recipe


def recipe(words: str) -> Recipe:
    pay, _, gain = words.partition(" to ")
    return Recipe(
        words, [pay.count(letter) for letter in colour.LETTERS], [gain.count(letter) for letter in colour.LETTERS]
    )


def recipes(text: str) -> list[Recipe]:
    """The recipes of a text; three equal pixels become any one colour, whatever they are (PP-26)."""
    if text == card_sets.ANY_THREE:
        return [recipe(f"{one * 3} to {other}") for one in colour.LETTERS for other in colour.LETTERS]
    return [recipe(text)]


@functools.lru_cache(maxsize=32)
def book_of(sets: tuple[str, ...], deck: str) -> Book:
    """The book of some image sets and a deck; BadOption when they cannot be played."""
    galleries = [card_sets.load(name) for name in sets]
    shop = card_sets.load(deck)
    images = [image for gallery in galleries for image in gallery.images]
    if not shop.machines:
        raise BadOption(f"{shop.name} is no deck: it has no machine cards")
    apart([one.name for one in (*galleries, shop)], "sets")
    apart([image.name.lower() for image in images], "images")
    if len(images) < bounds.IMAGES:
        raise BadOption(
            f"a play needs {bounds.IMAGES} images; {', '.join(gallery.name for gallery in galleries)} has {len(images)}"
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


def abilities(shop: card_sets.CardSet) -> list[Face]:
    """The four ability cards in the order of their numbers."""
    found = {ability.effect: ability for ability in shop.abilities}
    return [Face(i, found[effect].name, found[effect].text, [], 1) for i, effect in enumerate(card_sets.EFFECTS)]


def part_of(parts: list[Part], end: card_sets.End) -> int:
    """The number of the part that an end is; equal ends are one part."""
    words = end.words()
    for part in parts:
        if part.words == words:
            return part.index
    if end.collect:
        hue = colour.LETTERS.index(end.collect[0])
        parts.append(Part(len(parts), slot_kind.COLLECTS + hue, hue, len(end.collect), [], words))
    else:
        parts.append(
            Part(len(parts), slot_kind.CONVERTS, -1, 0, [one for text in end.convert for one in recipes(text)], words)
        )
    return len(parts) - 1
