"""Undo is bounded by information: free while nobody learned anything, else by consent; and it never re-rolls."""

from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.cli import saves
from pixelhall.cli.boards import board
from pixelhall.cli.play import new_table
from pixelhall.cli.screen import Screen
from pixelhall.cli.table import Leave, Table
from pixelhall.core import undo
from pixelhall.core.chance import from_seed
from pixelhall.core.records import read, verify

DUEL: Any = pixelhall.game("pixel-tactics")


class Typist(Screen):
    """A screen whose person has typed everything beforehand, and leaves then."""

    def __init__(self, *lines: str) -> None:
        super().__init__(plain=True)
        self.lines = list(lines)
        self.shown: list[str] = []

    def print(self, line: Any = "", style: str = "", whole: bool = False) -> None:
        self.shown.append(str(line))

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        if not self.lines:
            raise Leave
        return self.lines.pop(0)

    def said(self, words: str) -> bool:
        return any(words in line for line in self.shown)


def table(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    *lines: str,
    seats: tuple[str, ...] = ("human", "random"),
    seed: int = 5,
) -> Table:
    """A table at which these lines were typed."""
    monkeypatch.setenv("PIXELHALL_HOME", str(home))
    screen = Typist(*lines)
    made = new_table(DUEL, {}, seats, seed, screen)
    with pytest.raises(Leave):
        made.run()
    return made


def shown(made: Table) -> Typist:
    assert isinstance(made.screen, Typist)
    return made.screen


START = ("lead cinder", "recruit frost v1", "recruit tinkerer v3")  # the random rival is second


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return table(tmp_path, monkeypatch, *START, "move v1 v2", seats=("human", "random"))


def test_a_move_that_told_nobody_anything_is_taken_back_freely(
    begun: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [DUEL.digest(step.before) for step in begun.steps if step.text == "move v1 v2"]
    again = table(tmp_path, monkeypatch, *START, "move v1 v2", "undo")
    assert shown(again).said("Taken back.") and not shown(again).said("(yes/no)")
    assert [DUEL.digest(again.state)] == before
    assert (
        "move v1 v2" not in again.save.path.read_text()
        and DUEL.digest(verify(DUEL, read(again.save.path.read_bytes()))) == before[0]
    )


def test_a_draw_is_taken_back_only_when_the_person_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = table(tmp_path, monkeypatch, *START, "draw", "undo", "no")
    assert shown(kept).said("is not free: You have seen something new since.") and shown(kept).said(
        "Nothing was taken back."
    )
    assert kept.steps[-1].text == "draw"
    back = table(tmp_path, monkeypatch, *START, "draw", "undo", "yes")
    assert back.steps[-1].text != "draw"


def test_drawing_again_after_an_undo_gives_the_same_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = table(tmp_path, monkeypatch, *START, "draw")
    twice = table(tmp_path, monkeypatch, *START, "draw", "undo", "yes", "draw")
    assert DUEL.digest(once.state) == DUEL.digest(twice.state)


def test_the_machine_answers_alike_after_an_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = table(tmp_path, monkeypatch, *START)
    twice = table(tmp_path, monkeypatch, *START, "undo", "yes", START[-1])
    assert shown(twice).said("Random acted since.")
    assert DUEL.digest(once.state) == DUEL.digest(twice.state)


def test_showing_a_card_to_the_rival_is_not_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(tmp_path, monkeypatch, *START[:2], "undo", "no")
    assert shown(made).said("Random has seen something of yours.")


def test_there_is_nothing_to_take_back_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(table(tmp_path, monkeypatch, "undo")).said("There is no choice of yours to take back.")


HOT = ("", "lead cinder", "", "1", "", "recruit frost v1", "recruit tinkerer v3")


def test_at_one_screen_the_other_person_must_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = table(tmp_path, monkeypatch, *HOT[:-1], "undo", "no", seats=("human", "human"))
    assert shown(refused).said("Seat 1, do you agree? (yes/no)") and refused.steps[-1].text == "recruit Frost Nun v1"


def test_the_screen_can_be_handed_back_only_while_nothing_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table(tmp_path, monkeypatch, *HOT, "undo", seats=("human", "human"))
    assert made.steps[-1].text == "recruit Tinkerer v3" and shown(made).said("It cannot be taken back now.")
    passed = table(tmp_path, monkeypatch, *HOT[:-1], "pass", "undo", seats=("human", "human"))
    assert passed.steps[-1].text == "recruit Frost Nun v1" and passed.facing == 0


def test_information_is_measured_by_what_each_seat_could_have_foreseen(begun: Table) -> None:
    def learned(text: str, *seats: int) -> None:
        state = begun.steps[-1].before.clone()
        step = undo.Step(0, text, state.clone())
        DUEL.apply(state, 0, DUEL.parse(state, 0, text))
        assert undo.who_learned(DUEL, [step], state) == list(seats), text

    hand = DUEL.view(begun.steps[-1].before, 0)["players"][0]["hand"]
    learned("move v1 v2")
    learned("draw", 0)
    learned(f"recruit {hand[0]['name']} f1", 1)


WORDS = [
    "draw",
    "recruit",
    "attack",
    "show",
    "why",
    "undo",
    "yes",
    "no",
    "log",
    "board",
    "hand",
    "rules",
    "v1",
    "f2",
    "rival",
    "1",
    "2",
    "99",
    "?",
    "use",
    "cast",
    "trap",
    "move",
    "choose",
    "pass",
    "\x00",
    "\x1b[2J",
    "",
    "é" * 30,
    "#2",
    "cook",
    "9" * 50,
    "-1",
    "reserve",
    "help",
]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_the_record_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    chance = from_seed(seed)
    lines = [" ".join(WORDS[chance.draw(len(WORDS))] for _ in range(1 + chance.draw(3))) for _ in range(60)]
    lines = [line if chance.draw(2) else str(1 + chance.draw(12)) for line in lines]
    made = table(tmp_path, monkeypatch, *lines, seats=("human", "human" if seed % 2 else "random"), seed=seed)
    assert DUEL.digest(verify(DUEL, read(made.save.path.read_bytes()))) == DUEL.digest(made.state)


def test_a_failed_write_is_told_and_made_good(tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / "gone" / "play.txt"
    save = saves.Save(path, told.append)
    save.append("one\n")
    assert "could not be written" in told[0]
    path.parent.mkdir()
    save.append("two\n")
    assert path.read_text() == "one\ntwo\n" and len(told) == 1


def test_a_game_without_a_board_is_shown_field_by_field() -> None:
    look = board("no-such-game")
    view = {"game": "x", "seat": 0, "pebbles": 7, "players": [{"cards": ["a", "b"], "ready": True}]}
    assert look.tell(view, ["You"]) == ["pebbles: 7", "players: cards a, b, ready yes"]
    assert [text.plain for text in look.draw(view, ["You"], 40)] == ["pebbles: 7", "players: cards a, b, ready yes"]
