"""The map: hexagons in axial coordinates, distances along tiles, control, sight. Reads the state and changes nothing
(PK-1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.numbers import bounds, chart
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

CENTRE: Final = chart.HALF * chart.WIDE + chart.HALF
FAR: Final = 999
NAMES: Final[dict[int, str]] = {}  # of spots: they depend on nothing but how many play


def tile_at(state: Skirmish, spot: i64) -> Tile:
    """The tile that lies on a spot, or -1."""
    for tile in range(len(state.spot)):
        if state.spot[tile] == spot:
            return tile
    return -1


def direction(step: i64) -> i64:
    """Which of the six neighbours a step on the chart leads to, or -1."""
    if -chart.WIDE <= step <= chart.WIDE:
        for side in range(chart.SIDES):
            if chart.STEPS[side] == step:
                return side
    return -1


def span(state: Skirmish) -> i64:
    """How far from the centre a tile can lie, at most."""
    return bounds.EACH_TILES * state.seats - 1


def spot_name(state: Skirmish, spot: i64) -> str:
    """A spot as players write it: a letter for the column, a number for the row; the centre of a map for two is l12."""
    key = int(state.seats * chart.WIDE * chart.WIDE + spot)
    name = NAMES.get(key)
    if name is None:
        name = NAMES[key] = make_spot_name(span(state), spot)
    return name


def make_spot_name(far: i64, spot: i64) -> str:
    """The name of a spot on a map that reaches `far` tiles from its centre."""
    q, r = spot // chart.WIDE - chart.HALF, spot % chart.WIDE - chart.HALF
    column = q + far
    letters = chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)
    return f"{letters}{r + (q - q % 2) // 2 + far + 1}"


def find_spot(state: Skirmish, name: str) -> i64:
    """The spot with that name, or -1."""
    letters, digits = name.rstrip("0123456789"), name.lstrip("abcdefghijklmnopqrstuvwxyz")
    if not digits or letters + digits != name or len(letters) not in (1, 2) or len(digits) > 2 or not name.isascii():
        return -1
    column = ord(letters) - 97 if len(letters) == 1 else (ord(letters[0]) - 96) * 26 + ord(letters[1]) - 97
    q = column - span(state)
    r = int(digits) - 1 - span(state) - (q - q % 2) // 2
    return (
        (q + chart.HALF) * chart.WIDE + r + chart.HALF
        if -chart.HALF < q < chart.HALF and -chart.HALF < r < chart.HALF
        else -1
    )


def tile_name(state: Skirmish, tile: Tile) -> str:
    return spot_name(state, state.spot[tile])


def adjacent(state: Skirmish, one: Tile, other: Tile) -> bool:
    """Whether two tiles share an edge."""
    for tile in state.neighbours(one):
        if tile == other:
            return True
    return False


def all_far(state: Skirmish) -> vec[i64]:
    """A number for each tile: FAR."""
    found = state.kind[:]
    for tile in range(len(found)):
        found[tile] = FAR
    return found


def distances(state: Skirmish, starts: vec[i64]) -> vec[i64]:
    """For each tile the number of steps from the nearest of the starts, along tiles and never across gaps (PK-6)."""
    found, queue = all_far(state), starts[:]
    for tile in starts:
        found[tile] = 0
    at: i64 = 0
    while at < len(queue):
        further = found[queue[at]] + 1
        for other in state.neighbours(queue[at]):
            if found[other] == FAR:
                found[other] = further
                queue = append(queue, other)
        at += 1
    return found


def sight_distances(state: Skirmish, seat: i64, start: Tile, reach: i64, over: bool) -> vec[i64]:
    """For each tile the length of the shortest route on which nothing blocks a shot: features and units of other seats
    do, unless the shot goes over them (PK-31). Tiles that no such route reaches are FAR."""
    found, queue = all_far(state), vec[i64]([start])
    found[start] = 0
    at: i64 = 0
    while at < len(queue) and found[queue[at]] < reach:
        tile = queue[at]
        at += 1
        if not over and tile != start and blocks(state, seat, tile):
            continue
        for other in state.neighbours(tile):
            if found[other] == FAR:
                found[other] = found[tile] + 1
                queue = append(queue, other)
    return found


def blocks(state: Skirmish, seat: i64, tile: Tile) -> bool:
    """Whether a tile on the way stops a shot of this seat."""
    unit = state.stands[tile]
    return state.feature[tile] >= 0 or (unit >= 0 and state.owner[unit] != seat)


def in_range(state: Skirmish, seat: i64, unit: Unit, start: Tile, target: Unit, goal: Tile) -> bool:
    """Whether a unit of this seat at `start` may assault a unit at `goal` (PK-31): next to it, or in range and in
    sight."""
    return adjacent(state, start, goal) or shoots_at(state, seat, unit, start, target, goal)


def shoots_at(state: Skirmish, seat: i64, unit: Unit, start: Tile, target: Unit, goal: Tile) -> bool:
    """Whether a unit of this seat at `start` may shoot at a unit at `goal` that is not next to it (PK-31)."""
    card = state.card(unit)
    if card.ranged == 0 or straight_distance(state, start, goal) > 1 + card.ranged:
        return False
    over = card.flying > 0 or state.card(target).flying > 0
    if card.ranged == 1:
        return over_one(state, seat, start, goal, over)
    reach = 1 + card.ranged
    route = sight_distances(state, seat, start, reach, over)[goal]
    if state.rules.closest and not over:
        return route == sight_distances(state, seat, start, reach, True)[goal] and route <= reach
    return route <= reach


def over_one(state: Skirmish, seat: i64, start: Tile, goal: Tile, over: bool) -> bool:
    """Whether a shot of this seat passes from a tile to another over a single one between them."""
    for tile in state.neighbours(start):
        if adjacent(state, tile, goal) and (over or not blocks(state, seat, tile)):
            return True
    return False


def straight_distance(state: Skirmish, one: Tile, other: Tile) -> i64:
    """Steps between two tiles if there were no gaps: no route is shorter."""
    here, there = state.spot[one], state.spot[other]
    q = here // chart.WIDE - there // chart.WIDE
    r = here % chart.WIDE - there % chart.WIDE
    if q < 0:
        q, r = -q, -r
    return q + r if r > 0 else q if q > -r else -r


def controller(state: Skirmish, tile: Tile) -> i64:
    """The seat that controls the feature of a tile: it occupies the tile or, with flags, did so last (PK-13)."""
    if state.feature[tile] < 0:
        return -1
    unit = state.stands[tile]
    if unit >= 0:
        return state.owner[unit]
    if state.rules.flags:
        return state.held[tile]
    return -1


def feature_count(state: Skirmish, seat: i64) -> i64:
    """How many features a seat controls."""
    count: i64 = 0
    for tile in state.sites:
        if controller(state, tile) == seat:
            count += 1
    return count


def allies_near(state: Skirmish, seat: i64, tile: Tile, but: Unit) -> list[Unit]:
    """The units of a seat next to a tile, other than one."""
    found: list[Unit] = []
    for other in state.neighbours(tile):
        unit = state.stands[other]
        if unit >= 0 and unit != but and state.owner[unit] == seat:
            found.append(unit)
    return found


def next_to(state: Skirmish, tile: Tile, terrain: i64) -> bool:
    """Whether a tile is this terrain, or lies next to it."""
    if state.terrain(tile) == terrain:
        return True
    for other in state.neighbours(tile):
        if state.terrain(other) == terrain:
            return True
    return False
