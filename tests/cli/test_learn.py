"""`pixelhall learn`: a lesson at the terminal, from its first word to its last."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.terminal import Terminal
from pixelhall.cli import main


def test_a_lesson_is_learned_at_the_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn") as screen:
        assert "Welcome!" in screen.wait()
        screen.send("draw")
        assert "A fine thought" in screen.wait()
        screen.send("attack f2 f2")
        assert "Not allowed: In the ceasefire" in screen.wait()
        screen.send("show v1")
        assert "v1 is empty" in screen.wait()
        screen.send("recruit turnip v1")
        assert "There it stands." in screen.wait()
        screen.send("draw")
        assert "half the game already" in screen.wait()
        screen.send("")
        assert "One card, three jobs" in screen.wait()
        screen.send("quit")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["learn", "pixel-tactics", "flying"], 'there is no lesson "flying"; there are: recruit, rows'),
        (["learn", "chess"], 'there is no game "chess"'),
    ],
)
def test_a_lesson_that_is_not_there(arguments: list[str], words: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2 and words in " ".join(done.output.split())
