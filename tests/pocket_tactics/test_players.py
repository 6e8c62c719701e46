"""Machine players of Pocket-Tactics, and the matrix of its factions."""

import random
from typing import Any

import pytest

from pixelhall.lab.matchups import match, table
from pixelhall.lab.simulate import Plan, simulate
from pixelhall.players import ask, make, play
from pixelhall.players.search import Search
from pixelhall.pocket_tactics.numbers import verb
from pocket_tactics.skirmishes import GAME, staged


def test_greedy_beats_random() -> None:
    report = simulate(Plan("pocket-tactics", ("greedy", "random"), 16, {"dice": "auto"}, seed=3))
    assert report.shares()[0].share >= 0.85


@pytest.mark.long
def test_greedy_beats_random_nearly_always() -> None:
    report = simulate(Plan("pocket-tactics", ("greedy", "random"), 400, {"dice": "auto"}, seed=1))
    assert report.shares()[0].share >= 0.95


def test_greedy_takes_the_better_of_two_assaults_and_the_last_feature() -> None:
    state = staged(
        "unit Grunt 2/2",
        "unit Wisp 1/0 price 5",
        "unit Wall 1/3 price 5",
        "you l12 Grunt",
        "rival l13 Wisp",
        "rival l11 Wall",
        "rival j11 Wall",
    )
    weights = weighed(state)
    assert weights["assault l12 l13"] > weights["assault l12 l11"]
    state = staged(
        "unit Grunt 2/2",
        "feature Village l12",
        "feature Village n12",
        "you l12 Grunt",
        "you n11 Grunt",
        "rival j13 Grunt",
    )
    decision = GAME.decisions(state)[0]
    assert GAME.write(state, make("greedy", GAME, 1).choose({}, decision, lambda seed: state)) == "move n11 n12"


def weighed(state: Any) -> dict[str, float]:
    """The options of who is to move, and what each is worth at first sight."""
    decision = GAME.decisions(state)[0]
    return {
        GAME.write(state, option): weight
        for option, weight in zip(decision.options, GAME.weigh(state, decision.seat, decision.options))
    }


def test_a_safe_summoning_is_better_than_a_walk_and_a_hopeless_one_is_not() -> None:
    board = ("unit Grunt 2/2", "you j11 Grunt", "you reserve Horror", "rival j13 Grunt")
    safe = weighed(
        staged("unit Horror 3/3 types Arcane summoning 1", "unit Mage 3/1 +2/+0 types Mage", "you l12 Mage", *board)
    )
    assert safe["summon Horror l12 m12"] > safe["move l12 m12"]
    hopeless = weighed(
        staged("unit Horror 3/3 types Arcane summoning 3", "unit Mage 1/1 types Mage", "you l12 Mage", *board)
    )
    assert hopeless["summon Horror l12 m12"] < hopeless["move l12 m12"]


def test_everything_is_weighed_on_the_scale_of_shares() -> None:
    seen = set()
    for seed in range(12):
        state, dice = GAME.new({}, seed), random.Random(seed)
        while decisions := GAME.decisions(state):
            decision = decisions[0]
            for option, weight in zip(decision.options, GAME.weigh(state, decision.seat, decision.options)):
                assert -0.01 <= weight <= 1.01, GAME.write(state, option)
                seen.add(option.verb)
            GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert {verb.SUMMON, verb.RANSOM, verb.ASSAULT, verb.MOVE, verb.DEPLOY} <= seen


def test_a_search_plays_open_dice_well_before_it_judges() -> None:
    state, dice = GAME.new({"preset": "ford", "dice": "ask"}, 2), random.Random(2)
    found = 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if not decision.act and decision.options[-1].verb == verb.BEST:
            hurried, best = state.clone(), state.clone()
            Search(GAME, 1).hurry(hurried)
            while (asked := GAME.decisions(best)) and not asked[0].act and asked[0].options[-1].verb == verb.BEST:
                GAME.apply(best, asked[0].seat, asked[0].options[-1])
            if asked and asked[0].act:
                assert GAME.digest(hurried) == GAME.digest(best)
                found += 1
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert found > 5


def test_the_judge_looks_at_who_would_win_by_a_stall_the_more_the_nearer_it_is() -> None:
    villages = ("feature Village l12", "feature Village n12", "feature Village j13")
    board = ("unit Grunt 2/2", *villages, "you l12 Grunt", "rival n12 Grunt", "rival j13 Grunt")
    shares = [GAME.judge(staged(*board, f"quiet {quiet}"), 0) for quiet in (0, 20, 40, 59)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.15
    assert shares[-1] < 0.03
    late = staged(*board, "turn 199")
    assert GAME.judge(late, 0) + GAME.judge(late, 1) == pytest.approx(1.0, abs=0.02)
    assert GAME.judge(late, 1) > 0.95


def test_weighing_changes_nothing() -> None:
    state = GAME.new({"preset": "ford"}, 2)
    dice = random.Random(2)
    for _ in range(40):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        before = GAME.digest(state)
        weights = GAME.weigh(state, decisions[0].seat, decisions[0].options)
        assert len(weights) == len(decisions[0].options) and GAME.digest(state) == before
        GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))


