"""What people write who have not read the vocabulary: how much of it is understood, and that no suggestion lies."""

import time

import pytest

from pages import ROOT
from pixel_tactics.language.natural import AT_ONCE, FILES, NOT, OTHERWISE, SUGGESTED, measured, printed, sentences
from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import parse, resolve
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


def test_most_of_what_people_write_is_understood() -> None:
    found = sentences(LEARNED)
    hows = [how for _, how, _ in measured(LEARNED)]
    assert len(found) >= 150 and len({one.text for one in found}) == len(found)
    assert sum(how in (AT_ONCE, SUGGESTED) for how in hows) / len(found) >= 0.85
    assert sum(one.sayable() for one in found) / len(found) >= 0.95


@pytest.mark.parametrize("name", FILES)
def test_no_suggestion_says_something_else(name: str) -> None:
    lies = [(one.text, got) for one, how, got in measured(name) if how == OTHERWISE]
    assert len(lies) <= MOST_LIES[name], lies


MOST_LIES = {LEARNED: 0, UNSEEN: 3}


def test_the_page_states_what_is_measured() -> None:
    page = (ROOT / "docs" / "card-writers.md").read_text(encoding="utf-8")
    for name, called in zip(FILES, ("that the checker has learned from", "that it has never seen")):
        found = sentences(name)
        hows = [how for _, how, _ in measured(name)]
        shares = [hows.count(AT_ONCE), hows.count(SUGGESTED), sum(one.sayable() for one in found)]
        row = [f"{100 * n / len(found):.0f} %" for n in shares]
        assert f"| {len(found)} {called} | {' | '.join(row)} |" in page, row


def test_every_suggestion_is_played_and_has_a_reason() -> None:
    for one, how, got in measured(LEARNED):
        if how == SUGGESTED:
            with pytest.raises(BadCard) as bad:
                resolve(parse(one.text, one.box), one.box)
            assert bad.value.cause.endswith((".", "?", "…", '"')) and printed(got, one.box) == got
        assert how != NOT or not got


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
