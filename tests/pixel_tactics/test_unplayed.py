"""What the language understands, the duel plays; what could never mean anything is refused with the reason."""

import pytest

from pixelhall.core.errors import BadSet
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile.coverage import trial, unplayed_forms
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from tiny_set import TINY


def test_nothing_is_understood_and_not_played() -> None:
    assert unplayed_forms() == []


def test_every_node_of_the_language_was_tried() -> None:
    assert set(TABLE.kinds) - trial().played == set()


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("Your Unit has 4 columns.", "A Unit has 3 or 5 columns."),
        ("Your Heroes have +1 damage.", "A statement changes Attack or Life, not damage"),
        ("This Hero stands in the Rear.", "Only a Leader has a row of its own"),
        ("Your Orders return to your Reserve after they are played.", "Orders do not lie in a Reserve."),
        ("At the end of the battle, draw 1 card.", "Nothing happens any more once the battle has ended."),
        ("Spell: Shuffle your discard pile.", "This is done with a deck, and with no other pile."),
        ("Spell: Discard each empty slot.", "An empty slot is no card: nothing can be done to it."),
        ("Spell: Choose a Hero. Put a copy of it into your deck.", "A copy is put into a hand"),
    ],
)
def test_what_means_nothing_is_refused_with_the_reason(text: str, cause: str) -> None:
    """ "An empty slot" was played with whatever card had its number."""
    found = card_sets.read(TINY.replace('vanguard = "Intercept."', f'vanguard = "{text}"', 1), "tiny")
    with pytest.raises(BadSet, match=cause):
        card_sets.prove(found)
