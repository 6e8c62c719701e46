"""Set-up of a battle: decks, opening hands, secret Leaders, equal Leaders, the first player (PT-SETUP)."""

import json
from pathlib import Path

import pytest

from duels import GAME, act, asked, begun, choose_leaders, names, options, view
from pixelhall.core import scenarios
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.flow.setup import set_out
from pixelhall.pixel_tactics.numbers import grid, per_seat, zone
from pixelhall.pixel_tactics.state.state import Duel, empty_state


def test_two_equal_decks_of_25_cards() -> None:
    """PT-SETUP-01, PT-CARD-18."""
    state = GAME.new({}, 1)
    core = sorted(card.name for card in card_sets.load("core").cards)
    assert len(core) == 25
    for seat in (0, 1):
        assert sorted(names(state, seat, zone.DECK) + names(state, seat, zone.HAND)) == core


def test_decks_belong_to_the_play() -> None:
    """Two plays with one book can have other decks; clones and restored plays have those of their play."""
    state = GAME.new({}, 1)
    assert state.clone().decks is state.decks
    assert GAME.restore(json.loads(json.dumps(state.dump()))).decks == state.decks
    assert scenarios.stage(scenarios.read(GAME.position(state))).decks == state.decks
    other = empty_state(state.book, state.rules, state.chance.clone(), 2)
    other.decks = [[3, 1, 4], [1, 5]]
    set_out(other)
    assert [[other.face(card) for card in other.pile(seat, zone.DECK)] for seat in (0, 1)] == other.decks


def test_decks_are_shuffled() -> None:
    """PT-SETUP-01: apart from each other, and by the seed."""
    state, again, other = GAME.new({}, 1), GAME.new({}, 1), GAME.new({}, 2)
    assert names(state, 0, zone.DECK) != names(state, 1, zone.DECK)
    assert names(state, 0, zone.DECK) == names(again, 0, zone.DECK) != names(other, 0, zone.DECK)


def test_five_cards_are_drawn_and_one_of_them_leads() -> None:
    """PT-SETUP-02, PT-SETUP-04."""
    state = GAME.new({}, 1)
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [5, 5]
    hand = names(state, 0, zone.HAND)
    assert options(state, 0) == [f"lead {name}" for name in hand]
    choose_leaders(state)
    for seat in (0, 1):
        assert len(names(state, seat, zone.HAND)) == 4
        assert len(names(state, seat, zone.DECK)) == 20
        assert names(state, seat, zone.DISCARD) == [] == names(state, seat, zone.RESERVE)
        assert state.unit[seat * grid.SLOTS + grid.FLANK * grid.WIDTH + grid.CENTRE] == state.of(seat, per_seat.LEADER)
        assert [card >= 0 for card in state.unit[seat * grid.SLOTS : seat * grid.SLOTS + grid.SLOTS]].count(True) == 1


def test_leaders_are_secret_until_both_are_chosen() -> None:
    """PT-SETUP-03, A-205: each answers alone; the other learns only that somebody has chosen."""
    state = GAME.new({}, 1)
    assert asked(state) == [0, 1]
    before = json.dumps(view(state, 1))
    chosen = names(state, 0, zone.HAND)[2]
    act(state, 0, f"lead {chosen}")
    assert asked(state) == [1]
    assert state.zone(state.of(0, per_seat.LEADER)) != zone.UNIT
    for seat in (1, -1):
        seen = view(state, seat)
        assert seen["players"][0]["leader_chosen"] is True
        assert seen["players"][0]["hand"] == [None] * 4
        assert seen["players"][0]["unit"] == []
        assert not any(chosen in line for line in GAME.story(state, seat))
    assert (chosen in json.dumps(view(state, 1))) == (chosen in before)
    act(state, 1, options(state, 1)[0])
    title = next(card.leader.name for card in card_sets.load("core").cards if card.name == chosen and card.leader)
    assert [one["name"] for one in view(state, 1)["players"][0]["unit"]] == [title]


def test_either_may_choose_first() -> None:
    """PT-SETUP-03: the order of the answers changes nothing."""
    state, other = GAME.new({}, 1), GAME.new({}, 1)
    mine, theirs = options(state, 0)[0], options(state, 1)[1]
    act(state, 0, mine)
    act(state, 1, theirs)
    act(other, 1, theirs)
    act(other, 0, mine)
    assert view(state, -1) == view(other, -1)


def both_hold(chosen: dict[str, str]) -> tuple[Duel, str]:
    """A set-up in which both hands hold a card of the same name."""
    for seed in range(100):
        state = GAME.new(chosen, seed)
        common = [name for name in names(state, 0, zone.HAND) if name in names(state, 1, zone.HAND)]
        if common:
            return state, common[0]
    raise AssertionError("no seed deals both the same card")


