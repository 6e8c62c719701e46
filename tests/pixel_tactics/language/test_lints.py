"""Warnings about texts that are understood and yet hardly meant."""

import pytest

from pixelhall.pixel_tactics.cards.language import lints, parse

WARNED = [
    ("order", "Choose a Hero. Draw 1 card.", 'The result of "choose a Hero" is never used.'),
    ("order", "Draw 1 card. If you do, draw 1 card.", '"If you do" follows neither a "may" nor a price.'),
    ("row", "This Hero has +1 Attack. This Hero has +1 Life.", "Two statements say what this Hero has."),
    (
        "row",
        "Free Action Muster: Gain 1 action.",
        "A Free Action that draws cards or gains actions can be used without end.",
    ),
    (
        "row",
        "Rival Heroes in the Rear have -1 Attack.",
        '"Hero in the Rear": write the row before the noun, as in "Rear Heroes".',
    ),
    (
        "trap",
        "When you play an Order: Draw 1 card.",
        'The Trap waits for "you play an Order", which no Rival ever does.',
    ),
    (
        "trap",
        "When one of your Heroes casts a Spell: Draw 1 card.",
        'The Trap waits for "one of your Heroes casts a Spell", which no',
    ),
    ("row", "Rival Characters must attack this Hero if able.", 'This is the keyword "Decoy".'),
    ("row", "Your Heroes can act on arrival.", 'This is the keyword "Swift".'),
    ("row", "This Hero can attack twice each wave.", 'This is the keyword "Double Attack".'),
    ("row", "This Hero cannot be defeated by effects.", 'This is the keyword "Deathproof".'),
    ("row", "Your Heroes leave no Corpse.", 'This is the keyword "Ephemeral".'),
    ("row", "Your Heroes do not block melee.", 'This is the keyword "Incorporeal".'),
    ("row", "Cards in your deck have +1 Life.", '"cards in your deck": what a statement gives counts in play'),
    (
        "row",
        "While the number of your Leaders is 2 or less, this Hero has +1 Attack.",
        '"the number of your Leaders is 2 or less" is always so: a Unit has one Leader.',
    ),
    ("row", "While you have 2 or more Leaders, this Hero has +1 Attack.", '"you have 2 or more Leaders" is never so'),
    ("order", "If this card's Attack is 0 or more, draw 1 card.", '"this card\'s Attack is 0 or more" is always so.'),
    ("row", "When a Character makes an attack against this Hero, draw 1 card.", 'Write "this Hero is attacked".'),
]


@pytest.mark.parametrize(("box", "text", "warning"), WARNED)
def test_what_is_hardly_meant_is_warned_of(box: str, text: str, warning: str) -> None:
    (found,) = lints(parse(text, box), box)
    assert found.startswith(warning)


@pytest.mark.parametrize(
    ("box", "text"),
    [
        ("order", "Choose a Hero. Defeat it."),
        ("order", "Choose a number up to 3. Draw that many cards."),
        ("order", "You may discard 2 cards. If you do, gain 2 actions."),
        ("row", "This Hero has +1 Attack. Your Leader has +1 Life."),
        ("row", "Limited Free Action Muster: Gain 1 action."),
        ("row", "Free Action Muster (discard 1 card): Draw 1 card."),
        ("row", "Rival Rear Heroes have -1 Attack."),
        ("trap", "When one of your Heroes takes lethal damage: Remove 3 damage from it."),
        (
            "row",
            "When you would draw a card, you may draw 1 card from your Rival's deck instead. If you do, gain 1 action.",
        ),
    ],
)
def test_what_is_meant_is_not(box: str, text: str) -> None:
    assert lints(parse(text, box), box) == []


def test_a_price_in_a_text_that_the_rival_chooses_is_remarked_upon() -> None:
    text = "Your Rival chooses one: Discard 1 card; or apply 2 damage to your Leader."
    assert any("you do that" in one for one in lints(parse(text, "order"), "order"))
    text = "Your Rival chooses one: Your Rival discards 1 card; or draw 1 card."
    assert not lints(parse(text, "order"), "order")
