"""Actions are made once and shared by all lists of options, also in plays with many cards."""

import random

import pytest

from duels import GAME
from pixelhall.core.action_pool import MOST, alone, every
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal import actions
from pixelhall.pixel_tactics.numbers import verb
from tiny_set import TINY

UNUSED = 47  # a verb that no game has


@pytest.mark.parametrize("a", [-1, 0, 30, 31, 32, 127, 128, MOST - 1])
def test_an_action_with_one_number_is_made_once(a: int) -> None:
    assert alone(UNUSED, a) == Action(UNUSED, a)
    assert alone(UNUSED, a) is alone(UNUSED, a)


@pytest.mark.parametrize("a", [0, 127, 128, MOST - 1])
def test_actions_with_two_numbers_are_made_once(a: int) -> None:
    for size in (1, 128, 129, MOST):
        row = every(UNUSED, a, size)
        assert row[size - 1] == Action(UNUSED, a, size - 1)
        assert every(UNUSED, a, size) is row


def test_beyond_the_most_actions_are_still_right() -> None:
    assert alone(UNUSED, MOST) == Action(UNUSED, MOST)
    assert every(UNUSED, MOST, 3) == [Action(UNUSED, MOST, b) for b in range(3)]
    assert every(UNUSED, 0, MOST + 1)[MOST] == Action(UNUSED, 0, MOST)


def test_a_row_that_somebody_holds_never_changes() -> None:
    """Another thread may be reading it while a longer one is made."""
    row = every(UNUSED, 5, 10)
    held = row[:]
    longer = every(UNUSED, 5, len(row) + 1)
    assert row == held and longer is not row and longer[: len(row)] == held


def test_a_new_token_does_not_make_all_rows_again() -> None:
    assert every(UNUSED, 6, 50) is every(UNUSED, 6, 51)


def test_a_play_with_168_cards_makes_no_action_twice() -> None:
    state = GAME.new({"sets": [copies(84)]}, 1)
    assert state.count() == 168
    dice = random.Random(1)
    verbs = {verb.ATTACK, verb.MOVE, verb.RECRUIT, verb.SWITCH}
    seen = set()
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if decision.act:
            for option, again in zip(decision.options, actions.options(state, decision.seat), strict=True):
                if option.verb in verbs:
                    assert option is again
                    seen |= {option.verb} if option.a >= 128 or option.b >= 128 else set()
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert seen == verbs


def copies(size: int) -> str:
    """The text of a set of so many cards, alike but for their names."""
    head, hero = TINY.split("[[hero]]")
    names = [chr(65 + i // 26) + chr(97 + i % 26) + "x" for i in range(size)]
    return head + "".join(
        "[[hero]]" + hero.replace("Cook", f"Cook {name}").replace("Marshal", f"Marshal {name}") for name in names
    )
