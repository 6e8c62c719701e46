"""Scenarios take places as the log and options write them: a seat, a colon, and where."""

import pytest

from pixelhall.core import scenarios
from pixelhall.core.errors import BadScenario
from pixelhall.pixel_tactics.game import PixelTactics

WORDS = """
you v1 Cook
rival v2 Drummer (damage 1)
rival hand Cook
= rival v2 damage 1
= rival hand 1
> attack v1 v2
"""
SEATS = WORDS.replace("you v1", "0:v1").replace("rival ", "1:")


def test_a_place_with_its_seat_is_the_same_place() -> None:
    game = PixelTactics()
    one, other = (scenarios.play(scenarios.read(text), game) for text in (WORDS, SEATS))
    assert "1:v2 Drummer" in SEATS and "= 1:hand 1" in SEATS
    assert game.position(one) == game.position(other)


def test_a_seat_that_does_not_play_is_named() -> None:
    with pytest.raises(BadScenario, match="line 1"):
        scenarios.play(scenarios.read("3:v1 Cook"), PixelTactics())
