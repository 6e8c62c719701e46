"""What a unit could do from where it stands, for boards that show it: steps and hops, leaps, range and sight, and how
risky a step is."""

from pixelhall.core.game import Decision
from pixelhall.pocket_tactics.legal.actions import exempt, leads_to, may_shoot, steps
from pixelhall.pocket_tactics.numbers import failure, verb
from pixelhall.pocket_tactics.outlook.quick_odds import test_odds
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.show.view_types import Reach, Risk
from pixelhall.pocket_tactics.state.board import adjacent, in_range, sight_distances, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

ENDS = {failure.DEFEATED: "is defeated", failure.TURNS_BACK: "turns back"}


def reach(state: Skirmish, unit: Unit) -> Reach:
    """Steps with the tile that each hops over, leaps, the tiles that the unit can assault, and those in its range that
    are out of sight."""
    seen, blocked = sight(state, unit)
    far = state.card(unit).leaps
    return {
        "steps": {tile_name(state, tile): tile_between(state, unit, tile) for tile in steps(state, unit)},
        "leaps": [
            tile_name(state, tile)
            for tile in range(len(state.kind))
            if far and state.stands[tile] < 0 and leads_to(state, unit, tile)
        ],
        "sees": [tile_name(state, tile) for tile in seen],
        "blocked": [tile_name(state, tile) for tile in blocked],
    }


def tile_between(state: Skirmish, unit: Unit, goal: Tile) -> str:
    """The tile over which a step hops, or nothing (PK-18)."""
    start = state.place[unit]
    if adjacent(state, start, goal):
        return ""
    flies = state.card(unit).flying > 0
    for tile in state.neighbours(start):
        other = state.stands[tile]
        if other >= 0 and (flies or state.owner[other] == state.owner[unit]) and adjacent(state, tile, goal):
            return tile_name(state, tile)
    return ""


def sight(state: Skirmish, unit: Unit) -> tuple[list[Tile], list[Tile]]:
    """The tiles on which an enemy can be assaulted, and those that are near enough but out of sight (PK-31)."""
    start, seat, card = state.place[unit], state.owner[unit], state.card(unit)
    farthest = 1 + card.ranged if may_shoot(state, unit) else 1
    clear = sight_distances(state, seat, start, farthest, card.flying > 0)
    straight = sight_distances(state, seat, start, farthest, True)
    seen: list[Tile] = []
    blocked: list[Tile] = []
    for tile in range(len(state.kind)):
        other = state.stands[tile]
        if tile == start or straight[tile] > farthest:
            continue
        if other >= 0 and state.owner[other] != seat:
            found = in_range(state, seat, unit, start, other, tile)
        else:
            found = clear[tile] <= farthest and (not state.rules.closest or clear[tile] == straight[tile])
        (seen if found else blocked).append(tile)
    return seen, blocked


def risks(state: Skirmish, decision: Decision) -> dict[str, Risk]:
    """For each option to move that needs a test of the ground: how likely it fails, and what happens then."""
    found: dict[str, Risk] = {}
    for option in decision.options:
        if option.verb in (verb.MOVE, verb.LEAP, verb.FOLLOW):
            test = state.ground(option.b).test
            if test.form >= 0 and not exempt(state, option.a, option.b):
                fails = 1.0 - test_odds(state, option.a, test.stat, test.n)
                found[notation.write(state, option)] = {
                    "fails": round(fails, 3),
                    "ends": ENDS.get(test.ends, "stops there"),
                }
    return found
