"""A tournament at the terminal: opened, paired, played by people and machines, and refused where it cannot be."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from pixelhall.cli import main


def at(file: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["tournament", str(file), *words])


def told(file: Path, *words: str) -> str:
    answer = at(file, *words)
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_an_evening_with_a_person_and_machines(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    told(file, "open", "Evening", "method=ladder", "best=1", "seed=3")
    assert "4 take part" in told(file, "enter", "Ann", "random", "random 2", "pip")
    assert "Round 1" in told(file, "round")
    found = told(file, "run", "--game", "pixel-pusher", "--option", "players=2")
    assert "Still open" in found and "Ann" in found
    [open_] = [one for one in json.loads(told(file, "json"))["fixtures"] if "Ann" in (one["first"], one["second"])]
    score = "1-0" if open_["first"] == "Ann" else "0-1"
    assert "0 matches of round 1 are open" in told(file, "result", str(open_["number"]), score)
    assert "2 matches" not in told(file, "round")
    final = json.loads(told(file, "json"))["fixtures"][-1]
    score = "1-0" if final["first"] == "Ann" else "0-1"
    told(file, "result", str(final["number"]), score)
    assert "Ann has won the ladder" in told(file, "round") and "Ann" in told(file, "standings")
    assert file.read_text(encoding="utf-8").count("\n") == 11


def test_machines_play_a_whole_swiss(tmp_path: Path) -> None:
    file = tmp_path / "machines.txt"
    told(file, "open", "Machines", "method=swiss", "best=1", "rounds=2")
    told(file, "enter", "random", "random 2", "random 3")
    found = told(file, "run", "--game", "pixel-pusher", "--option", "players=2")
    assert "all 2 rounds have been played" in found
    assert len(json.loads(told(file, "json"))["standings"]) == 3


def test_what_cannot_be_is_one_clear_line_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "event.txt"
    assert "begin with" in at(file, "show").output and not file.exists()
    told(file, "open", "Evening", "method=swiss")
    told(file, "enter", "Ann", "Bob")
    told(file, "round")
    before = file.read_text(encoding="utf-8")
    for words, answer in (
        (("result", "1", "7-0"), "cannot be"),
        (("dance",), "there is no deed"),
        (("enter", "Ann"), "takes part already"),
        (("round",), "still open"),
        (("correct", "1", "0-2"), "has no result yet"),
    ):
        found = at(file, *words)
        assert found.exit_code == 2 and answer in found.output and "Traceback" not in found.output, words
    told(file, "result", "1", "2-0")
    assert "place 1 → 2" in told(file, "correct", "1", "0-2", "--try")
    assert file.read_text(encoding="utf-8").startswith(before) and "correct" not in file.read_text(encoding="utf-8")
    file.write_text("nonsense\n", encoding="utf-8")
    assert "line 1" in at(file, "show").output
