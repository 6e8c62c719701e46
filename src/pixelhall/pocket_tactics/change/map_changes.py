"""Every change of the map and of where units are; each says so in the log."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.numbers import chart, off_map
from pixelhall.pocket_tactics.state import board
from pixelhall.pocket_tactics.state.board import controller
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit, rim, ring


def and_one(numbers: vec[i64], number: i64) -> vec[i64]:
    """Another row of numbers, one longer: copies of the play go on with the old one."""
    return append(numbers[:], number)


def instead(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """Another row of numbers, with one of them changed: copies of the play go on with the old one."""
    others = numbers[:]
    others[at] = number
    return others


def lay(state: Skirmish, kind: i64, spot: i64) -> Tile:
    """A tile comes onto the map."""
    tile = len(state.kind)
    near, around = state.near[:], state.around[:]
    for _ in range(chart.SIDES):
        near = append(near, -1)
    for other in range(tile):
        side = board.direction(state.spot[other] - spot)
        if side >= 0:
            near[tile * chart.SIDES + side] = other
            near[other * chart.SIDES + (side + 3) % chart.SIDES] = tile
            around[other] = ring(near, other)
    state.near, state.around = near, append(around, ring(near, tile))
    state.edge = rim(near, state.edge, tile, spot)
    state.kind, state.spot, state.feature = (
        and_one(state.kind, kind),
        and_one(state.spot, spot),
        and_one(state.feature, -1),
    )
    state.stands, state.held = append(state.stands, -1), append(state.held, -1)
    return tile


def place_feature(state: Skirmish, tile: Tile, feature: i64) -> None:
    """A feature comes onto a tile."""
    state.feature = instead(state.feature, tile, feature)
    state.sites = and_one(state.sites, tile)


def set_home(state: Skirmish, seat: i64, tile: Tile) -> None:
    """A tile becomes that of a seat's own feature."""
    state.homes = state.homes[:]
    state.homes[seat] = tile


def bring(state: Skirmish, seat: i64, feature: i64) -> None:
    """A seat brings a feature; the seat after the last is nobody's: the centre."""
    state.brought = state.brought[:]
    state.brought[seat] = feature


def enlist(state: Skirmish, seat: i64, face: i64) -> Unit:
    """A unit joins the force of a seat, in its reserves."""
    state.face, state.owner = and_one(state.face, face), and_one(state.owner, seat)
    state.place, state.captor, state.fired = (
        append(state.place, off_map.RESERVE),
        append(state.captor, -1),
        append(state.fired, 0),
    )
    return len(state.face) - 1


def put(state: Skirmish, unit: Unit, tile: Tile) -> None:
    """A unit stands on a tile, wherever it was before."""
    lift(state, unit)
    state.place[unit] = tile
    state.stands[tile] = unit


def lift(state: Skirmish, unit: Unit) -> None:
    """A unit leaves its tile."""
    tile = state.place[unit]
    if tile >= 0:
        state.stands[tile] = -1


def withdraw(state: Skirmish, unit: Unit) -> None:
    """Back to the reserves of its owner."""
    lift(state, unit)
    state.place[unit] = off_map.RESERVE
    state.captor[unit] = -1
    state.fired[unit] = 0


def capture(state: Skirmish, unit: Unit, captor: i64) -> None:
    """A defeated unit goes to the captures of whoever defeated it (PK-30, PK-38)."""
    say(state, logbook.SAYS_FALLS, state.owner[unit], unit, state.place[unit], captor)
    lift(state, unit)
    state.place[unit] = off_map.CAPTURED
    state.captor[unit] = captor
    state.quiet = 0


def swap(state: Skirmish, one: Unit, other: Unit) -> None:
    """Two units change places; nothing is entered (PK-47)."""
    here, there = state.place[one], state.place[other]
    state.place[one], state.place[other] = there, here
    state.stands[here], state.stands[there] = other, one


def shift(state: Skirmish, start: Tile, goal: Tile) -> None:
    """An empty feature moves; the ground below it shows again (PK-52)."""
    state.feature = instead(instead(state.feature, goal, state.feature[start]), start, -1)
    for at in range(len(state.sites)):
        if state.sites[at] == start:
            state.sites = instead(state.sites, at, goal)
            break
    state.held[start] = state.held[goal] = -1


def count_control(state: Skirmish) -> None:
    """Notes who controls each feature now; a change ends the quiet."""
    for tile in state.sites:
        now = controller(state, tile)
        if now != state.held[tile]:
            kind = logbook.SAYS_CONTROL if now >= 0 else logbook.SAYS_LOST_CONTROL
            say(state, kind, now if now >= 0 else state.held[tile], state.feature[tile], tile)
            state.held[tile] = now
            state.quiet = 0


def leave(state: Skirmish, seat: i64) -> None:
    """A player is out: whatever is left of the force leaves the table."""
    state.out[seat] = 1
    say(state, logbook.SAYS_OUT, seat)
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] != off_map.CAPTURED:
            lift(state, unit)
            state.place[unit] = off_map.GONE
