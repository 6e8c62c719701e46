"""What units, tiles, features and factions are, and how a set of them is read from its TOML file: every fault in one
pass, with its place."""

import hashlib
import json
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Final

from pixelhall.core.content_file import ContentFile
from pixelhall.core.set_folders import SetFolders
from pixelhall.pocket_tactics.cards.set_file import ContentBlock

SETS: Final = Path(__file__).parent / "sets"
MOST_DICE: Final = 3
ICONS: Final = ("swift", "flying", "ranged", "daylight", "summoning")
MOST_APART: Final = 3  # points between a price and the formula before it is remarked on


@dataclass(frozen=True)
class Unit:
    """One unit's card. The sentences are canonical."""

    name: str
    set: str
    types: tuple[str, ...]
    points: int
    off: int
    defence: int
    off_bumps: tuple[int, ...]
    def_bumps: tuple[int, ...]
    swift: int
    flying: int
    ranged: int
    daylight: int
    summoning: int
    favoured: str
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Ground:
    """A tile kind or a feature."""

    name: str
    set: str
    feature: bool
    pool: int  # how many tiles are in the core pool; of features, whether it can be drawn as the central one
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Force:
    """A ready-made force: its units, the feature that it brings, a line about it."""

    name: str
    set: str
    units: tuple[str, ...]
    home: str
    words: str


@dataclass(frozen=True)
class Opening:
    """A play set out already: who plays what, and the lines of the position."""

    name: str
    title: str
    forces: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class UnitSet:
    """All of one file. The digest covers what the rules read."""

    name: str
    title: str
    units: tuple[Unit, ...]
    grounds: tuple[Ground, ...]
    forces: tuple[Force, ...]
    openings: tuple[Opening, ...]
    digest: str
    text: str = field(default="", repr=False, compare=False)

    @property
    def cards(self) -> tuple[Unit | Ground | Force, ...]:
        return (*self.units, *self.grounds, *self.forces)


def read(text: str, where: str) -> UnitSet:
    """The set that a TOML text describes; `where` names it in the faults."""
    file = ContentFile(text, where)
    top = file.top(ContentBlock)
    top.keys(known=("set", "tile", "feature", "unit", "faction", "preset"), needed=("set",))
    head = top.block("set", "the set")
    head.keys(known=("name", "title"), needed=("name", "title"))
    name, title = head.slug("name"), head.line("title")
    grounds = [_ground(block, name, False) for block in top.blocks("tile")] + [
        _ground(block, name, True) for block in top.blocks("feature")
    ]
    units = tuple(_unit(block, name) for block in top.blocks("unit"))
    forces = tuple(_force(block, name) for block in top.blocks("faction"))
    openings = tuple(_opening(block) for block in top.blocks("preset"))
    file.finish()
    whole = json.dumps(
        [name, *([astuple(one) for one in part] for part in (units, grounds, forces, openings))], separators=(",", ":")
    )
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return UnitSet(name, title, units, tuple(grounds), forces, openings, digest, text)


FOLDERS: Final = SetFolders(read, SETS)
load = FOLDERS.load
shipped = FOLDERS.shipped


def _ground(block: ContentBlock, set_name: str, feature: bool) -> Ground:
    block.keys(known=("name", "text", "pool"), needed=("name",))
    return Ground(
        block.name("name"), set_name, feature, block.number("pool", 0, 12), block.sentences("text", "terrain")
    )


def _unit(block: ContentBlock, set_name: str) -> Unit:
    block.keys(
        known=("name", "types", "points", "off", "def", "off_bump", "def_bump", *ICONS, "favoured", "text"),
        needed=("name", "types", "points", "off", "def", "favoured"),
    )
    swift, flying, ranged, daylight, summoning = (block.number(icon, 0, 3) for icon in ICONS)
    return Unit(
        block.name("name"),
        set_name,
        block.names("types", 8),
        block.number("points", 1, 50),
        block.number("off", 0, MOST_DICE),
        block.number("def", 0, MOST_DICE),
        block.bumps("off_bump"),
        block.bumps("def_bump"),
        swift,
        flying,
        ranged,
        daylight,
        summoning,
        block.capitalised(block.table.get("favoured", ""), (*block.path, "favoured")),
        block.sentences("text", "unit"),
    )


def _force(block: ContentBlock, set_name: str) -> Force:
    block.keys(known=("name", "units", "home", "words"), needed=("name", "units", "home"))
    words = block.line("words") if "words" in block.table else ""
    return Force(
        block.name("name"),
        set_name,
        block.names("units"),
        block.capitalised(block.table.get("home", ""), (*block.path, "home")),
        words,
    )


def _opening(block: ContentBlock) -> Opening:
    block.keys(known=("name", "title", "forces", "lines"), needed=("name", "title", "forces", "lines"))
    return Opening(block.slug("name"), block.line("title"), block.names("forces", 4), block.lines("lines"))


def price(unit: Unit) -> float:
    """What the numbers of a unit are worth by the fitted formula; abilities come on top or off."""
    return (
        2.4
        + 0.25 * unit.off
        + 2.05 * unit.defence
        + 1.3 * sum(unit.off_bumps)
        - 0.1 * sum(unit.def_bumps)
        + 2.0 * (unit.swift + unit.flying)
        + 2.05 * unit.ranged
        - unit.daylight
        - (1 if unit.summoning else 0)
    )


def prove(found: UnitSet) -> None:
    """Makes a book of a set, with the first shipped set unless it is shipped itself; BadSet names what is missing."""
    from pixelhall.pocket_tactics.cards.binding import bind

    bind([found] if found.name in shipped() else [load(shipped()[0]), found])


def remarks(found: UnitSet) -> list[str]:
    """Remarks on what is allowed but looks unfair."""
    told = [
        f"{unit.name} costs {unit.points}; its numbers alone are worth {price(unit):.0f} by the usual formula"
        for unit in found.units
        if abs(unit.points - price(unit)) > MOST_APART
    ]
    prices = {unit.name: unit.points for unit in found.units}
    for force in found.forces:
        total = sum(prices.get(unit, 0) for unit in force.units)
        if all(unit in prices for unit in force.units) and total != 50:
            told.append(f"{force.name} adds up to {total} points, not to the usual 50")
    return told


def unplayed() -> list[str]:
    """The forms that are understood and not played yet: none."""
    return []
