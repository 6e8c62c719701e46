"""Wordings that are understood and never printed: each comes back in the one printed form."""

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import parse, write

SAID = [
    ("row", "While this Hero has not attacked this wave, it has Swift.", "While this Hero did not attack this wave"),
    ("row", "While this Hero has not been moved this turn, it has Swift.", "While this Hero was not moved this turn"),
    ("row", "While this Hero's Attack is more than 2, it has Swift.", "While this Hero's Attack is 3 or more"),
    ("row", "While this Hero's Attack is less than 3, it has Swift.", "While this Hero's Attack is 2 or less"),
    ("row", "While you have fewer than 3 Heroes, this Hero has Swift.", "While you have 2 or fewer Heroes"),
    ("row", "While you have more than 3 Heroes, this Hero has Swift.", "While you have 4 or more Heroes"),
    ("row", "While you have less Heroes than your Rival, this Hero has Swift.", "While you have fewer Heroes than"),
    ("row", "While there are fewer than 2 Corpses, this Hero has Swift.", "While there are 1 or fewer Corpses"),
    ("row", "At the beginning of your turn, draw 1 card.", "At the start of your turn"),
    ("order", "At the beginning of your next turn, draw 1 card.", "At the start of your next turn"),
    ("order", "Flip a coin. If heads, draw 1 card.", "Flip a coin. If the coin shows heads"),
    ("order", "Take an extra turn.", "Take another turn after this one."),
    (
        "order",
        "Choose one of your Heroes. Replace it with the top card of your deck.",
        "Choose one of your Heroes. It becomes the top card of your deck.",
    ),
]


@pytest.mark.parametrize(("box", "said", "printed"), SAID)
def test_what_is_said_is_printed_in_one_form(box: str, said: str, printed: str) -> None:
    written = write(parse(said, box))
    assert written.startswith(printed)
    assert write(parse(written, box)) == written


def test_fewer_than_0_is_refused() -> None:
    with pytest.raises(BadCard, match="numbers are 0 to 99"):
        parse("While you have fewer than 0 Heroes, this Hero has Swift.", "row")


def test_three_texts_with_or_before_each_are_put_right() -> None:
    with pytest.raises(BadCard) as caught:
        parse("Choose one: Draw 1 card; or gain 1 action; or draw 2 cards.", "order")
    assert caught.value.nearest == "Choose one: Draw 1 card; gain 1 action; or draw 2 cards."


def test_and_is_not_taken_for_or() -> None:
    text = "While this Hero is damaged and you have 3 or more Heroes or your deck is empty, this Hero has Swift."
    with pytest.raises(BadCard, match="not mixed") as caught:
        parse(text, "row")
    assert caught.value.nearest == ""


@pytest.mark.parametrize(
    "text",
    [
        "While the top card of your deck has a Trap, this Hero has +1 Attack.",
        "While your Rival has 1 or more cards in hand with an Order, this Hero has +1 Attack.",
        "This Hero has +1 Attack for each card in your deck named Wall.",
        "This Hero has the ability of the top card of your deck.",
        "Spell (only if the top card of your deck is named Wall): Draw 1 card.",
    ],
)
def test_a_statement_tells_nothing_of_hidden_cards(text: str) -> None:
    from pixelhall.pixel_tactics.cards.language import resolve

    with pytest.raises(BadCard, match="hidden card"):
        resolve(parse(text, "row"), "row")
