"""What modes do beside what a scenario can show: options, resignations, views, judges."""

import pytest

from duels import GAME
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics.modes import ALL, MODES
from pixelhall.pixel_tactics.options import rules_from


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_set_out_from_shipped_cards_alone(mode: str) -> None:
    state = GAME.new({"mode": mode}, 5)
    assert GAME.seats(state) == len(MODES[mode].teams) and GAME.teams(state) == MODES[mode].teams
    assert GAME.view(state, 0)["mode"] == mode and GAME.decisions(state)


def test_modes_have_names_of_their_own() -> None:
    assert len({mode.name for mode in ALL}) == len({mode.title for mode in ALL}) == len(ALL)


def test_a_classic_book_says_no_laws() -> None:
    """Classic pays nothing for what other modes say."""
    assert GAME.new({}, 1).book.laws == [] and GAME.new({}, 1).rules.parts == []
    assert GAME.new({"mode": "siege"}, 1).book.laws and GAME.view(GAME.new({"mode": "siege"}, 1), 0)["laws"]


@pytest.mark.parametrize("mode", [mode.name for mode in ALL if not mode.in_series])
def test_no_series_where_leaders_change(mode: str) -> None:
    """A-244: such a mode is one battle."""
    with pytest.raises(BadOption, match="A-244"):
        rules_from({"mode": mode, "series": 3})


def test_a_siege_is_played_in_series() -> None:
    assert rules_from({"mode": "siege", "series": 3}).series == 3


def test_a_team_loses_when_one_of_it_gives_up() -> None:
    """A-245: unless somebody else takes the seat."""
    state = GAME.new({"mode": "team-cross"}, 3)
    GAME.resign(state, 2)
    result = GAME.result(state)
    assert result is not None and result.winners == [1, 3] and result.scores == [0.0, 0.5, 0.0, 0.5]


def test_allies_see_no_more_of_a_hand_than_rivals() -> None:
    state = GAME.new({"mode": "team-cross"}, 3)
    assert GAME.view(state, 0)["players"][2]["hand"] == [None] * 5
    assert GAME.view(state, 0)["players"][0]["hand"][0] is not None


def test_a_lost_leader_makes_a_position_worse() -> None:
    state = GAME.stage({"mode": "team-cross"}, [(1, "you lost Blank")])
    plain = GAME.stage({"mode": "team-cross"}, [])
    assert GAME.judge(state, 0) < GAME.judge(plain, 0) < GAME.judge(state, 1)
    assert GAME.judge(state, 2) == GAME.judge(state, 0)
