"""The order of turns goes over the seats that play, whoever has left."""

import pytest

import pixelhall
from pixelhall.core import chance
from pixelhall.core.machine import NEXT, NOTHING, STAY, Event, Frame
from pixelhall.pixel_tactics.cards.effects.references import Everyone
from pixelhall.pixel_tactics.flow.waves import Turns, pass_the_lead
from pixelhall.pixel_tactics.numbers import program
from pixelhall.pixel_tactics.state.board import order_from
from pixelhall.pixel_tactics.state.state import Duel, empty_state


def four() -> Duel:
    """Nobody has a card: only the seats are of interest."""
    two: Duel = pixelhall.game("pixel-tactics").new({}, 1)
    return empty_state(two.book, two.rules, chance.from_seed(1), 4)


def wave(state: Duel, leaves: int = -1, after: int = -1) -> list[int]:
    """Whose turns a wave has, if one seat leaves the play in the turn of another."""
    frame = Frame(program.BATTLE, state.first, -1, NOTHING)
    frame.numbers = [0, state.first]
    found = list[int]()
    while Turns().run(state, frame) == STAY:
        while state.stack:
            turn = state.stack.pop()
            assert turn.program == program.TURN
            found.append(turn.seat)
            if turn.seat == after:
                state.order = [seat for seat in state.order if seat != leaves]
    assert Turns().run(state, frame) == NEXT and state.active == state.first
    return found


def test_two_seats_take_turns() -> None:
    state: Duel = pixelhall.game("pixel-tactics").new({}, 1)
    assert order_from(state, 0) == [0, 1] and order_from(state, 1) == [1, 0]


@pytest.mark.parametrize(
    ("order", "seat", "expected"),
    [
        ([0, 1, 2, 3], 0, [0, 1, 2, 3]),
        ([0, 1, 2, 3], 3, [3, 0, 1, 2]),
        ([0, 2, 3], 2, [2, 3, 0]),
        ([0, 2, 3], 1, [2, 3, 0]),
        ([0, 1, 2], 3, [0, 1, 2]),
    ],
)
def test_the_order_begins_with_a_seat_or_the_next_that_plays(order: list[int], seat: int, expected: list[int]) -> None:
    state = four()
    state.order = order
    state.active = seat
    assert order_from(state, seat) == expected
    assert Everyone().find(state, Frame(program.BATTLE, 0, -1, Event(0))) == expected


def test_who_has_left_has_no_turn() -> None:
    state = four()
    state.first = 2
    assert wave(state) == [2, 3, 0, 1]
    state.order = [0, 2, 3]
    assert wave(state) == [2, 3, 0]


@pytest.mark.parametrize(
    ("leaves", "after", "turns"), [(1, 2, [1, 2, 3, 0]), (2, 2, [1, 2, 3, 0]), (3, 2, [1, 2, 0]), (0, 3, [1, 2, 3])]
)
def test_who_leaves_in_a_wave_takes_nobodys_turn(leaves: int, after: int, turns: list[int]) -> None:
    state = four()
    state.first = 1
    assert wave(state, leaves, after) == turns


def test_the_lead_passes_to_the_next_that_plays() -> None:
    state = four()
    state.order = [0, 2, 3]
    firsts = list[int]()
    for _ in range(4):
        pass_the_lead(state)
        firsts.append(state.first)
    assert firsts == [2, 3, 0, 2]


def test_clones_share_the_order_until_somebody_leaves() -> None:
    state = four()
    clone = state.clone()
    clone.order = [0, 2, 3]
    assert state.order == [0, 1, 2, 3] and clone.clone().order == [0, 2, 3]
