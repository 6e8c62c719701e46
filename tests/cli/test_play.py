"""Playing in a real terminal: a whole game, leaving in every way, help at the table, small screens."""

import re
import shlex
from pathlib import Path

import pytest

import pixelhall
from cli.terminal import Script, Terminal, run
from pixelhall.core.records import read, verify

SEED = 5
COLOUR = re.compile(r"\x1b\[(\d+;)*3[0-7](;\d+)*m")
GAME = ("play", "pixel-tactics", "--seat", "human", "--seat", "random", "--seed", str(SEED))


@pytest.fixture(scope="module")
def script() -> Script:
    return Script(SEED)


def saved(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.txt")
    return path


def digest(path: Path) -> str:
    game = pixelhall.game("pixel-tactics")
    return game.digest(verify(game, read(path.read_bytes())))


def resume_command(said: str) -> list[str]:
    (line,) = re.findall(r"pixelhall (play --resume .*)", said)
    return shlex.split(line)


def test_a_whole_game_can_be_typed(tmp_path: Path, script: Script) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        said = terminal.wait()
        for answer in script.answers:
            assert all(len(line) <= 80 for line in terminal.screen()), "a line is wider than the terminal"
            screen = terminal.screen()
            assert len(screen) <= terminal.rows or not said.endswith("> "), "\n".join(screen)
            said = terminal.tell(answer)
        assert "You win by rout." in said
        assert terminal.end() == 0
    assert digest(saved(tmp_path)) == script.last
    assert f"pixelhall replay {saved(tmp_path)}" in said


def test_a_whole_game_can_be_piped(tmp_path: Path, script: Script) -> None:
    done = run(tmp_path, *GAME, "--plain", typed="\n".join(script.answers) + "\n")
    assert done.returncode == 0 and not done.stderr
    assert "You win by rout." in done.stdout and "\x1b" not in done.stdout
    assert digest(saved(tmp_path)) == script.last


def test_ctrl_c_loses_nothing(tmp_path: Path, script: Script) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.wait()
        for answer in script.answers[:6]:
            terminal.tell(answer)
        terminal.interrupt()
        said = terminal.wait()
        assert terminal.end() == 130 and "Traceback" not in said
    assert digest(saved(tmp_path)) == script.digests[6]
    with Terminal(tmp_path, *resume_command(said)) as terminal:
        terminal.wait()
        terminal.tell(script.answers[6])
        said = terminal.tell("quit")
        assert terminal.end() == 0 and "Your play is saved" in said
    assert digest(saved(tmp_path)) == script.digests[7]


def test_kill_loses_nothing(tmp_path: Path, script: Script) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.wait()
        for answer in script.answers[:5]:
            terminal.tell(answer)
        terminal.kill()
    assert digest(saved(tmp_path)) == script.digests[5]
    with Terminal(tmp_path, "play", "--resume", "last") as terminal:
        terminal.wait()
        terminal.tell(script.answers[5])
        terminal.kill()
    assert digest(saved(tmp_path)) == script.digests[6]


def test_a_line_torn_by_a_crash_is_left_out(tmp_path: Path, script: Script) -> None:
    run(tmp_path, *GAME, typed="\n".join(script.answers[:4]))
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes() + b"0: recru")
    done = run(tmp_path, "play", "--resume", str(path), typed="")
    assert done.returncode == 0 and "Your play is saved" in done.stdout
    assert digest(path) == script.digests[4]


def test_the_end_of_input_leaves_like_quit(tmp_path: Path, script: Script) -> None:
    done = run(tmp_path, *GAME, typed="\n".join(script.answers[:3]))
    assert done.returncode == 0
    assert resume_command(done.stdout) == ["play", "--resume", str(saved(tmp_path))]


def test_the_table_answers_questions(tmp_path: Path, script: Script) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.wait()
        assert "why ACTION" in terminal.tell("help")
        assert re.search(r"show .*: Attack \d", terminal.tell("show cinder").replace("\n", " "))
        terminal.tell(script.answers[0])
        assert re.search(
            r"Not allowed: In the ceasefire there are no attacks\. \(PT-CEASE-02\)\nPT-CEASE-02",
            terminal.tell("why attack v1 v1"),
        )
        assert "It is allowed: 1 draw" in terminal.tell("why draw")
        assert "Not allowed" in terminal.tell("attack v1 v1")
        assert "is neither an option nor a command" in terminal.tell("make tea")
        assert "Did you mean draw?" in terminal.tell("drww")
        assert "Did you mean rules?" in terminal.tell("ruels")
        assert "There is no option 99" in terminal.tell("99")
        assert re.search(r"Which one\?\n +\d+  recruit", terminal.tell("recruit"))
        assert "is no slot" in terminal.tell("show nothing")
        assert "PT-MELEE-01" in terminal.tell("rules PT-MELEE-01")
        assert "Round 1 (ceasefire)" in terminal.tell("log")
        assert "Every action is saved at once" in terminal.tell("save")
        copy = tmp_path / "my copy.txt"
        assert "A copy is in" in terminal.tell(f"save {copy}").replace("\n", " ")
        assert "exists already; choose another name" in terminal.tell(f"save {copy}").replace("\n", " ")
        assert "The play goes on." in terminal.tell("resign") + terminal.tell("no")
        assert "Random wins by resignation." in terminal.tell("resign") + terminal.tell("yes")
        assert terminal.end() == 0
    assert digest(copy) == script.digests[1]
    assert "\n0 resigns\n" in saved(tmp_path).read_text()


