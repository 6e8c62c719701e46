"""Law: a written position is laid out again as it was, for everybody who looks, and goes on identically."""

import random
from typing import Any

import pytest

from pixelhall.core import positions, scenarios
from pixelhall.core.game import EVERYBODY, Game
from test_every_game import Play, canonical, every_play, least, questions, rare

HISTORY = ("log", "private", "earlier")  # how a state came to be


def laid_out(text: str) -> Any:
    scenario = scenarios.read(text)
    assert not scenario.script, "a position holds no action"
    return scenarios.stage(scenario)


def sights(game: Game[Any], state: Any) -> list[str]:
    """What each seat, a spectator and everybody together see."""
    return [canonical(game.view(state, seat)) for seat in (EVERYBODY, -1, *range(game.seats(state)))]


def without_log(state: Any) -> str:
    """Everything true of a state but how it came to be."""
    return canonical({name: value for name, value in state.dump().items() if name not in HISTORY})


def alike(game: Game[Any], one: Any, other: Any) -> None:
    assert sights(game, other) == sights(game, one)
    assert questions(game, other) == questions(game, one)
    assert game.position(other) == game.position(one)
    assert game.digest(other) == game.digest(one)
    assert without_log(other) == without_log(one)


def goes_on(game: Game[Any], one: Any, other: Any, seed: int, plies: int) -> None:
    """Both get the same answers and stay alike."""
    dice = random.Random(seed)
    for _ in range(plies):
        decisions = game.decisions(one)
        if not decisions:
            break
        asked = dice.randrange(len(decisions))
        chosen = dice.randrange(len(decisions[asked].options))
        for state in (one, other):
            decision = game.decisions(state)[asked]
            game.apply(state, decision.seat, decision.options[chosen])
    alike(game, one, other)


def follow(name: str, options: dict[str, Any], seed: int, every: int, most: int) -> int:
    """Lays a play's positions out again, every few decisions."""
    play = Play(name, options, seed)
    compared = 0
    while play.plies < most:
        if play.plies % every == 0:
            again = laid_out(play.game.position(play.state))
            alike(play.game, play.state, again)
            goes_on(play.game, play.state.clone(), again, seed + play.plies, 25)
            compared += 1
        if not play.step():
            break
    return compared


@every_play
def test_a_position_is_laid_out_again(name: str, options: dict[str, Any]) -> None:
    assert sum(follow(name, options, seed, 7 * rare(options), 500) for seed in (501, 502)) > least(options, 10)


@pytest.mark.long
@every_play
def test_every_position_is_laid_out_again(name: str, options: dict[str, Any]) -> None:
    for seed in range(600, 640):
        follow(name, options, seed, 1, 2000)


@every_play
def test_positions_that_differ_are_written_differently(name: str, options: dict[str, Any]) -> None:
    """A check that digests can fail: hardly two positions of a play have the same."""
    play = Play(name, options, 503)
    seen: list[str] = []
    while play.step() and play.plies < 200:
        seen.append(play.game.digest(play.state))
    assert len(set(seen)) > 0.8 * len(seen)


def test_a_tail_comes_back() -> None:
    assert positions.unpack(positions.pack([1, {"a": [2]}])) == [1, {"a": [2]}]
