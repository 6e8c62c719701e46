"""Names and titles are what they seem."""

import pytest

from pixelhall.core.look_alike import deceives


@pytest.mark.parametrize("text", ["Pond Guard", "Żółw", "Кот Леший", "日本カード", "The Quarrel – 2nd, “new”", "Ἀθήνα"])
def test_honest_texts_pass(text: str) -> None:
    assert deceives(text) == ("", 0)


@pytest.mark.parametrize(
    ("text", "cause", "at"),
    [
        ("P\u0430rk", '"P\u0430" mixes letters of Latin and Cyrillic, which look alike', 1),
        ("The \u039fak", '"\u039fa" mixes letters of Greek and Latin, which look alike', 5),
        ("Ab\u200bc", "U+200B is an invisible sign", 2),
        ("\u202eknird", "U+202E is an invisible sign", 0),
        ("Pond\u00a0Guard", "U+00A0 is a space that is no plain one", 4),
        ("Pond\ue000", "U+E000 is a sign of no script", 4),
    ],
)
def test_what_deceives_is_named(text: str, cause: str, at: int) -> None:
    assert deceives(text) == (cause, at)
