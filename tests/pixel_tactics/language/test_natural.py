"""What people write who have not read the vocabulary: how much of it is understood, and that no suggestion lies."""

import time

import pytest

from pages import ROOT
from pixel_tactics.language.natural import AT_ONCE, FILES, NOT, OTHERWISE, SUGGESTED, measured, printed, sentences
from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import parse
from pixelhall.pixel_tactics.cards.language.speech import LONGEST

LEARNED, UNSEEN = FILES


@pytest.mark.parametrize("name", FILES)
def test_what_a_sentence_must_become_can_be_said(name: str) -> None:
    unsaid = [(one.text, meant) for one in sentences(name) for meant in one.meant if printed(meant, one.box) != meant]
    assert {meant for _, meant in unsaid} <= NOT_YET, unsaid


NOT_YET = {  # forms that people want and Card English has not
    "Look at the top 2 cards of your deck. Choose any number of them. Put them on the bottom of your deck. "
    "Put the rest on the top of your deck in any order.",
}


SOME = 6  # one in so many of the long list, where all of it would take long


def test_most_of_what_people_write_is_understood() -> None:
    found = sentences(LEARNED)
    hows = [one.how for one in measured(LEARNED, SOME)]
    assert len(found) >= 750 and len({one.text for one in found}) == len(found)
    assert sum(how in (AT_ONCE, SUGGESTED) for how in hows) / len(hows) >= 0.75


def test_more_than_half_of_what_it_never_saw_is_understood() -> None:
    hows = [one.how for one in measured(UNSEEN)]
    assert len(hows) >= 50 and sum(how in (AT_ONCE, SUGGESTED) for how in hows) / len(hows) >= 0.5


@pytest.mark.parametrize(("name", "step"), [(LEARNED, SOME), (UNSEEN, 1)])
def test_no_suggestion_says_something_else(name: str, step: int) -> None:
    lies = [(one.one.text, one.got) for one in measured(name, step) if one.how == OTHERWISE]
    assert len(lies) <= MOST_LIES[name], lies


MOST_LIES = {LEARNED: 0, UNSEEN: 1}


@pytest.mark.parametrize(("name", "step"), [(LEARNED, SOME), (UNSEEN, 1)])
def test_every_suggestion_is_played_and_has_a_reason(name: str, step: int) -> None:
    for one in measured(name, step):
        if one.how == SUGGESTED:
            assert one.cause.endswith((".", "?", "…", '"')) and printed(one.got, one.one.box) == one.got
        assert one.how != NOT or not one.got


def stated(name: str) -> str:
    """The row of the page that says how much of a list is understood."""
    found = sentences(name)
    hows = [one.how for one in measured(name)]
    shares = [hows.count(AT_ONCE), hows.count(SUGGESTED), sum(one.sayable() for one in found)]
    return f"| {len(found)} {CALLED[name]} | {' | '.join(f'{100 * n / len(found):.0f} %' for n in shares)} |"


CALLED = {LEARNED: "that the checker has learned from", UNSEEN: "that it has never seen"}
PAGE = (ROOT / "docs" / "card-writers.md").read_text(encoding="utf-8")


def test_the_page_states_what_is_measured_of_the_unseen() -> None:
    assert stated(UNSEEN) in PAGE, stated(UNSEEN)


@pytest.mark.long
def test_the_page_states_what_is_measured_of_the_learned() -> None:
    assert stated(LEARNED) in PAGE, stated(LEARNED)
    assert all(one.how != OTHERWISE for one in measured(LEARNED))


@pytest.mark.parametrize(
    "words",
    ["a ", "x, ", "heal a hero and ", "deal 2 damage to ", "it gets +1 attack and ", "each of your heroes with "],
)
def test_no_text_keeps_the_checker_busy(words: str) -> None:
    text = (words * LONGEST)[:LONGEST]
    begun = time.process_time()
    with pytest.raises(BadCard):
        parse(text, "order")
    assert time.process_time() - begun < 1, "it takes a few hundredths of a second"
