"""Who sits with whom: the sides of a table, and how its players change seats without leaving their side."""

from typing import TypeVar

from pixelhall.core.values import Seat

T = TypeVar("T")


def sides(teams: list[int]) -> list[list[Seat]]:
    """The seats of each side, the side of the first seat first."""
    return [[seat for seat, team in enumerate(teams) if team == side] for side in dict.fromkeys(teams)]


def rotations(teams: list[int]) -> list[int]:
    """By how many seats everybody can move on so that those who are together stay together: 0, and with sides of
    different sizes nothing else; where everybody plays alone, any number."""
    return [by for by in range(len(teams)) if sides(teams[by:] + teams[:by]) == sides(teams)]


def by_side(things: list[T], teams: list[int]) -> list[T]:
    """One of some things for each seat: the same for those of a side, and sides take turns with them."""
    kinds = list(dict.fromkeys(teams))
    return [things[kinds.index(team) % len(things)] for team in teams]


def are_allies(teams: list[int], seat: Seat, other: Seat) -> bool:
    """Whether two seats win and lose together; everybody is their own ally."""
    return teams[seat] == teams[other]


def side_scores(scores: list[float], teams: list[int]) -> list[float]:
    """For each seat what its whole side has scored."""
    return [sum([score for score, its in zip(scores, teams) if its == team]) for team in teams]
