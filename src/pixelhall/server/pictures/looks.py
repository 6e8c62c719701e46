"""Characters put together from their parts, as the client does it (web/src/sprites): the same pixels for the same name.
parts.json is written by `npm test -- -u` in web/."""

import functools
import math
import re
from importlib import resources
from typing import Any

import msgspec

from pixelhall.server.pictures.canvas import RGB, Picture, rgb

FILE = "parts.json"
SIZE = 28
UNKNOWN = "#ff00ff"
ORDER = ("head", "body", "hat", "held", "skin", "hair", "main", "trim", "back")  # in which a look is invented
CENTRE = range(12, 16)  # over which a crown sits


class Part(msgspec.Struct):
    """A small picture, and where its upper left corner lies."""

    x: int
    y: int
    rows: list[str]


class Colours(msgspec.Struct):
    skin: str
    hair: str
    main: str
    trim: str


class Look(msgspec.Struct):
    """Parts by their names, or a game's own; and the colours of the letters s, h, m and t."""

    head: str | Part
    body: str | Part
    hat: str | Part
    held: str | Part
    back: str | Part
    colours: Colours


class Box(msgspec.Struct):
    """Everything that looks are made of."""

    paint: dict[str, str]
    parts: dict[str, dict[str, Part]]
    crown: list[str]
    choices: list[list[str]]
    words: list[tuple[str, dict[str, str]]]
    looks: dict[str, Look]


@functools.cache
def box() -> Box:
    return msgspec.json.decode(resources.files(__package__).joinpath(FILE).read_bytes(), type=Box)


@functools.lru_cache(maxsize=500)
def character(kind: str, name: str) -> Picture:
    """Somebody by the name of their card, as a hero or as a leader."""
    look = box().looks.get(name) or invented(name)
    sheet: list[str] = [""] * (SIZE * SIZE)
    if kind == "leader":
        lay(sheet, box().parts["back"]["cape"], look)
    for place in ("back", "body", "head", "hat"):
        lay(sheet, part_of(place, getattr(look, place)), look)
    if kind == "leader":
        lay(sheet, Part(10, crown_top(sheet), box().crown), look)
    lay(sheet, part_of("held", look.held), look)
    pixels: list[RGB | None] = [rgb(colour) if colour else None for colour in sheet]
    return Picture(pixels[at : at + SIZE] for at in range(0, len(pixels), SIZE))


def invented(name: str) -> Look:
    """A look that follows from a name: by chance, and by its words."""
    dice = seed(name)
    picked: dict[str, Any] = {}
    for key, choices in zip(ORDER, box().choices):
        dice = (dice * 1664525 + 1013904223) & 0xFFFFFFFF
        picked[key] = choices[(dice >> 8) % len(choices)]
    for word, parts in box().words:
        if re.search(word, name, re.IGNORECASE):
            picked |= parts
            break
    colours = Colours(picked["skin"], picked["hair"], picked["main"], picked["trim"])
    return Look(picked["head"], picked["body"], picked["hat"], picked["held"], picked["back"], colours)


def seed(name: str) -> int:
    found = 2166136261
    for letter in name:
        found = (found ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    return found


def part_of(place: str, part: str | Part) -> Part:
    return box().parts[place][part] if isinstance(part, str) else part


def crown_top(sheet: list[str]) -> int:
    """Where the hat ends."""
    top = next((y for y in range(SIZE) if any(sheet[y * SIZE + x] for x in CENTRE)), SIZE)
    return max(0, top - 2)


def lay(sheet: list[str], part: Part, look: Look) -> None:
    """Puts a part on the sheet, lit from the left and with an outline."""
    own: dict[tuple[int, int], str] = {}
    for dy, row in enumerate(part.rows):
        for dx, letter in enumerate(row):
            x, y = part.x + dx, part.y + dy
            if letter != "." and 0 <= x < SIZE and 0 <= y < SIZE:
                own[x, y] = colour(letter, look.colours)
    for y in range(SIZE):
        for x in range(SIZE):
            here = own.get((x, y))
            beside = [own.get(place) for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))]
            left, right, _, below = beside
            if here:
                dark, light = not right or not below, not left and (x + 2, y) in own
                sheet[y * SIZE + x] = shade(here, 0.76) if dark else shade(here, 1.22) if light else here
            elif found := next((one for one in beside if one), ""):
                sheet[y * SIZE + x] = shade(found, 0.28)


def colour(letter: str, own: Colours) -> str:
    mine = {"s": own.skin, "h": own.hair, "m": own.main, "t": own.trim}
    return mine.get(letter) or box().paint.get(letter, UNKNOWN)


@functools.cache
def shade(colour: str, by: float) -> str:
    """Darker below 1, lighter above."""
    made = (part * by if by <= 1 else part + (255 - part) * (by - 1) for part in bytes.fromhex(colour[1:]))
    return "#" + "".join(f"{math.floor(part + 0.5):02x}" for part in made)