def test_a_copy_can_be_resumed_too(tmp_path: Path, script: Script) -> None:
    copy = tmp_path / "copy.txt"
    run(tmp_path, *GAME, typed="\n".join([*script.answers[:3], f"save {copy}", "quit"]))
    done = run(tmp_path, "play", "--resume", str(copy), typed=script.answers[3])
    assert done.returncode == 0 and digest(copy) == script.digests[4]
    assert digest(saved(tmp_path)) == script.digests[3]


def test_a_play_is_resumed_by_one_program_at_a_time(tmp_path: Path, script: Script) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.wait()
        second = run(tmp_path, "play", "--resume", "last", typed="")
        assert second.returncode != 0 and "is being played in another terminal" in second.stdout + second.stderr
        terminal.send("quit")
        terminal.process.wait(20)
    third = run(tmp_path, "play", "--resume", "last", typed="")
    assert third.returncode == 0 and not list(tmp_path.rglob("*.lock"))


@pytest.mark.parametrize(("columns", "rows"), [(60, 30), (132, 50)])
def test_every_screen_fits(tmp_path: Path, script: Script, columns: int, rows: int) -> None:
    with Terminal(tmp_path, *GAME, "--no-color", columns=columns, rows=rows) as terminal:
        said = terminal.wait()
        for answer in script.answers[:7]:
            screen = terminal.screen()
            assert max(map(len, screen)) <= min(columns, 100)
            assert len(screen) <= rows or not said.endswith("> "), "\n".join(screen)
            assert not COLOUR.search(terminal.raw), "colour where none was wanted"
            said = terminal.tell(answer)


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_none_is_wanted(tmp_path: Path, name: str, value: str) -> None:
    with Terminal(tmp_path, *GAME, env={name: value}) as terminal:
        terminal.wait()
        terminal.tell("1")
        assert not COLOUR.search(terminal.raw)
        if name == "TERM":
            assert "\x1b[" not in terminal.raw


def test_hot_seat_hides_hands(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seat", "human", "--seat", "human", "--seed", "5") as terminal:
        assert "Seat 0, press Enter when only you see the screen." in terminal.wait()
        assert "Your hand: Cinder" in terminal.tell("")
        between = terminal.tell("1")
        assert "\x1b[3J" in terminal.raw[-400:], "what was scrolled away can still be seen"
        assert "Seat 1, press Enter" in between and "Cinder" not in "\n".join(terminal.screen())
        terminal.tell("")
        second = "\n".join(terminal.screen())
        assert "Your hand:" in second and "Cinder A6" not in second and "lead Cinder" not in second
        terminal.tell("quit")
        assert terminal.end() == 0


def test_hot_seat_resumes_hidden(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seat", "human", "--seat", "human", "--seed", "5", typed="\n1\n")
    done = run(tmp_path, "play", "--resume", "last", typed="")
    assert "Seat 1, press Enter" in done.stdout and "Your hand" not in done.stdout


def test_machines_alone_are_watched(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seat", "random", "--seat", "random", "--seed", "8", "--option", "round_limit=4")
    assert done.returncode == 0 and re.search(r"Seat \d wins by|The play is a draw", done.stdout)
    assert "Random draws a card" in done.stdout and "You draw" not in done.stdout


def test_a_series_and_other_editions_are_played(tmp_path: Path) -> None:
    typed = ["1", "resign", "yes"]
    done = run(
        tmp_path,
        "play",
        "--edition",
        "mega",
        "--series",
        "3",
        "--option",
        "hand_limit=none",
        "--seat",
        "human",
        typed="\n".join(typed),
    )
    assert (
        done.returncode == 0
        and "Battle 1 · Round 1" in done.stdout
        and "trophies 0" in done.stdout
        and "[trap]" not in done.stdout
    )
    assert read(saved(tmp_path).read_bytes()).options == {"edition": "mega", "series": 3, "hand_limit": None}


def test_whom_to_recruit_is_never_cut_short_on_a_small_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "pixel-tactics", "--seed", "7") as terminal:
        terminal.wait()
        for line in ("1", "", "draw", "recruit Turnip Knight v1", "pass"):
            said = terminal.tell(line)
            if "Choose an action" in said:
                shown = terminal.screen()
                assert len(shown) <= 24 and not any(line.endswith("…") for line in shown if "→" in line), shown
        assert any(line.startswith("  recruit ") for line in shown) and any(
            line.startswith("  move ") for line in shown
        )
