"""The parser's tables are kept in a directory of the user's own, and made anew whenever they cannot be."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pixelhall.pixel_tactics.language import tables, vocabulary
from pixelhall.pixel_tactics.language.forms.table import TABLE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    tables.tables.cache_clear()
    yield tmp_path
    tables.tables.cache_clear()


def test_tables_are_kept_and_found_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tables.tables()
    (kept,) = (home / "pixelhall").iterdir()
    assert json.loads(kept.read_text())["rules"] == [list(rule) for rule in first.rules]
    tables.tables.cache_clear()
    monkeypatch.setattr(tables, "make", lambda grammar: pytest.fail("the tables were made twice"))
    assert tables.tables().states == first.states


def test_broken_tables_are_made_anew(home: Path) -> None:
    tables.tables()
    (kept,) = (home / "pixelhall").iterdir()
    kept.write_text("{")
    tables.tables.cache_clear()
    assert tables.tables().rules
    assert json.loads(kept.read_text())["rules"]


def test_a_directory_that_others_can_write_to_is_not_used(home: Path) -> None:
    folder = home / "pixelhall"
    folder.mkdir()
    folder.chmod(0o777)
    assert tables.cache_folder() is None
    folder.chmod(0o700)
    assert tables.cache_folder() == folder


def test_without_a_directory_all_works_the_same(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "pixelhall").write_text("in the way")
    assert tables.cache_folder() is None
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert tables.cache_folder() is None
    assert not Path("not").exists()


def test_the_import_makes_no_tables(tmp_path: Path) -> None:
    code = "import sys, pixelhall.pixel_tactics.language; assert 'lark' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)})
    assert not list(tmp_path.iterdir())


def test_the_vocabulary_tells_every_word() -> None:
    page = vocabulary.vocabulary()
    for kind in TABLE.kinds.values():
        assert not kind.printed or f"\n| {kind.name} |" in page
    for words in TABLE.lists.values():
        assert all(word.meaning in page for word in words.words)
    assert "| Apply | apply ‹amount› to ‹reference or each›" in page
    assert "| Hero / Heroes | a living Hero in a Unit" in page and "| [Cannot Move] | a prohibition |" in page
