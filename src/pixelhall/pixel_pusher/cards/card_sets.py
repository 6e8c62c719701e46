"""What machine cards, ability cards and images are, and how they are read from TOML: every fault is found in one pass,
with its place."""

import hashlib
import json
import re
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Final

from pixelhall.core.content_file import Block, ContentFile, value_words
from pixelhall.core.set_folders import SetFolders, names_in
from pixelhall.pixel_pusher.numbers import ability, bounds, colour

SETS: Final = Path(__file__).parent / "sets"
DECKS: Final = Path(__file__).parent / "decks"
MOST_COPIES: Final = 20
EFFECTS: Final = ("build", "collect", "score", "mix")
ENDS: Final = ("collect", "convert")
COLLECTED: Final = re.compile(r"R{1,3}|G{1,3}|B{1,3}")
RECIPE: Final = re.compile(f"([{colour.LETTERS}]{{1,4}}) to ([{colour.LETTERS}]{{1,4}})")
ANY_THREE: Final = "three equal to any"


@dataclass(frozen=True)
class Image:
    """A picture of five scanlines, each with its points (B1.2: a primary 1, a mixed colour 3, white 4, a full row 2
    more)."""

    name: str
    set: str
    rows: tuple[str, ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(points(row) for row in self.rows)


@dataclass(frozen=True)
class End:
    """What a machine card does where it is installed: collect some pixels of a colour, or convert by one of its
    recipes."""

    collect: str = ""
    convert: tuple[str, ...] = ()

    def words(self) -> str:
        if self.collect:
            return f"Collect {len(self.collect)} {colour.WORDS[colour.LETTERS.index(self.collect[0])]}."
        return f"Convert {' or '.join(self.convert)}."


@dataclass(frozen=True)
class Machine:
    """A machine card and how many of it there are. A card with two ends is installed by one of them (PP-16)."""

    name: str
    set: str
    count: int
    ends: tuple[End, ...]


@dataclass(frozen=True)
class Ability:
    """A draft ability card: who is first in a phase, or a free conversion (PP-7)."""

    name: str
    set: str
    effect: str
    text: str


@dataclass(frozen=True)
class CardSet:
    """What one file holds. The digest covers what the rules read, not comments, layout or the title."""

    name: str
    title: str
    images: tuple[Image, ...]
    machines: tuple[Machine, ...]
    abilities: tuple[Ability, ...]
    digest: str
    text: str = field(default="", repr=False, compare=False)

    @property
    def cards(self) -> tuple[Image | Machine | Ability, ...]:
        return (*self.images, *self.machines, *self.abilities)


def points(row: str) -> int:
    """What a scanline is worth."""
    worth = sum(
        1 if colour.LETTERS.index(cell) < colour.PRIMARIES else 4 if colour.LETTERS.index(cell) == colour.WHITE else 3
        for cell in row
        if cell != colour.BLANK
    )
    return worth + (2 if colour.BLANK not in row else 0)


def read(text: str, where: str) -> CardSet:
    """The set that a TOML text describes; `where` names it in the faults."""
    file = ContentFile(text, where)
    top = file.top(Block)
    top.keys(known=("set", "image", "machine", "ability"), needed=("set",))
    head = top.block("set", "the set")
    head.keys(known=("name", "title"), needed=("name", "title"))
    name, title = head.slug("name"), head.line("title")
    images = tuple(_image(block, name) for block in top.blocks("image"))
    machines = tuple(_machine(block, name) for block in top.blocks("machine"))
    abilities = tuple(_ability(block, name) for block in top.blocks("ability"))
    if not (images or machines or abilities) and not file.faults:
        top.fault("set", "there is no card in it; an image begins with [[image]]")
    if bool(machines) != bool(abilities) or (
        abilities and sorted(one.effect for one in abilities) != sorted(EFFECTS) and not file.faults
    ):
        top.fault(
            "machine",
            f"a deck has machine cards and {ability.COUNT} ability cards, one for each of: {', '.join(EFFECTS)}",
        )
    file.finish()
    return CardSet(name, title, images, machines, abilities, _digest(name, images, machines, abilities), text)


FOLDERS: Final = SetFolders(read, SETS, DECKS)
load = FOLDERS.load
shipped = FOLDERS.shipped


def galleries() -> list[str]:
    return names_in(SETS)


def decks() -> list[str]:
    return names_in(DECKS)[::-1]


def _digest(*parts: object) -> str:
    plain = [[astuple(card) for card in part] if isinstance(part, tuple) else part for part in parts]
    return hashlib.sha256(json.dumps(plain, separators=(",", ":")).encode()).hexdigest()


def _image(block: Block, set_name: str) -> Image:
    block.keys(known=("name", "rows", "points"), needed=("name", "rows"))
    rows = tuple(_row(block, i, row) for i, row in enumerate(_list(block, "rows", bounds.ROWS)))
    image = Image(block.name("name"), set_name, rows)
    if "points" in block.table and len(rows) == bounds.ROWS and all(rows):
        for i, given in enumerate(_list(block, "points", bounds.ROWS)):
            if given != image.points[i]:
                block.fault_at(
                    (*block.path, "points", i), f"the points of row {i + 1} are {image.points[i]}, not {given}"
                )
    return image


def _list(block: Block, key: str, length: int) -> list[object]:
    value = block.table.get(key)
    if isinstance(value, list) and len(value) == length:
        return value
    if key in block.table:
        block.fault(key, f"{key} is a list of {length}, not {value_words(value)}")
    return []


def _row(block: Block, i: int, row: object) -> str:
    """One scanline: five cells, each a colour or blank."""
    path = (*block.path, "rows", i)
    if not isinstance(row, str) or len(row) != bounds.WIDTH:
        block.fault_at(path, f"row {i + 1} is a text of {bounds.WIDTH} letters, not {value_words(row)}")
        return ""
    for at, cell in enumerate(row):
        if cell not in colour.LETTERS and cell != colour.BLANK:
            block.fault_at(
                path, f'row {i + 1}: "{cell}" is no colour.', at, (*colour.LETTERS, f"{colour.BLANK} for nothing")
            )
            return ""
    if row == colour.BLANK * bounds.WIDTH:
        block.fault_at(path, f"row {i + 1} needs nothing; a scanline has at least one coloured cell")
    return row


def _machine(block: Block, set_name: str) -> Machine:
    block.keys(known=("name", "count", *ENDS, "other"), needed=("name", "count"))
    ends = [_end(block)]
    if "other" in block.table:
        other = block.block("other", f"{block.who}, other end")
        other.keys(known=ENDS, needed=())
        ends.append(_end(other))
    return Machine(block.name("name"), set_name, block.number("count", 1, MOST_COPIES), tuple(ends))


def _end(block: Block) -> End:
    if sum(key in block.table for key in ENDS) != 1:
        block.fault("name", 'an end either collects or converts: collect = "R", or convert = ["RG to Y"]')
        return End()
    if "collect" in block.table:
        return End(collect=block.matching("collect", COLLECTED, "one to three times the same letter of R, G, B"))
    return End(convert=tuple(_recipe(block, i, one) for i, one in enumerate(_texts(block, "convert"))))


def _texts(block: Block, key: str) -> list[object]:
    value = block.table[key]
    if isinstance(value, list) and 0 < len(value) <= 4:
        return value
    block.fault(key, f"{key} is a list of 1 to 4 recipes such as RG to Y")
    return []


def _recipe(block: Block, i: int, text: object) -> str:
    found = RECIPE.fullmatch(text) if isinstance(text, str) else None
    if text != ANY_THREE and (found is None or len(found[2]) > 2 * len(found[1])):
        block.fault_at((*block.path, "convert", i), f"{value_words(text)} is no recipe.", 0, ("RG to Y", ANY_THREE))
        return ""
    return str(text)


def _ability(block: Block, set_name: str) -> Ability:
    block.keys(known=("name", "effect", "text"), needed=("name", "effect", "text"))
    effect = block.table.get("effect")
    if effect not in EFFECTS and "effect" in block.table:
        block.fault_at((*block.path, "effect"), f"{value_words(effect)} is no effect.", 0, EFFECTS)
    return Ability(block.name("name"), set_name, str(effect), block.line("text"))


def remarks(found: CardSet) -> list[str]:
    """What is right and could be better: pictures that can never be finished, because they need more of a made colour
    than there is."""
    told = []
    for image in found.images:
        cells = "".join(image.rows)
        told += [
            f"{image.name}: it needs {cells.count(sign)} {colour.WORDS[colour.LETTERS.index(sign)]} pixels, and there are 10: it cannot be finished"
            for sign in colour.LETTERS[colour.PRIMARIES :]
            if cells.count(sign) > 10
        ]
    return told