@pytest.mark.parametrize(
    "chosen", [{"edition": "deluxe"}, {"edition": "mega"}, {"edition": "original", "same_leader": "allowed"}], ids=str
)
def test_both_may_lead_with_the_same_card(chosen: dict[str, str]) -> None:
    """PT-SETUP-05, A-034."""
    state, name = both_hold(chosen)
    act(state, 0, f"lead {name}")
    act(state, 1, f"lead {name}")
    units = [view(state, 0)["players"][seat]["unit"][0]["name"] for seat in (0, 1)]
    assert units[0] == units[1]


@pytest.mark.parametrize("chosen", [{"edition": "original"}, {"same_leader": "redraw"}], ids=str)
def test_equal_leaders_may_go_to_the_bottom(chosen: dict[str, str]) -> None:
    """PT-SETUP-05, A-034, A-035: both draw one card and choose anew from five, until they differ."""
    state, name = both_hold(chosen)
    deck = [names(state, seat, zone.DECK) for seat in (0, 1)]
    act(state, 0, f"lead {name}")
    act(state, 1, f"lead {name}")
    assert asked(state) == [0, 1]
    for seat in (0, 1):
        assert names(state, seat, zone.DECK) == [name, *deck[seat][:-1]]  # at the bottom, the rest not shuffled
        assert names(state, seat, zone.HAND)[-1] == deck[seat][-1]
        assert len(options(state, seat)) == 5
        assert f"lead {name}" not in options(state, seat)
    choose_leaders(state)
    assert len(names(state, 0, zone.HAND)) == 4
    assert asked(state) == [state.first]


def test_the_original_plays_on_with_different_leaders() -> None:
    """PT-SETUP-05: only equal ones go back."""
    state = GAME.new({"edition": "original"}, 1)
    choose_leaders(state)
    assert [len(names(state, seat, zone.DECK)) for seat in (0, 1)] == [20, 20]


def test_the_first_player_is_random_and_known_after_the_leaders() -> None:
    """PT-SETUP-06, A-036: no coin is tossed before."""
    firsts = set()
    for seed in range(12):
        state = GAME.new({}, seed)
        drawn = state.chance.count
        assert not any("first" in line.lower() for line in GAME.story(state, 0))
        choose_leaders(state)
        assert state.chance.count == drawn + 1
        firsts.add(state.first)
    assert firsts == {0, 1}


def test_the_battle_begins_with_the_vanguard_of_the_first_player() -> None:
    """PT-SETUP-07, PT-FLOW-01, PT-CEASE-01."""
    state = begun()
    assert (state.round, state.row, state.turn, state.active) == (1, 0, 1, state.first)
    assert view(state, 0)["wave"] == "Vanguard"
    assert view(state, 0)["ceasefire"] is True


COMMONS = """
[set]
name = "crowd"
title = "Mostly Commons"
"""


def crowd(tmp_path: Path, leaders: int) -> str:
    """A set of twelve Heroes of whom only so many can lead."""
    text = COMMONS
    for i in range(12):
        text += f'[[hero]]\nname = "Person {"ABCDEFGHIJKL"[i]}"\nattack = 1\nlife = 3\norder = "Draw 1 card."\n'
        if i < leaders:
            text += 'vanguard = "Intercept."\nflank = "Intercept."\nrear = "Intercept."\n'
            text += f'leader = {{ name = "Boss {"ABCDEFGHIJKL"[i]}", attack = 2, life = 10, text = "Your Heroes have +1 Attack." }}\n'
    path = tmp_path / "crowd.toml"
    path.write_text(text)
    return str(path)


def test_a_common_cannot_lead(tmp_path: Path) -> None:
    """PT-CARD-14, PT-COMMON-01, PT-RECR-05: it has no leader side, and is recruited like others."""
    state = GAME.new({"sets": [crowd(tmp_path, 6)]}, 3)
    able = {f"Person {letter}" for letter in "ABCDEF"}
    for seat in (0, 1):
        assert set(options(state, seat)) == {f"lead {name}" for name in names(state, seat, zone.HAND) if name in able}
    choose_leaders(state)
    common = next(name for name in names(state, state.first, zone.HAND) if name not in able)
    act(state, state.first, f"recruit {common} v1")
    assert view(state, 0)["players"][state.first]["unit"][0]["name"] == common


def test_a_hand_without_leader_is_shown_and_drawn_again(tmp_path: Path) -> None:
    """A-037."""
    sets = [crowd(tmp_path, 1)]
    redrawn = 0
    for seed in range(20):
        state = GAME.new({"sets": sets}, seed)
        log = GAME.story(state, -1)
        shown = sum("reveals Person" in line for line in log)
        assert shown == 5 * sum("drawn again" in line for line in log)
        redrawn += shown
        for seat in (0, 1):
            assert len(names(state, seat, zone.HAND)) == 5
            assert options(state, seat) == ["lead Person A"]
            assert len(names(state, seat, zone.DECK)) == 7
    assert redrawn
