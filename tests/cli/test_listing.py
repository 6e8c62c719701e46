"""Options are listed so that they fit, and found by number, words and beginnings of words."""

import pytest

from pixelhall.cli.listing import fitting, group_by_verb, option_words, verb_sentence, verbs, with_meanings
from pixelhall.cli.matching import holding, matches
from pixelhall.core.game import Option

TEXTS = [
    "draw",
    "recruit Bramble Bear v1",
    "recruit Bramble Bear v2",
    "recruit Cook v1",
    "attack v1 v2",
    "attack v1 f2",
    "attack f2 v1",
    "cast v1",
    "move v1 f1",
    "move v1 f3",
    "move v1 r1",
    "move v1 r2",
    "pass",
]


def offered(*texts: str) -> list[Option]:
    return [Option(text, text.capitalize(), [], False) for text in texts]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", [0]),
        ("13", [12]),
        ("0", []),
        ("14", []),
        ("9" * 99, []),
        ("²", []),
        ("DRAW", [0]),
        ("  attack   v1 v2 ", [4]),
        ("rec bear v2", [2]),
        ("r c v1", [3]),
        ("att v1", [4, 5]),
        ("attack", [4, 5, 6]),
        ("p", [12]),
        ("bear", []),
        ("attack v1 v2 now", []),
        ("", []),
    ],
)
def test_options_are_found(typed: str, found: list[int]) -> None:
    assert matches(TEXTS, typed) == found


def test_the_whole_text_goes_before_its_beginnings() -> None:
    assert matches(["choose f3", "choose 1:f3"], "choose f3") == [0]


def test_every_number_is_listed_once() -> None:
    text = " ".join(group_by_verb(TEXTS, 80))
    for number in range(1, len(TEXTS) + 1):
        assert text.count(f"[{number}]") == 1


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("height", [3, 4, 6, 30])
def test_a_list_fits_its_place(width: int, height: int) -> None:
    lines = fitting(offered(*TEXTS), lambda option: "", width, height)
    assert all(len(line) <= width for line in lines)
    assert len(lines) <= max(height, len(verbs(TEXTS, width)) + 2)  # recruit and move have a line each at least


MANY = [*TEXTS[:-1], "switch v1 v2", "switch v1 v3", "switch v2 v3", "clear f1", "clear f2", "pass"]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("height", range(2, 12))
def test_recruit_and_move_are_never_folded(width: int, height: int) -> None:
    lines = fitting(offered(*MANY), lambda option: "", width, height)
    assert any(line.startswith("  recruit ") and "[2]" in line for line in lines)
    assert any(line.startswith("  move ") and "[9]" in line for line in lines)
    assert all(len(line) <= width for line in lines)


def test_the_least_useful_verb_is_folded_first() -> None:
    whole = len(group_by_verb(MANY, 80))
    text = " ".join(fitting(offered(*MANY), lambda option: "", 80, whole - 1))
    assert "[13-15]switch…" in text
    assert "clear…" not in text and "attack…" not in text


def test_a_verb_that_is_all_there_is_shows_its_beginning() -> None:
    many = [f"add Unit{n} l{n}" for n in range(60)] + ["done"]
    lines = fitting(offered(*many), lambda option: "", 80, 4)
    assert len(lines) == 4
    assert lines[0].startswith("  add") and lines[-2].endswith("…")


def test_few_options_are_explained() -> None:
    lines = fitting(offered("yes", "no"), lambda option: f"means {option.text}", 80, 9)
    assert lines == ["  1  yes — means yes", "  2  no — means no"]


def test_words_that_only_repeat_the_text_are_not_told() -> None:
    assert option_words(Option("recruit Cook v1", "Recruit: Cook → v1", [], False), "Attack 2") == "Attack 2"
    assert option_words(Option("cast v1", "Cast: Cook (v1)", [], False)) == "Cast: Cook (v1)"
    assert option_words(Option("pass", "Pass", [], True)) == ""


def test_a_screen_reader_hears_sentences() -> None:
    assert verb_sentence(TEXTS).startswith(
        "You can draw, 1; recruit, 2 to 4; attack, 5 to 7; cast, 8; move, 9 to 12; pass, 13."
    )
    assert with_meanings(offered("yes"), lambda option: "", 0) == ["1  yes"]


def test_whoever_leaves_out_the_verb_is_shown_the_option() -> None:
    assert holding(TEXTS, "bramble  Bear") == "recruit Bramble Bear v1"
    assert holding(TEXTS, "v1") == holding(TEXTS, "tea") == ""
