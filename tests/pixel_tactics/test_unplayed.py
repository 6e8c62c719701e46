"""What the language understands, the duel plays — but for the few forms listed here."""

from pixelhall.pixel_tactics.cards.compile.coverage import trial, unplayed_forms
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE


def test_every_node_of_the_language_was_tried() -> None:
    missing = set(TABLE.kinds) - trial().played
    assert {name for name in missing if not any(form.startswith(name) for form in unplayed_forms())} == set()


def test_actions_of_modes_and_parts_are_played() -> None:
    """ "Your Snap actions are Free." was understood, and no program played it."""
    assert not [form for form in unplayed_forms() if "action" in form or "Action" in form or "Snap" in form]


def test_common_forms_are_played() -> None:
    assert {"Apply", "Choose", "Give", "MakeAttack", "Trigger", "Replace", "Use"} <= trial().played


def test_an_empty_slot_is_no_card() -> None:
    """Nothing can be done to an empty slot: such a text was played with whatever card had its number."""
    assert "an empty slot as a card" in unplayed_forms()
