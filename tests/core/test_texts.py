"""Plays outlive the content they were played with: its texts are kept by the hashes that records name."""

import random
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from other_content import changed
from pixelhall.core import records, scenarios, texts
from pixelhall.core.errors import BadOption, BadRecord
from pixelhall.core.texts import Folder

GOOSE = """\
[set]
name = "goose"
title = "One More Goose"

[[hero]]
name = "Lake Goose"
attack = 2
life = 5
"""
PLAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "the usual cards": ("pixel-tactics", {}),
    "cards named in the options": ("pixel-tactics", {"edition": "original", "sets": ["core", GOOSE]}),
    "a deck and images": ("pixel-pusher", {"players": 3, "deck": "double", "sets": ["salon", "core"]}),
    "the usual deck and images": ("pixel-pusher", {}),
    "units": ("pocket-tactics", {"map": "random"}),
    "a preset": ("pocket-tactics", {"preset": "ford"}),
}


def recorded(name: str, options: dict[str, Any], kept: Folder, most: int = 60) -> str:
    game = pixelhall.game(name)
    state, dice = game.new(options, 5), random.Random(5)
    texts.keep_all(game, state, game.sources(state), kept.keep)
    recorder = records.Recorder(game, state, options, ["Ann"] * game.seats(state), 5)
    while (decisions := game.decisions(state)) and recorder.ply < most:
        recorder.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    return recorder.text()


@pytest.mark.parametrize("kind", PLAYS)
def test_a_play_whose_content_has_changed_is_replayed_with_the_texts_of_then(kind: str, tmp_path: Path) -> None:
    name, options = PLAYS[kind]
    kept = Folder(tmp_path / "texts")
    game, record = pixelhall.game(name), records.read(recorded(name, options, kept))
    seen = [game.view(state, -2) for state in records.replay(game, record)]
    with changed(tmp_path / "content"):
        assert [game.view(state, -2) for state in records.replay(game, record, kept)] == seen
        with pytest.raises(BadRecord, match=r'played with another version of ".*": .* the old text was not kept here'):
            records.verify(game, record)


@pytest.mark.parametrize("kind", PLAYS)
def test_a_play_with_texts_of_then_lives_on_like_any_other(kind: str, tmp_path: Path) -> None:
    """It is dumped and restored, guessed at, resumed and recorded further, with its own cards."""
    name, options = PLAYS[kind]
    kept = Folder(tmp_path / "texts")
    game, record = pixelhall.game(name), records.read(recorded(name, options, kept, most=6))
    with changed(tmp_path / "content"):
        state = records.verify(game, record, kept)
        recorder = records.resume(game, state, record)
        for other in (
            game.restore(state.dump()),
            game.guess(state, 0, 1),
            game.guess(game.restore(state.dump()), 1, 2),
        ):
            assert game.sources(other) == record.sources and game.texts(other) == game.texts(state)
        decision = game.decisions(state)[0]
        recorder.apply(state, decision.seat, decision.options[0])
        again = records.read(recorder.text())
        assert again.options == record.options == options and again.sources == record.sources
        records.verify(game, again, kept)


def test_a_text_of_ones_own_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    kept = Folder(tmp_path)
    options = {"sets": ["core", GOOSE]}
    text = recorded("pixel-tactics", options, kept, most=5)
    assert text.count("life = 5") == 1
    with pytest.raises(BadRecord, match='played with another version of "goose"'):
        records.verify(pixelhall.game("pixel-tactics"), records.read(text.replace("life = 5", "life = 9")), kept)


def test_a_set_in_a_file_that_is_gone_or_has_changed_is_found_by_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game, kept, file = pixelhall.game("pixel-tactics"), Folder(tmp_path / "texts"), tmp_path / "goose.toml"
    file.write_text(GOOSE)
    record = records.read(recorded("pixel-tactics", {"sets": ["core", "goose.toml"]}, kept, most=30))
    from pixelhall.pixel_tactics.cards.compile import faces

    for change in (lambda: file.write_text(GOOSE.replace("life = 5", "life = 9")), file.unlink):
        change()
        faces.book_of.cache_clear()  # books are made once for a path
        records.verify(game, record, kept)
        with pytest.raises(BadRecord, match=r'another version of "goose"|there is no such file'):
            records.verify(game, record)


def test_a_text_of_another_name_in_a_file_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = Folder(tmp_path / "texts")
    (tmp_path / "birds.toml").write_text(GOOSE)
    record = records.read(recorded("pixel-tactics", {"sets": ["core", "birds.toml"]}, kept, most=5))
    from pixelhall.pixel_tactics.cards.compile import faces

    (tmp_path / "birds.toml").write_text(GOOSE.replace("life = 5", "life = 9"))
    faces.book_of.cache_clear()
    records.verify(pixelhall.game("pixel-tactics"), record, kept)


def test_a_text_is_kept_once_and_whole(tmp_path: Path) -> None:
    kept = Folder(tmp_path / "texts")
    assert kept.find("ab" * 32) is None
    kept.keep("ab" * 32, "one\r\ntwo\n")
    kept.keep("ab" * 32, "another\n")
    assert kept.find("ab" * 32) == "one\r\ntwo\n"
    assert [file.name for file in (tmp_path / "texts").iterdir()] == ["ab" * 32 + ".toml"]


@pytest.mark.parametrize("name", ["pixel-tactics", "pixel-pusher", "pocket-tactics"])
@pytest.mark.parametrize("wrong", ["core", ["core"], {"core": "salon"}, {"core": "/etc/passwd.toml"}, {"core": 1}])
def test_the_option_texts_holds_whole_texts_only(name: str, wrong: Any) -> None:
    with pytest.raises(BadOption, match="texts holds a whole text for each name"):
        pixelhall.game(name).new({"texts": wrong})


def test_images_are_no_deck() -> None:
    game = pixelhall.game("pixel-pusher")
    images = game.texts(game.new())["sketches"].replace('name = "sketches"', 'name = "other"')
    with pytest.raises(BadOption, match="other is no deck: it has no machine cards"):
        game.new({"texts": {"mixing": images}})


@pytest.mark.parametrize("name", ["pixel-tactics", "pixel-pusher", "pocket-tactics"])
def test_a_position_carries_texts_of_then_and_its_digest_does_not_count_them(name: str) -> None:
    game = pixelhall.game(name)
    state = game.new({}, 3)
    with_texts = game.new({"texts": game.texts(state)}, 3)
    assert game.digest(with_texts) == game.digest(state) and game.position(with_texts) != game.position(state)
    assert scenarios.read(game.position(with_texts)).options["texts"] == game.texts(state)
