"""The options of the engine and the table of options that people read are one and the same."""

import pytest

from pixelhall.core import rulebook
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.show import rules_page

BOOK = rules_page.PAGE.book()
LATER = {"league"}  # options of what is not built yet
FIXED = {"discard_terms", "modes"}  # the meaning of words, and the modes of a box, which are not chosen


def plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return list(value)
    return "none" if value is None else value


@pytest.mark.parametrize("option", options.OPTIONS, ids=[option.name for option in options.OPTIONS])
def test_the_table_says_what_the_engine_does(option: options.Option) -> None:
    entry = BOOK.find(option.name)
    assert isinstance(entry, rulebook.Option)
    for edition, value in zip(options.EDITIONS, option.editions):
        assert plain(entry.setting(edition)) == plain(value), edition


def test_no_option_is_missing() -> None:
    assert {entry.id for entry in BOOK.options} - {option.name for option in options.OPTIONS} == LATER | FIXED


def test_the_table_says_which_options_are_not_built_yet() -> None:
    assert {entry.id for entry in BOOK.options if entry.text.startswith("Not built yet.")} == LATER
