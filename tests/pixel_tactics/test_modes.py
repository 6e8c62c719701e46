"""What modes do beside what a scenario can show: options, resignations, views, judges."""

import random

import pytest

from duels import GAME, act
from pixelhall.cli.boards import pixel_tactics as board
from pixelhall.core.errors import BadOption, Illegal
from pixelhall.pixel_tactics.modes import ALL, MODES
from pixelhall.pixel_tactics.options import rules_from
from pixelhall.pixel_tactics.state.state import Duel


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
    """A-237: such a mode is one battle."""
    with pytest.raises(BadOption, match="A-237"):
        rules_from({"mode": mode, "series": 3})


def test_a_siege_is_played_in_series() -> None:
    assert rules_from({"mode": "siege", "series": 3}).series == 3


def test_a_team_loses_when_one_of_it_gives_up() -> None:
    """A-238: unless somebody else takes the seat."""
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


def test_a_knight_who_gives_up_is_out_and_a_king_loses() -> None:
    """A-238: before the first turn the side loses in both cases."""
    for seat, lost in ((1, False), (4, False), (0, True)):
        state = GAME.stage({"mode": "king"}, [(1, "seat2 v1 Blank")])
        GAME.resign(state, seat)
        result = GAME.result(state)
        assert (result is not None) == lost
        if result is None:
            assert seat not in state.order and GAME.decisions(state)[0].seat == 0
            with pytest.raises(Illegal, match="PT-KING-06"):
                GAME.resign(state, seat)
        else:
            assert result.winners == [2, 3, 4]
    start = GAME.new({"mode": "king"}, 1)
    GAME.resign(start, 4)
    result = GAME.result(start)
    assert result is not None and result.winners == [0, 1, 5]


def test_a_knight_who_gives_up_in_the_own_turn_passes_it_on() -> None:
    """A-239: that player is asked nothing any more."""
    state = GAME.stage({"mode": "king"}, [(1, "active seat1"), (2, "seat2 v1 Blank")])
    GAME.resign(state, 1)
    assert [decision.seat for decision in GAME.decisions(state)] == [2] and state.foes[2] == [0]


def test_a_side_shows_no_hands() -> None:
    """PT-KING-08: what is said at the table is left to the players; the game shows no hands to anybody."""
    state = GAME.new({"mode": "king"}, 2)
    for seat in range(6):
        shown = [player["seat"] for player in GAME.view(state, seat)["players"] if player["hand"][0] is not None]
        assert shown == [seat]


def test_who_is_king_and_who_is_knight() -> None:
    assert GAME.roles(GAME.new({"mode": "king"}, 1)) == ["King", "Knight", "Knight", "King", "Knight", "Knight"]
    assert GAME.roles(GAME.new({}, 1)) == ["", ""]


def test_a_restored_play_knows_who_is_out() -> None:
    state = GAME.stage({"mode": "king"}, [(1, "out seat1, seat2")])
    again = GAME.restore(state.dump())
    assert again.order == state.order == [0, 3, 4, 5] and again.foes == state.foes == [[3], [], [], [0], [5], [4]]


def drawn(mode: str, lines: list[str], seat: int) -> list[str]:
    state = GAME.stage({"mode": mode}, list(enumerate(lines, 1)))
    names = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"][: state.seats]
    return [line.plain for line in board.draw(GAME.view(state, seat), names, 80)]


def test_a_fortress_on_the_terminal() -> None:
    lines = drawn("siege", ["rival fortress 1 none"], 0)
    assert [words.strip() for words in lines[2].split("=") if words.strip()] == [
        "fortress: 2",
        "fortress: 2",
        "fortress: empty",
    ]
    assert max(len(line) for line in lines) <= 80


def test_only_who_is_in_reach_is_drawn_in_full() -> None:
    lines = drawn("king", ["out seat5", "seat2 v1 Cook", "seat4 v1 Cook"], 1)
    assert "Flo (ally 5, Knight): out of the play" in lines
    assert any(line.startswith("Ed (rival 4, Knight): v1 Cook A1 L7/7, f2 *Plain") for line in lines)
    assert any(line.startswith("Cy (rival 2, Knight): hand") for line in lines) and any(
        "v1 Cook" in line for line in lines
    )
    assert len(lines) <= 24 and max(len(line) for line in lines) <= 80


