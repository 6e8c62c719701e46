"""Who won: one, several who share the win, all (a draw), or nobody; and that each place that tells it tells the same."""

from pathlib import Path
from typing import Any

import pytest

import pixelhall
from cli.terminal import run
from cli.toy import Heap, Pebbles
from pixelhall.cli.replay import ending_words
from pixelhall.cli.table import ending
from pixelhall.core import facts, records, scenarios
from pixelhall.core.deals import Deal
from pixelhall.core.game import NOBODY, Result, result_of
from pixelhall.lab import simulate as lab
from pixelhall.lab.simulate import Plan, simulate
from pixelhall.players.advice import advise
from pixelhall.players.search import Search
from pixelhall.server import wire
from pixelhall.server.tables.play import Play

POCKET: Any = pixelhall.game("pocket-tactics")
SHARED = (Path(__file__).parent / "scenarios" / "pusher" / "PP-38-shared.scn").read_text(encoding="utf-8")


class Won(Pebbles):
    """Two play and a third looks on; whoever takes the last pebble, the same seats win."""

    def __init__(self, winners: list[int], teams: list[int] | None = None) -> None:
        self.winners = winners
        self.sides = teams

    def seats(self, state: Heap) -> int:
        return 3

    def teams(self, state: Heap) -> list[int]:
        return super().teams(state) if self.sides is None else self.sides

    def result(self, state: Heap) -> Result | None:
        return None if state.winner < 0 else result_of(self.winners, 3, "the last pebble")


def over(game: Won) -> Heap:
    state = game.new()
    state.winner = 0
    return state


def given_up() -> str:
    """The record of a play of Pocket-Tactics that ends when the second of three gives up in set-up."""
    options = {"players": 3}
    state = POCKET.new(options, 4)
    recorder = records.Recorder(POCKET, state, options, ["Ann", "Bob", "Cy"], 4)
    recorder.resign(state, 1)
    return recorder.text()


@pytest.mark.parametrize(
    ("winners", "seats", "drawn", "scores"),
    [
        ([1], 2, False, [0.0, 1.0]),
        ([0, 1], 2, True, [0.5, 0.5]),
        ([0, 1], 3, False, [0.5, 0.5, 0.0]),
        ([0, 1, 2, 3], 4, True, [0.25] * 4),
        ([], 4, False, [0.25] * 4),
    ],
)
def test_only_what_everybody_won_is_drawn(winners: list[int], seats: int, drawn: bool, scores: list[float]) -> None:
    result = result_of(winners, seats, "most points")
    assert (result.drawn, result.scores, result.winners) == (drawn, scores, winners)


@pytest.mark.parametrize(
    ("winners", "teams", "holds", "fails"),
    [
        ([1], None, ["rival"], {"tie": "it is rival", "you": "it is rival"}),
        ([0, 1], None, ["you rival", "tie"], {"you": "it is you rival", "none": "it is you rival"}),
        ([0, 2], [0, 1, 0], ["you third", "you seat2"], {"tie": "it is you seat2"}),
        ([0, 1, 2], None, ["tie"], {"you rival third": "it is tie", "you": "it is tie"}),
        ([], None, ["nobody"], {"tie": "it is nobody", "none": "it is nobody"}),
    ],
)
def test_a_scenario_says_who_won(
    winners: list[int], teams: list[int] | None, holds: list[str], fails: dict[str, str]
) -> None:
    """A team that won did not tie with itself."""
    game = Won(winners, teams)
    state = over(game)
    assert all(facts.check(game, state, f"winner {words}") == "" for words in holds)
    assert {words: facts.check(game, state, f"winner {words}") for words in fails} == fails
    assert facts.check(game, game.new(), "winner none") == ""


def test_two_of_three_share_the_win_at_pixel_pusher() -> None:
    scenario = scenarios.read(SHARED)
    game = pixelhall.game(scenario.game)
    state = scenarios.play(scenario, game)
    assert ending_words(game, state) == "Seat 0 and Seat 1 shared the win: a tie on points and on pixels left."


