"""Declining without being asked each time: one answer holds until the next act, and nobody can tell it from many."""

import contextlib
from pathlib import Path

from rich.text import Text

import pixelhall
from pixelhall.cli.boards import board
from pixelhall.cli.names import HUMAN
from pixelhall.cli.saves import Save
from pixelhall.cli.screen import Screen
from pixelhall.cli.table import Leave, Table
from pixelhall.core.records import Recorder

POSITION = """
you hand Lancer, Cook, Cinder
rival reserve Electromancer
rival reserve Smuggler
rival v1 Bulwark
first you
actions 3
"""


class Typed(Screen):
    """A screen with everything typed beforehand; what it asked is kept."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(True, False)
        self.answers = answers
        self.asked: list[str] = []
        self.said: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.answers:
            raise Leave
        return self.answers.pop(0)

    def print(self, line: str | Text = "", style: str = "", whole: bool = False) -> None:
        self.said.append(str(line))


def played(tmp_path: Path, answers: list[str]) -> tuple[Table, Typed]:
    game = pixelhall.game("pixel-tactics")
    state = game.stage({}, list(enumerate(POSITION.strip().splitlines(), 1)))
    screen = Typed(answers)
    save = Save(tmp_path / "play.txt", screen.said.append)
    table = Table(
        game,
        board(game.name),
        state,
        Recorder(game, state, {}, [HUMAN, HUMAN], 1, save.append),
        [HUMAN, HUMAN],
        1,
        save,
        screen,
        [],
    )
    with contextlib.suppress(Leave):
        table.run()
    return table, screen


def acts(table: Table) -> list[tuple[int, str]]:
    return [(step.seat, step.text) for step in table.steps]


def test_one_answer_declines_until_the_next_act(tmp_path: Path) -> None:
    table, screen = played(tmp_path, ["", "order Lancer", "", "decline all", "", "order Cook"])
    assert {text for seat, text in acts(table) if seat == 1} == {"decline"}
    assert len([text for seat, text in acts(table) if seat == 1]) > 1
    assert sum("Seat 1, press Enter" in question for question in screen.asked) == 1


def test_the_next_act_ends_it(tmp_path: Path) -> None:
    table, screen = played(tmp_path, ["", "order Lancer", "", "decline all", "", "pass", ""])
    assert sum("Seat 1, press Enter" in question for question in screen.asked) == 2 and table.declining == set()


def test_it_looks_like_declining_each(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    once, _ = played(tmp_path / "a", ["", "order Lancer", "", "decline all"])
    each, _ = played(tmp_path / "b", ["", "order Lancer", "", "decline"])
    n = len(acts(each))
    assert acts(once)[:n] == acts(each)


def test_there_must_be_something_to_decline(tmp_path: Path) -> None:
    _, screen = played(tmp_path, ["", "decline all", "decline now"])
    assert "There is nothing to decline now." in screen.said


def test_the_help_says_how_columns_are_counted(tmp_path: Path) -> None:
    _, screen = played(tmp_path, ["", "help"])
    assert "are drawn as they face each other, so your v1 is below the rival's v3." in screen.said
