"""The search knows what its seat knows, keeps to its budget, can be stopped, and has sense; advice, ladder and the
course of a play follow."""

import random
from functools import partial
from typing import Any

import pytest

import pixelhall
from cli.toy import Pebbles
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action, Decision, Game
from pixelhall.lab.arena import arena
from pixelhall.players import LEVELS, make
from pixelhall.players.advice import advise
from pixelhall.players.course import course, turning_points
from pixelhall.players.search import Search
from pixelhall.players.tree import WEIGHED, Edge, Node, promising

PLAYS: list[tuple[str, dict[str, Any]]] = [
    ("pixel-tactics", {}),
    ("pixel-tactics", {"edition": "original", "series": 3}),
    ("pixel-pusher", {}),
    ("pixel-pusher", {"players": 4}),
    ("pocket-tactics", {"preset": "ford"}),
    ("pocket-tactics", {"players": 3}),
]
every_play = pytest.mark.parametrize(
    ("name", "options"), PLAYS, ids=[f"{name}-{len(options)}" for name, options in PLAYS]
)


def moments(name: str, options: dict[str, Any], every: int, count: int) -> list[tuple[Game[Any], Any, Decision]]:
    """Questions with a choice, out of a random play."""
    game = pixelhall.game(name)
    state, dice = game.new(options, 41), random.Random(41)
    found: list[tuple[Game[Any], Any, Decision]] = []
    ply = 0
    while len(found) < count and (decisions := game.decisions(state)):
        if ply % every == 0:
            found += [(game, state.clone(), decision) for decision in decisions if len(decision.options) > 1]
        decision = dice.choice(decisions)
        game.apply(state, decision.seat, dice.choice(decision.options))
        ply += 1
    return found


def choice(game: Game[Any], state: Any, seat: int, budget: str) -> str:
    decision = game.asked(state, seat)
    assert decision is not None
    chosen = make(budget, game, 7).choose({}, decision, lambda seed: game.guess(state, seat, seed))
    assert chosen in decision.options
    return game.write(state, chosen)


@every_play
@pytest.mark.parametrize("budget", ["search:12", "search:5+6", "greedy"])
def test_its_choice_is_the_same_on_any_two_states_its_seat_cannot_tell_apart(
    name: str, options: dict[str, Any], budget: str
) -> None:
    for n, (game, state, decision) in enumerate(moments(name, options, 9, 4)):
        known = choice(game, state, decision.seat, budget)
        for seed in range(2):
            assert choice(game, game.guess(state, decision.seat, 100 * n + seed), decision.seat, budget) == known


@every_play
def test_thinking_changes_nothing(name: str, options: dict[str, Any]) -> None:
    for game, state, decision in moments(name, options, 13, 3):
        before = game.digest(state)
        choice(game, state, decision.seat, "search:8")
        assert game.digest(state) == before


def thought(game: Game[Any], pebbles: int, search: Search) -> list[Edge]:
    state = game.new({"pebbles": pebbles})
    return search.think(game.decisions(state)[0], lambda seed: game.guess(state, 0, seed))


def test_simulations_are_counted() -> None:
    tried = thought(Pebbles(), 17, Search(Pebbles(), 1, 50))
    assert sum(edge.visits for edge in tried) == 50


def test_it_sees_further_than_one_step() -> None:
    """Who leaves a multiple of four pebbles wins: from 7 the search takes 3, and knows that it has won."""
    game = Pebbles()
    best = thought(game, 7, Search(game, 1, 400))[0]
    assert game.write(game.new({"pebbles": 7}), best.action) == "take 3" and best.worth() > 0.9


def test_it_can_be_stopped_and_tells_how_far_it_is() -> None:
    told: list[float] = []

    def watch(spent: float) -> bool:
        told.append(spent)
        return len(told) < 5

    tried = thought(Pebbles(), 17, Search(Pebbles(), 1, 100, watch=watch))
    assert told == [0.01, 0.02, 0.03, 0.04, 0.05] and sum(edge.visits for edge in tried) == 5


def test_seconds_end_a_thought_that_has_no_other_end() -> None:
    assert thought(Pebbles(), 17, Search(Pebbles(), 1, 0, 0.05))


