"""Sides win and lose together: rout, ties, trophies, resignation and texts, with four seats in two teams (PT-END,
PT-SERIES)."""

import json
from typing import Any

import pytest

from duels import GAME, LETHAL, asked, begun, fell
from pixelhall.core import chance, positions, scenarios
from pixelhall.core.game import NOBODY
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pixel_tactics import judge, options
from pixelhall.pixel_tactics.cards.effects.references import Rivals, You
from pixelhall.pixel_tactics.cards.effects.turns import EndBattle
from pixelhall.pixel_tactics.change.cards import CHECK, fall
from pixelhall.pixel_tactics.change.zones import enter
from pixelhall.pixel_tactics.flow.setup import set_out, whole_decks
from pixelhall.pixel_tactics.game import go_on
from pixelhall.pixel_tactics.numbers import field, grid, per_seat, program, zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.sides import set_teams
from pixelhall.pixel_tactics.state.state import Duel, opened

NAMES = ["Ann", "Bob", "Cy", "Dee"]
PAIRS = [0, 1, 0, 1]


def table(teams: list[int], **chosen: Any) -> Duel:
    """A play of these teams at its first turn."""
    rules = options.checked(chosen)
    state = opened(GAME.book(rules.sets), rules, chance.seeded(3), len(teams))
    set_teams(state, teams)
    state.decks = whole_decks(state.book, state.seats)
    set_out(state)
    state.stack.append(Frame(program.SERIES, 0, -1, NOTHING))
    go_on(state)
    choose_all_leaders(state)
    return state


def choose_all_leaders(state: Duel) -> None:
    while state.round == 0:
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, decision.options[0])


def stand(state: Duel, seat: int, n: int) -> None:
    """So many Heroes come to stand in a Unit."""
    for i in range(n):
        enter(state, state.pile(seat, zone.HAND)[0], seat * grid.SLOTS + 1 + i)


def end_battle(state: Duel, winner: Any, loser: Any, seat: int) -> None:
    """A text of this seat ends the battle."""
    frame = Frame(program.REACT, seat, leader(state, seat), NOTHING)
    state.stack.append(frame)
    EndBattle(winner, loser).run(state, frame)
    go_on(state)


def test_the_fallen_does_not_win() -> None:
    """One of two Leaders of a side has fallen: the battle goes on, and its Leader is out of it."""
    state = table(PAIRS)
    fell(state, 0)
    assert not state.over and state.won is None and asked(state)
    assert [leader(state, seat) >= 0 for seat in range(4)] == [False, True, True, True]
    assert state.zone(state.of(0, per_seat.LEADER)) == zone.GONE


def test_a_side_is_routed_when_its_last_leader_falls() -> None:
    state = table(PAIRS)
    fell(state, 0)
    fell(state, 2)
    result = GAME.result(state)
    assert result is not None and not result.drawn
    assert (result.winners, result.scores, result.reason) == ([1, 3], [0.0, 0.5, 0.0, 0.5], "rout")


def test_a_side_whose_leaders_fall_at_once_is_routed() -> None:
    state = table(PAIRS)
    fell(state, 1, 3)
    assert state.over and state.winners == [0, 2]


def test_a_leader_that_fell_earlier_wins_with_its_side() -> None:
    state = table(PAIRS)
    fell(state, 1)
    fell(state, 0, 2)
    assert state.over and state.winners == [1, 3]


def test_with_three_sides_the_battle_goes_on_until_one_is_left() -> None:
    state = table([0, 1, 2])
    fell(state, 1)
    assert not state.over
    fell(state, 0)
    assert state.over and state.winners == [2]


@pytest.mark.parametrize(
    ("heroes", "winners"), [([1, 0, 1, 1], [0, 2]), ([0, 2, 1, 0], [1, 3]), ([2, 1, 0, 1], [0, 1, 2, 3])]
)
def test_the_living_heroes_of_a_whole_side_break_a_tie(heroes: list[int], winners: list[int]) -> None:
    """PT-END-02, PT-END-03: the allies' together, against the other side's together."""
    state = table(PAIRS)
    for seat, n in enumerate(heroes):
        stand(state, seat, n)
    fell(state, 0, 1, 2, 3)
    result = GAME.result(state)
    assert result is not None and result.winners == winners and result.drawn == (len(winners) == 4)


def test_only_the_sides_that_fall_last_break_the_tie() -> None:
    """A side that was routed before has lost, however many Heroes it still has."""
    state = table([0, 1, 2])
    stand(state, 0, 2)
    fell(state, 0)
    stand(state, 2, 1)
    fell(state, 1, 2)
    assert state.over and state.winners == [2]


def test_a_leader_that_a_text_defeats_leaves_an_ally_to_fight_on() -> None:
    """A-079 for sides: it counts at once, and so does the fall of the last."""
    state = table(PAIRS)
    fall(state, leader(state, 1), CHECK)
    assert state.won is None and leader(state, 1) < 0
    fall(state, leader(state, 3), CHECK)
    assert state.won == [0, 2]


