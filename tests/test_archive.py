"""Records of every earlier engine: each is still true, is replayed to its result, and goes on if it was not over."""

from pathlib import Path

import pytest

import pixelhall
from pixelhall.core import records
from pixelhall.core.texts import Folder

ARCHIVE = Path(__file__).parent / "archive"
TEXTS = Folder(ARCHIVE / "texts")
FILES = sorted(ARCHIVE.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_engine_holds_and_goes_on(file: Path) -> None:
    record = records.read(file.read_bytes())
    game = pixelhall.game(record.game)
    state = records.verify(game, record, TEXTS)
    result = game.result(state)
    assert (result is None) == (record.result is None)
    if result is not None or record.secret:  # over, or a draw that was agreed
        return
    recorder = records.resume(game, state, record)
    assert recorder.text() == file.read_text(encoding="utf-8"), "what was written stays as it was"
    decision = game.decisions(state)[0]
    recorder.apply(state, decision.seat, decision.options[-1])
    again = records.read(recorder.text())
    assert len(again.moves) == len(record.moves) + 1
    assert game.position(records.verify(game, again, TEXTS)) == game.position(state)


def test_the_archive_holds_all_kinds_of_plays() -> None:
    all_of = [records.read(file.read_bytes()) for file in FILES]
    assert len(all_of) >= 60
    for name in ("pixel-pusher", "pixel-tactics", "pocket-tactics"):  # drafts have no earlier engine yet
        plays = [record for record in all_of if record.game == name]
        assert any(record.seed is None for record in plays) and any(record.seed is not None for record in plays)
        assert any(record.result is None and not record.secret for record in plays)
        assert any(move.text == records.RESIGNS for record in plays for move in record.moves)
        sets = [one for record in plays for one in record.options.get("sets", [])]
        assert any("\n" in one for one in sets) and any(one.endswith(".toml") for one in sets)
    duels = [record.options for record in all_of if record.game == "pixel-tactics"]
    assert {options.get("edition", "deluxe") for options in duels} == {"deluxe", "mega", "original"}
    assert {options.get("series", 1) for options in duels} == {1, 3, 5}
    for name in ("pixel-pusher", "pocket-tactics"):
        assert {record.options.get("players", 2) for record in all_of if record.game == name} == {2, 3, 4}


def test_every_text_that_the_archive_names_is_kept() -> None:
    named = {digest for file in FILES for digest in records.read(file.read_bytes()).sources.values()}
    assert all(TEXTS.find(digest) for digest in named)