class Wide(Pebbles):
    """As many pebbles as you like: a list of options of any length."""

    def decisions(self, state: Any) -> list[Decision]:
        return (
            []
            if state.winner >= 0
            else [Decision(state.turn, "How many?", [Action(0, n) for n in range(1, state.pebbles + 1)], act=True)]
        )


def test_a_long_list_of_options_comes_in_little_by_little() -> None:
    few, many = (len(thought(Wide(), 99, Search(Wide(), 1, n))) for n in (4, 120))
    assert few < many < 99


class Weighing(Pebbles):
    """Knows what to take from a heap, and nothing of how a heap stands."""

    def decisions(self, state: Any) -> list[Decision]:
        return [Decision(one.seat, one.prompt, one.options[:-1], act=True) for one in super().decisions(state)]

    def judge(self, state: Any, seat: int) -> float:
        return 0.5

    def weigh(self, state: Any, seat: int, options: list[Action]) -> list[float]:
        return [0.6 if option.a == state.pebbles % 4 else 0.4 for option in options]

    def unfolds(self, state: Any) -> bool:
        return bool(state.pebbles < 50)


def test_play_goes_on_as_the_game_weighs_it_before_the_judge_is_asked() -> None:
    """From 22 pebbles the end is too far away to be tried, but who plays on sees that whoever leaves twenty wins."""
    game = Weighing()
    near, far = (thought(game, 22, Search(game, 1, 200, further=further))[0] for further in (0, 30))
    assert near.worth() < 0.6 and game.write(game.new(), far.action) == "take 2" and far.worth() > 0.8


def test_acts_that_are_played_on_are_counted() -> None:
    game = Weighing()
    search = Search(game, 1, 1, further=3)
    heap = game.new({"pebbles": 22})
    search.onwards(heap)
    assert [line.text for line in game.log(heap, 0)] == ["Player 1 takes 2.", "Player 2 takes 1.", "Player 1 takes 3."]


@pytest.mark.parametrize(("game", "pebbles"), [(Pebbles(), 22), (Weighing(), 90)])
def test_what_would_not_unfold_is_not_played_on(game: Pebbles, pebbles: int) -> None:
    near, far = (thought(game, pebbles, Search(game, 1, 40, further=further)) for further in (0, 30))
    assert [(edge.action, edge.visits, edge.total) for edge in near] == [
        (edge.action, edge.visits, edge.total) for edge in far
    ]


class Asking(Weighing):
    """All its questions are details."""

    def decisions(self, state: Any) -> list[Decision]:
        return [Decision(one.seat, one.prompt, one.options) for one in super().decisions(state)]


def test_between_thoughts_there_is_no_hurry() -> None:
    """Reasons are told after a thought: what follows in them is weighed, though the time of the thought is over."""
    game = Asking()
    search = Search(game, 1, 0, 0.01)
    assert thought(game, 22, search)
    heap = game.new({"pebbles": 23})
    search.hurry(heap)
    assert [line.text for line in game.log(heap, 0)][0:5:2] == [
        "Player 1 takes 3.",
        "Player 1 takes 3.",
        "Player 1 takes 3.",
    ]


def test_what_is_good_at_first_sight_is_tried_first_and_what_proved_bad_is_left() -> None:
    good, bad = Edge(Action(0, 1), 0.6), Edge(Action(0, 2), 0.4)
    assert promising([bad, good], 0) is good
    good.visits, good.total = 50, 5.0
    assert promising([bad, good], 50) is bad


def test_what_the_game_has_weighed_is_not_given_up_after_one_bad_trial() -> None:
    """One throw of dice says less than the odds, many say more than a first sight."""
    weighed, tried = Edge(Action(0, 1), 0.6, WEIGHED), Edge(Action(0, 2), 0.6)
    for edge in (weighed, tried):
        edge.visits = 1
    assert weighed.worth() > 0.45 > 0.4 > tried.worth()
    weighed.visits = 50
    assert weighed.worth() < 0.2


