"""Exact odds of assaults and tests, and the best use of dice."""

import itertools
import random
from typing import Any

import pytest

from pixelhall.pocket_tactics.dice.tables import passes, wins
from pixelhall.pocket_tactics.dice.tally import defeats
from pixelhall.pocket_tactics.flow.contest import begin_fight
from pixelhall.pocket_tactics.numbers import clause, contest_field, form, stat, verb
from pixelhall.pocket_tactics.outlook.quick_odds import Side, assault_odds, encode_side
from pixelhall.pocket_tactics.texts.clauses import bumps_of, dice_of, forces_of, rerolls_of
from pocket_tactics.skirmishes import GAME, staged


@pytest.mark.parametrize(
    ("off", "defence", "share"),
    [
        (1, 0, 1.0),
        (1, 1, 0.417),
        (1, 2, 0.255),
        (1, 3, 0.174),
        (2, 1, 0.745),
        (2, 2, 0.475),
        (2, 3, 0.341),
        (3, 1, 0.826),
        (3, 2, 0.659),
        (3, 3, 0.489),
    ],
)
def test_plain_odds_are_those_of_counting_every_roll(off: int, defence: int, share: float) -> None:
    """PK-28: the table of plain odds, and a count of all rolls."""
    rolls = [
        (sorted(dice[:off], reverse=True), sorted(dice[off:], reverse=True))
        for dice in itertools.product(range(1, 7), repeat=off + defence)
    ]
    counted = sum(defeats(red, blue, False) for red, blue in rolls) / len(rolls)
    state = staged(f"unit Red {off}/0", f"unit Blue 0/{defence}", "you l12 Red", "rival l13 Blue", "rival j11 Blue")
    falls, fells = assault_odds(state, 0, 0, state.place[0], 1, 0, 0)
    assert falls == pytest.approx(counted) == pytest.approx(share, abs=0.001) and fells == 0


def test_more_dice_bumps_and_rerolls_never_hurt() -> None:
    for rerolls in range(3):
        assert wins(False, [4], [4], [], [], 0, rerolls + 1, 0, 0) >= wins(False, [4], [4], [], [], 0, rerolls, 0, 0)
        assert wins(False, [5], [4], [], [], 0, 0, rerolls + 1, 0) <= wins(False, [5], [4], [], [], 0, 0, rerolls, 0)
    assert wins(False, [3], [4], [], [], 0, 1, 0, 0) == pytest.approx(2 / 6)
    assert wins(False, [3], [4], [], [], 0, 1, 1, 0) < wins(False, [3], [4], [], [], 0, 1, 0, 0)


@pytest.mark.parametrize(
    "lines",
    [
        (
            "unit Bow 2/1 +1/+0 ranged 1",
            "unit Grunt 2/2",
            "you l11 Bow",
            "you l10 Grunt",
            "rival l13 Grunt",
            "rival l14 Grunt",
        ),
        (
            'unit Fox 3/1 ranged 1 "After the roll it may re-roll all of its OFF dice once."',
            "unit Grunt 2/2 +0/+1",
            "you l11 Fox",
            "rival l13 Grunt",
            "rival j13 Grunt",
        ),
        (
            'unit Gun 2/1 ranged 1 "Before the re-rolls it may have 1 enemy die rolled again."',
            "unit Grunt 1/3",
            "you l11 Gun",
            "rival l13 Grunt",
            "rival j13 Grunt",
        ),
    ],
)
def test_odds_hold_when_the_best_choices_are_played(lines: tuple[str, ...]) -> None:
    """What is foretold of a shot without return fire is what comes when both leave the dice to the best choice."""
    state = staged(*lines, dice="auto")
    target = next(unit for unit in range(len(state.face)) if state.owner[unit] == 1)
    falls, fells = assault_odds(state, 0, 0, state.place[0], target, 0, 0)
    shot = next(option for option in GAME.decisions(state)[0].options if GAME.write(state, option) == "assault l11 l13")
    fallen = 0
    for seed in range(1500):
        other = GAME.guess(state, 0, seed)
        GAME.apply(other, 0, shot)
        fallen += other.place[target] < 0
    assert fells == 0 and fallen / 1500 == pytest.approx(falls, abs=0.04)


def test_odds_of_tests_count_bumps() -> None:
    assert passes(1, 5, 0, 0, False) == pytest.approx(2 / 6)
    assert passes(2, 5, 1, 0, False) == pytest.approx(1 - 0.5**2)
    assert passes(0, 2, 0, 0, False) == 0
    assert passes(1, 5, 0, 0, True) == pytest.approx(1 - (4 / 6) ** 2)


def test_the_view_shows_the_odds_of_every_assault() -> None:
    state = staged("unit Grunt 2/2", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt")
    view = GAME.view(state, 0)
    assert list(view["odds"]) == ["assault l12 l13"] and view["odds"]["assault l12 l13"] == [0.475, 0.475]
    assert GAME.view(state, 1)["odds"] == {} == GAME.view(state, -1)["odds"]


def test_a_bump_of_six_is_no_more_than_one_of_five() -> None:
    """It was reckoned as no bump at all."""
    assert wins(False, [1], [5], [6], [], 0, 0, 0, 0) == wins(False, [1], [5], [5], [], 0, 0, 0, 0) == 1.0
    assert wins(False, [6], [1], [], [6], 0, 0, 0, 0) == 0.0


def test_a_side_written_as_a_number_reads_as_what_it_brings() -> None:
    """Odds are kept for each two such numbers: whatever bears on the dice must be in them."""
    dice = random.Random(5)
    read = 0
    for seed in range(6):
        state = GAME.new({"preset": ("ford", "last-light")[seed % 2]}, seed)
        while decisions := GAME.decisions(state):
            for action in decisions[0].options:
                if action.verb == verb.ASSAULT:
                    read += compared(state.clone(), action.a, action.b)
            GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    assert read > 100


def compared(state: Any, unit: int, tile: int) -> int:
    """How many sides of an assault were read, and found to be what the rules say."""
    begin_fight(state, state.owner[unit], unit, state.place[unit], state.stands[tile], True, 0, 0)
    for side in range(2):
        found = Side(encode_side(state, side, True))
        assert found.dice == [dice_of(state, side, what) for what in range(2)]
        assert found.bumps == [sorted(bumps_of(state, side, what), reverse=True)[:2] for what in range(2)]
        assert found.either == bumps_of(state, side, stat.EITHER)
        assert found.rerolls == min(4, rerolls_of(state, side)) and found.forces == min(1, forces_of(state, side))
        again = [
            one.stat
            for one in state.card(state.contest[contest_field.UNIT + side]).abilities
            if one.form == form.ROLLS_AGAIN and one.when != clause.IN_TESTS
        ]
        assert found.again == [what in again for what in range(2)]
    return 2