@pytest.mark.parametrize(("winner", "loser", "won"), [(You(), None, [1, 3]), (None, You(), [0, 2]), (None, None, [])])
def test_a_text_that_ends_the_battle_speaks_of_sides(winner: Any, loser: Any, won: list[int]) -> None:
    state = table(PAIRS)
    end_battle(state, winner, loser, 3)
    assert state.over and state.winners == (won or [0, 1, 2, 3])


def test_your_rivals_lose_as_a_side() -> None:
    state = table(PAIRS)
    end_battle(state, None, Rivals(), 0)
    assert state.winners == [0, 2]


def test_a_trophy_counts_for_every_seat_of_the_side() -> None:
    """PT-SERIES-01: all Leaders lie with the first of them, the fallen of earlier too."""
    state = table(PAIRS, series=3)
    leaders = [state.of(seat, per_seat.LEADER) for seat in range(4)]
    fell(state, 0)
    fell(state, 2)
    assert [state.of(seat, per_seat.TROPHIES) for seat in range(4)] == [0, 1, 0, 1]
    assert sorted(state.pile(1, zone.TROPHIES)) == sorted(leaders) and not state.pile(3, zone.TROPHIES)
    assert [len(state.pile(seat, zone.HAND)) for seat in range(4)] == [6, 5, 6, 5]
    choose_all_leaders(state)
    assert state.first == 1
    fell(state, 0, 2)
    assert state.over and state.winners == [1, 3]


def test_the_log_names_all_winners() -> None:
    state = table(PAIRS, series=3)
    fell(state, 0, 2)
    assert "Bob and Dee win battle 1 by rout." in GAME.story(state, NOBODY, names=NAMES)
    choose_all_leaders(state)
    fell(state, 0, 2)
    told = {seat: GAME.story(state, seat, names=NAMES) for seat in (NOBODY, 1, 3)}
    assert told[NOBODY][-1] == "Bob and Dee win." and told[1][-1] == "You and Dee win."
    assert told[3][-1] == "You and Bob win."
    assert "You and Bob win battle 2 by rout." in told[3]
    assert any(line.startswith("You and Bob take ") and line.endswith(" as a trophy.") for line in told[3])
    assert GAME.story(state, NOBODY)[-1] == "Seat 1 and seat 3 win."


def test_the_log_calls_a_draw_a_draw() -> None:
    state = table(PAIRS)
    fell(state, 0, 1, 2, 3)
    assert GAME.story(state, 0)[-1] == "The play ends in a draw."


def test_who_resigns_gives_up_for_the_side() -> None:
    state = table(PAIRS)
    GAME.resign(state, 2)
    result = GAME.result(state)
    assert result is not None and (result.winners, result.drawn) == ([1, 3], False)


def test_the_dump_of_a_battle_that_two_have_won_comes_back() -> None:
    state = table(PAIRS)
    fell(state, 0, 2)
    data = json.loads(json.dumps(state.dump()))
    assert data["won"] == [1, 3]
    again = GAME.restore(data)
    assert again.won == [1, 3] and again.dump() == state.dump()


@pytest.mark.parametrize(("fallen", "number"), [([], -2), ([0], 1), ([1], 0), ([0, 1], -1)])
def test_the_dump_of_two_seats_says_a_number(fallen: list[int], number: int) -> None:
    """As it always has: older dumps are read, and older readers read these."""
    state = begun()
    if fallen:
        fell(state, *fallen)
    assert state.dump()["won"] == number
    assert GAME.restore(state.dump()).won == state.won


def test_the_judge_calls_a_win_of_a_pair_a_win() -> None:
    state = table(PAIRS)
    fell(state, 0, 2)
    assert [judge.judge(state, seat) for seat in range(4)] == [0.0, 1.0, 0.0, 1.0]
    state = table(PAIRS)
    fell(state, 0, 1, 2, 3)
    assert [judge.judge(state, seat) for seat in range(4)] == [0.5] * 4


def test_the_strongest_of_several_sides_is_judged_against() -> None:
    state = table([0, 1, 1, 2])
    state.put(leader(state, 3), field.DAMAGE, LETHAL)
    alone = judge.features(state, 0)
    stand(state, 3, 1)
    assert judge.features(state, 0) == alone
    stand(state, 2, 1)
    assert judge.features(state, 0) != alone


def test_a_written_position_knows_whose_leader_has_fallen() -> None:
    state = table(PAIRS)
    fell(state, 0)
    text = GAME.position(state)
    for told in (text, positions.without_tail(text)):
        again = scenarios.play(scenarios.read(told), GAME)
        fell(again, 2)
        assert again.over and again.winners == [1, 3]