def test_points_on_the_terminal() -> None:
    lines = drawn("team-cross", ["rival lost Cook", "ceasefire seat3"], 0)
    assert any("Bob (rival 1): Leaders lost 1" in line for line in lines)
    assert any("Di (rival 3): in ceasefire" in line for line in lines)
    assert GAME.goal(GAME.stage({"mode": "team-cross"}, [(1, "rival lost Cook")]), 0) == (
        "Defeat 3 Leaders of one rival, or 1 of each. So far lost: 1 by seat 1, 0 by seat 3."
    )


def crowded(mode: str) -> Duel:
    """A board on which every slot of every Unit is taken, with remarks in most cells."""
    seats = ["you", "rival", "seat2", "seat3", "seat4", "seat5"][: len(MODES[mode].teams)]
    slots = [f"{row}{column}" for row in "vfr" for column in "123" if (row, column) != ("f", "2")]
    lines = [f"{seat} {slot} Goose Rider (fresh, acted, damage 1)" for seat in seats for slot in slots]
    return GAME.stage({"mode": mode}, list(enumerate([*lines, "you hand Cook, Cook, Cook, Cook, Cook"], 1)))


@pytest.mark.parametrize("mode", ["classic", "team-cross", "king"])
def test_a_full_board_leaves_room_for_the_options(mode: str) -> None:
    """The heading had scrolled out of a terminal of 24 lines; nothing but remarks and Units out of reach is shortened."""
    state = crowded(mode)
    names = ["Juno", "Juno 2", "Juno 3", "Juno 4", "Juno 5", "Juno 6"][: state.seats]
    view = GAME.view(state, 0)
    lines = [line.plain for line in board.draw_within(view, names, 80, 18)]
    assert len(lines) <= 18 and max(len(line) for line in lines) <= 80 and lines[0].startswith("Round 2")
    assert all(
        sum(line.startswith(f"{name} (") or line.startswith(f"{name}:") for line in lines) == 1 for name in names
    )
    assert [line.plain for line in board.draw_within(view, names, 80, 90)] == [
        line.plain for line in board.draw(view, names, 80)
    ]
    if state.seats > 2:
        told = " ".join(board.tell_player(view, names, 2))
        assert "v1, Vanguard 1: Goose Rider, Attack 3, Life 6 of 7" in told and "deck has 5 cards" in told


def test_an_attack_goes_on_when_somebody_else_gives_up() -> None:
    """A-239: only what was that player's own is dropped. A Knight could call off an attack by giving up at a Trap window."""
    lines = ["active seat1", "seat1 v1 Blank", "seat2 v1 Blank", "seat2 reserve Frost Nun", "seat4 reserve Frost Nun"]
    for leaver in (5, 4):
        state = GAME.stage({"mode": "king"}, list(enumerate(lines, 1)))
        act(state, 1, "attack v1 2:v1")
        assert GAME.decisions(state)[0].seat == 2 and not GAME.decisions(state)[0].act
        GAME.resign(state, leaver)
        while not GAME.decisions(state)[0].act:
            act(state, GAME.decisions(state)[0].seat, "decline")
        [struck] = [one for one in GAME.view(state, 0)["players"][2]["unit"] if one["slot"] == "v1"]
        assert struck["damage"] == 2 and GAME.decisions(state)[0].seat == 1


def test_what_was_under_way_of_whoever_gives_up_is_dropped() -> None:
    """A-239."""
    lines = ["active seat1", "seat1 v1 Blank", "seat2 v1 Blank", "seat2 reserve Frost Nun"]
    state = GAME.stage({"mode": "king"}, list(enumerate(lines, 1)))
    act(state, 1, "attack v1 2:v1")
    GAME.resign(state, 1)
    assert [decision.seat for decision in GAME.decisions(state)] == [2] and GAME.decisions(state)[0].act
    assert [one["damage"] for one in GAME.view(state, 0)["players"][2]["unit"] if one["slot"] == "v1"] == [0]


@pytest.mark.parametrize("edition", ["mega", "original"])
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_goes_by_the_rules_of_every_edition(edition: str, mode: str) -> None:
    """PT-MODE-01: the first round of a play, every option of it taken at random."""
    state, dice = GAME.new({"edition": edition, "mode": mode}, 6), random.Random(6)
    while not GAME.result(state) and state.round < 2:
        decision = dice.choice(GAME.decisions(state))
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert state.round == 2 or GAME.result(state)
