"""Players see views and guesses only, play alike for alike seeds, and greedy has sense; the laboratory counts right."""

from typing import Any

import pytest

import pixelhall
from cli.toy import Pebbles
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action, Decision, Game
from pixelhall.lab import simulate as lab
from pixelhall.lab.simulate import Plan, interval, simulate
from pixelhall.players import Guesses, Player, make, play
from pixelhall.players.greedy import Greedy

DUEL: Game[Any] = pixelhall.game("pixel-tactics")


class Spy(Player):
    """Notes what it is shown and takes the last option."""

    name = "spy"

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.seen: list[tuple[dict[str, Any], Decision, Any]] = []

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        self.seen.append((view, decision, guesses(1)))
        return decision.options[-1]


def moves(game: Game[Any], names: tuple[str, str], seed: int) -> list[str]:
    told: list[str] = []
    state = game.new({}, seed)
    play(
        game,
        state,
        [make(name, game, seed + seat) for seat, name in enumerate(names)],
        lambda before, seat, action: told.append(f"{seat}: {game.write(before, action)}"),
    )
    return told


@pytest.mark.parametrize("name", ["random", "greedy", "pip", "search:20"])
def test_equal_seeds_play_alike(name: str) -> None:
    assert moves(DUEL, (name, "random"), 4) == moves(DUEL, (name, "random"), 4)


def test_other_seeds_play_otherwise() -> None:
    assert moves(DUEL, ("random", "random"), 4) != moves(DUEL, ("random", "random"), 5)


def test_a_player_is_shown_its_own_view_and_guesses_it_cannot_tell_from_the_truth() -> None:
    spies = [Spy(DUEL), Spy(DUEL)]
    state = DUEL.new({}, 1)
    play(DUEL, state, list(spies))
    for seat, spy in enumerate(spies):
        for view, decision, guess in spy.seen[:30]:
            assert decision.seat == view["seat"] == seat
            assert guess is not state and DUEL.view(guess, seat) == view


def test_simultaneous_choices_are_made_from_the_same_moment() -> None:
    spies = [Spy(DUEL), Spy(DUEL)]
    play(DUEL, DUEL.new({}, 1), list(spies))
    for spy in spies:
        view, decision, _ = spy.seen[0]
        assert decision.prompt == "Choose your Leader in secret." and not any(
            player["leader_chosen"] for player in view["players"]
        )


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match='there is no player "alphazero"; there are: random, greedy, pip'):
        make("alphazero", DUEL)


def test_greedy_beats_random_at_the_duel() -> None:
    report = simulate(Plan("pixel-tactics", ("greedy", "random"), 4, seed=11))
    assert report.shares()[0].wins == 4


def test_greedy_takes_what_wins_at_once() -> None:
    game = Pebbles()
    state = game.new({"pebbles": 3})
    decision = game.decisions(state)[0]
    chosen = Greedy(game, 1).choose({}, decision, lambda seed: game.guess(state, 0, seed))
    assert game.write(state, chosen) == "take 3"


def test_greedy_never_changes_the_state_it_was_asked_about() -> None:
    state = DUEL.new({}, 2)
    before = DUEL.digest(state)
    decision = DUEL.decisions(state)[0]
    Greedy(DUEL, 1).choose({}, decision, lambda seed: DUEL.guess(state, decision.seat, seed))
    assert DUEL.digest(state) == before


class Wide(Pebbles):
    """As many pebbles as you like: more options than greedy looks at."""

    def decisions(self, state: Any) -> list[Decision]:
        return (
            []
            if state.winner >= 0
            else [Decision(state.turn, "How many?", [Action(0, n) for n in range(1, state.pebbles + 1)])]
        )


def test_greedy_looks_at_a_sample_of_a_long_list() -> None:
    game = Wide()
    state = game.new({"pebbles": 99})
    judged = 0

    def count(seed: int) -> Any:
        nonlocal judged
        judged += 1
        return game.guess(state, 0, seed)

    assert Greedy(game, 1).choose({}, game.decisions(state)[0], count) in game.decisions(state)[0].options
    assert judged == 3


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixelhall.lab.simulate.pixelhall.game", lambda name: Pebbles())
    lab.rules.cache_clear()


def test_seats_rotate_and_each_group_shares_its_seed(pebbles: None) -> None:
    report = simulate(Plan("pebbles", ("greedy", "random"), 6, seed=20))
    assert [play.first for play in report.plays] == [0, 1] * 3
    assert [play.seed for play in report.plays] == [20, 20, 21, 21, 22, 22]


def test_a_report_adds_up(pebbles: None) -> None:
    report = simulate(Plan("pebbles", ("greedy", "random"), 40))
    data = report.data()
    greedy, random = data["players"]
    assert greedy["wins"] + greedy["draws"] + greedy["losses"] == 40 and greedy["wins"] == random["losses"]
    assert greedy["share"] + random["share"] == pytest.approx(1) and greedy["share"] > 0.8
    assert greedy["low"] < greedy["share"] < greedy["high"] or greedy["share"] == 1
    assert data["reasons"] == {"the last pebble": 40} and data["decisions"]["shortest"] >= 4


def test_equal_plans_give_equal_plays(pebbles: None) -> None:
    first, second = (simulate(Plan("pebbles", ("greedy", "random"), 10, seed=5)) for _ in range(2))
    assert [(play.scores, play.plies) for play in first.plays] == [(play.scores, play.plies) for play in second.plays]


def test_progress_is_told_up_to_the_last_play(pebbles: None) -> None:
    told: list[int] = []
    simulate(Plan("pebbles", ("random", "random"), 5), progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_processes_give_the_same_plays_as_one() -> None:
    plan = Plan("pixel-tactics", ("random", "random"), 4, seed=3)
    alone, together = simulate(plan), simulate(plan, workers=2)
    assert [(play.scores, play.plies, play.first) for play in alone.plays] == [
        (play.scores, play.plies, play.first) for play in together.plays
    ]


def remembered(game: Game[Any], state: Any) -> int:
    return game.told(state, -1)


def test_a_note_of_every_play_is_kept(pebbles: None) -> None:
    report = simulate(Plan("pebbles", ("random", "random"), 3, note=remembered))
    assert [play.note for play in report.plays] == [play.plies for play in report.plays]


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("pixel-tactics", ("greedy",), 3), "this play has 2 seats, but 1 players are named: greedy"),
        (Plan("pixel-tactics", ("greedy", "nobody"), 3), 'there is no player "nobody"'),
        (Plan("pixel-tactics", ("greedy", "random"), 0), "at least 1 game must be played, not 0"),
        (Plan("tic-tac-toe", ("greedy", "random"), 1), 'there is no game "tic-tac-toe"'),
        (Plan("pixel-tactics", ("greedy", "random"), 1, {"edition": "gold"}), "edition cannot be gold"),
    ],
)
def test_a_wrong_plan_is_refused(plan: Plan, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        simulate(plan)


def test_intervals_hold_the_share_and_narrow_with_more_games() -> None:
    few, many = interval(5, 10), interval(500, 1000)
    assert few[0] < 0.5 < few[1] and many[1] - many[0] < few[1] - few[0]
    assert interval(0, 10)[0] == 0 and interval(10, 10)[1] == 1
