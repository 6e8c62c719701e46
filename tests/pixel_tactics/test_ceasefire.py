"""The ceasefire of single seats, and how a play keeps it (PT-CEASE-09)."""

import json

from duels import GAME, begun, options
from pixelhall.pixel_tactics.legal.attacks import targets
from pixelhall.pixel_tactics.numbers import by
from pixelhall.pixel_tactics.state.ceasefire import all_rest, at_rest, may_touch, set_ceasefire, touchable, traps_sleep
from pixelhall.pixel_tactics.state.state import Duel


def staged(*lines: str) -> Duel:
    return GAME.stage({}, list(enumerate(lines, 1)))


def restored(state: Duel, **changed: object) -> Duel:
    return GAME.restore(json.loads(json.dumps({**state.dump(), **changed})))


def test_the_first_round_is_a_ceasefire_for_everybody() -> None:
    state = begun()
    assert all_rest(state) and traps_sleep(state)
    assert at_rest(state, 0) and at_rest(state, 1)
    assert may_touch(state, 0, 0) and not may_touch(state, 0, 1) and not may_touch(state, 1, 0)


def test_after_it_nobody_rests() -> None:
    state = staged("you v1 Blank", "rival v1 Blank")
    assert not all_rest(state) and not traps_sleep(state) and not at_rest(state, 0)
    assert may_touch(state, 0, 1)
    assert touchable(state, 0, list(state.unit)) == list(state.unit)


def test_a_single_seat_at_rest_neither_touches_nor_is_touched() -> None:
    """A-028."""
    for resting in (0, 1):
        state = staged("you v1 Blank", "rival v1 Blank")
        mine, theirs = (state.unit[seat * 15 + 1] for seat in (0, 1))
        assert targets(state, mine, by.MELEE) and "attack v1 v1" in options(state, 0)
        state.calm = 1 << resting
        state.asked = None
        assert at_rest(state, resting) and not at_rest(state, 1 - resting) and not all_rest(state)
        assert not may_touch(state, 0, 1) and not may_touch(state, 1, 0)
        assert touchable(state, 0, [mine, theirs]) == [mine]
        assert not targets(state, mine, by.MELEE) and not targets(state, theirs, by.MELEE)
        assert not any(text.startswith("attack") for text in options(state, 0))
        assert traps_sleep(state)


def test_a_dump_says_yes_or_no_for_the_whole_table() -> None:
    state = begun()
    assert state.dump()["calm"] is True
    set_ceasefire(state, False)
    assert state.dump()["calm"] is False


def test_dumps_of_a_ceasefire_are_read_again() -> None:
    state = begun()
    assert restored(state).calm == 3
    assert restored(state, calm=False).calm == 0
    for mask in (1, 2):
        state.calm = mask
        assert restored(state).calm == mask
