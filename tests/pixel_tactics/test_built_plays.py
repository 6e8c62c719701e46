"""Plays with built decks: Leader piles, the opening, series, and who knows what of a deck (PT-SETUP-08, A-245)."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from big_set import big_set, deck_text, name_of, title_of
from duels import GAME, act, asked, begun, fell, names, options, view
from pixelhall.core import scenarios
from pixelhall.core.errors import Illegal
from pixelhall.core.game import EVERYBODY, NOBODY
from pixelhall.pixel_tactics.change.recalling import rows
from pixelhall.pixel_tactics.change.shuffling import shuffle
from pixelhall.pixel_tactics.change.zones import discard_from_hand, lay, lift
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Duel
from test_every_game import knowledge, same_guesses
from unseen import differ_unseen

MINE, THEIRS = deck_text(range(0, 4), range(4, 30)), deck_text(range(36, 40), range(10, 35))
BUILT: dict[str, Any] = {"format": "standard", "sets": [big_set(44, 3)], "decks": [MINE, THEIRS]}
SEATS = (NOBODY, 0, 1)


def built(seed: int = 1, **chosen: Any) -> Duel:
    return GAME.new({**BUILT, **chosen}, seed)


def test_the_leader_comes_from_the_leader_pile_and_then_four_cards() -> None:
    """PT-SETUP-08, PT-DECK-03: nobody holds a card before the Leaders are shown."""
    state = built()
    assert names(state, 0, zone.HAND) == [] and len(view(state, 0)["players"][0]["leaders"]) == 4
    assert sorted(options(state, 0)) == [f"lead {name_of(n)}" for n in range(4)]
    act(state, 0, f"lead {name_of(2)}")
    act(state, 1, f"lead {name_of(36)}")
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [4, 4]
    assert [player["deck"] for player in view(state, 0)["players"]] == [22, 21]
    assert [len(player["leaders"]) for player in view(state, 0)["players"]] == [3, 3]


def test_who_is_designated_stays_so() -> None:
    """PT-SETUP-09, PT-DECK-02: a Hero cannot lead, and no Leader is ever drawn."""
    state = built()
    with pytest.raises(Illegal) as why:
        act(state, 0, f"lead {name_of(9)}")
    assert why.value.rule == "PT-SETUP-09"
    for state in (begun(BUILT, seed) for seed in range(3)):
        while state.pile(0, zone.DECK):
            assert state.origin(state.pile(0, zone.DECK).pop()) == 0


def test_the_original_does_not_send_equal_leaders_back() -> None:
    """A-244."""
    state = built(decks=[MINE, MINE], same_leader="redraw")
    for seat in (0, 1):
        act(state, seat, f"lead {name_of(1)}")
    assert [character["name"] for player in view(state, 0)["players"] for character in player["unit"]] == [
        title_of(1)
    ] * 2


# Series.


def test_the_used_leader_leaves_the_pile_and_the_deck_stays() -> None:
    """A-041, PT-SERIES-03."""
    state = begun({**BUILT, "series": 3}, 2)
    used = view(state, 0)["players"][0]["unit"][0]["card"]
    fell(state, 1)
    assert len(names(state, 0, zone.DECK)) == 26 and len(names(state, 1, zone.DECK)) == 25
    assert len(options(state, 0)) == 3 and f"lead {used}" not in options(state, 0)


def test_the_bonus_is_drawn_after_the_leader() -> None:
    """A-124: one more card for each trophy of the rival."""
    state = begun({**BUILT, "series": 3}, 2)
    fell(state, 1)
    assert names(state, 1, zone.HAND) == []
    for seat in (0, 1):
        act(state, seat, options(state, seat)[0])
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [4, 5]


def test_after_a_tie_the_leaders_return_to_their_piles() -> None:
    """A-038, A-041."""
    state = begun({**BUILT, "series": 3}, 2)
    fell(state, 0, 1)
    assert [len(options(state, seat)) for seat in (0, 1)] == [4, 4]


def test_used_leaders_lead_again_when_the_pile_is_empty() -> None:
    """A-042: in the fifth battle of a series all four are there again, and the trophies stay."""
    state = begun({**BUILT, "series": 5}, 3)
    for battle, loser in enumerate((0, 1, 0, 1), 2):
        fell(state, loser)
        assert state.battle == battle and len(options(state, 0)) == (5 - battle or 4)
        if battle < 5:
            for seat in (0, 1):
                act(state, seat, options(state, seat)[0])
    assert [view(state, 0)["players"][seat]["trophies"] for seat in (0, 1)] == [2, 2]
    assert names(state, 0, zone.TROPHIES) == names(state, 1, zone.TROPHIES) == []


# Who knows what.


def moments(state: Duel, seed: int, most: int, every: int) -> Iterator[Duel]:
    dice = random.Random(seed)
    for ply in range(most):
        decisions = GAME.decisions(state)
        if not decisions:
            return
        if ply % every == 0:
            yield state
        decision = dice.choice(decisions)
        GAME.apply(state, decision.seat, dice.choice(decision.options))


def all_texts(state: Duel, seat: int) -> str:
    """Everything of a play that reaches a seat, and what a machine that plays for it gets."""
    guess = GAME.guess(state, seat, 11)
    told = [GAME.view(state, seat), [line.dump() for line in GAME.log(state, seat)], guess.dump(), GAME.position(guess)]
    return json.dumps(told)


def test_no_name_of_a_closed_deck_reaches_others_before_it_is_shown() -> None:
    """A-245: with one set in which every card is in one of the two decks, a guess would betray what it knows. The cards
    that only the rival has must be as likely in the guess as those that nobody has."""
    state = built(4)
    guessed: Counter[str] = Counter()
    for seed in range(60):
        deck = GAME.view(GAME.guess(state, 0, seed), 1)["players"][1]["deck_list"]
        guessed.update([*deck["heroes"], *deck["leaders"]])
    theirs = sum(guessed[name_of(n)] for n in (36, 37, 38, 39)) / 4
    nobodys = sum(guessed[name_of(n)] for n in (30, 31, 32, 33)) / 4
    assert 0.7 < theirs / nobodys < 1.4 and len(guessed) == 41  # all but the Commons
    assert "deck_list" not in view(state, 0)["players"][1] and view(state, 0)["players"][1]["leaders"] == [None] * 4
    assert THEIRS not in all_texts(state, 0) and json.dumps(THEIRS)[1:-1] not in all_texts(state, 0)


def test_a_guess_is_a_deck_of_the_format() -> None:
    limits = [f'[heroes]\nbanned = ["{name_of(43)}"]\n[leaders]\nrestricted = ["{name_of(38)}", "{name_of(5)}"]\n']
    for state in moments(built(5, limits=limits), 5, 120, 30):
        for seed in range(3):
            options_ = GAME.guess(state, 0, seed).dump()["options"]
            assert GAME.check_list("deck", options_["decks"][1], options_).faults == ()
            assert options_["decks"][0] == MINE


def test_an_owner_knows_the_list_of_his_deck() -> None:
    """A-245: also of one that chance has made."""
    state = built(6, decks=["", ""])
    assert sum(view(state, 1)["players"][1]["deck_list"]["heroes"].values()) >= 25
    assert view(GAME.guess(state, 1, 3), 1) == view(state, 1)
    assert "deck_list" in view(state, EVERYBODY)["players"][0]


def test_open_lists_are_open() -> None:
    """A-245: everybody knows what is in a deck, and not where."""
    state = built(7, deck_lists="open")
    assert sorted(view(state, 0)["players"][1]["deck_list"]["leaders"]) == [name_of(n) for n in range(36, 40)]
    guess = GAME.guess(state, 0, 3)
    assert guess.dump()["options"]["decks"] == [MINE, THEIRS] and view(guess, 0) == view(state, 0)


def test_what_was_seen_of_a_closed_deck_is_not_forgotten() -> None:
    """A-245: a card that was discarded and shuffled into the deck again is in every guess of that deck."""
    state = begun(BUILT, 8)
    card = state.pile(1, zone.HAND)[0]
    face = state.face(card)
    discard_from_hand(state, card)
    lift(state, card)
    lay(state, card, 1, zone.DECK)
    shuffle(state, 1)
    assert [key for key, _ in rows(state) if key[1] == face] == [(1, face, 0), (1, face, 7)]
    for seed in range(10):
        guess = GAME.guess(state, 0, seed)
        assert any(guess.origin(card) == 1 and guess.face(card) == face for card in range(guess.count()))
    text = GAME.position(state)
    assert f"recall you pool 1: 1 {state.book.faces[face].name}" in text
    assert GAME.position(scenarios.stage(scenarios.read(text))) == text
    assert GAME.restore(json.loads(json.dumps(state.dump()))).dump() == state.dump()


@pytest.mark.parametrize("chosen", [{}, {"series": 3, "round_limit": 2}, {"decks": ["", THEIRS]}])
def test_no_seat_can_tell_a_guess_from_the_truth(chosen: dict[str, Any]) -> None:
    """Laws 4 and 8 for closed decks: states that differ in an unseen list look alike, and so do their guesses."""
    for i, state in enumerate(moments(built(9, **chosen), 9, 300, 25)):
        for seat in SEATS:
            other = differ_unseen(GAME, state, seat, i)
            assert knowledge(GAME, other, seat, 0) == knowledge(GAME, state, seat, 0)
            same_guesses(GAME, GAME.guess, state, other, seat, i + 1)


def test_a_built_play_is_laid_out_again() -> None:
    for state in moments(built(10, series=3, round_limit=2), 10, 260, 20):
        text = GAME.position(state)
        again = scenarios.stage(scenarios.read(text))
        assert GAME.position(again) == text
        assert GAME.restore(json.loads(json.dumps(state.dump()))).dump() == state.dump()
        assert [view(again, seat) for seat in (0, 1)] == [view(state, seat) for seat in (0, 1)]


def test_built_decks_in_a_team() -> None:
    """A-249: whoever comes back takes a Leader out of the pile, with one card fewer than without built decks."""
    state = GAME.new({"mode": "team-cross", "format": "standard", "sets": BUILT["sets"]}, 3)
    for seat in range(4):
        act(state, seat, options(state, seat)[0])
    assert [len(names(state, seat, zone.HAND)) for seat in range(4)] == [4] * 4
    fell(state, 1)
    assert asked(state) == [1] and len(options(state, 1)) == 3 and len(names(state, 1, zone.HAND)) == 5
    act(state, 1, options(state, 1)[0])
    assert len(view(state, 0)["players"][1]["leaders"]) == 2


@pytest.mark.parametrize("mode", ["siege", "team-cross", "king"])
def test_every_mode_plays_with_built_decks(mode: str) -> None:
    play = GAME.new({"mode": mode, "format": "standard", "sets": BUILT["sets"], "round_limit": 3}, 4)
    for state in moments(play, 4, 160, 40):
        text = GAME.position(state)
        assert GAME.position(scenarios.stage(scenarios.read(text))) == text
        for seat in (NOBODY, 0, 1):
            assert view(GAME.guess(state, seat, 5), seat) == view(state, seat)
