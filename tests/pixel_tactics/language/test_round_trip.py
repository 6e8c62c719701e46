"""The two laws: a canonical text prints back letter for letter, and an AST comes back equal."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import randoms, sampled_from

from pixelhall.pixel_tactics.cards.language import parse, write
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, TABLE
from pixelhall.pixel_tactics.cards.language.invent import invent
from pixelhall.pixel_tactics.cards.language.node import Node, values
from pixelhall.pixel_tactics.cards.language.nodes import Text
from pixelhall.pixel_tactics.cards.language.parser import read

SENTENCES = [
    tuple(line.split(": ", 1))
    for line in (Path(__file__).parent / "sentences.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("box", "text"), SENTENCES)
def test_every_example_prints_back_letter_for_letter(box: str, text: str) -> None:
    assert write(parse(text, box)) == text


def test_all_examples_are_here() -> None:
    assert len(SENTENCES) == 536


def test_an_empty_row_is_an_empty_text() -> None:
    assert parse("", "row") == Text((), None)
    assert write(Text((), None)) == ""


def come_back(count: int, seed: int) -> set[str]:
    """Invents, writes and reads texts; the names of the nodes seen."""
    luck, seen = Random(seed), set[str]()
    for _ in range(count):
        box = luck.choice(list(BOXES))
        node = invent(box, luck)
        assert read(write(node), box) == node
        seen |= names(node)
    return seen


def names(value: object) -> set[str]:
    if isinstance(value, tuple):
        return set[str]().union(*map(names, value))
    if isinstance(value, Node):
        return {type(value).__name__}.union(*map(names, values(value)))
    return set()


def test_random_texts_come_back_equal_and_use_every_node() -> None:
    assert come_back(5500, seed=3) == set(TABLE.kinds)


@given(randoms(use_true_random=False), sampled_from(list(BOXES)))
@settings(max_examples=150, deadline=None)
def test_any_text_that_can_be_drawn_comes_back_equal(luck: Random, box: str) -> None:
    node = invent(box, luck, depth=7)
    assert read(write(node), box) == node


@pytest.mark.long
def test_many_random_texts_come_back_equal() -> None:
    come_back(25_000, seed=2)


def test_every_node_of_a_text_is_an_object_of_its_own() -> None:
    def ids(value: object) -> list[int]:
        if isinstance(value, tuple):
            return [one for part in value for one in ids(part)]
        return [id(value), *(one for part in values(value) for one in ids(part))] if isinstance(value, Node) else []

    node = parse("Choose a Hero. Apply 1 damage to it. Defeat it. Return it to its owner's hand.", "order")
    found = ids(node)
    assert len(found) == len(set(found))
