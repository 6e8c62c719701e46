"""The characters of the hall, as the client draws them: sprites.json is written by `npm test -- -u` in web/."""

import functools
import zlib
from importlib import resources

import msgspec

from pixelhall.server.pictures.canvas import RGB, Picture, rgb
from pixelhall.server.pictures.looks import character

FILE = "sprites.json"
SIZE = 28
PEOPLE = ("hero", "leader")


class Written(msgspec.Struct):
    """The pixels row by row: a full stop where nothing is, else the letter of a colour, the first from 0 on."""

    colours: list[str]
    pixels: str


class Sprites:
    """All characters, each unpacked when it is first drawn."""

    def __init__(self) -> None:
        text = resources.files(__package__).joinpath(FILE).read_bytes()
        self.written = msgspec.json.decode(text, type=dict[str, Written])
        self.made: dict[str, Picture] = {}

    def find(self, kind: str, name: str) -> Picture:
        """A character of this kind by its name; one that was not drawn by hand looks like another of its kind."""
        key = f"{kind}/{name}"
        if key not in self.written:
            others = sorted(other for other in self.written if other.startswith(f"{kind}/"))
            key = others[zlib.crc32(name.encode()) % len(others)]
        return self.unpacked(key)

    def drawn(self, kind: str, name: str, like: str) -> list[list[RGB | None]] | None:
        """The pixels of what was drawn by hand; people who were not are put together as in the browser, with the looks of
        another name, such as that of their card."""
        key = f"{kind}/{name}"
        if key in self.written:
            return self.unpacked(key).rows
        return character(kind, like).rows if kind in PEOPLE else None

    def unpacked(self, key: str) -> Picture:
        if key not in self.made:
            self.made[key] = picture(self.written[key])
        return self.made[key]


@functools.cache
def sprites() -> Sprites:
    return Sprites()


def picture(written: Written) -> Picture:
    colours = [rgb(colour) for colour in written.colours]
    found = [None if letter == "." else colours[ord(letter) - 48] for letter in written.pixels]
    return Picture(found[at : at + SIZE] for at in range(0, len(found), SIZE))
