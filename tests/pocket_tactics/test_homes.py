"""Fair starts: on any map homes lie apart, and everybody begins with units on the map (PK-6, PK-8)."""

import functools
import itertools
import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.numbers import bounds, chart, verb
from pixelhall.pocket_tactics.state.board import distances, tile_at
from pixelhall.pocket_tactics.state.state import Skirmish
from pocket_tactics.skirmishes import GAME


def set_up(players: int, seed: int, compact: bool) -> Skirmish:
    """A play up to its first turn. Whoever places first units crowds the homes of the others, as an enemy would."""
    options: dict[str, Any] = {"players": players, "tiles": "core", "map": "build" if compact else "random"}
    state: Skirmish = GAME.new({**options, "forces": ["River Levy"] * players}, seed)
    dice = random.Random(seed)
    while state.turn == 0 and not state.over:
        decision = GAME.decisions(state)[0]
        options_ = decision.options
        if options_[0].verb == verb.LAY:
            options_ = most(options_, functools.partial(beside, state))
        if options_[0].verb == verb.PLACE:
            others = vec[i64]([home for seat, home in enumerate(state.homes) if seat != decision.seat])
            places = [one for one in options_ if one.verb == verb.PLACE]
            options_ = most(places, functools.partial(nearness, distances(state, others)))
        GAME.apply(state, decision.seat, dice.choice(options_))
    return state


def most(options: list[Action], worth: Any) -> list[Action]:
    best = max(worth(option) for option in options)
    return [option for option in options if worth(option) == best]


def nearness(ways: vec[i64], action: Action) -> int:
    return -ways[action.b]


def beside(state: Skirmish, action: Action) -> int:
    """How many tiles lie next to a spot."""
    return sum(tile_at(state, action.a + step) >= 0 for step in chart.STEPS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("compact", [False, True])
def test_no_two_features_lie_side_by_side_and_everybody_has_room(players: int, compact: bool) -> None:
    for seed in range(12):
        state = set_up(players, seed, compact)
        assert not state.over and not any(state.out)
        sites = list(state.sites)
        for at, site in enumerate(sites):
            ways = distances(state, vec[i64]([site]))
            assert all(ways[other] > 1 for other in sites[:at])
        assert all(state.army(seat) for seat in range(players))
        last = state.order[-1]
        room = min(bounds.FIRST_UNITS, 1 + len(state.neighbours(state.homes[last])))
        assert len(state.army(last)) == room, "nobody has taken what the last one needs"


@pytest.mark.parametrize("players", [2, 3])
def test_no_other_layout_of_homes_is_farther_apart(players: int) -> None:
    """The first home is not sent farther away than the last can go: the shortest way between any two counts."""
    for seed in range(8):
        state = set_up(players, seed, compact=False)
        ways = [ways_from(state, tile) for tile in range(len(state.kind))]
        centre, *homes = state.sites
        free = [tile for tile in range(len(state.kind)) if tile != centre]
        best = max(shortest(ways, [centre, *others]) for others in itertools.combinations(free, players))
        assert shortest(ways, [centre, *homes]) == best


def shortest(ways: list[vec[i64]], sites: list[int]) -> int:
    """The shortest way between any two features."""
    return min(ways[one][other] for one, other in itertools.combinations(sites, 2))


def ways_from(state: Skirmish, tile: int) -> vec[i64]:
    return distances(state, vec[i64]([tile]))
