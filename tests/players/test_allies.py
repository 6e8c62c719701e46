"""Players that look ahead reckon with allies as allies, and with rivals as rivals."""

import pytest

from pixelhall.core.game import Action
from pixelhall.players import Player, make, play
from pixelhall.players.advice import advise
from pixelhall.players.greedy import BUDGET, Greedy
from pixelhall.players.search import Search
from relay import ALONE, DARE, TRUST, WORDS, Relay

GAME = Relay()
PLAYERS = ("greedy", "search:60")


def first_act(player: str, teams: list[int]) -> str:
    state = GAME.new({"teams": teams})
    decision = GAME.decisions(state)[0]
    found = make(player, GAME, 1).choose({}, decision, lambda seed: GAME.guess(state, 0, seed))
    return GAME.write(state, found)


@pytest.mark.parametrize("teams", [[0, 0, 1, 1], [0, 1, 0, 1], [1, 0, 0, 1]])
@pytest.mark.parametrize("player", PLAYERS)
def test_an_ally_is_trusted_and_a_rival_is_not(player: str, teams: list[int]) -> None:
    assert first_act(player, teams) == "trust"


@pytest.mark.parametrize("player", PLAYERS)
def test_whole_sides_help_each_other(player: str) -> None:
    """Everybody trusts, and every ally gives: no point is lost."""
    state = GAME.new({})
    result = play(GAME, state, [make(player, GAME, seat) for seat in range(4)])
    assert state.lines == [
        line for a, b in ((1, 2), (2, 1), (3, 4), (4, 3)) for line in (f"Player {a}: trust.", f"Player {b}: give.")
    ]
    assert state.points == [2] * 4 and result.drawn


def settled(player: Player, act: int) -> float:
    """What an act of the first seat is worth to it at first sight."""
    state = GAME.new({})
    GAME.apply(state, 0, Action(act))
    if isinstance(player, Greedy):
        player.left = BUDGET
        return player.settled(state, 0, 0)
    assert isinstance(player, Search)
    return player.settled(state, 0)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_question_is_answered_as_the_side_of_its_seat_likes_best(player: str) -> None:
    found = {WORDS[act]: round(30 * (settled(make(player, GAME, 1), act) - 0.5)) for act in (ALONE, TRUST, DARE)}
    assert found == {"alone": 1, "trust": 2, "dare": 0}


def test_a_search_expects_what_its_side_expects() -> None:
    """The shares of the sides add up to 1, before the end and at the end."""
    ended = GAME.new({})
    while decisions := GAME.decisions(ended):
        GAME.apply(ended, decisions[0].seat, decisions[0].options[0] if decisions[0].seat < 2 else Action(TRUST))
        if ended.act >= 0:
            GAME.apply(ended, GAME.decisions(ended)[0].seat, GAME.decisions(ended)[0].options[1])
    search = Search(GAME, 1, 10)
    assert search.appraised(ended) == [0.0, 0.0, 1.0, 1.0]
    assert search.appraised(GAME.new({})) == pytest.approx([0.5] * 4)


def test_advice_speaks_of_the_side() -> None:
    """The last of four: whoever trusts wins for certain, together with the partner."""
    state = GAME.new({})
    state.turn, state.points = 3, [2, 0, 0, 2]
    decision = GAME.decisions(state)[0]
    best = advise(GAME, decision, lambda seed: GAME.guess(state, 3, seed), Search(GAME, 1, 80))[0]
    assert best.text == "trust" and best.share > 0.8
