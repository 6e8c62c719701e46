"""What a seat takes home from a draft: a deck that can be played at once, chosen by people or by the machine."""

import random
from typing import Any

import pytest

import pixelhall
from pixelhall.core.game import NOBODY
from pixelhall.drafting.worth.choosing import best

GAME = pixelhall.game("drafting")
DUEL = pixelhall.game("pixel-tactics")


def drafted(options: dict[str, Any], seed: int, machines: tuple[int, ...] = ()) -> Any:
    state, dice = GAME.new(options, seed), random.Random(seed)
    while decisions := GAME.decisions(state):
        one = decisions[0]
        wise = one.seat in machines
        GAME.apply(state, one.seat, best(state, one.seat, one.options) if wise else dice.choice(one.options))
    return state


@pytest.mark.parametrize("method", ["pack", "epic-pack", "winston", "purchase"])
def test_drafted_decks_are_played_at_once(method: str) -> None:
    """PT-CUBE-02, A-284: each in the format that it says."""
    state = drafted({"method": method}, 4)
    for seat in range(GAME.seats(state)):
        spoils = GAME.spoils(state, seat)
        duel = DUEL.new({"format": spoils["format"], "sets": spoils["sets"], "decks": [spoils["deck"]] * 2}, 1)
        assert DUEL.decisions(duel), "the secret choice of Leaders"
        assert spoils["deck"] == GAME.view(state, seat)["deck_text"]
        assert spoils["deck"] not in str(GAME.view(state, NOBODY))


def test_a_league_draft_gives_cards_and_no_deck() -> None:
    state = drafted({"method": "league", "picks": 4}, 2)
    spoils = GAME.spoils(state, 0)
    assert spoils["drafted"] == "leaders" and len(spoils["cards"]) == 4


def test_the_machine_says_why_it_returns_a_hero() -> None:
    """A-128: extra copies first; and one click does what it proposes."""
    state = drafted_to_deck(7)
    seat = GAME.decisions(state)[0].seat
    shown = GAME.view(state, seat)["proposal"]
    assert 1 <= len(shown) <= 3 and all(one["why"] for one in shown)
    assert "A-128" in shown[0]["why"], "this deck has a card twice"
    GAME.apply(state, seat, GAME.parse(state, seat, "auto"))
    names = [state.book.names[card] for card in state.returned[seat]]
    assert names == [one["card"] for one in shown] and GAME.asked(state, seat) is None


def drafted_to_deck(seed: int) -> Any:
    """A Pack Draft in which everybody is to look the deck through."""
    state, dice = GAME.new({}, seed), random.Random(seed)
    while any(part == 0 for part in state.parts):
        one = next(one for one in GAME.decisions(state) if state.parts[one.seat] == 0)
        GAME.apply(state, one.seat, dice.choice(one.options))
    return state


def test_whoever_gives_up_gets_a_deck_and_nobody_else_is_harmed() -> None:
    """A-283: the others are asked as before, and the draft ends with a deck for everybody."""
    state = GAME.new({}, 3)
    GAME.resign(state, 1)
    dice = random.Random(3)
    while decisions := GAME.decisions(state):
        assert all(one.seat != 1 for one in decisions)
        GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    assert [len(leaders) for leaders in state.leaders] == [4, 4, 4]
    assert all(25 <= len(heroes) <= 28 for heroes in state.heroes) and GAME.spoils(state, 1)["deck"]


def test_all_giving_up_ends_the_draft_with_decks() -> None:
    """A-283."""
    state = GAME.new({"method": "winston"}, 3)
    for seat in (0, 1):
        GAME.resign(state, seat)
    result = GAME.result(state)
    assert result is not None and result.winners == [] and all(GAME.spoils(state, seat)["deck"] for seat in (0, 1))


def test_a_slow_seat_stops_only_those_who_need_its_pack() -> None:
    """A-282: with five seats and the second never answering, the others make all picks that they can."""
    state = GAME.new({"players": 5, "copies": 4}, 6)
    dice = random.Random(6)
    while others := [one for one in GAME.decisions(state) if one.seat != 1]:
        GAME.apply(state, others[0].seat, dice.choice(others[0].options))
    assert state.picks[1] == 0
    # In a round passed to the left the third seat needs the second's pack for its second pick, the next for its third …
    assert [state.picks[seat] for seat in (2, 3, 4, 0)] == [1, 2, 3, 4]
    assert [one.seat for one in GAME.decisions(state)] == [1]
    assert GAME.view(state, 1)["players"][1]["packs"] == 5, "everything waits there"


def test_undo_and_restoring_deal_the_same_packs() -> None:
    state = GAME.new({}, 8)
    for _ in range(9):
        one = GAME.decisions(state)[0]
        GAME.apply(state, one.seat, one.options[0])
    again = GAME.restore(state.dump())
    assert again.packs == state.packs and GAME.digest(again) == GAME.digest(state)
