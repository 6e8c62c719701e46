"""Everything true of one play of Pocket-Tactics, as ints and lists of ints. Rules change it only through changes.py and setup.py."""

from typing import Any, Final

from mypy_extensions import i64

from pixelhall.core import chance as chances
from pixelhall.core import machine
from pixelhall.core.chance import Chance
from pixelhall.core.game import Decision, State
from pixelhall.core.machine import NONE, NOTHINGS, Frame
from pixelhall.pocket_tactics.book import Book, Face, Terrain
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.words import CONTEST, RESERVE, RISING, SIDES, STEPS

Unit = int
Tile = int  # tiles are numbered in the order in which they were laid
NO_FRAMES: Final[list[Frame]] = []


class Line:
    """One line of the log, and the one before it: a kind, a seat and a few numbers."""

    def __init__(self, ints: list[int], before: "Line | None") -> None:
        self.number: int = 1 if before is None else before.number + 1
        self.ints = ints
        self.before = before


class Skirmish(State):
    """One play."""

    def __init__(self, book: Book, rules: Rules, chance: Chance) -> None:
        self.book = book
        self.rules = rules
        self.chance = chance
        self.seats = rules.players
        # Lists are made by `opened` or copied by `clone`: a bare state shares these empty ones.
        self.kind: list[int] = NONE  # of each tile
        self.spot: list[int] = NONE  # where each tile lies (board.py)
        self.near: list[Tile] = NONE  # six neighbours of each tile, -1 where there is none
        self.around: list[list[Tile]] = NOTHINGS  # the same without the gaps, for those who walk; the lists are never changed in place
        self.edge: list[int] = NONE  # the free spots next to tiles, lowest first; never changed in place
        self.feature: list[int] = NONE  # on each tile, or -1
        self.sites: list[Tile] = NONE  # the tiles that have a feature
        self.stands: list[Unit] = NONE  # on each tile, or -1
        self.held: list[int] = NONE  # who controlled the feature of each tile when last counted, or -1
        self.face: list[int] = NONE  # of each unit
        self.owner: list[int] = NONE
        self.place: list[Tile] = NONE  # of each unit: a tile, or RESERVE, CAPTURED, GONE
        self.captor: list[int] = NONE
        self.fired: list[int] = NONE  # the turn of its last ranged assault
        self.bag: list[int] = NONE  # how many tiles of each kind
        self.brought: list[int] = NONE  # the feature of each seat, and last the central one; -1 while not chosen
        self.homes: list[Tile] = NONE  # the tile of each seat's own feature, -1 before it is settled
        self.order: list[int] = NONE  # seats as the roll-off set them
        self.out: list[int] = NONE  # of each seat, whether it is out of the play
        self.contest: list[int] = NONE
        self.pools: list[list[int]] = NOTHINGS  # OFF and DEF of one side, OFF and DEF of the other, highest first; never changed in place
        self.bumps: list[list[int]] = NOTHINGS  # OFF, DEF and either of one side, then of the other; never changed in place
        self.stack: list[Frame] = NO_FRAMES
        self.last = 0  # how the last test, assault or step went
        self.active = 0
        self.turn = 0
        self.quiet = 0  # turns since a defeat or a change of control
        self.over = False
        self.reason = 0
        self.winners: list[int] = NONE
        self.logging = True
        self.log: Line | None = None
        self.asked: list[Decision] | None = None

    def clone(self) -> "Skirmish":
        other = Skirmish(self.book, self.rules, self.chance.clone())
        other.kind = self.kind[:]
        other.spot = self.spot[:]
        other.near = self.near[:]
        other.around = self.around
        other.edge = self.edge
        other.feature = self.feature[:]
        other.sites = self.sites[:]
        other.stands = self.stands[:]
        other.held = self.held[:]
        other.face = self.face[:]
        other.owner = self.owner[:]
        other.place = self.place[:]
        other.captor = self.captor[:]
        other.fired = self.fired[:]
        other.bag = self.bag[:]
        other.brought = self.brought[:]
        other.homes = self.homes[:]
        other.order = self.order[:]
        other.out = self.out[:]
        other.contest = self.contest[:]
        other.pools = self.pools[:]
        other.bumps = self.bumps[:]
        other.stack = [frame.clone() for frame in self.stack]
        other.last = self.last
        other.active = self.active
        other.turn = self.turn
        other.quiet = self.quiet
        other.over = self.over
        other.reason = self.reason
        other.winners = self.winners[:]
        other.logging = self.logging
        other.log = self.log
        other.asked = self.asked
        return other

    # Readers.

    def card(self, unit: Unit) -> Face:
        at: i64 = unit
        return self.book.faces[self.face[at]]

    def ground(self, tile: Tile) -> Terrain:
        """What a tile counts as: its feature, if it has one."""
        at: i64 = tile
        feature = self.feature[at]
        return self.book.terrains[feature if feature >= 0 else self.kind[at]]

    def reserves(self, seat: int) -> list[Unit]:
        return [unit for unit in range(len(self.face)) if self.owner[unit] == seat and self.place[unit] == RESERVE]

    def army(self, seat: int) -> list[Unit]:
        """The units of a seat on the map."""
        return [unit for unit in range(len(self.face)) if self.owner[unit] == seat and self.place[unit] >= 0]

    def standing(self, seat: int) -> int:
        """How many units of a seat are on the map."""
        count = 0
        for unit in range(len(self.owner)):
            if self.owner[unit] == seat and self.place[unit] >= 0:
                count += 1
        return count

    def neighbours(self, tile: Tile) -> list[Tile]:
        at: i64 = tile
        return self.around[at]

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAIN}
        data["options"] = self.rules.chosen
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in POOLS:
            data[name] = [list(pool) for pool in getattr(self, name)]
        data["chance"] = self.chance.dump()
        data["stack"] = [machine.dumped(frame) for frame in self.stack]
        data["log"] = lines(self.log)
        return data

    def fill(self, data: dict[str, Any]) -> None:
        """Takes over what was dumped."""
        for name in PLAIN:
            setattr(self, name, type(getattr(self, name))(data[name]))
        for name in LISTS:
            setattr(self, name, [int(x) for x in data[name]])
        for name in POOLS:
            setattr(self, name, [[int(x) for x in pool] for pool in data[name]])
        self.around = [ring(self.near, tile) for tile in range(len(self.kind))]
        for tile in range(len(self.kind)):
            self.edge = rim(self.near, self.edge, tile, self.spot[tile])
        self.chance = chances.restored(data["chance"])
        self.stack = [machine.restored(frame) for frame in data["stack"]]
        self.log = None
        for ints in data["log"]:
            self.log = Line([int(x) for x in ints], self.log)


