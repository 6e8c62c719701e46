"""The ladder of machine players: everybody meets everybody, seats rotate over the same seeds, and openskill rates the
results."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

import pixelhall
from pixelhall.core.errors import BadOption
from pixelhall.core.seating import sides
from pixelhall.lab.simulate import Plan, Played, interval, simulate

SCALE = 60.0  # points of the ladder for one of openskill's
SURE = 1.96  # so many deviations to either side hold the truth in 95 of 100 cases


@dataclass(frozen=True)
class Rung:
    """One player of the ladder: its rating, with half the width of the interval that holds the truth in 95 of 100
    cases."""

    player: str
    rating: float
    within: float
    share: float  # of all points in its plays
    games: int


@dataclass
class Ladder:
    """What a tournament showed."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    teams: list[int]  # the side of each player of a group
    plays: list[tuple[tuple[str, ...], Played]] = field(default_factory=list)

    def rungs(self) -> list[Rung]:
        """The strongest first."""
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.players}
        for group, scores in self.results():
            together = sides(self.teams)
            rated = model.rate(
                [[ratings[group[i]] for i in side] for side in together],
                scores=[sum(scores[i] for i in side) for side in together],
            )
            ratings |= {group[i]: new for side, news in zip(together, rated) for i, new in zip(side, news)}
        found = [self.rung(name, ratings[name].mu, ratings[name].sigma) for name in self.players]
        return sorted(found, key=lambda rung: -rung.rating)

    def results(self) -> list[tuple[tuple[str, ...], tuple[float, ...]]]:
        """In the order of the seeds, so that all meetings take turns."""
        return [
            (group, played.scores) for group, played in sorted(self.plays, key=lambda pair: (pair[1].number, pair[0]))
        ]

    def rung(self, name: str, mu: float, sigma: float) -> Rung:
        points = [played.scores[group.index(name)] for group, played in self.plays if name in group]
        return Rung(name, SCALE * mu, SCALE * SURE * sigma, sum(points) / max(len(points), 1), len(points))

    def meeting(self, one: str, other: str) -> tuple[float, float, float, int]:
        """What the first took of all that the two took from each other's tables, its interval, and in how many
        plays."""
        pairs = [
            (played.scores[group.index(one)], played.scores[group.index(other)])
            for group, played in self.plays
            if one in group and other in group
        ]
        ahead = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in pairs)
        low, high = interval(ahead, len(pairs))
        return ahead / len(pairs), low, high, len(pairs)


def arena(
    game: str,
    players: tuple[str, ...],
    games: int,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Lets every group of players that fits the table meet `games` times."""
    rules = pixelhall.game(game)
    state = rules.new(options or {}, seed)
    seats = rules.seats(state)
    if len(set(players)) != len(players):
        raise BadOption("a player is named twice")
    if len(players) < seats:
        raise BadOption(f"this play has {seats} seats, but only {len(players)} players are named: {', '.join(players)}")
    ladder = Ladder(game, options or {}, players, rules.teams(state))
    groups = list(itertools.combinations(players, seats))
    for done, group in enumerate(groups):
        if progress is not None:
            progress(done, len(groups))
        report = simulate(Plan(game, group, games, options or {}, seed), workers)
        ladder.plays += [(group, played) for played in report.plays]
    return ladder
