"""A set of one card, to be changed by tests, and the faults that changes make."""

from pathlib import Path

import pytest

from pixelhall.core.errors import BadSet
from pixelhall.pixel_tactics.cards.card_sets import read

TINY = """\
[set]
name = "tiny"
title = "A Tiny Set"

[[hero]]
name = "Cook"
attack = 1
life = 7
vanguard = "Intercept."
flank = ""
rear = "Spell: Draw 1 card."
order = "Draw 2 cards."
leader = { name = "Soup Marshal", attack = 0, life = 20, text = "Your Heroes have +1 Life." }
"""
EXAMPLE = Path(__file__).parent.parent / "docs" / "example_set.toml"


def faults(text: str) -> list[str]:
    with pytest.raises(BadSet) as bad:
        read(text, "tiny")
    return str(bad.value).split("\n")[1:]


def fault(old: str, new: str) -> str:
    """The one fault that a change of the tiny set makes."""
    assert old in TINY, f"the tiny set has no {old}"
    (only,) = faults(TINY.replace(old, new, 1))
    return only
