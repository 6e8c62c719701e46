"""The files made from the table are current, and a table with a fault in it is refused."""

from pathlib import Path

import pytest
from lark.exceptions import GrammarError

from pixelhall.pixel_tactics.cards.language import build, tables
from pixelhall.pixel_tactics.cards.language.forms.notation import Form
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE, Table
from pixelhall.pixel_tactics.cards.language.grammar import lark_text

HERE = Path(build.__file__).parent


def test_the_generated_files_are_current() -> None:
    assert (HERE / "nodes.py").read_text() == build.nodes_source(TABLE)
    assert (HERE / "grammar.lark").read_text() == lark_text(TABLE)


def test_the_grammar_has_no_conflict() -> None:
    build.check(TABLE)


REST = '\norder_text: "o"\ntrap_text: "t"\nsnap_text: "s"\n'


def test_a_shift_reduce_conflict_is_refused() -> None:
    with pytest.raises(GrammarError, match="Shift/Reduce"):
        tables.make('row_text: row_text "and" row_text -> both\n    | "it" -> it' + REST)


def test_a_reduce_reduce_conflict_is_refused() -> None:
    with pytest.raises(GrammarError, match="Reduce/Reduce"):
        tables.make('row_text: one | other\none: "it"\nother: "it"' + REST)


def test_two_wordings_with_the_same_constants_are_refused() -> None:
    table = Table()
    table.forms["imperative"].append(Form("imperative", "EndTurn", ("finish", "the", "turn")))
    with pytest.raises(AssertionError, match="two wordings in imperative: finish the turn"):
        build.check(table)


def test_a_node_without_a_meaning_is_refused() -> None:
    table = Table()
    table.kinds["EndTurn"].meaning = ""
    with pytest.raises(AssertionError, match="EndTurn has no meaning"):
        build.check(table)


def test_a_name_that_is_a_word_is_refused() -> None:
    table = Table()
    table.forms["imperative"].append(Form("imperative", "EndTurn", ("Ember",)))
    table.forms["imperative"] = [form for form in table.forms["imperative"] if form.parts != ("end", "the", "turn")]
    with pytest.raises(AssertionError, match="the name Ember is a word"):
        build.check(table)
