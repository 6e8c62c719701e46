"""The other commands: what they tell, and that bad input gets a clear line and exit code 2, never a stack trace."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import pixelhall
from cli.terminal import run
from pixelhall.cli import main
from pixelhall.cli.simulate import Forecast, duration
from pixelhall.core.chance import from_seed
from pixelhall.core.records import Recorder

DUEL: Any = pixelhall.game("pixel-tactics")

SET = """
[set]
name = "mine"
title = "My cards"
"""
HERO = """
[[hero]]
name = "Squire {n}"
attack = 3
life = 5
vanguard = "Intercept."
flank = "This Hero has +1 Attack."
rear = "{rear}"
order = "Draw 2 cards."
leader = {{ name = "Boss {n}", attack = 3, life = 18, text = "Your Vanguard Heroes have +1 Attack." }}
"""


def hall(*arguments: str) -> Result:
    return CliRunner(catch_exceptions=False).invoke(main, arguments, env={"COLUMNS": "80", "NO_COLOR": "1"})


def told(result: Result) -> str:
    """What was said, in one line."""
    return " ".join(result.output.split())


def refused(result: Result, words: str) -> bool:
    return result.exit_code == 2 and words in told(result) and "Traceback" not in result.output


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIXELHALL_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture(scope="module")
def record() -> str:
    """Random play of 45 actions."""
    state, chance = DUEL.new({}, 9), from_seed(1)
    recorder = Recorder(DUEL, state, {}, ["human", "random"], 9)
    for _ in range(45):
        decision = DUEL.decisions(state)[0]
        recorder.apply(state, decision.seat, decision.options[chance.draw(len(decision.options))])
    return recorder.text()


def own_set(path: Path, count: int = 12, rear: str = "Ranged Attack.") -> str:
    file = path / "my_set.toml"
    file.write_text(SET + "".join(HERO.format(n="ABCDEFGHIJKLMNOP"[n], rear=rear) for n in range(count)))
    return str(file)


def test_version_is_told_without_loading_a_game(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert re.fullmatch(r"pixelhall \d+\.\d+\.\d+, the engine is (compiled|plain Python)\n", done.stdout)
    code = "import sys; from pixelhall.cli import main; main(['--version'], standalone_mode=False); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "click" in loaded and not {"lark", "rich", "starlette", "sqlalchemy", "pixelhall.pixel_tactics.game"} & set(
        loaded
    )


def test_help_lists_every_command() -> None:
    said = hall("--help").output
    for name in ("play", "replay", "verify", "simulate", "scenario", "cards", "rules", "games"):
        assert re.search(rf"^  {name} ", said, re.M)
        assert hall(name, "--help").exit_code == 0


def test_games_lists_games_and_their_options() -> None:
    said = hall("games").output
    assert "pixel-tactics  Pixel Tactics, 2, 4 or 6 players, about 20 minutes\n  A card duel" in said
    assert all(line.count("minutes") == 1 for line in said.splitlines() if line.startswith("p"))
    options = hall("games", "pixel-tactics").output
    assert "intercept_mode: redirect, block_targeting" in options
    assert options.index("\nCeasefire:") < options.index("ceasefire_rounds") < options.index("\nWords:")


# Cards and rules.


def test_cards_are_listed_shown_and_searched() -> None:
    assert re.search(r"Electromancer +A3 L3 +trap +Storm Mayor A3 L20", hall("cards", "list").output)
    assert told(hall("cards", "show", "frost")).startswith("Frost Nun: Attack 1, Life 7")
    assert told(hall("cards", "show", "soup", "marshal")).startswith("Cook: Attack 1, Life 7")
    found = hall("cards", "search", "discard", "random").output
    assert "Electromancer" in found and "Bulwark" not in found and re.search(r"\d cards?\.", found)
    nothing = hall("cards", "search", "intrecept").output
    assert "0 cards." in nothing and "“intercept”" in nothing and "What texts do: " in nothing
    assert "Near it: “attack>3”" in hall("cards", "search", "strength>3").output


def test_an_unknown_card_is_refused_with_those_it_may_mean() -> None:
    assert refused(
        hall("cards", "show", "electromencer"), 'there is no card "electromencer"; did you mean electromancer'
    )


def test_a_right_set_is_checked_and_played(tmp_path: Path) -> None:
    path = own_set(tmp_path)
    assert "My cards, 12 cards, no faults." in told(hall("cards", "check", path))
    done = CliRunner().invoke(
        main,
        ["play", "--set", path, "--seat", "human", "--seat", "random", "--plain", "--seed", "1"],
        input="1\nquit\n",
    )
    assert done.exit_code == 0 and "Boss" in done.output
    (saved,) = (tmp_path / "home" / "saves").glob("*.txt")
    Path(path).unlink()
    assert str(tmp_path) not in saved.read_text(), "a record names no file"
    assert run(tmp_path, "verify", str(saved)).returncode == 0, "it carries the set with it"


def test_a_set_changed_since_is_named(tmp_path: Path) -> None:
    path = own_set(tmp_path)
    CliRunner().invoke(
        main,
        ["play", "--set", path, "--seat", "human", "--seat", "random", "--plain", "--seed", "1"],
        input="1\nquit\n",
    )
    (saved,) = (tmp_path / "home" / "saves").glob("*.txt")
    saved.write_text(saved.read_text().replace("This Hero has +1 Attack.", "This Hero has +2 Attack."))
    done = run(tmp_path, "verify", str(saved))
    assert done.returncode == 2 and 'played with another version of "mine"' in done.stderr


def test_every_fault_of_a_set_is_told_with_its_place(tmp_path: Path) -> None:
    path = own_set(tmp_path, rear="Ranged Atack.")
    said = told(hall("cards", "check", path))
    assert refused(hall("cards", "check", path), "12 faults") and "Ranged Attack" in said
    assert len(re.findall(r"my_set\.toml:\d+:\d+", said)) >= 12
    assert refused(hall("play", "--set", path), "12 faults")


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("none.toml", None, "there is no such file"),
        ("binary.toml", b"\x89PNG\xff\xfe\0", "the file is not UTF-8 text"),
        ("empty.toml", b"", "set"),
        ("set.txt", b"", "a card file ends in .toml"),
        ("folder.toml", ..., "there is no such file"),
    ],
)
def test_what_is_no_set_is_refused(tmp_path: Path, name: str, content: Any, words: str) -> None:
    path = tmp_path / name
    if content is ...:
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    assert refused(hall("cards", "check", str(path)), words)


def test_too_few_cards_cannot_be_played_alone(tmp_path: Path) -> None:
    said = told(hall("cards", "check", own_set(tmp_path, 3)))
    assert "too small to be played alone (a deck needs at least 10 cards" in said and "--set core --set" in said


def test_rules_are_found_by_id_and_by_words() -> None:
    assert told(hall("rules", "pt-melee-01")).startswith("PT-MELEE-01")
    assert "PT-ICPT-0" in hall("rules", "intercept").output
    assert refused(hall("rules", "PT-MELEE-99"), "did you mean PT-MELEE-")
    assert refused(hall("rules", "xyzzy"), 'no rule has the ID or the words "xyzzy"')


# Records.


def file_of(path: Path, text: str | bytes) -> str:
    file = path / "record.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def test_a_record_is_replayed_and_verified(tmp_path: Path, record: str) -> None:
    path = file_of(tmp_path, record)
    replayed = hall("replay", path)
    assert "45. Random" in replayed.output or "45. Seat 0" in replayed.output
    assert replayed.exit_code == 0 and "Round 1 (ceasefire)" in replayed.output
    assert max(map(len, replayed.output.split("\n"))) <= 80
    assert "true in every line (45 actions, 3 digests). The play is not over." in told(hall("verify", path))


def test_what_is_no_fault_of_a_record_is_remarked_on(tmp_path: Path, record: str) -> None:
    older = (
        re.sub(r"(?m)^(digest \d+): .*", r"\1: abc", record)
        .replace("record 2", "record 1")
        .replace("rules: 2", "rules: 0")
    )
    path = file_of(tmp_path, older)
    verified = told(hall("verify", path))
    assert "true in every line (45 actions, 0 digests)." in verified
    for said in (verified, told(hall("replay", path))):
        assert "digests of format 1 belong to an earlier engine and are not compared" in said
        assert "played with rules version 0; it holds with version 2 as well" in said


def test_a_replay_shows_one_position_or_what_one_seat_saw(tmp_path: Path, record: str) -> None:
    path = file_of(tmp_path, record)
    assert "Your hand" in hall("replay", path, "--seat", "1", "--at", "4").output
    assert (
        "hand, as" not in hall("replay", path, "--at", "4").output
        and "Your hand" not in hall("replay", path, "--at", "4").output
    )
    assert refused(hall("replay", path, "--at", "46"), "the record has 45 actions")
    assert refused(hall("replay", path, "--seat", "2"), "the seats are 0 to 1, and -1 is a spectator")


@pytest.mark.parametrize(
    ("pattern", "other", "words"),
    [
        (r"digest 20: \w+", "digest 20: abc", "after action 20 the digest is"),
        (r"\n0: .*", "\n0: make tea", 'seat 0 cannot do "make tea" here'),
        (r"source core: \w+", "source core: abc", 'played with another version of "core"'),
        (
            r"rules: .*((?:\n.*)*?\n0: ).*",
            r"rules: 0\1make tea",
            "played with rules version 0; with version 2, which is here, it departs at action",
        ),
        (
            r"game: .*",
            "game: chess",
            'there is no game "chess"; there are: drafting, pixel-pusher, pixel-tactics, pocket-tactics',
        ),
        (r"seed: 9", "seed: 10", "the record is wrong from the start (options or seed)"),
        (r"pixelhall record 2", "a diary", 'a record begins with "pixelhall record 2"'),
    ],
)
def test_a_tampered_record_is_refused_by_every_command(
    tmp_path: Path, record: str, pattern: str, other: str, words: str
) -> None:
    path = file_of(tmp_path, re.sub(pattern, other, record, count=1))
    for command in (("verify", path), ("replay", path), ("play", "--resume", path)):
        assert refused(hall(*command), words), hall(*command).output
    assert Path(path).read_text() == re.sub(pattern, other, record, count=1), "the file is unharmed"


@pytest.mark.parametrize("content", [b"\x89PNG\xff\xfe\0", b"", b"\n" * 200_000, b"x" * 5_000_000])
def test_files_that_are_no_records_are_refused(tmp_path: Path, content: bytes) -> None:
    path = file_of(tmp_path, content)
    for command in (("verify", path), ("replay", path), ("play", "--resume", path)):
        assert refused(hall(*command), "record"), hall(*command).output


def test_files_that_do_not_exist_are_refused(tmp_path: Path) -> None:
    for command in (("verify",), ("replay",), ("play", "--resume")):
        assert refused(hall(*command, str(tmp_path / "none")), "cannot be read: No such file or directory")
        assert refused(hall(*command, str(tmp_path)), "cannot be read: Is a directory")
    assert refused(hall("play", "--resume", "last"), "there is no saved play")


# Scenarios.


def test_scenarios_hold_or_fail(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.scn", tmp_path / "bad.scn"
    good.write_text("rule PT-ATK-01: Nothing is claimed.\n")
    bad.write_text("rule PT-ATK-01: This is no scenario.\nnonsense here\n")
    assert hall("scenario", str(good)).exit_code == 0
    done = hall("scenario", str(good), str(bad))
    assert done.exit_code == 1 and "line 2" in done.output and "1 of 2 scenarios hold." in done.output
    assert hall("scenario", str(tmp_path)).output == done.output
    assert refused(hall("scenario", str(tmp_path / "none.scn")), "there is no file or folder")


# Simulation and options.


def test_a_simulation_is_a_table_or_json() -> None:
    arguments = (
        "simulate",
        "--player",
        "random",
        "--player",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
        "--option",
        "round_limit=3",
    )
    table = hall(*arguments).output
    assert re.search(r"random +\d +\d +\d +\d+\.\d%", table) and "decisions a second" in table
    data = json.loads(hall(*arguments, "--json").output)
    assert data["games"] == 2 and len(data["players"]) == 2 and data["options"] == {"round_limit": 3}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("xyz",), "No such command 'xyz'. The commands are: learn, play, replay"),
        (("paly",), "No such command 'paly'. Did you mean play?"),
        (("Card",), "No such command 'Card'. Did you mean cards?"),
        (
            ("play", "chess"),
            'there is no game "chess"; there are: drafting, pixel-pusher, pixel-tactics, pocket-tactics',
        ),
        (("play", "--seat", "alphazero"), 'there is no player "alphazero"; there are: human, random, greedy'),
        (
            ("play", "--seat", "human", "--seat", "greedy", "--seat", "random"),
            "this play has 2 seats, but --seat is given 3 times",
        ),
        (("play", "--edition", "gold"), "edition cannot be gold; it can be: deluxe, mega, original"),
        (("play", "--series", "4"), "series cannot be 4; it can be: 1, 3, 5"),
        (("play", "--option", "hand_limit"), 'an option is written name=value, such as edition=mega, not "hand_limit"'),
        (("play", "--option", "hand_limit=many"), "hand_limit cannot be many; it can be: none, a number from 0 to 25"),
        (("play", "--option", "hat_limit=3"), 'there is no option "hat_limit"; the options are:'),
        (("play", "--option", "recruit_lock=sleep"), "recruit_lock cannot be"),
        (("play", "--set", "arcade"), "there is no set of this name; there is core"),
        (("play", "--seed", "-1"), "is not in the range"),
        (("play", "--seed", "x"), "is not a valid integer"),
        (
            ("play", "--resume", "last", "--edition", "mega"),
            "--resume goes on with the game, seats, options and seed of the record",
        ),
        (("simulate", "--games", "0"), "is not in the range"),
        (("simulate", "--player", "nobody", "--player", "random"), 'there is no player "nobody"'),
        (("rules",), "Missing argument"),
        (("verify",), "Missing argument"),
    ],
)
def test_bad_input_says_what_would_be_right(arguments: tuple[str, ...], words: str) -> None:
    assert refused(hall(*arguments), words), hall(*arguments).output


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PIXELHALL_HOME", str(tmp_path / "file"))
    assert refused(hall("play"), "set PIXELHALL_HOME to a directory that can be written")


def test_options_are_read_in_every_form() -> None:
    from pixelhall.cli.shared import play_options

    typed = ("hand_limit=none", "operations=none", "traps=false", "recruit_lock=attack, move", "action_budget=3")
    assert play_options(DUEL, "mega", 3, ("core",), typed) == {
        "edition": "mega",
        "series": 3,
        "sets": ["core"],
        "hand_limit": None,
        "operations": "none",
        "traps": False,
        "recruit_lock": ["attack", "move"],
        "action_budget": 3,
    }


def test_a_long_simulation_says_once_how_long_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    forecast = Forecast(1000)
    forecast(10)
    forecast.start -= 20
    for done in (100, 200, 300):
        forecast(done)
    assert capsys.readouterr().err == "100 of 1000 games are played; about 3 minutes to go.\n"
    assert [duration(seconds) for seconds in (99, 600, 7200)] == ["99 seconds", "10 minutes", "2 hours"]
