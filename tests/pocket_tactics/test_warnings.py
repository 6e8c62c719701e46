"""Whoever is about to lose by their own hand is warned, and no machine player does it by a whim."""

from typing import Any

from pixelhall.players.greedy import Greedy
from pixelhall.players.whims import Whims
from pixelhall.pocket_tactics.numbers import verb
from pixelhall.server.tables.views import question_of
from pocket_tactics.skirmishes import GAME, staged

VILLAGES = ("unit Grunt 2/2", "feature Village l12", "feature Village j11")


def warnings(state: Any) -> dict[str, str]:
    """The options of who is asked that come with a warning."""
    return {one.text: one.warning for one in GAME.offers(state, GAME.decisions(state)[0]) if one.warning}


def test_returning_the_last_unit_is_warned_of() -> None:
    state = staged(*VILLAGES, "you l12 Grunt", "you reserve Grunt", "rival k13 Grunt")
    told = warnings(state)
    assert list(told) == ["return l12"]
    assert "you would lose" in told["return l12"]
    asked = question_of(GAME, state, 0)
    assert asked is not None
    assert [one.text for one in asked.options if one.warning] == ["return l12"], "the browser is told, too"


def test_returning_one_of_two_is_not() -> None:
    assert not warnings(staged(*VILLAGES, "you l12 Grunt", "you n12 Grunt", "you reserve Grunt", "rival k13 Grunt"))


def test_nor_is_returning_a_last_unit_that_can_come_back() -> None:
    scout = 'unit Scout 2/2 "It may be deployed next to any feature."'
    assert not warnings(staged(scout, *VILLAGES, "you l12 Scout", "rival k13 Grunt"))


def test_a_position_that_comes_once_too_often_is_warned_of() -> None:
    state = staged(*VILLAGES, "you n12 Grunt", "rival j11 Grunt", "rival k13 Grunt", repeats=2)
    for text in ("move n12 n11", "move k13 k12", "move n11 n12", "move k12 k13"):
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, GAME.parse(state, decision.seat, text))
    told = warnings(state)
    assert list(told) == ["move n12 n11"]
    assert "would not win" in told["move n12 n11"]


ENEMY_HOLDS = (*VILLAGES, "you n12 Grunt", "you reserve Grunt", "rival j11 Grunt", "rival k13 Grunt")


def test_a_turn_after_which_the_play_is_stopped_is_warned_of() -> None:
    assert not warnings(staged(*ENEMY_HOLDS, "quiet 59"))
    told = warnings(staged(*ENEMY_HOLDS, "quiet 60"))
    assert "move n12 n11" in told and "move n12 m12" in told
    assert "Nothing has happened for 60 turns" in told["move n12 n11"]


def test_what_goes_on_or_wins_is_not() -> None:
    holds = (*VILLAGES, "you l13 Grunt", "you l12 Grunt", "you reserve Grunt", "rival j11 Grunt", "rival k13 Grunt")
    captures = "rival captured Grunt"
    told = warnings(staged(*holds, captures, "quiet 60"))
    assert "move l12 l11" in told, "the feature is given up"
    assert not any(text.startswith("deploy") for text in told), "a deployment is something"
    told = warnings(staged(*ENEMY_HOLDS, "turn 200"))
    assert all("This is the last turn" in words for words in told.values()) and told


def test_leaving_first_units_and_points_behind_is_warned_of() -> None:
    state = GAME.new({"tiles": "core", "map": "random", "points": 30}, 1)
    said = []
    while state.turn == 0:
        decision = GAME.decisions(state)[0]
        said += list(warnings(state).values())
        texts = GAME.written(state, decision)
        wanted = next((text for text in ("build", "add Ferryhand", "done") if text in texts), texts[0])
        GAME.apply(state, decision.seat, GAME.parse(state, decision.seat, wanted))
    assert any("points are left" in words for words in said)
    assert any("You may place" in words for words in said)


def test_no_more_units_are_promised_than_there_is_room_for() -> None:
    for seed in range(40):
        state = GAME.new({"map": "random", "tiles": "core", "forces": ["River Levy", "Thornwood Kin"]}, seed)
        while state.turn == 0:
            decision = GAME.decisions(state)[0]
            room = {one.b for one in decision.options if one.verb == verb.PLACE}
            for words in warnings(state).values():
                assert f"You may place {min(len(room), 2)} more now" in words
            wanted = next((one for one in decision.options if one.verb == verb.DONE), decision.options[0])
            GAME.apply(state, decision.seat, wanted)


def test_a_whim_never_returns_the_last_unit() -> None:
    state = staged(*VILLAGES, "you l12 Grunt", "you reserve Grunt", "rival k13 Grunt")
    decision = GAME.decisions(state)[0]
    pip = Whims(Greedy(GAME, 1), 1.0)
    chosen = {GAME.write(state, pip.choose({}, decision, lambda seed: state.clone())) for _ in range(200)}
    assert "return l12" not in chosen
    assert len(chosen) > 3
