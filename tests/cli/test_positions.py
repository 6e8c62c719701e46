"""Written positions at the terminal: out of a record, and in again through standard input."""

import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from chances import PATIENCE
from cli.terminal import COMMAND, environment, run
from pixelhall.core import records, scenarios


def recorded(path: Path, name: str, options: dict[str, Any], most: int) -> list[str]:
    """Writes the record of a play of random choices; its positions from the first on."""
    game = pixelhall.game(name)
    state, dice = game.new(options, 4), random.Random(4)
    recorder = records.Recorder(game, state, options, ["Ann", "Bob"], 4)
    positions = [game.position(state)]
    while (decisions := game.decisions(state)) and recorder.ply < most:
        decision = dice.choice(decisions)
        recorder.apply(state, decision.seat, dice.choice(decision.options))
        positions.append(game.position(state))
    path.write_text(recorder.text(), encoding="utf-8")
    return positions


@pytest.mark.parametrize("name", ["pixel-pusher", "pocket-tactics"])
def test_every_position_of_a_record_can_be_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / "record.txt"
    positions = recorded(path, name, {}, 25)
    for at in (0, 1, 17):
        assert run(tmp_path, "replay", str(path), "--at", str(at), "--position").stdout == positions[at]
    assert run(tmp_path, "replay", str(path), "--position").stdout == positions[25]
    beyond = run(tmp_path, "replay", str(path), "--at", "26", "--position")
    assert beyond.returncode == 2 and "the record has 25 actions; there is no position after action 26" in beyond.stderr


@pytest.mark.parametrize("name", ["pixel-pusher", "pocket-tactics"])
def test_a_position_goes_through_a_pipe(tmp_path: Path, name: str) -> None:
    path = tmp_path / "record.txt"
    positions = recorded(path, name, {}, 25)
    writes, env = [*COMMAND, "replay", str(path), "--at", "17", "--position"], environment(tmp_path)
    with subprocess.Popen(writes, stdout=subprocess.PIPE, env=env) as replay:
        reads = [*COMMAND, "scenario", "-"]
        shown = subprocess.run(reads, stdin=replay.stdout, capture_output=True, text=True, env=env, timeout=PATIENCE)
    assert replay.returncode == 0 and shown.returncode == 0 and not shown.stderr
    game = pixelhall.game(name)
    asked = game.decisions(scenarios.stage(scenarios.read(positions[17])))[0]
    assert f"Seat {asked.seat}: {asked.prompt}" in " ".join(shown.stdout.split())
    file = tmp_path / "position.scn"
    file.write_text(positions[17], encoding="utf-8")
    assert run(tmp_path, "scenario", str(file)).stdout == shown.stdout
    assert run(tmp_path, "scenario", "-", typed=positions[17]).stdout == shown.stdout


def test_all_hands_of_a_position_are_shown(tmp_path: Path) -> None:
    text = "game pixel-pusher\nyou hand Red Hook\nrival hand Blue Claw, Yellow Mixer\n"
    shown = run(tmp_path, "scenario", "-", "--plain", typed=text).stdout
    assert "Red Hook" in shown and "Blue Claw, Yellow Mixer" in shown and "install Red Hook 6" in shown


def test_a_damaged_position_is_refused_with_its_line(tmp_path: Path) -> None:
    done = run(tmp_path, "scenario", "-", typed="game pixel-pusher\nbelt 9 R\n")
    assert done.returncode == 1 and "standard input: line 2:" in done.stdout and "0 of 1 scenarios hold." in done.stdout
    piped = subprocess.run(
        [*COMMAND, "scenario", "-"], input=b"\xff\xfe", capture_output=True, env=environment(tmp_path), timeout=PATIENCE
    )
    assert piped.returncode == 1 and b"this is not UTF-8 text" in piped.stdout and not piped.stderr


def test_scenarios_with_actions_run_from_standard_input(tmp_path: Path) -> None:
    text = "game pixel-pusher\nyou hand Red Hook\n> install Red Hook 1\n= you slot 1 cards 1\n"
    assert run(tmp_path, "scenario", "-", typed=text).stdout == "1 of 1 scenarios hold.\n"
    wrong = run(tmp_path, "scenario", "-", typed=text.replace("cards 1", "cards 2"))
    assert wrong.returncode == 1 and "standard input: line 4" in wrong.stdout