@pytest.mark.parametrize(
    ("winners", "now", "later"),
    [
        ([0], "You win by the last pebble.", "Seat 0 won by the last pebble."),
        ([1], "Seat 1 wins by the last pebble.", "Seat 1 won by the last pebble."),
        (
            [1, 2],
            "Seat 1 and Seat 2 share the win: the last pebble.",
            "Seat 1 and Seat 2 shared the win: the last pebble.",
        ),
        ([0, 1, 2], "The play is a draw: the last pebble.", "A draw: the last pebble."),
        ([], "The play is over: the last pebble.", "The play is over: the last pebble."),
    ],
)
def test_the_terminal_says_who_won(winners: list[int], now: str, later: str) -> None:
    game = Won(winners)
    assert ending(result_of(winners, 3, "the last pebble"), ["You", "Seat 1", "Seat 2"]) == now
    assert ending_words(game, over(game)) == later


def test_the_terminal_names_you_first_among_those_who_share_the_win() -> None:
    result = result_of([0, 1, 3], 4, "most points")
    assert ending(result, ["Ann", "Bob", "Cy", "You"]) == "You, Ann and Bob share the win: most points."


def test_two_who_are_left_share_the_win_in_the_terminal(tmp_path: Path) -> None:
    command = "play pocket-tactics --option players=3 --seat human --seat random --seat random --seed 3"
    said = run(tmp_path, *command.split(), typed="resign\nyes\n").stdout
    assert "Random and Random 2 share the win: resignation." in said and "draw:" not in said
    assert "Random shares the win: resignation." in said, "the log"


def test_two_who_are_left_share_the_win_in_a_replay(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(given_up(), encoding="utf-8")
    for command in ("replay", "verify"):
        assert "Ann and Cy shared the win: resignation." in run(tmp_path, command, str(record)).stdout


def test_the_log_of_pocket_tactics_calls_a_draw_only_what_all_have_won() -> None:
    state = POCKET.new({"players": 3}, 4)
    POCKET.resign(state, 1)
    assert POCKET.story(state, NOBODY)[-2:] == [
        "Seat 0 shares the win: resignation.",
        "Seat 2 shares the win: resignation.",
    ]


def test_the_hall_tells_a_shared_win_from_a_draw() -> None:
    play = Play(POCKET, {"players": 3}, Deal(bytes(32)), wire.NoClock(), ["Ann", "Bob", "Cy"], 0, 0)
    play.resign(1, "resignation", 1, 1)
    found = play.outcome()
    assert found is not None and (found.winners, found.drawn) == ([0, 2], False)


def test_an_agreement_is_a_draw() -> None:
    play = Play(POCKET, {"players": 3}, Deal(bytes(32)), wire.NoClock(), ["Ann", "Bob", "Cy"], 0, 0)
    play.agree(1)
    found = play.outcome()
    assert found is not None and (found.winners, found.drawn, found.reason) == ([0, 1, 2], True, "agreement")


@pytest.mark.parametrize(
    ("winners", "counts"), [([1], (1, 0, 2)), ([0, 2], (2, 0, 1)), ([0, 1, 2], (0, 3, 0)), ([], (0, 0, 0))]
)
def test_statistics_count_a_shared_win_as_won(
    monkeypatch: pytest.MonkeyPatch, winners: list[int], counts: tuple[int, int, int]
) -> None:
    """Each of the three players has each seat once."""
    monkeypatch.setattr("pixelhall.lab.simulate.pixelhall.game", lambda name: Won(winners))
    lab.rules.cache_clear()
    for share in simulate(Plan("pebbles", ("random", "random", "random"), 3)).shares():
        assert (share.wins, share.draws, share.losses) == counts and share.share == pytest.approx(1 / 3)


@pytest.mark.parametrize(("winners", "words"), [([0, 1], "it wins the play"), ([0, 1, 2], "it ends the play")])
def test_advice_calls_no_draw_a_win(winners: list[int], words: str) -> None:
    game = Won(winners)
    state = game.new({"pebbles": 1})
    decision = game.decisions(state)[0]
    found = advise(game, decision, lambda seed: game.guess(state, 0, seed), Search(game, 5, 12))
    assert found and all(one.reasons == [words] for one in found)
