"""What a guess of Pixel Tactics may know: law 8 of the battery finds each way in which one could know more."""

from typing import Any

import pytest

from duels import GAME, view
from pixelhall.core import chance
from pixelhall.core.game import NOBODY
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.flow.setup import set_out, whole_decks
from pixelhall.pixel_tactics.flow.standstill import fingerprint
from pixelhall.pixel_tactics.game import go_on
from pixelhall.pixel_tactics.numbers import field, program
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.state.state import Duel, empty_state
from test_every_game import KNOWS_MORE, Play, knows_no_more


def keep_faces(state: Duel, seat: int, seed: int) -> Duel:
    """Hidden faces stay where they are."""
    guess = GAME.guess(state, seat, seed)
    for card in range(state.count()):
        guess.put(card, field.FACE, state.face(card))
    return guess


def shuffle_faces_as_they_lie(state: Duel, seat: int, seed: int) -> Duel:
    """Hidden faces are shuffled, but not sorted before: who knows the seed can turn the shuffle back."""
    guess = keep_faces(state, seat, seed)
    for pool in range(state.seats):
        hidden = [c for c in range(state.count()) if state.origin(c) == pool and not knows(state, seat, c)]
        faces = [state.face(card) for card in hidden]
        chance.from_seed(seed).shuffle(faces)
        for card, face in zip(hidden, faces):
            guess.put(card, field.FACE, face)
    return guess


def keep_what_others_read(state: Duel, seat: int, seed: int) -> Duel:
    guess = GAME.guess(state, seat, seed)
    guess.private = state.private[:]
    return guess


@pytest.mark.parametrize("leak", [keep_faces, shuffle_faces_as_they_lie, keep_what_others_read])
def test_a_guess_that_knows_more_is_caught(leak: Any) -> None:
    with pytest.raises(AssertionError, match=KNOWS_MORE):
        knows_no_more(Play("pixel-tactics", {}, 33), leak, 60)


def test_a_fingerprint_holds_nothing_of_hidden_faces() -> None:
    """Those of a turn's earlier positions stay in a guess (A-010), and what lay on the table when the round began
    (A-083)."""
    state = GAME.new({}, 1)
    for seat in (0, 1, NOBODY):
        guess = GAME.guess(state, seat, 5)
        assert [guess.face(card) for card in range(guess.count())] != [
            state.face(card) for card in range(state.count())
        ]
        assert fingerprint(guess) == fingerprint(state)


def opened_with(decks: list[list[int]]) -> Duel:
    rules = options.rules_from({})
    state = empty_state(GAME.book(rules.sets), rules, chance.from_seed(1), 2)
    state.decks = decks
    set_out(state)
    state.stack.append(Frame(program.SERIES, 0, -1, NOTHING))
    go_on(state)
    return state


def test_lists_of_decks_are_open() -> None:
    """Everybody plays the whole sets (PT-CORE-01), so the list of every deck is known: two plays that differ only in the
    rival's list look alike, and their guesses differ. A play with closed lists must not pass this; its states belong
    into `unseen.OTHERWISE`, and then law 8 of the battery holds for them, too."""
    deck = whole_decks(GAME.new({}, 1).book, 1)[0]
    one, other = opened_with([deck, deck[:12]]), opened_with([deck, deck[-12:]])
    assert view(one, 0) == view(other, 0)
    for state in (one, other):
        guess = GAME.guess(state, 0, 5)
        assert view(guess, 0) == view(state, 0) and guess.decks is state.decks
        assert sorted(guess.face(card) for card in range(25, 37)) == sorted(state.decks[1])
    assert GAME.position(GAME.guess(one, 0, 5)) != GAME.position(GAME.guess(other, 0, 5))
