"""Everything true of one play of Pocket-Tactics, as ints and lists of ints. Rules change it only through change/map_changes.py and
flow/setup.py."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.core.chance import Chance
from pixelhall.core.dumping import Form
from pixelhall.core.game import Decision, State
from pixelhall.core.log_lines import Line, chain, lines
from pixelhall.core.machine import NONE, NOTHINGS, Frame
from pixelhall.pocket_tactics.numbers import chart, contest_field, off_map

if TYPE_CHECKING:
    from pixelhall.pocket_tactics.options import Rules
    from pixelhall.pocket_tactics.texts.book import Book, Face, Terrain


Unit = i64
Tile = i64  # tiles are numbered in the order in which they were laid
NO_FRAMES: Final[list[Frame]] = []
NO_NUMBERS: Final = vec[i64]()
NO_RINGS: Final = vec[vec[i64]]()


@final
class Skirmish(State):
    """One play."""

    def __init__(self, book: "Book", rules: "Rules", chance: Chance) -> None:
        self.book = book
        self.rules = rules
        self.chance = chance
        self.seats: i64 = rules.players
        # What is laid out and who belongs to which force changes seldom: these are never changed in place, and copies
        # of the play share them.
        self.kind: vec[i64] = NO_NUMBERS  # of each tile
        self.spot: vec[i64] = NO_NUMBERS  # where each tile lies (state/board.py)
        self.near: vec[i64] = NO_NUMBERS  # six neighbours of each tile, -1 where there is none
        self.around: vec[vec[i64]] = NO_RINGS  # the same without the gaps, for those who walk
        self.edge: vec[i64] = NO_NUMBERS  # the free spots next to tiles, lowest first
        self.feature: vec[i64] = NO_NUMBERS  # on each tile, or -1
        self.sites: vec[i64] = NO_NUMBERS  # the tiles that have a feature
        self.face: vec[i64] = NO_NUMBERS  # of each unit
        self.owner: vec[i64] = NO_NUMBERS
        self.brought: list[int] = NONE  # the feature of each seat, and last the central one; -1 while not chosen
        self.homes: list[int] = NONE  # the tile of each seat's own feature, -1 before it is settled
        self.order: vec[i64] = NO_NUMBERS  # seats as the roll-off set them
        self.winners: list[int] = NONE
        self.holders: vec[i64] = NO_NUMBERS  # of each tile, a bit for each seat that has held its feature (PK-17)
        self.seen: vec[i64] = NO_NUMBERS  # the positions at the ends of turns since the last defeat, each as a number
        # Each play has its own of these: `empty_state` makes them, `clone` copies them; a bare state shares the empty
        # ones.
        self.stands: vec[i64] = NO_NUMBERS  # the unit on each tile, or -1
        self.held: vec[i64] = NO_NUMBERS  # who controlled the feature of each tile when last counted, or -1
        self.place: vec[i64] = NO_NUMBERS  # of each unit: a tile, or RESERVE, CAPTURED, GONE
        self.captor: vec[i64] = NO_NUMBERS
        self.fired: vec[i64] = NO_NUMBERS  # the turn of its last ranged assault
        self.bag: list[int] = NONE  # how many tiles of each kind
        self.out: vec[i64] = NO_NUMBERS  # of each seat, whether it is out of the play
        self.contest: vec[i64] = NO_NUMBERS
        self.pools: list[list[int]] = (
            NOTHINGS  # OFF and DEF of one side, OFF and DEF of the other, highest first; never changed in place
        )
        self.bumps: list[list[int]] = (
            NOTHINGS  # OFF, DEF and either of one side, then of the other; never changed in place
        )
        self.stack: list[Frame] = NO_FRAMES
        self.last: i64 = 0  # how the last test, assault or step went
        self.active: i64 = 0
        self.turn: i64 = 0
        self.quiet: i64 = 0  # turns since a defeat, a deployment or new control
        self.over = False
        self.reason: i64 = 0
        self.logging = True
        self.log: Line | None = None
        self.earlier: Line | None = None  # of a play laid out from text: its log of the last turns (show/throws.py)
        self.asked: list[Decision] | None = None

    def clone(self) -> "Skirmish":
        other = Skirmish(self.book, self.rules, self.chance.clone())
        other.kind = self.kind
        other.spot = self.spot
        other.near = self.near
        other.around = self.around
        other.edge = self.edge
        other.feature = self.feature
        other.sites = self.sites
        other.face = self.face
        other.owner = self.owner
        other.brought = self.brought
        other.homes = self.homes
        other.order = self.order
        other.winners = self.winners
        other.holders = self.holders
        other.seen = self.seen
        other.stands = self.stands[:]
        other.held = self.held[:]
        other.place = self.place[:]
        other.captor = self.captor[:]
        other.fired = self.fired[:]
        other.bag = self.bag[:]
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
        other.logging = self.logging
        other.log = self.log
        other.earlier = self.earlier
        other.asked = self.asked
        return other

    # Readers.

    def card(self, unit: Unit) -> "Face":
        return self.book.faces[self.face[unit]]

    def terrain(self, tile: Tile) -> i64:
        """What a tile counts as, by its number in the book: its feature, if it has one."""
        feature = self.feature[tile]
        return feature if feature >= 0 else self.kind[tile]

    def ground(self, tile: Tile) -> "Terrain":
        """What a tile counts as."""
        return self.book.terrains[self.terrain(tile)]

    def reserves(self, seat: i64) -> list[Unit]:
        return [
            unit for unit in range(len(self.face)) if self.owner[unit] == seat and self.place[unit] == off_map.RESERVE
        ]

    def army(self, seat: i64) -> list[Unit]:
        """The units of a seat on the map."""
        return [unit for unit in range(len(self.face)) if self.owner[unit] == seat and self.place[unit] >= 0]

    def standing(self, seat: i64) -> i64:
        """How many units of a seat are on the map."""
        count: i64 = 0
        owner, place = self.owner, self.place
        for unit in range(len(owner)):
            if owner[unit] == seat and place[unit] >= 0:
                count += 1
        return count

    def neighbours(self, tile: Tile) -> vec[i64]:
        return self.around[tile]

    def dump(self) -> dict[str, Any]:
        data = FORM.dump(self)
        data["log"] = [line.ints for line in lines(self.log)]
        data["earlier"] = [line.ints for line in lines(self.earlier)]
        return data

    def fill(self, data: dict[str, Any]) -> None:
        """Takes over what was dumped; dumps of earlier versions have no memory of what was held and seen."""
        FORM.fill(self, {"holders": [0] * len(data["kind"]), "seen": [], **data})
        self.around = vec[vec[i64]]([ring(self.near, tile) for tile in range(len(self.kind))])
        for tile in range(len(self.kind)):
            self.edge = rim(self.near, self.edge, tile, self.spot[tile])
        self.log = chain(data["log"])
        self.earlier = chain(data.get("earlier", []))


FORM: Final = Form(
    plain=("last", "active", "turn", "quiet", "over", "reason", "logging"),
    lists=("bag", "brought", "homes", "winners"),
    nested=("pools", "bumps"),
    vecs=(
        "kind",
        "spot",
        "near",
        "feature",
        "sites",
        "stands",
        "holders",
        "seen",
        "held",
        "face",
        "owner",
        "place",
        "captor",
        "fired",
        "order",
        "out",
        "contest",
    ),
)


def empty_state(book: "Book", rules: "Rules", chance: Chance) -> Skirmish:
    """A state with nothing in it yet."""
    state = Skirmish(book, rules, chance)
    state.bag = [0] * len(book.terrains)
    state.brought = [-1] * (rules.players + 1)
    state.homes = [-1] * rules.players
    state.order = vec[i64](range(rules.players))
    state.out = vec[i64]([0] * rules.players)
    state.contest = vec[i64]([0] * contest_field.COUNT)
    state.pools = [[], [], [], []]
    state.bumps = [[], [], [], [], [], []]
    state.stack, state.winners = [], []
    return state


def ring(near: vec[i64], tile: Tile) -> vec[i64]:
    """The neighbours of a tile."""
    found = vec[i64](capacity=chart.SIDES)
    at = tile * chart.SIDES
    for side in range(chart.SIDES):
        if near[at + side] >= 0:
            found = append(found, near[at + side])
    return found


def rim(near: vec[i64], edge: vec[i64], tile: Tile, spot: i64) -> vec[i64]:
    """The edge of the map with a tile on this spot: the spot is taken, and those around it are free unless a tile lies
    there."""
    found = vec[i64](capacity=len(edge) + chart.SIDES)
    at: i64 = 0
    for side in chart.RISING:
        if near[tile * chart.SIDES + side] >= 0:
            continue
        free = spot + chart.STEPS[side]
        while at < len(edge) and edge[at] <= free:
            if edge[at] != spot and edge[at] != free:
                found = append(found, edge[at])
            at += 1
        found = append(found, free)
    while at < len(edge):
        if edge[at] != spot:
            found = append(found, edge[at])
        at += 1
    return found