def test_a_matrix_is_made_of_all_pairs() -> None:
    found = [
        match(
            "pocket-tactics",
            "forces",
            ("River Levy", "Thornwood Kin"),
            {"dice": "auto", "turns": 20},
            range(2),
            "random",
        )
    ]
    lines = table(found).splitlines()
    assert lines[1].startswith("River Levy") and lines[-1].startswith("2 plays; whoever moved first took")
    assert "; ended by " in lines[-1] and sum(sum(one.reasons.values()) for one in found) == 2


def test_a_play_for_three_ends_with_one_left() -> None:
    game = GAME
    state = game.new({"players": 3, "map": "random", "dice": "auto"}, 4)
    result = play(game, state, [make("random", game, seat) for seat in range(3)])
    assert result.winners and abs(sum(result.scores) - 1) < 1e-9


def set_up_by(player: str, seed: int) -> tuple[list[str], tuple[int, ...]]:
    """The factions that two players of this kind choose, and the map that they lay."""
    state = GAME.new({"dice": "auto"}, seed)
    players = [make(player, GAME, seed * 2 + seat) for seat in range(2)]
    chosen: list[str] = []
    while state.turn == 0:
        decision = GAME.decisions(state)[0]
        text = GAME.write(state, action := ask(GAME, state, players[decision.seat], decision))
        chosen += [text] if text.startswith("force ") else []
        GAME.apply(state, decision.seat, action)
    return chosen, (*state.spot, *state.kind)


def test_set_ups_are_not_all_alike() -> None:
    found = [set_up_by("greedy", seed) for seed in range(30)]
    assert len({force for forces, _ in found for force in forces}) >= 4
    assert len({laid for _, laid in found}) >= 20


def test_a_search_draws_among_equals() -> None:
    state = GAME.new({"forces": ["Vesper House", "Vesper House"]}, 1)  # none of them favours a tile
    decision = GAME.decisions(state)[0]
    chosen = {
        GAME.write(state, Search(GAME, seed, 12).choose({}, decision, lambda seed: state.clone())) for seed in range(24)
    }
    assert decision.rule == "PK-2"
    assert len(chosen) >= 4


def test_who_loses_by_a_stall_goes_where_something_happens() -> None:
    board = ("unit Grunt 2/2", "feature Village n12", "feature Forest m12", "you j11 Grunt", "rival n12 Grunt")
    calm, pressed = staged(*board), staged(*board, "quiet 50")
    near, far = "move j11 k11", "move j11 j12"
    assert weighed(pressed)[near] > weighed(pressed)[far] + 0.05 > weighed(calm)[near] - weighed(calm)[far]
    decision = GAME.decisions(pressed)[0]
    chosen = GAME.write(pressed, make("greedy", GAME, 1).choose({}, decision, lambda seed: pressed))
    assert chosen in ("move j11 k11", "move j11 k10")


def test_a_position_that_was_there_before_is_worth_less() -> None:
    state = staged(
        "unit Grunt 2/2", "feature Village j11", "feature Forest n11", "you j12 Grunt", "rival n12 Grunt", repeats=9
    )
    before = weighed(state)["move j12 k12"]
    for text in ("move j12 k12", "move n12 n13", "move k12 j12", "move n13 n12"):
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, GAME.parse(state, decision.seat, text))
    assert weighed(state)["move j12 k12"] < before - 0.01


def test_nobody_who_needs_something_to_happen_returns_the_last_unit() -> None:
    """Without a unit on the map no enemy is far away: that counted as having come nearer."""
    villages = ("feature Village l12", "feature Village n12", "feature Village j13")
    state = staged("unit Grunt 2/2", *villages, "you l12 Grunt", "rival n12 Grunt", "rival j13 Grunt", "quiet 50")
    weights = weighed(state)
    assert weights["return l12"] == min(weights.values()) < 0.01
    assert all(weight > 0.01 for text, weight in weights.items() if text != "return l12")


HURLER = 'unit Hurler 1/3 +3/+2 ranged 2 "Before it assaults it rolls a die, and below 4 the assault scatters."'


def test_nobody_helps_a_shot_that_went_astray() -> None:
    board = ("unit Grunt 2/2 +1/+1", "you l10 Hurler", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt")
    state = staged(HURLER, *board, "fate 3 3 5 6 6 1 4 1", dice="auto")
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l10 l13"))
    told = GAME.story(state, 0, 0)
    assert "Your Hurler (l10) hits your Grunt." in told
    assert "You bump DEF 4 to 5." in told and not any("bump OFF" in line or "captured" in line for line in told)


THANE = 'unit Thane 1/1 "Before the roll an ally next to it that is Dwarf may take a +1 OFF bump for -1 on its highest DEF die."'


def test_who_is_safe_from_an_answer_trades() -> None:
    board = (THANE, "unit Bow 2/1 ranged 1 types Dwarf", "unit Grunt 2/2", "you l13 Thane", "you l12 Bow")
    state = staged(*board, "rival l10 Grunt")
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l10"))
    weights = weighed(state)
    assert weights["trade"] > weights["decline"]
