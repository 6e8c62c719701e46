"""Card files that mean no good: whatever a file holds, it is read or refused."""

import os
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pixelhall.core.content_file import LARGEST_FILE, MOST_CARDS
from pixelhall.core.errors import BadSet
from pixelhall.core.toml_places import Places
from pixelhall.pixel_tactics.cards.card_sets import load, read
from tiny_set import EXAMPLE, TINY, faults


def test_a_set_has_at_most_two_hundred_cards() -> None:
    heroes = "".join(
        f'[[hero]]\nname = "C{"abcdefghij"[i // 100]}{"abcdefghij"[i // 10 % 10]}{"abcdefghij"[i % 10]}"\nattack = 1\nlife = 1\n'
        for i in range(201)
    )
    text = TINY[: TINY.index("[[hero]]")] + heroes
    assert len(read(text[: text.rindex("[[hero]]")], "tiny").cards) == MOST_CARDS
    (only,) = faults(text)
    assert only.startswith("tiny:805:1: a set has at most 200 cards; this has 201")


HOSTILE = {
    "a long key": "a." * 120_000 + "a = 1",
    "a long header": "[" + "a." * 120_000 + "a]",
    "open brackets": "a = " + "[" * 200_000,
    "deep brackets": "a = " + "[" * 100_000 + "]" * 100_000,
    "deep tables": "a = " + "{a = " * 40_000,
    "a huge number": "a = " + "9" * 200_000,
    "a huge hexadecimal": "a = 0x" + "f" * 200_000,
    "many escapes": 'a = "' + "\\u0041" * 40_000 + '"',
    "many quotes": 'a = """' + '"' * 200_000,
    "a huge key": '"' + "k" * 200_000 + '" = 1',
    "nothing but zeros": "\x00" * 200_000,
    "many cards": "[[hero]]\n" * 25_000,
    "cards in a card": "[[hero.a]]\n" * 20_000,
    "a comment": "#" * 200_000,
    "empty lines": "\n" * 200_000,
    "signs": "=\n" * 100_000,
    "too many letters": "x" * (LARGEST_FILE + 1),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_in_a_moment(text: str) -> None:
    assert faults(text)


def test_what_is_no_readable_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "large.toml").write_bytes("é".encode() * LARGEST_FILE)
    (tmp_path / "latin.toml").write_bytes(b"[set]\nname = '\xe9'")
    for source in (
        "folder.toml",
        "pipe.toml",
        "absent.toml",
        "a\0b.toml",
        "n" * 5000 + ".toml",
        "large.toml",
        "latin.toml",
    ):
        with pytest.raises(BadSet):
            load(str(tmp_path / source))
    with pytest.raises(BadSet, match=r"latin\.toml:2:9: the file is not UTF-8"):
        load(str(tmp_path / "latin.toml"))


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    assert read("\ufeff" + TINY, "tiny") == read(TINY, "tiny")


def reads_or_refuses(text: str) -> None:
    """A file is read, or refused with faults that stand in it; nothing else may happen."""
    try:
        read(text, "tiny")
    except BadSet as bad:
        lines = text.count("\n") + 1
        assert bad.faults and all(1 <= fault.line <= lines for fault in bad.faults)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(data)
    with pytest.raises(BadSet):
        load(str(path))


SIGNS = [
    '"',
    "'",
    '"""',
    "'''",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    ".",
    ",",
    "#",
    "\n",
    "\r\n",
    "\\",
    "\\u0000",
    "\x00",
    "\ud800",
    "é",
    "−",
    " ",
]
VALUES = ["0", "-1", "1e9", "99999999999999999999", "inf", "true", "1979-05-27", "hero", "name", "leader"]
WORDS = ["Rear", "this Hero", "that Leader", "Do this 99 times.", "Spell:", "[+1 Attack]", "[Odd]"]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_change_of_a_good_file_is_read_or_refused(data: st.DataObject) -> None:
    text = TINY if data.draw(st.booleans()) else EXAMPLE.read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 30))
        text = (
            text[:start]
            + data.draw(st.sampled_from(SIGNS + VALUES + WORDS) | st.text(max_size=8))
            + text[start + cut :]
        )
    reads_or_refuses(text)


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(codec="utf-8"), max_size=40), st.sampled_from(['"', '"""']))
def test_every_letter_of_a_string_is_found_in_the_file(value: str, quote: str) -> None:
    escaped = "".join(
        sign if sign.isalnum() or (i % 3 and sign == " ") else f"\\U{ord(sign):08x}" for i, sign in enumerate(value)
    )
    places = Places(f"a = 1\nkey = {quote}{escaped}{quote}\n")
    offsets = [places.letter(("key",), i) for i in range(len(value) + 1)]
    text = places.text
    assert not places.faults and all(before < after for before, after in pairwise(offsets))
    for sign, offset in zip(value, offsets):
        assert text[offset] == sign or int(text[offset + 2 : offset + 10], 16) == ord(sign)
    assert text[offsets[-1] :].startswith(quote)
