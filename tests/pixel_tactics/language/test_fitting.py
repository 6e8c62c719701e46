"""What does not fit is refused with the right words: it used to load, and to find or do nothing, or something else."""

import re

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import parse, resolve
from pixelhall.pixel_tactics.cards.language.lexer import is_name
from tiny_set import TINY, faults

REFUSED = [
    (
        "order",
        "Reveal the top card of your deck. If it is a Hero, draw 1 card.",
        "a card that is not in play is none of these.",
    ),
    ("row", "Your Heroes with the most Attack have +1 Attack.", "a statement changes these numbers"),
    ("order", "Choose a Corpse with the most damage. Revive it.", '"with the most damage" does not fit a Corpse'),
    ("order", "Choose a card in your hand with the most damage. Discard it.", "nothing has happened to it there."),
    ("order", "Discard each Hero in your hand.", 'a pile holds cards. Write "card in your hand".'),
    ("order", "Search your deck for a Hero.", 'a pile holds cards. Write "card".'),
    ("row", "This Hero has +1 Attack for each Hero in your hand.", 'Write "card in your hand".'),
    ("order", "Choose a Vanguard card in your hand. Discard it.", "cards in a pile stand in no row."),
    ("order", "Search your deck for a Flank card. Put it into your hand.", "cards in a pile stand in no row."),
    ("order", "Choose a card in your hand in your deck. Discard it.", "a card lies in one pile. Name one."),
    ("order", "Search your deck for a card in your hand. Discard it.", "a card lies in one pile. Name one."),
    ("order", "Search your deck for a card with Intercept. Put it into your hand.", "does not fit a card in a pile."),
    ("order", "Choose a card in your hand in melee. Discard it.", '"in melee" does not fit a card in a pile.'),
    ("order", "Choose a card in your hand with 2 or more damage. Discard it.", "nothing has happened to it there."),
    ("order", "Choose a Rival card in your hand. Discard it.", 'its pile says whose a card is. Leave "Rival" out.'),
    ("row", "This Hero has +1 Attack for each of your cards in each player's deck.", 'Leave "of your" out.'),
    ("order", "Choose an empty slot with 3 or more Attack. Choose a Hero. Move it to that slot.", "an empty slot."),
    ("order", "Choose a Vanguard Trap. Discard it.", "the Reserve has no rows."),
    ("order", "Choose a Trap with Swift. Discard it.", "does not fit a card in the Reserve."),
    ("order", "Choose a Corpse with lethal damage. Clear it.", '"with lethal damage" does not fit a Corpse'),
    ("order", "Choose a Corpse. Apply 1 damage to it.", "nothing happens to a Corpse by this. It needs a Character."),
    ("order", "Draw 1 card. Defeat it.", "nothing happens to a card that is not in play by this."),
    ("order", "Choose a Trap. Revive it.", "nothing happens to a Trap by this. It needs a Corpse."),
    ("order", "Apply 1 damage to each Corpse.", "nothing happens to a Corpse by this."),
    ("order", "Choose an empty slot. Defeat it.", 'only a slot was chosen, and a slot is "that slot".'),
    (
        "order",
        "Choose an empty slot. Its controller cannot use the Draw action until the end of the wave.",
        "that slot",
    ),
    ("order", "Choose 2 empty slots. Swap them.", 'Choose one of them, and write "that slot".'),
    ("order", "Choose a Hero. Give it [Swift] until the end of the turn.", '"[Swift]" is a token: it stays'),
    ("order", "Apply 3 damage split at random among 2 Heroes.", "Chance splits among all of them"),
    ("order", "Choose a Rival Hero. Move it to any empty slot of your Unit.", 'write "gain control of it".'),
    ("row", "Spell (once each turn, once each wave): Draw 1 card.", "One such limit counts."),
]


@pytest.mark.parametrize(("box", "text", "cause"), REFUSED, ids=[text for _, text, _ in REFUSED])
def test_what_does_not_fit_is_refused(box: str, text: str, cause: str) -> None:
    with pytest.raises(BadCard) as caught:
        resolve(parse(text, box), box)
    assert cause in caught.value.cause


@pytest.mark.parametrize(
    "text",
    [
        "Choose a card in your hand with 3 or more Attack. Discard it.",
        "Choose a Corpse in the Rear. Clear it.",
        "Choose an empty slot adjacent to your Leader. Choose a Hero. Move it to that slot.",
        "Choose a Trap with 1 or more Ember counters. Discard it.",
        "Choose 2 empty slots. Choose one of them. Choose a Hero. Move it to that slot.",
        "Choose a Hero. Defeat it. Revive it.",
        "Choose a Corpse. Revive it. Apply 1 damage to it.",
        "Choose a Hero. Choose an empty slot. Move it to that slot.",
    ],
)
def test_what_fits_is_not(text: str) -> None:
    resolve(parse(text, "order"), "order")


@pytest.mark.parametrize("word", ["It", "Of", "This", "All", "Rest It", "King Of Frogs", "Hero"])
def test_a_word_of_grammar_is_no_name(word: str) -> None:
    assert not is_name(word)
    with pytest.raises(BadCard):
        parse(f"Create a {word} token with Attack 0 and Life 4 in an empty slot in the Vanguard.", "order")


@pytest.mark.parametrize(
    ("key", "value", "cause"),
    [
        ("name", "King Of Frogs", '"Of" is a word of Card English, and no part of a name'),
        ("name", "D\u0430ck", "mixes letters of Latin and Cyrillic"),
        ("title", "Tiny\u202e", "title: U+202E is an invisible sign"),
        ("title", "Tin\u0443", "mixes letters of Latin and Cyrillic"),
    ],
)
def test_titles_are_as_strict_as_names(key: str, value: str, cause: str) -> None:
    old = re.search(rf'^{key} = ".*"$', TINY[TINY.index("title") if key == "title" else TINY.index("[[hero]]") :], re.M)
    assert old is not None
    (fault,) = faults(TINY.replace(old[0], f'{key} = "{value}"', 1))
    assert cause in fault
