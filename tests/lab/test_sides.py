"""In the laboratory, too, those who play together stay together."""

from typing import Any

import pytest

from pixelhall.core.game import Action
from pixelhall.lab import arena, fit, simulate
from pixelhall.lab.simulate import Plan
from relay import ALONE, DARE, KEEP, TRUST, Baton, Relay

NAMES = ("random", "greedy", "search:2", "search:3")


class Sided(Relay):
    """The side of the first seat wins, whatever anybody does."""

    def result(self, state: Baton) -> Any:
        if super().result(state) is None:
            return None
        state.points = [4 if team == state.teams[0] else 0 for team in state.teams]
        return super().result(state)


@pytest.fixture(autouse=True)
def _sided(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("pixelhall.game", lambda name: Sided())
    simulate.rules.cache_clear()
    yield
    simulate.rules.cache_clear()


@pytest.mark.parametrize(
    ("teams", "winners"),
    [
        ([0, 0, 1, 1], [(0, 1), (2, 3), (0, 1), (2, 3)]),
        ([0, 1, 1, 0], [(0, 3), (1, 2), (0, 3), (1, 2)]),
        ([0, 1, 0, 1], [(0, 2), (1, 3), (0, 2), (1, 3)]),
        ([0, 0, 0, 1], [(0, 1, 2)] * 4),
        ([0, 1, 2, 3], [(0,), (1,), (2,), (3,)]),
    ],
)
def test_partners_stay_partners_while_seats_rotate(teams: list[int], winners: list[tuple[int, ...]]) -> None:
    """Winners are named by the players' places in the plan: the same pairs win or lose in every play."""
    report = simulate.simulate(Plan("relay", ("random",) * 4, 4, {"teams": teams}))
    assert [played.winners for played in report.plays] == winners


def test_every_rotation_of_a_group_has_the_same_seed() -> None:
    report = simulate.simulate(Plan("relay", ("random",) * 4, 6, {}, seed=7))
    assert [(played.seed, played.first) for played in report.plays] == [
        (7, 0),
        (7, 2),
        (8, 0),
        (8, 2),
        (9, 0),
        (9, 2),
    ]


def test_an_arena_rates_partners_together() -> None:
    """Each pair wins one of two plays with the first seat: nobody is ahead of a partner."""
    ladder = arena.arena("relay", NAMES, 1, {"teams": [0, 1, 1, 0]})
    rating = {rung.player: rung.rating for rung in ladder.rungs()}
    assert rating[NAMES[0]] == rating[NAMES[3]] > rating[NAMES[1]] == rating[NAMES[2]]


class Judging:
    """Stands where the fitted weights of a game stand."""

    values: list[float] = []


class Weighed(Relay):
    """Whoever judges with the weight 1 acts alone, and others trust, in vain: nobody gives."""

    judging = Judging()

    def weights(self, state: Baton) -> Any:
        return self.judging

    def weigh(self, state: Baton, seat: int, options: list[Action]) -> list[float]:
        alone = self.judging.values == [1.0]
        liked = (KEEP, ALONE) if alone else (KEEP, TRUST, DARE)
        return [float(option.verb in liked) for option in options]


class Foretold(Sided):
    """The one feature says whether the seat is of the side that wins."""

    def weights(self, state: Baton) -> Any:
        return Judging()

    def features(self, state: Baton, seat: int) -> list[float]:
        return [1.0 if state.teams[seat] == state.teams[0] else -1.0]


def test_a_fit_gives_partners_the_same_weights_and_counts_the_whole_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixelhall.game", lambda name: Weighed())
    course = fit.Course("relay", "greedy", {"teams": [0, 1, 1, 0]})
    assert fit.share_taken(course, [1.0], [0.0], range(3)) == 6.0
    assert fit.share_taken(course, [0.0], [1.0], range(3)) == 0.0


def test_the_scale_of_a_fit_goes_by_what_sides_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge foretells whether its side wins; a pair that has won shares the points and has won all the same."""
    monkeypatch.setattr("pixelhall.game", lambda name: Foretold())
    _, surprise, positions = fit.scale(fit.Course("relay", "random", {}), [1.0], range(8))
    assert positions > 0 and surprise < 0.001
