"""Help at the terminal: who sits opposite, hints, and how a play went."""

import re
from pathlib import Path

from cli.terminal import run

DUEL = ("play", "pixel-tactics", "--seed", "24", "--plain")


def test_the_usual_rival_is_introduced(tmp_path: Path) -> None:
    said = run(tmp_path, *DUEL, typed="quit\n").stdout
    assert "Juno sits at the table. Always takes what is best right now" in said


def test_a_hint_names_options_by_their_numbers_with_prospects_and_reasons(tmp_path: Path) -> None:
    done = run(tmp_path, *DUEL, typed="1\nhint\nquit\n")
    assert done.returncode == 0 and not done.stderr
    hints = re.findall(r"^(?:Your answer: )?(\d+) (.+): about (\d+) % to win; (.+)\.$", done.stdout, re.MULTILINE)
    assert 1 < len(hints) <= 3 and all(1 <= int(number) <= 14 for number, _, _, _ in hints)
    assert "Then perhaps you: " in done.stdout


def test_persons_at_one_screen_have_no_hints_unless_they_agreed_to_them(tmp_path: Path) -> None:
    two = (*DUEL, "--seat", "human", "--seat", "human")
    assert "Hints are off when several people play" in run(tmp_path, *two, typed="\nhint\nquit\n").stdout
    assert " % to win" in run(tmp_path, *two, "--hints", typed="\nhint\nquit\n").stdout


def test_a_replay_ends_with_the_course_of_the_play(tmp_path: Path) -> None:
    run(tmp_path, "play", "pixel-tactics", "--seat", "random", "--seat", "pip", "--seed", "6")
    (record,) = (tmp_path / "saves").glob("*.txt")
    drawn = run(tmp_path, "replay", str(record)).stdout
    line = next(line for line in drawn.split("\n") if line.startswith("Random's prospects: "))
    assert len(line) <= 80 and set(line.split(": ")[1]) <= set("▁▂▃▄▅▆▇█") and len(set(line.split(": ")[1])) > 3
    moves = re.findall(
        r"^  (\d+)\. (Random|Pip): (.+) \((Random|Pip): (\d+) % to (\d+) %\)$",
        drawn[drawn.index("What turned it:") :],
        re.MULTILINE,
    )
    assert moves and all(
        f"{n}. {who}: {text}" in drawn and int(after) > int(before) for n, who, text, _, before, after in moves
    )
    told = run(tmp_path, "replay", str(record), "--plain").stdout
    assert "Random's prospects from the start to the end: 5" in told and "▁" not in told
    narrow = run(tmp_path, "replay", str(record), "--at", "3").stdout
    assert "prospects" not in narrow
