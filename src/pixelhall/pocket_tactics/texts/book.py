"""The content of a play, ready for the rules: faces of units, terrains, factions. Loaded once, never changed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.numbers import stat


@final
class Ability:
    """One sentence as numbers: its form, what stands in its slots, when it applies."""

    def __init__(
        self,
        form: i64,
        n: i64,
        stat: i64,
        types: int,
        terrain: i64,
        ends: i64,
        when: i64,
        when_types: int,
        when_terrain: i64,
    ) -> None:
        self.form = form
        self.n = n
        self.stat = stat
        self.types = types  # a bit for each type
        self.terrain = terrain
        self.ends = ends
        self.when = when
        self.when_types = when_types
        self.when_terrain = when_terrain


@final
class Face:
    """What is printed on the card of a unit."""

    def __init__(self, index: i64, name: str, price: i64) -> None:
        self.index = index
        self.name = name
        self.price = price
        self.dice = vec[i64]([0, 0])  # OFF, DEF
        self.bumps: list[list[int]] = [[], []]
        self.types = 0
        self.minion = False
        self.conjures = False  # Mage or Arcane: can summon
        self.swift: i64 = 0
        self.flying: i64 = 0
        self.ranged: i64 = 0
        self.daylight: i64 = 0
        self.summoning: i64 = 0
        self.favoured: i64 = -1
        self.abilities: list[Ability] = []
        self.forms: i64 = 0  # a bit for each form among the abilities
        self.leaps = False  # has an ability to move far
        self.sneaks = False  # has an ability to be deployed elsewhere
        self.special = False  # has a special action
        self.texts: list[str] = []
        self.type_names: list[str] = []
        self.faction = ""
        self.brings: i64 = (
            -1
        )  # what it brings to every assault as a number, -1 until worked out (outlook/quick_odds.py)

    def has(self, form: i64) -> bool:
        return self.forms >> form & 1 != 0

    def ability(self, form: i64) -> Ability:
        """The first ability of that form."""
        for ability in self.abilities:
            if ability.form == form:
                return ability
        return NO_ABILITY


@final
class Terrain:
    """A tile kind or a feature: what it does to units that enter it or stand there."""

    def __init__(self, index: i64, name: str, is_feature: bool) -> None:
        self.index = index
        self.name = name
        self.is_feature = is_feature
        self.abilities: list[Ability] = []
        self.texts: list[str] = []
        self.halts = False  # no more steps after entering
        self.holds = False  # the same, but not for flyers
        self.test = NO_ABILITY  # what entering needs
        self.musters = 0  # types that may be deployed from here after a turn
        self.plunders = False
        self.bumps = False  # gives bumps
        self.rerolls = False  # gives re-rolls
        self.hazard = False  # counts against the limit of PK-2
        self.count = 0  # in the core pool


NO_ABILITY: Final = Ability(-1, 0, stat.OFF, 0, -1, 0, 0, 0, -1)


class Faction:
    """A ready-made force."""

    def __init__(self, name: str, faces: list[int], home: int, words: str) -> None:
        self.name = name
        self.faces = faces
        self.home = home  # the feature it usually brings
        self.words = words


class Preset:
    """A ready-made start: forces, and the lines of its position."""

    def __init__(self, name: str, title: str, forces: list[str], lines: list[str]) -> None:
        self.name = name
        self.title = title
        self.forces = forces
        self.lines = lines


@final
class Book:
    """All content of a play."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.terrains: list[Terrain] = []
        self.factions: list[Faction] = []
        self.presets: list[Preset] = []
        self.types: list[str] = []
        self.digests: dict[str, str] = {}
        self.own = 0  # how many of the units a scenario has defined: the last ones
        self.contents: dict[str, str] = {}  # of whole sets, by their names as the digests are
        self.cheapest: i64 = -1  # what a unit that can be placed at the start costs at least; -1 if there is none

    def tiles(self) -> list[int]:
        return [terrain.index for terrain in self.terrains if not terrain.is_feature]

    def features(self) -> list[int]:
        return [terrain.index for terrain in self.terrains if terrain.is_feature]


assert (stat.OFF, stat.DEF) == (0, 1), "dice and bumps are kept in this order"
