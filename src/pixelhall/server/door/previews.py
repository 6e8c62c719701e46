"""The pictures that are shown with links: each is drawn once, in a thread, one at a time, and kept for a while."""

import asyncio
from collections import OrderedDict

from pixelhall.server.door.packing import Packed, pack
from pixelhall.server.door.signs import Sign, Signs, of_the_hall
from pixelhall.server.pictures.card import Card, draw
from pixelhall.server.pictures.sprites import sprites
from pixelhall.server.refusals import Missing, Refusal

MOST = 200  # pictures kept, of about 10 kB each
QUEUE = 20  # pictures that may wait to be drawn
LASTING = "public, max-age=600"


class Previews:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.kept: OrderedDict[tuple[str, str], Packed] = OrderedDict()
        self.drawing = asyncio.Lock()
        self.waiting = 0

    async def picture(self, file: str) -> Packed:
        """The picture of what is at a path, by the name of its file; Missing if there is nothing."""
        path, dot, kind = file.rpartition(".")
        if (dot, kind) != (".", "png"):
            raise Missing("There is no such picture.")
        sign = of_the_hall() if path == "hall" else await self.signs.sign(path)
        key = (sign.picture, sign.version)
        if key not in self.kept:
            await self.make(key, sign)
        self.kept.move_to_end(key)
        return self.kept[key]

    async def make(self, key: tuple[str, str], sign: Sign) -> None:
        if self.waiting >= QUEUE:
            raise Refusal("too_fast", "Too many pictures are being drawn; wait a moment.")
        self.waiting += 1
        try:
            async with self.drawing:
                if key not in self.kept:
                    self.kept[key] = await asyncio.to_thread(drawn, sign)
                while len(self.kept) > MOST:
                    self.kept.popitem(last=False)
        finally:
            self.waiting -= 1


def drawn(sign: Sign) -> Packed:
    scene = None if sign.scene is None else sign.scene()
    return pack(draw(Card(sign.heading, sign.line, sign.game, scene), sprites()), "image/png")
