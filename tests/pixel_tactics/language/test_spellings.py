"""Letters, words and numbers: what is accepted and reprinted, and what a name is."""

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import is_name, nodes, parse, write

SAME = [
    ("row", "This Hero has Intercept.", "Intercept."),
    ("row", "This Leader has Intercept and Swift.", "Intercept and Swift."),
    ("row", "Attack Power: Draw 1 card.", "Spell: Draw 1 card."),
    (
        "row",
        "When one of your Ongoing Orders expires, draw 1 card.",
        "When one of your Operations expires, draw 1 card.",
    ),
    ("row", "When you play an Ongoing Order, draw 1 card.", "When you play an Operation, draw 1 card."),
    ("row", "Your Restructure actions are Free.", "Your Move actions are Free."),
    ("row", "When this Hero makes a attack, draw 1 card.", "When this Hero makes an attack, draw 1 card."),
    ("order", "Choose an Hero. Defeat it.", "Choose a Hero. Defeat it."),
    ("order", "choose a Hero. defeat it.", "Choose a Hero. Defeat it."),
    ("row", "intercept.", "Intercept."),
    ("row", "rival Heroes have -1 Attack.", "Rival Heroes have -1 Attack."),
    (
        "row",
        "Your Heroes with Intercept in melee have +1 Attack.",
        "Your Heroes in melee with Intercept have +1 Attack.",
    ),
    ("order", "Choose  a Hero.\n  Give it\t[−1 Attack] ×2.", "Choose a Hero. Give it [-1 Attack] x2."),
    ("row", "This Hero has −2 Attack.", "This Hero has -2 Attack."),
    ("row", "This Hero’s Forerunner has +2 Attack.", "This Hero's Forerunner has +2 Attack."),
    (
        "order",
        "For  each of your Corpses,  draw 1 card,   then end the turn.",
        "For each of your Corpses, draw 1 card, then end the turn.",
    ),
]


@pytest.mark.parametrize(("box", "text", "printed"), SAME)
def test_accepted_and_reprinted(box: str, text: str, printed: str) -> None:
    assert write(parse(text, box)) == printed
    assert write(parse(printed, box)) == printed


def test_with_a_prefix_keywords_keep_their_subject() -> None:
    text = "While you are the first player, this Hero has Swift."
    assert write(parse(text, "row")) == text
    with pytest.raises(BadCard):
        parse("While you are the first player, Swift.", "row")


def test_a_unit_has_no_n() -> None:
    assert write(parse("Choose an Unit. Rearrange that Unit.", "order")) == "Choose a Unit. Rearrange that Unit."


@pytest.mark.parametrize(
    "text", ["Draw 1 cards.", "Draw 2 card.", "Draw 01 cards.", "Choose 1 Hero. Defeat it.", "Do this 1 times."]
)
def test_numbers_and_nouns_agree(text: str) -> None:
    with pytest.raises(BadCard):
        parse(text, "order")


def test_words_of_closed_lists_stand_for_themselves() -> None:
    text = parse("Your Rear Heroes with 2 or less remaining Life have Ranged Attack and [+1 Attack] x2.", "row")
    assert isinstance(text, nodes.Text)
    (line,) = text.lines
    assert line == nodes.Static(
        None,
        nodes.Have(
            nodes.All("your", False, nodes.Noun("Rear", "Hero", (nodes.AtMost(2, "remaining Life"),))),
            (nodes.Gain("Ranged Attack"), nodes.Status("+1 Attack", 2)),
        ),
    )


def test_that_many_is_a_number_left_open() -> None:
    assert parse("Discard your hand. Draw that many cards.", "order") == nodes.OrderText(
        None, (nodes.Do((nodes.DiscardHand(),)), nodes.Do((nodes.Draw(None, None),)))
    )


def test_names_are_capitalised_and_no_words() -> None:
    assert is_name("Forge") and is_name("Siege Engine")
    assert not any(map(is_name, ("Hero", "forge", "Wall of Fire", "Forge  Two", "")))


def test_nodes_are_frozen() -> None:
    with pytest.raises(AttributeError):
        nodes.Points(1).n = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        nodes.Points()  # type: ignore[call-arg]
    assert nodes.Points(n=1) == nodes.Points(1) != nodes.UpToPoints(1)
    assert hash(nodes.Points(1)) == hash(nodes.Points(1)) and repr(nodes.Points(1)) == "Points(n=1)"
