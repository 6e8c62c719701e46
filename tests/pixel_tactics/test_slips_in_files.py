"""What a beginner writes instead of TOML is answered with the line to write."""

from pathlib import Path

import pytest

from pixelhall.core.errors import BadSet
from pixelhall.core.toml_slips import write_instead
from pixelhall.pixel_tactics.cards import card_sets

HEAD = '[set]\nname = "pond"\ntitle = "Pond"\n\n'
HERO = '[[hero]]\nname = "Duck"\nattack = 3\nlife = 5\n'


def faults(tmp_path: Path, text: str) -> str:
    path = tmp_path / "pond.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSet) as caught:
        card_sets.load(str(path))
    return str(caught.value)


@pytest.mark.parametrize(
    ("slip", "line"),
    [
        ("rear = Spell: Draw 1 card.", 'rear = "Spell: Draw 1 card."'),
        ('rear = "Spell: Draw 1 card.', 'rear = "Spell: Draw 1 card."'),
        ('rear: "Spell: Draw 1 card."', 'rear = "Spell: Draw 1 card."'),
        ('rear = "Intercept." "Swift."', 'rear = ["Intercept.", "Swift."]'),
        ('order = { text = "Draw 1 card." }', 'order = "Draw 1 card."'),
        ('tags = "Villager"', 'tags = ["Villager"]'),
        ('leader = "Swift."', 'leader = { name = "A Title", attack = 3, life = 20, text = "Swift." }'),
        ('leader = { name = "Duke", attack = 3, life = 20 }', 'text = "Your Heroes have +1 Life."'),
    ],
)
def test_a_slip_shows_the_line_to_write(tmp_path: Path, slip: str, line: str) -> None:
    assert f"; write: {line}\n" in faults(tmp_path, HEAD + HERO + slip + "\n") + "\n"


def test_a_number_in_quotes_is_written_without_them(tmp_path: Path) -> None:
    assert "write: attack = 3" in faults(tmp_path, HEAD + HERO.replace("= 3", '= "3"'))


def test_single_brackets_are_written_double(tmp_path: Path) -> None:
    assert "write: [[hero]]" in faults(tmp_path, HEAD + HERO.replace("[[hero]]", "[hero]"))


@pytest.mark.parametrize("line", ["rear = [", "rear = {", 'rear = "a" b', "rear =", "= 3", 'rear = "a\\q"'])
def test_what_nobody_can_know_is_not_suggested(line: str) -> None:
    assert write_instead(line, len(line) - 1) == ""