@pytest.mark.parametrize("pebbles", [5, 6, 7, 9, 10, 17])
def test_a_choice_that_is_sure_is_not_thought_on(pebbles: int) -> None:
    game = Pebbles()
    state = game.new({"pebbles": pebbles})
    decision = game.decisions(state)[0]
    hasty, whole = (
        Search(game, 1, 600).think(decision, lambda seed: game.guess(state, 0, seed), sure) for sure in (True, False)
    )
    assert hasty[0].action == whole[0].action
    assert 300 < sum(edge.visits for edge in hasty) <= 600 == sum(edge.visits for edge in whole)
    assert pebbles % 4 == 1 or sum(edge.visits for edge in hasty) < 600


def test_a_sealed_answer_is_not_leaned_on() -> None:
    """Where two seats answer at once, each has one table, whatever the other answers."""
    game = pixelhall.game("pixel-tactics")
    state = game.new({}, 1)
    search = Search(game, 1, 60)
    search.think(game.decisions(state)[0], lambda seed: game.guess(state, 0, seed))
    assert set(search.root.tables) == {0, 1} and all(table.visits == 60 for table in search.root.tables.values())
    assert isinstance(search.root.after(list(search.root.tables[0].edges.values())[:1]), Node)


@pytest.mark.parametrize(
    "budget",
    [
        "search:",
        "search:0",
        "search:-3",
        "search:many",
        "search:0s",
        "search:infs",
        "search:nans",
        "search:9+",
        "search:9+few",
        "search:9+-1",
        "search:+9",
        "search:9+9s",
    ],
)
def test_a_wrong_budget_is_refused(budget: str) -> None:
    with pytest.raises(BadOption, match="is no budget for a search"):
        make(budget, Pebbles())


def test_there_are_five_levels_or_more_each_with_words_of_its_own() -> None:
    assert len(LEVELS) >= 5 and len({level.words for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_character_plays(level: str) -> None:
    game = Pebbles()
    state = game.new({"pebbles": 5})
    decision = game.decisions(state)[0]
    assert make(level, game, 3).choose({}, decision, lambda seed: game.guess(state, 0, seed)) in decision.options


@every_play
def test_advice_names_open_options_with_shares_and_reasons(name: str, options: dict[str, Any]) -> None:
    for game, state, decision in moments(name, options, 11, 4):
        found = advise(game, decision, partial(game.guess, state, decision.seat), Search(game, 5, 12))
        assert 1 <= len(found) <= 3
        for one in found:
            assert game.parse(state, decision.seat, one.text) in decision.options
            assert 0 <= one.share <= 1 and 0 < one.trust <= 1 and one.reasons


@every_play
def test_the_course_of_a_play_adds_up_and_ends_with_its_result(name: str, options: dict[str, Any]) -> None:
    game = pixelhall.game(name)
    state, dice, states = game.new(options, 3), random.Random(3), []
    while decisions := game.decisions(state):
        states.append(state.clone())
        decision = dice.choice(decisions)
        game.apply(state, decision.seat, dice.choice(decision.options))
    shares = course(game, [*states[::10], state])
    result = game.result(state)
    assert result is not None and shares[-1] == result.scores
    assert all(abs(sum(one) - 1) < 1e-6 and all(share >= 0 for share in one) for one in shares)


def test_turning_points_are_the_great_swings() -> None:
    shares = [[0.5, 0.5]] * 6 + [[0.8, 0.2]] * 6 + [[0.3, 0.7]] * 6 + [[0.31, 0.69]] * 6
    assert turning_points(shares) == [5, 11] and turning_points(shares[:5]) == []


def test_a_ladder_puts_the_stronger_higher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixelhall.lab.arena.pixelhall.game", lambda name: Pebbles())
    ladder = arena("pebbles", ("random", "greedy", "search:30"), 8, {"pebbles": 17})
    names = [rung.player for rung in ladder.rungs()]
    assert names[-1] == "random" and len(ladder.plays) == 24
    share, low, high, games = ladder.meeting("search:30", "random")
    assert games == 8 and low <= share <= high and share > 0.7


@pytest.mark.parametrize(
    ("players", "words"),
    [(("greedy",), "has 2 seats"), (("greedy", "greedy"), "named twice"), (("greedy", "x"), "no player")],
)
def test_a_wrong_ladder_is_refused(players: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        arena("pixel-tactics", players, 1)
