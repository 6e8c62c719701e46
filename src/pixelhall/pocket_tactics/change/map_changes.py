"""Every change of the map and of where units are; each says so in the log."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.numbers import chart, off_map
from pixelhall.pocket_tactics.state import board
from pixelhall.pocket_tactics.state.board import controller
from pixelhall.pocket_tactics.state.state import NO_NUMBERS, Skirmish, Tile, Unit, rim, ring


def and_one(numbers: vec[i64], number: i64) -> vec[i64]:
    """A copy of the numbers with one more at its end; clones of the play keep the old list."""
    return append(numbers[:], number)


def instead(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A copy of the numbers with one of them changed; clones of the play keep the old list."""
    others = numbers[:]
    others[at] = number
    return others


def lay(state: Skirmish, kind: i64, spot: i64) -> Tile:
    """Lays a tile on the map."""
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
    state.holders = and_one(state.holders, 0)
    return tile


def place_feature(state: Skirmish, tile: Tile, feature: i64) -> None:
    """Puts a feature on a tile."""
    state.feature = instead(state.feature, tile, feature)
    state.sites = and_one(state.sites, tile)


def set_home(state: Skirmish, seat: i64, tile: Tile) -> None:
    """Notes the tile of a seat's own feature."""
    state.homes = state.homes[:]
    state.homes[seat] = tile


def bring(state: Skirmish, seat: i64, feature: i64) -> None:
    """Notes the feature that a seat brings; the place after the last seat is for the central feature."""
    state.brought = state.brought[:]
    state.brought[seat] = feature


def enlist(state: Skirmish, seat: i64, face: i64) -> Unit:
    """Adds a unit to the reserves of a seat."""
    state.face, state.owner = and_one(state.face, face), and_one(state.owner, seat)
    state.place, state.captor, state.fired = (
        append(state.place, off_map.RESERVE),
        append(state.captor, -1),
        append(state.fired, 0),
    )
    return len(state.face) - 1


def put(state: Skirmish, unit: Unit, tile: Tile) -> None:
    """Puts a unit on a tile, from a tile or from off the map."""
    lift(state, unit)
    state.place[unit] = tile
    state.stands[tile] = unit


def deploy(state: Skirmish, unit: Unit, tile: Tile) -> None:
    """Puts a unit that was off the map on a tile; that ends the quiet (PK-17)."""
    put(state, unit, tile)
    if not state.rules.any_change_counts:
        state.quiet = 0


def note_position(state: Skirmish, position: i64) -> None:
    """Remembers the position at the end of a turn."""
    state.seen = and_one(state.seen, position)


def lift(state: Skirmish, unit: Unit) -> None:
    """Takes a unit off its tile."""
    tile = state.place[unit]
    if tile >= 0:
        state.stands[tile] = -1


def withdraw(state: Skirmish, unit: Unit) -> None:
    """Sends a unit back to the reserves of its owner."""
    lift(state, unit)
    state.place[unit] = off_map.RESERVE
    state.captor[unit] = -1
    state.fired[unit] = 0


def capture(state: Skirmish, unit: Unit, captor: i64) -> None:
    """Moves a defeated unit to the captures of a seat (PK-30, PK-38)."""
    say(state, logbook.SAYS_FALLS, state.owner[unit], unit, state.place[unit], captor)
    lift(state, unit)
    state.place[unit] = off_map.CAPTURED
    state.captor[unit] = captor
    state.quiet = 0
    state.seen = NO_NUMBERS


def swap(state: Skirmish, one: Unit, other: Unit) -> None:
    """Lets two units change places; neither enters its new tile (PK-47)."""
    here, there = state.place[one], state.place[other]
    state.place[one], state.place[other] = there, here
    state.stands[here], state.stands[there] = other, one


def shift(state: Skirmish, start: Tile, goal: Tile) -> None:
    """Moves an empty feature; the ground below it shows again (PK-52)."""
    state.feature = instead(instead(state.feature, goal, state.feature[start]), start, -1)
    for at in range(len(state.sites)):
        if state.sites[at] == start:
            state.sites = instead(state.sites, at, goal)
            break
    state.held[start] = state.held[goal] = -1
    state.holders = instead(instead(state.holders, goal, state.holders[start]), start, 0)


def count_control(state: Skirmish) -> None:
    """Notes who controls each feature now; control that is new to its player ends the quiet (PK-17)."""
    for tile in state.sites:
        now = controller(state, tile)
        if now != state.held[tile]:
            kind = logbook.SAYS_CONTROL if now >= 0 else logbook.SAYS_LOST_CONTROL
            say(state, kind, now if now >= 0 else state.held[tile], state.feature[tile], tile)
            state.held[tile] = now
            if state.rules.any_change_counts:
                state.quiet = 0
            elif now >= 0 and state.holders[tile] >> now & 1 == 0:
                state.holders = instead(state.holders, tile, state.holders[tile] | 1 << now)
                state.quiet = 0


def leave(state: Skirmish, seat: i64) -> None:
    """Takes a player out of the play, with all units that are not captured."""
    state.out[seat] = 1
    say(state, logbook.SAYS_OUT, seat)
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] != off_map.CAPTURED:
            lift(state, unit)
            state.place[unit] = off_map.GONE