PLAIN: Final = ("last", "active", "turn", "quiet", "over", "reason", "logging")
LISTS: Final = ("kind", "spot", "near", "feature", "sites", "stands", "held", "face", "owner", "place", "captor", "fired", "bag", "brought", "homes",
                "order", "out", "contest", "winners")
POOLS: Final = ("pools", "bumps")


def opened(book: Book, rules: Rules, chance: Chance) -> Skirmish:
    """A state with nothing in it yet."""
    state = Skirmish(book, rules, chance)
    state.kind, state.spot, state.near, state.feature, state.sites, state.stands, state.held = [], [], [], [], [], [], []
    state.around, state.edge = [], []
    state.face, state.owner, state.place, state.captor, state.fired = [], [], [], [], []
    state.bag = [0] * len(book.terrains)
    state.brought = [-1] * (state.seats + 1)
    state.homes = [-1] * state.seats
    state.order = list(range(state.seats))
    state.out = [0] * state.seats
    state.contest = [0] * CONTEST
    state.pools = [[], [], [], []]
    state.bumps = [[], [], [], [], [], []]
    state.stack, state.winners = [], []
    return state


def ring(near: list[Tile], tile: Tile) -> list[Tile]:
    """The neighbours of a tile."""
    found: list[Tile] = []
    at: i64 = tile * SIDES
    for side in range(SIDES):
        if near[at + side] >= 0:
            found.append(near[at + side])
    return found


def rim(near: list[Tile], edge: list[int], tile: Tile, spot: int) -> list[int]:
    """The edge of the map with a tile on this spot: the spot is taken, and those around it are free unless a tile lies there."""
    found: list[int] = []
    at: i64 = 0
    for side in RISING:
        if near[tile * SIDES + side] >= 0:
            continue
        free = spot + STEPS[side]
        while at < len(edge) and edge[at] <= free:
            if edge[at] != spot and edge[at] != free:
                found.append(edge[at])
            at += 1
        found.append(free)
    while at < len(edge):
        if edge[at] != spot:
            found.append(edge[at])
        at += 1
    return found


def lines(last: Line | None) -> list[list[int]]:
    """The log from its first line on."""
    found: list[list[int]] = []
    while last is not None:
        found.append(last.ints)
        last = last.before
    found.reverse()
    return found
