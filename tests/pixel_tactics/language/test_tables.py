"""The parser's tables are kept in a directory of the user's own, and made anew whenever they cannot be."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import parse, tables, vocabulary
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept, tables.tables = tables.tables, cache(tables.tables.__wrapped__)
    yield tmp_path
    tables.tables = kept


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The grammars of which tables were made; the tables are small ones."""
    seen: list[str] = []

    def make(grammar: str) -> dict[str, Any]:
        seen.append(grammar)
        return {"states": [{"it": 1}], "begin": {}, "finish": {}, "rules": [["<row_text", 1, "it"]]}

    monkeypatch.setattr(tables, "make", make)
    return seen


def test_tables_are_kept_and_found_again(home: Path, made: list[str]) -> None:
    first = tables.tables()
    (kept,) = (home / "pixelhall").iterdir()
    assert json.loads(kept.read_text())["states"] == first.states
    tables.tables.cache_clear()
    assert tables.tables().rules == first.rules
    assert made == [tables.GRAMMAR.read_text()]


def test_broken_tables_are_made_anew(home: Path, made: list[str]) -> None:
    tables.tables()
    (kept,) = (home / "pixelhall").iterdir()
    for broken in ("{", "[]", '{"states": []}'):
        kept.write_text(broken)
        tables.tables.cache_clear()
        assert tables.tables().rules == [("<row_text", 1, "it")]
    assert len(made) == 4
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
    code = "import sys, pixelhall.pixel_tactics.cards.language; assert 'lark' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)})
    assert not list(tmp_path.iterdir())


def test_a_fault_is_told_in_the_same_words_on_every_machine(tmp_path: Path) -> None:
    code = """if True:
        from pixelhall.core.errors import BadCard
        from pixelhall.pixel_tactics.cards.language import parse
        try:
            parse("Choose a Rivel Hero. Defeat it.", "order")
        except BadCard as fault:
            print(fault)
    """
    with pytest.raises(BadCard) as here:  # with the tables of this machine
        parse("Choose a Rivel Hero. Defeat it.", "order")
    told = {f"{here.value}\n"}
    for seed in ("1", "2"):  # the order in which Python goes through sets, and Lark through its symbols
        surroundings = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / seed), "PYTHONHASHSEED": seed}
        told.add(
            subprocess.run(
                [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=surroundings
            ).stdout
        )
    assert len(told) == 1 and "a noun, Rival, Unit, row" in told.pop()


def test_the_vocabulary_tells_every_word() -> None:
    page = vocabulary.vocabulary()
    for kind in TABLE.kinds.values():
        assert not kind.printed or f"\n| {kind.name} |" in page
    for words in TABLE.lists.values():
        assert all(word.meaning in page for word in words.words)
    assert "| Apply | apply ‹amount› to ‹reference or each›" in page
    assert "| Hero / Heroes | a living Hero in a Unit" in page and "| [Cannot Move] | a prohibition |" in page
