"""What a game may say of sides, roles, secret options, what seats bring and what they take home; and what holds for one
that says nothing."""

import pytest

from cli.toy import Pebbles
from pixelhall.core.errors import BadOption
from pixelhall.core.seating import by_side, rotations, side_scores, sides
from relay import Relay

GAME = Relay()


def test_a_game_that_says_nothing_has_no_sides_and_no_secrets() -> None:
    game = Pebbles()
    state = game.new()
    assert game.teams(state) == [0, 1] and game.roles(state) == ["", ""]
    assert game.shown({"pebbles": 5}) == {"pebbles": 5}
    assert game.spoils(state, 0) == {} and game.brings() is None and game.weights(state) is None


def test_nobody_brings_anything_to_a_game_that_asks_for_nothing() -> None:
    with pytest.raises(BadOption, match="nobody brings anything to a play of this game"):
        Pebbles().brought({}, 0, "Cook")


def test_what_is_shown_is_not_the_options_themselves() -> None:
    """Whoever shows them may add to them."""
    options = {"pebbles": 5}
    Pebbles().shown(options)["more"] = 1
    assert options == {"pebbles": 5}


def test_what_seats_bring_is_joined_to_the_options() -> None:
    wanted = GAME.brings()
    assert wanted is not None and (wanted.name, wanted.kind) == ("deck", "text")
    options = GAME.brought(GAME.brought({"length": "short"}, 2, "Cook"), 0, "Oak")
    assert options["decks"][0] == "Oak" and options["decks"][2] == "Cook"
    state = GAME.new(options)
    assert GAME.view(state, 2)["deck"] == "Cook" and "Oak" not in str(GAME.view(state, 2))
    assert GAME.shown(options) == {"length": "short"}


def test_what_a_seat_brings_is_checked() -> None:
    with pytest.raises(BadOption, match="a deck is one word"):
        GAME.brought({}, 0, "two words")


@pytest.mark.parametrize(
    ("teams", "found", "turns"),
    [
        ([0, 1], [[0], [1]], [0, 1]),
        ([0, 1, 2], [[0], [1], [2]], [0, 1, 2]),
        ([0, 1, 0, 1], [[0, 2], [1, 3]], [0, 1, 2, 3]),
        ([0, 0, 1, 1], [[0, 1], [2, 3]], [0, 2]),
        ([1, 0, 0, 1], [[0, 3], [1, 2]], [0, 2]),
        ([0, 0, 0, 1, 1, 1], [[0, 1, 2], [3, 4, 5]], [0, 3]),
        ([0, 0, 1], [[0, 1], [2]], [0]),
    ],
)
def test_everybody_moves_on_without_leaving_their_side(
    teams: list[int], found: list[list[int]], turns: list[int]
) -> None:
    assert sides(teams) == found and rotations(teams) == turns


def test_a_side_shares_its_score_and_its_things() -> None:
    assert side_scores([0.5, 0.0, 0.5, 0.0], [0, 1, 0, 1]) == [1.0, 0.0, 1.0, 0.0]
    assert side_scores([0.2, 0.3, 0.5], [0, 1, 2]) == [0.2, 0.3, 0.5]
    assert by_side(["a", "b"], [5, 5, 2, 2]) == ["a", "a", "b", "b"] and by_side(["a", "b"], [0, 1, 2]) == [*"aba"]
