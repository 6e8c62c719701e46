"""The types of a view of Pocket-Tactics: they check it and make its JSON Schema and the client's TypeScript. Views
themselves are plain dicts."""

from typing import Literal, NotRequired, TypedDict

from pixelhall.core.view_types import AnyView

Numbers = TypedDict("Numbers", {"off": int, "def": int})  # `def` cannot be a name in a class
Pools = TypedDict("Pools", {"off": list[int], "def": list[int]})


class Spot(TypedDict):
    """A place of the map: its name and its axial coordinates."""

    at: str
    q: int
    r: int


class Unit(Numbers):
    """What is printed on a unit, and whose it is."""

    name: str
    card: str
    seat: int
    points: int
    off_bumps: list[int]
    def_bumps: list[int]
    swift: int
    flying: int
    ranged: int
    daylight: int
    summoning: int
    favoured: str
    types: list[str]
    text: str
    fired: bool


class Reach(TypedDict):
    """Where each step leads, with the tile over which it hops, if any; leaps; the tiles on which an enemy can be
    assaulted; the tiles in range that are out of sight."""

    steps: dict[str, str]
    leaps: list[str]
    sees: list[str]
    blocked: list[str]


class Standing(Unit, Reach):
    """A unit on the map, with what it could do from there."""


class Tile(Spot):
    """`control` is the seat that controls its feature, `home` the seat that brought it. What is not there is left
    out."""

    tile: str
    text: NotRequired[str]
    feature: NotRequired[str]
    control: NotRequired[int]
    home: NotRequired[int]
    unit: NotRequired[Standing]


class Player(TypedDict):
    seat: int
    out: bool
    feature: str
    home: str
    spent: int
    features: int
    reserves: list[Unit]
    captures: list[Unit]
    captured_points: int


class Side(Pools):
    """One side of the dice that lie on the table, with the bumps and re-rolls that it has left."""

    seat: int
    unit: str
    rerolls: int
    off_bumps: list[int]
    def_bumps: list[int]
    bumps: list[int]


class Contest(TypedDict):
    kind: str
    sides: list[Side]


class Thrower(TypedDict):
    seat: int
    unit: str
    at: str


class ThrowStep(TypedDict):
    """OFF and DEF of one side, OFF and DEF of the other, after a change."""

    text: str
    pools: list[list[int]]


class Tally(TypedDict):
    side: int
    won: bool
    high: int
    low: int
    text: str


class Throw(TypedDict):
    """One contest of dice, change by change."""

    number: int
    kind: Literal["assault", "test", "daylight", "summoning"]
    over: bool
    sides: list[Thrower]
    steps: list[ThrowStep]
    tallies: list[Tally]


class Limits(TypedDict):
    stall: int
    turns: int
    points: int


class Risk(TypedDict):
    """How likely a move fails, and what then."""

    fails: float
    ends: str


class SkirmishView(AnyView):
    """What one seat may know of a skirmish. `odds` gives for assaults that are open now how likely the target falls and
    how likely the attacker does; `drawn` is the tile to be laid on one of `spots`."""

    game: Literal["pocket-tactics"]
    turn: int
    active: int
    first: int
    quiet: int
    limits: Limits
    tiles: list[Tile]
    bag: dict[str, int]
    players: list[Player]
    contest: Contest | None
    throws: list[Throw]
    odds: dict[str, list[float]]
    risks: dict[str, Risk]
    spots: list[Spot]
    drawn: str
