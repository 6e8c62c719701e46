"""Epic Duel as a whole play: open Leaders, the secret first one, hands of seven, who leads which wave (PT-EPIC)."""

from typing import Any

import pytest

from duels import GAME, act, begun, fell, names, options, view
from pixelhall.cli.boards import pixel_tactics as board
from pixelhall.core.errors import BadOption
from pixelhall.core.game import NOBODY
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Duel

EPIC = {"mode": "epic"}


def leaders(state: Duel, reader: int, seat: int) -> list[Any]:
    return [card and card["name"] for card in view(state, reader)["players"][seat]["leaders"]]


def test_the_leaders_lie_open() -> None:
    """PT-EPIC-01, A-243: two Epic decks, by chance if nobody brings one; everybody sees the Leaders, and the log names
    them."""
    state = GAME.new(EPIC, 3)
    for seat in (0, 1):
        deck = view(state, seat)["players"][seat]["deck_list"]
        assert sum(deck["leaders"].values()) == 4 and 60 <= sum(deck["heroes"].values()) <= 80
        seen = [leaders(state, reader, seat) for reader in (NOBODY, 0, 1)]
        assert seen[0] == seen[1] == seen[2] and None not in seen[0]
        assert all(f"can lead with {name}." in " ".join(GAME.story(state, 1 - seat)) for name in seen[0])


def test_the_first_leader_is_chosen_in_secret() -> None:
    """PT-EPIC-02: all Leaders are taken up for it, and those not chosen return face up."""
    state = GAME.new(EPIC, 3)
    all_of_them = leaders(state, 1, 0)
    before = view(state, 1)
    act(state, 0, f"lead {all_of_them[2]}")
    assert leaders(state, 1, 0) == [None] * 3 and view(state, 1)["players"][0]["leader_chosen"]
    chosen = set()
    for seed in range(40):
        guess = GAME.guess(state, 1, seed)
        assert sorted([*leaders(guess, 0, 0), *names(guess, 0, zone.HAND), sealed(guess, 0)]) == sorted(all_of_them)
        chosen.add(sealed(guess, 0))
    assert chosen == set(all_of_them) and before["players"][0]["deck"] == view(state, 1)["players"][0]["deck"]
    act(state, 1, options(state, 1)[0])
    assert sorted([*leaders(state, 1, 0), all_of_them[2]]) == sorted(all_of_them)


def sealed(state: Duel, seat: int) -> str:
    found = [card for card in range(state.count()) if state.zone(card) == zone.SEALED and state.side(card) == seat]
    return state.book.faces[state.face(found[0])].name


def test_the_opening_hand_is_seven_heroes() -> None:
    """PT-EPIC-03."""
    state = begun(EPIC, 4)
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [7, 7]


def test_the_lead_passes_after_each_flank_wave() -> None:
    """PT-EPIC-04, PT-FLOW-09, A-170: by waves A A B, B B A, A A B."""
    state = begun(EPIC, 5)
    first = state.first
    seen: list[str] = []
    while len(seen) < 9:
        seen.append("A" if state.active == first else "B")
        for _ in range(2):
            state.idle = 0  # nobody minds that nothing happens
            act(state, state.active, "pass")
    assert "".join(seen) == "AABBBAAAB"


def test_the_options_of_an_epic_duel() -> None:
    """A-246, A-237: Epic decks, 200 rounds, no series."""
    rules = GAME.new(EPIC, 1).rules
    assert rules.format is not None and (rules.format.name, rules.round_limit) == ("epic", 200)
    assert GAME.new({**EPIC, "round_limit": 9, "format": "epic"}, 1).rules.round_limit == 9
    with pytest.raises(BadOption, match="format cannot be standard in Epic Duel; it is epic"):
        GAME.new({**EPIC, "format": "standard"})
    with pytest.raises(BadOption, match="series cannot be 3: Epic Duel is one battle"):
        GAME.new({**EPIC, "series": 3})


def test_who_loses_four_leaders_has_lost() -> None:
    """PT-EPIC-06: a player's fourth defeat ends the play."""
    state = begun(EPIC, 6)
    for n in range(4):
        assert not state.over
        fell(state, 1)
        if n < 2:
            act(state, 1, options(state, 1)[0])
        if n < 3:
            act(state, 1, "done")
    result = GAME.result(state)
    assert result is not None and result.winners == [0] and result.reason == "rout"


def test_leader_piles_on_the_terminal() -> None:
    """The names of Leaders that may be known, and only the number of others; a fallen one is told."""
    state = GAME.new(EPIC, 3)
    lines = [line.plain for line in board.draw(view(state, 0), ["Ann", "Bob"], 80)]
    assert max(len(line) for line in lines) <= 80
    titles = [card["leader"]["name"] for card in view(state, 0)["players"][1]["leaders"]]
    assert all(title in " ".join(lines).replace("   ", " ") for title in titles)
    option = GAME.offers(state, GAME.decisions(state)[0])[0]
    assert option.way[0].startswith("0:leaders") and board.detail(view(state, 0), option).startswith("Attack ")
    for seat in (0, 1):
        act(state, seat, options(state, seat)[0])
    fallen = view(state, 0)["players"][1]["unit"][0]["name"]
    fell(state, 1)
    assert GAME.goal(state, 0) == "Rout every rival Leader: your rival's has no Leader now, and 3 to follow."
    act(state, 1, options(state, 1)[0])
    assert f"Your rival's fallen Leaders: {fallen}." in board.tell(view(state, 0), ["you", "Your rival"])
