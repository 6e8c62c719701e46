"""Where homes may go: as many tiles as possible from the centre and from one another (PK-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.state.board import distances
from pixelhall.pocket_tactics.state.state import Skirmish, Tile


def farthest(state: Skirmish, left: i64) -> list[Tile]:
    """The tiles for the next home when so many are still to be settled: those with which the shortest way between any
    two features can be as long as the map allows."""
    ways = [distances(state, vec[i64]([tile])) for tile in range(len(state.kind))]
    free = [tile for tile in range(len(state.kind)) if state.feature[tile] < 0]
    for far in range(len(state.kind), 0, -1):
        apart = [tile for tile in free if min([ways[tile][site] for site in state.sites]) >= far]
        found = [tile for tile in apart if has_room(ways, so_far(ways, apart, tile, far), left - 1, far)]
        if found:
            return found
    return free


def so_far(ways: list[vec[i64]], tiles: list[Tile], start: Tile, far: i64) -> list[Tile]:
    """Those of the tiles that are at least so many steps from another."""
    return [tile for tile in tiles if ways[start][tile] >= far]


def has_room(ways: list[vec[i64]], tiles: list[Tile], homes: i64, far: i64) -> bool:
    """Whether so many homes find room on these tiles, each so many steps from all others."""
    if homes == 0:
        return True
    for at in range(len(tiles)):
        if has_room(ways, so_far(ways, tiles[at + 1 :], tiles[at], far), homes - 1, far):
            return True
    return False


def farthest_in_all(state: Skirmish) -> list[Tile]:
    """The tiles without a feature whose ways to the features on the map add up to most: what the first version of the
    rules asked."""
    total = vec[i64]([0] * len(state.kind))
    for site in state.sites:
        away = distances(state, vec[i64]([site]))
        for tile in range(len(total)):
            total[tile] += away[tile]
    most: i64 = -1
    found: list[Tile] = []
    for tile in range(len(total)):
        if state.feature[tile] < 0 and total[tile] >= most:
            if total[tile] > most:
                most = total[tile]
                found = []
            found.append(tile)
    return found


def first_spots(state: Skirmish, seat: i64) -> vec[i64]:
    """The free tiles in and next to the home of a seat."""
    home: Tile = state.homes[seat]
    found = vec[i64]()
    if state.stands[home] < 0:
        found = append(found, home)
    for tile in state.neighbours(home):
        if state.stands[tile] < 0:
            found = append(found, tile)
    return found
