"""Duel Draft as a whole play: the common deck, the first Draft Draws, Leaders out of known hands, series (PT-DDRAFT)."""

from collections import Counter
from typing import Any

import pytest

from duels import GAME, act, asked, fell, names, options, view
from pixelhall.cli.boards import pixel_tactics as board
from pixelhall.core.errors import BadOption
from pixelhall.core.game import NOBODY
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Duel

DRAFT: dict[str, Any] = {"mode": "duel-draft"}


def drafted(seed: int = 3, **chosen: Any) -> Duel:
    """Everybody has taken the first cards, always the one at the far end."""
    state = GAME.new({**DRAFT, **chosen}, seed)
    take_all(state)
    return state


def take_all(state: Duel) -> None:
    while len(asked(state)) == 1 and "draft 1" in options(state, asked(state)[0]):
        act(state, asked(state)[0], "draft 1")


def known_hand(state: Duel, reader: int, seat: int) -> list[Any]:
    return [card and card["name"] for card in view(state, reader)["players"][seat]["hand"]]


def test_one_deck_of_all_cards() -> None:
    """PT-DDRAFT-01: fifty cards, two of each; five gold each, and five cards on the tableau, which all see."""
    state = GAME.new(DRAFT, 3)
    shown = view(state, NOBODY)
    assert [player["deck"] for player in shown["players"]] == [45, 45] and state.pile(0, zone.DECK) is state.pile(
        1, zone.DECK
    )
    assert [player["gold"] for player in shown["players"]] == [5, 5]
    assert [card["gold"] for card in shown["tableau"]] == [0] * 5
    cards = Counter(state.book.faces[state.face(card)].name for card in range(state.count()))
    assert len(cards) == 25 and set(cards.values()) == {2}


def test_five_draft_draws_each_in_turn() -> None:
    """PT-DDRAFT-02, A-149: alternating from the first player, who also takes the first turn; then the Leaders."""
    state = GAME.new(DRAFT, 3)
    first, order = state.first, []
    while len(asked(state)) == 1:
        order += asked(state)
        act(state, order[-1], "draft 1")
    assert order == [first, 1 - first] * 5 and sorted(asked(state)) == [0, 1]
    for seat in (0, 1):
        act(state, seat, options(state, seat)[0])
    assert (state.first, state.active, state.round) == (first, first, 1)


def test_a_taken_card_is_known_to_all() -> None:
    """PT-DDRAFT-04: it lay open; one from the deck did not."""
    state = GAME.new(DRAFT, 3)
    seat = asked(state)[0]
    taken = view(state, seat)["tableau"][2]["card"]["name"]
    act(state, seat, "draft 3")
    assert known_hand(state, 1 - seat, seat) == [taken]
    act(state, 1 - seat, "draft deck")
    assert known_hand(state, seat, 1 - seat) == [None] and view(state, seat)["players"][1 - seat]["gold"] == 0


def test_nobody_sees_which_known_card_leads() -> None:
    """PT-SETUP-03: the hand is closed while its Leader is chosen; afterwards the other cards are known again."""
    state = drafted()
    hand = known_hand(state, 1, 0)
    assert None not in hand and len(hand) == 5
    act(state, 0, f"lead {hand[1]}")
    assert known_hand(state, 1, 0) == [None] * 4
    guessed = {tuple(sorted(names(GAME.guess(state, 1, seed), 0, zone.HAND))) for seed in range(20)}
    assert len(guessed) > 1
    act(state, 1, options(state, 1)[0])
    assert Counter(known_hand(state, 1, 0)) == Counter(hand) - Counter([hand[1]])


def test_a_guess_knows_that_the_deck_is_common() -> None:
    """A-150, PT-DDRAFT-01: a card that nobody has seen may lie in the deck as well as in the rival's hand."""
    state = GAME.new(DRAFT, 3)
    first = asked(state)[0]
    act(state, first, "draft deck")
    card = state.pile(first, zone.HAND)[0]
    found = {GAME.guess(state, 1 - first, seed).face(card) for seed in range(60)}
    assert len(found) > 15
    for seed in range(5):
        guess = GAME.guess(state, 1 - first, seed)
        faces = Counter(guess.face(card) for card in range(guess.count()))
        assert set(faces.values()) == {2}


def test_gold_and_bonus_in_a_series() -> None:
    """A-153: everybody starts with five gold again, and the bonus is extra Draft Draws."""
    state = drafted(4, series=3)
    for seat in (0, 1):
        act(state, seat, options(state, seat)[0])
    fell(state, 1)
    assert state.battle == 2 and [player["gold"] for player in view(state, 0)["players"]] == [5, 5]
    take_all(state)
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [5, 6]
    assert len(state.pile(0, zone.DECK)) + 5 + 11 == 48


def test_nobody_brings_a_deck() -> None:
    """A-247."""
    with pytest.raises(BadOption, match="nobody brings a deck to a Duel Draft"):
        GAME.new({**DRAFT, "format": "epic"})


def test_the_tableau_on_the_terminal() -> None:
    state = GAME.new(DRAFT, 3)
    seat = asked(state)[0]
    act(state, seat, "draft 2")
    lines = [line.plain for line in board.draw(view(state, 0), ["Ann", "Bob"], 80)]
    assert max(len(line) for line in lines) <= 80
    text = " ".join(lines)
    assert all(card["card"]["name"] in text for card in view(state, 0)["tableau"]) and "gold 4" in text
    option = GAME.offers(state, GAME.decisions(state)[0])[0]
    assert option.way == ["tableau1"] and "with 1 on it" in option.words
    assert board.detail(view(state, 0), option)
    assert any("On the tableau" in line for line in board.tell(view(state, 0), ["you", "Your rival"]))
