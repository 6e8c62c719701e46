"""What an easy opponent never does by a whim, and that equal options are drawn among equals."""

from typing import Any

import pytest

import pixelhall
from pixelhall.core.game import Action
from pixelhall.players import ask, make
from pixelhall.players.greedy import Greedy
from pixelhall.players.whims import Whims

GAME = pixelhall.game("pixel-pusher")


def stage(options: dict[str, Any], *lines: str) -> Any:
    return GAME.stage(options, list(enumerate(lines, 1)))


def answers(state: Any, whims: float, seeds: int) -> set[str]:
    """What players of these seeds answer, who leave so much to whims."""
    decision = GAME.decisions(state)[0]
    players = [Whims(Greedy(GAME, seed), whims) for seed in range(seeds)]
    return {GAME.write(state, ask(GAME, state, player, decision)) for player in players}


def test_a_whim_does_not_end_the_play_against_itself() -> None:
    """To pass would lose here, and any row would win."""
    lines = ("phase score", "last", "images Apple, Lamp", "you pixels RRG", "rival points 1", "rival idle")
    state = stage({"sets": ["core"], "scanlines": "one"}, *lines)
    assert "pass" in [GAME.write(state, option) for option in GAME.decisions(state)[0].options]
    found = answers(state, 1.0, 60)
    assert "pass" not in found and "paint Apple 2" in found


def test_a_whim_may_do_what_costs_little() -> None:
    """The same with rounds to come: to pass is careless, and no more."""
    deck = ", ".join(["Red Hook"] * 6)
    lines = ("phase score", f"deck {deck}", "images Apple, Lamp", "you pixels RRG", "rival points 1", "rival idle")
    assert "pass" in answers(stage({"sets": ["core"], "scanlines": "one"}, *lines), 1.0, 60)


def test_a_whim_keeps_what_it_could_paint_with() -> None:
    lines = ("phase store", "images Apple, Lamp", "you pixels RRRRRGB", "bag 9R")
    state = stage({"sets": ["core"], "storage": 5}, *lines)
    assert len(GAME.decisions(state)[0].options) > 2
    assert answers(state, 1.0, 60) == {"return GB"}


@pytest.mark.parametrize("player", ["greedy", "search:12", "juno"])
def test_equal_options_are_drawn_among_equals(player: str) -> None:
    """Nothing is on the belt and no round follows: all slots are alike, and each of them is chosen by somebody."""
    drafted = ("pick 2", "you stack Quick Wrench, Red Hook", "rival stack Quick Brush, Red Hook")
    held = ("you ability Quick Wrench", "rival ability Quick Brush", "you hand Red Hook", "rival hand Red Hook")
    state = stage({"trade": "none"}, "last", "bag -", *drafted, *held)
    decision = GAME.decisions(state)[0]
    chosen: set[Action] = {ask(GAME, state, make(player, GAME, seed), decision) for seed in range(60)}
    assert len(decision.options) == 6 and chosen == set(decision.options)
