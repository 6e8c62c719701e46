"""Every change of the map and of where units are; each says so in the log."""

from pixelhall.pocket_tactics import board, logbook
from pixelhall.pocket_tactics.board import controller
from pixelhall.pocket_tactics.logbook import say
from pixelhall.pocket_tactics.state import Skirmish, Tile, Unit, rim, ring
from pixelhall.pocket_tactics.words import CAPTURED, GONE, RESERVE, SIDES


def lay(state: Skirmish, kind: int, spot: int) -> Tile:
    """A tile comes onto the map."""
    tile = len(state.kind)
    state.kind.append(kind)
    state.spot.append(spot)
    state.feature.append(-1)
    state.stands.append(-1)
    state.held.append(-1)
    state.near += [-1] * SIDES
    around = [*state.around, []]  # another list: copies of the play share the old one
    for other in range(tile):
        side = board.direction(state.spot[other] - spot)
        if side >= 0:
            state.near[tile * SIDES + side] = other
            state.near[other * SIDES + (side + 3) % SIDES] = tile
            around[other] = ring(state.near, other)
    around[tile] = ring(state.near, tile)
    state.around = around
    state.edge = rim(state.near, state.edge, tile, spot)
    return tile


def found(state: Skirmish, tile: Tile, feature: int) -> None:
    """A feature comes onto a tile."""
    state.feature[tile] = feature
    state.sites.append(tile)


def enlist(state: Skirmish, seat: int, face: int) -> Unit:
    """A unit joins the force of a seat, in its reserves."""
    state.face.append(face)
    state.owner.append(seat)
    state.place.append(RESERVE)
    state.captor.append(-1)
    state.fired.append(0)
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
    state.place[unit] = RESERVE
    state.captor[unit] = -1
    state.fired[unit] = 0


def capture(state: Skirmish, unit: Unit, captor: int) -> None:
    """A defeated unit goes to the captures of whoever defeated it (PK-30, PK-38)."""
    say(state, logbook.SAYS_FALLS, state.owner[unit], unit, state.place[unit], captor)
    lift(state, unit)
    state.place[unit] = CAPTURED
    state.captor[unit] = captor
    state.quiet = 0


def swap(state: Skirmish, one: Unit, other: Unit) -> None:
    """Two units change places; nothing is entered (PK-47)."""
    here, there = state.place[one], state.place[other]
    state.place[one], state.place[other] = there, here
    state.stands[here], state.stands[there] = other, one


def shift(state: Skirmish, start: Tile, goal: Tile) -> None:
    """An empty feature moves; the ground below it shows again (PK-52)."""
    state.feature[goal] = state.feature[start]
    state.feature[start] = -1
    state.sites[state.sites.index(start)] = goal
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


def leave(state: Skirmish, seat: int) -> None:
    """A player is out: whatever is left of the force leaves the table."""
    state.out[seat] = 1
    say(state, logbook.SAYS_OUT, seat)
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] != CAPTURED:
            lift(state, unit)
            state.place[unit] = GONE
