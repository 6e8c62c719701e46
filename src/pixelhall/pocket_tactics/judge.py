"""The worth of a position: forces, features, distances to features, and the best assault of each side."""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.core.judging import Weights
from pixelhall.pocket_tactics.flow.ending import times_seen, winners_if_stopped
from pixelhall.pocket_tactics.flow.moves import lob_dice
from pixelhall.pocket_tactics.legal.actions import assaults, can_deploy
from pixelhall.pocket_tactics.numbers import off_map
from pixelhall.pocket_tactics.outlook.quick_odds import assault_odds
from pixelhall.pocket_tactics.state.board import FAR, controller, distances, feature_count
from pixelhall.pocket_tactics.state.state import Skirmish, Unit

FEATURE: Final = 5.0  # what holding a feature adds to the price of a unit
NUMBERS: Final = vec[float]([0.0, 22.0, 31.0, 36.0, 39.0, 41.0, 42.0])  # the worth of having 0, 1, 2 … units on the map
WON: Final = 500.0  # what the last unit is worth
NAMES: Final = (
    "a decision",
    "units on the map",
    "number of units",
    "units in reserve",
    "features held",
    "features held together",
    "ways to features",
    "assaults at hand",
    "assaults to come",
)
WEIGHTS: Final = Weights(Path(__file__).parent / "judge.toml", NAMES)


def judge(state: Skirmish, seat: i64) -> float:
    """Between 0 (lost) and 1 (won)."""
    if state.over:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    if len(state.kind) == 0 or state.standing(seat) == 0:
        return 0.5
    times = times_seen(state, state.seen[-1]) if len(state.seen) > 0 else 0
    return worth(state, seat, state.active, times)


def worth(state: Skirmish, seat: i64, mover: i64, times: i64) -> float:
    """The worth for a seat when `mover` is to move and the position has been there so often. The closer a stall, the
    limit of turns or that of repeated positions, the more it counts who would win by it (PK-17)."""
    share = WEIGHTS.share(features(state, seat, mover))
    late = max(float(state.turn) / float(state.rules.turns), float(state.quiet) / float(state.rules.stall))
    if times > 1:
        late = max(late, float(times) / float(state.rules.repeats))
    if late < EARLY:
        return share
    winners = winners_if_stopped(state)
    stopped = 1.0 / float(len(winners)) if seat in winners else 0.0
    return share + (stopped - share) * min(1.0, late * late)


EARLY: Final = 0.1


def features(state: Skirmish, seat: i64, mover: i64) -> list[float]:
    """How a seat stands against the strongest of the others, in the order of NAMES."""
    others = [
        other for other in range(state.seats) if other != seat and state.out[other] == 0 and not has_lost(state, other)
    ]
    if has_lost(state, seat):
        return decided_features(-1.0 if others else 0.0)
    if not others or has_all(state, seat):
        return decided_features(1.0)
    for other in others:
        if has_all(state, other):
            return decided_features(-1.0)
    mine = strength(state, seat)
    best = strength(state, others[0])
    for other in others[1:]:
        theirs = strength(state, other)
        if WEIGHTS.share(theirs) > WEIGHTS.share(best):
            best = theirs
    fear = max([best_assault(state, other) for other in others])
    hope = best_assault(state, seat)
    found = [mine[i] - best[i] for i in range(len(mine))]
    found[7] = hope if mover == seat else -fear
    found[8] = -fear if mover == seat else hope
    return found


def decided_features(how: float) -> list[float]:
    """The features of a play that is as good as over."""
    return [how, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def has_lost(state: Skirmish, seat: i64) -> bool:
    return state.standing(seat) == 0 and not can_deploy(state, seat)


def has_all(state: Skirmish, seat: i64) -> bool:
    return len(state.sites) > 0 and feature_count(state, seat) == len(state.sites)


def strength(state: Skirmish, seat: i64) -> list[float]:
    """Units on the map and in reserve, features, and how near the units are to more of them; in the order of NAMES."""
    units: i64 = 0
    reserve: i64 = 0
    roads: i64 = 0
    near = nearest(state, seat)
    for unit in range(len(state.face)):
        if state.owner[unit] != seat:
            continue
        tile = state.place[unit]
        if tile >= 0:
            units += state.card(unit).price
            if near[tile] < FAR:
                roads += near[tile]
        elif tile == off_map.RESERVE:
            reserve += state.card(unit).price
    held = feature_count(state, seat)
    return [
        0.0,
        float(units),
        numbers(state.standing(seat)),
        float(reserve),
        float(held),
        float(held * held),
        float(roads),
        0.0,
        0.0,
    ]


def numbers(units: i64) -> float:
    """The worth of having this number of units on the map."""
    return NUMBERS[units] if units < len(NUMBERS) else NUMBERS[-1]


def nearest(state: Skirmish, seat: i64) -> vec[i64]:
    """Steps from each tile to the nearest feature that the seat does not control."""
    goals = vec[i64]()
    for tile in state.sites:
        if controller(state, tile) != seat:
            goals = append(goals, tile)
    return distances(state, goals)


def best_assault(state: Skirmish, seat: i64) -> float:
    """What the best assault of a seat could gain now, at least 0."""
    best = 0.0
    found: list[Action] = []
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] >= 0:
            assaults(state, unit, found)
    for action in found:
        best = max(best, gain(state, action, 0))
    return best


def gain(state: Skirmish, action: Action, charged: i64) -> float:
    """What an assault can be expected to win, less what it can be expected to cost."""
    unit, target = action.a, state.stands[action.b]
    fewer = lob_dice(state, action)
    falls, fells = assault_odds(state, state.owner[unit], unit, state.place[unit], target, charged, fewer)
    return falls * price(state, target) - fells * price(state, unit)


def price(state: Skirmish, unit: Unit) -> float:
    """What losing a unit costs its owner."""
    seat = state.owner[unit]
    army = state.standing(seat)
    cost = float(state.card(unit).price) + numbers(army) - numbers(army - 1)
    if state.feature[state.place[unit]] >= 0:
        cost += FEATURE
    return cost + (WON / 4 if army == 1 else 0.0)
