"""Saved plays outlive the cards: a text is kept beside the saves, by its hash."""

from pathlib import Path
from typing import Any

import pytest

import pixelhall
from cli.test_undo import Typist
from other_content import changed
from pixelhall.cli import saves
from pixelhall.cli.play import new_table, resume_table, sit
from pixelhall.core.errors import BadOption
from pixelhall.core.records import read, verify

DUEL: Any = pixelhall.game("pixel-tactics")
ARCHIVE = Path(__file__).parents[1] / "archive"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIXELHALL_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def saved() -> Path:
    """A play that was left after a few answers."""
    table = new_table(DUEL, {}, ("human", "greedy"), 5, Typist(*["1"] * 6))
    sit(table)
    return table.save.path


def test_a_saved_play_goes_on_with_the_cards_it_was_begun_with(tmp_path: Path) -> None:
    path = saved()
    begun = read(path.read_bytes())
    with changed(tmp_path / "content"):
        sit(resume_table(path, Typist(*["1"] * 4)))
        record = read(path.read_bytes())
        assert len(record.moves) > len(begun.moves) and record.sources == begun.sources
        assert (record.options, record.format) == ({}, 2)
        verify(DUEL, record, saves.texts())
    verify(DUEL, record)


def test_a_saved_play_whose_cards_were_not_kept_is_refused_and_unharmed(tmp_path: Path, home: Path) -> None:
    path = saved()
    before = path.read_bytes()
    for file in (home / "texts").iterdir():
        file.unlink()
    with changed(tmp_path / "content"), pytest.raises(BadOption, match=r'version of "core": .* was not kept here'):
        resume_table(path, Typist())
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_told_and_stops_no_play(home: Path) -> None:
    home.mkdir()
    (home / "texts").write_text("in the way")
    screen = Typist("1")
    table = new_table(DUEL, {}, ("human", "greedy"), 5, screen)
    sit(table)
    assert screen.said("could not be written") and verify(DUEL, read(table.save.path.read_bytes()))


def test_a_save_of_format_1_goes_on_as_it_was_begun(tmp_path: Path, home: Path) -> None:
    """Every byte that an earlier program wrote stays, and what follows is appended."""
    path = tmp_path / "save.txt"
    old = (ARCHIVE / "pixel-tactics-terminal-undo-unfinished.txt").read_text(encoding="utf-8")
    path.write_text(old, encoding="utf-8")
    screen = Typist(*["1"] * 5)
    sit(resume_table(path, screen))
    text = path.read_text(encoding="utf-8")
    assert text.startswith(old) and len(read(text).moves) > len(read(old).moves)
    assert screen.said("digests of format 1 belong to an earlier engine")
    verify(DUEL, read(text))
    assert {file.stem for file in (home / "texts").iterdir()} == set(read(old).sources.values())
