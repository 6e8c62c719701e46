"""A play that began with earlier rules keeps the options of its time: in its record, its dump and its position."""

import json
from pathlib import Path

import pytest

import pixelhall
from pixelhall.core import records
from pixelhall.core.errors import BadOption, BadRecord
from pixelhall.core.positions import digest_text
from pixelhall.pixel_tactics.options import VERSION, rules_from

GAME = pixelhall.game("pixel-tactics")
OLD = sorted((Path(__file__).parents[1] / "archive").glob("rules-1-pixel-tactics-*.txt"))


def test_usual_values_are_those_of_the_version() -> None:
    then, now = rules_from(GAME.options_then({"edition": "original"}, "1")), rules_from({"edition": "original"})
    assert (then.statuses, then.cancels, then.markers) == (False, False, 3)
    assert (now.statuses, now.cancels, now.markers) == (True, True, 4)
    then, now = rules_from(GAME.options_then({"edition": "mega"}, "1")), rules_from({"edition": "mega"})
    assert not then.recruits_wait_to_cast and now.recruits_wait_to_cast


def test_what_was_chosen_holds_in_any_version() -> None:
    options = {"edition": "original", "operation_markers": 2}
    assert rules_from(GAME.options_then(options, "1")).markers == rules_from(options).markers == 2


def test_the_present_version_adds_nothing_to_the_options() -> None:
    assert GAME.options_then({"series": 3}, VERSION) == {"series": 3}
    with pytest.raises(BadOption, match="rules cannot be 9"):
        GAME.new({"rules": "9"})


def test_old_records_depart_if_they_are_read_as_new_ones() -> None:
    departed = []
    for file in OLD:
        text = file.read_text(encoding="utf-8")
        records.verify(GAME, records.read(text))
        try:
            records.verify(GAME, records.read(text.replace("rules: 1\n", f"rules: {VERSION}\n", 1)))
        except BadRecord:
            departed.append(json.loads(text.split("options: ")[1].splitlines()[0])["edition"])
    assert "original" in departed


def test_a_dump_and_a_position_carry_the_version_and_a_digest_does_not() -> None:
    options = GAME.options_then({"edition": "original"}, "1")
    state = GAME.new(options, 5)
    text = GAME.position(state)
    assert 'option rules="1"\n' in text and "rules" not in digest_text(text)
    assert GAME.restore(json.loads(json.dumps(state.dump()))).rules.markers == 3
    assert GAME.digest(state) == GAME.digest(GAME.new({"edition": "original"}, 5)), "nothing is played yet"


def test_an_old_play_goes_on_under_its_version() -> None:
    record = records.read(next(file for file in OLD if "unfinished" in file.name).read_bytes())
    state = records.verify(GAME, record)
    assert records.resume(GAME, state, record).text().splitlines()[2] == "rules: 1"
    assert records.Recorder(GAME, GAME.new({}, 1), {}, ["a", "b"], 1).lines[2] == f"rules: {VERSION}"
