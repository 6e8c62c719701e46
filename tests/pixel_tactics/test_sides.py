"""Who fights whom: with four seats in two teams, allies are no rivals anywhere (PT-TERM-12)."""

import json

import pytest

from duels import GAME, begun
from pixelhall.core import chance
from pixelhall.core.errors import Illegal
from pixelhall.core.machine import NOTHING, Source
from pixelhall.pixel_tactics import judge, options
from pixelhall.pixel_tactics.cards.effects import nouns, places
from pixelhall.pixel_tactics.cards.effects.references import LeaderOf, Rivals, UnitOf, You
from pixelhall.pixel_tactics.change.zones import enter, new_card
from pixelhall.pixel_tactics.flow import series
from pixelhall.pixel_tactics.legal.attacks import in_reach
from pixelhall.pixel_tactics.numbers import by, mark, per_seat, place_kind
from pixelhall.pixel_tactics.show.notation import place
from pixelhall.pixel_tactics.state.board import facing
from pixelhall.pixel_tactics.state.sides import allies, foe, set_teams
from pixelhall.pixel_tactics.state.state import Duel, empty_state


@pytest.fixture
def four() -> Duel:
    """A Leader in the middle and a Hero before it for each of four seats: 0 and 2 against 1 and 3. Card n is the Leader
    of seat n, card 4 + n its Hero."""
    rules = options.rules_from({})
    state = empty_state(GAME.book(rules.sets), rules, chance.from_seed(1), 4)
    set_teams(state, [0, 1, 0, 1])
    for seat in range(4):
        enter(state, new_card(state, seat, seat), place(seat, "f2"), mark.LEADER)
        state.note(seat, per_seat.LEADER, seat)
    for seat in range(4):
        enter(state, new_card(state, 4, seat), place(seat, "v2"))
    return state


def test_everybody_else_is_a_rival_unless_somebody_says_otherwise() -> None:
    rules = options.rules_from({})
    state = empty_state(GAME.book(rules.sets), rules, chance.from_seed(1), 3)
    assert state.foes == [[1, 2], [0, 2], [0, 1]]
    assert foe(state, 0, 2) and not foe(state, 2, 2)


def test_teams_say_who_is_a_foe_and_who_an_ally(four: Duel) -> None:
    assert four.foes == [[1, 3], [0, 2], [1, 3], [0, 2]]
    assert allies(four, 2) == [0, 2] and GAME.teams(four) == [0, 1, 0, 1]


def test_copies_and_restored_plays_have_the_same_foes(four: Duel) -> None:
    assert four.clone().foes is four.foes
    again = GAME.restore(json.loads(json.dumps(four.dump())))
    assert again.foes == four.foes and again.teams == four.teams
    state = begun()
    assert "foes" not in state.dump() and "teams" not in state.dump()
    assert GAME.restore(json.loads(json.dumps(state.dump()))).foes == state.foes == [[1], [0]]


def test_attacks_reach_foes_only(four: Duel) -> None:
    assert in_reach(four, 4, by.MELEE) == [5, 7]
    assert sorted(in_reach(four, 4, by.RANGED)) == [1, 3, 5, 7]
    assert sorted(in_reach(four, 7, by.RANGED)) == [0, 2, 4, 6]


def test_rival_nouns_mean_foes_only(four: Duel) -> None:
    source = Source(2, 6, NOTHING)
    assert nouns.Noun(nouns.RIVAL, False, -1, nouns.HERO, []).find(four, source) == [5, 7]
    assert nouns.Noun(nouns.YOURS, False, -1, nouns.HERO, []).find(four, source) == [6]
    assert nouns.Noun(nouns.ANY, False, -1, nouns.HERO, []).find(four, source) == [4, 5, 6, 7]
    slots = nouns.Noun(nouns.RIVAL, False, 0, nouns.SLOT, []).find(four, source)
    assert sorted({slot // 15 for slot in slots}) == [1, 3]


def test_rivals_in_other_words_are_foes_only(four: Duel) -> None:
    source = Source(2, 6, NOTHING)
    assert Rivals().find(four, source) == [1, 3]
    assert LeaderOf(Rivals()).find(four, source) == [1, 3]
    assert sorted(UnitOf(Rivals()).find(four, source)) == [1, 3, 5, 7]
    assert sorted(UnitOf(You()).find(four, source)) == [2, 6]
    assert set(places.choices(four, 2, "rival", "row")) == {
        places.pack_place(place_kind.ROW, seat, row) for seat in (1, 3) for row in range(3)
    }


def test_only_a_foes_column_is_opposite(four: Duel) -> None:
    assert facing(four, 4, 5) and facing(four, 4, 7)
    assert not facing(four, 4, 6)


def test_trophies_of_an_ally_bring_no_cards(four: Duel) -> None:
    four.note(2, per_seat.TROPHIES, 2)
    assert [series.bonus(four, seat) for seat in range(4)] == [0, 2, 0, 2]


def test_an_ally_is_judged_as_part_of_the_side(four: Duel) -> None:
    before = judge.features(four, 0)
    enter(four, new_card(four, 5, 2), place(2, "v1"))
    better = judge.features(four, 0)
    assert judge.weights(four).share(better) > judge.weights(four).share(before)
    assert better == judge.features(four, 2) == [-one for one in judge.features(four, 1)]
    enter(four, new_card(four, 5, 3), place(3, "v1"))
    assert judge.features(four, 0) == before


def test_who_resigns_leaves_the_play_to_the_foes(four: Duel) -> None:
    GAME.resign(four, 1)
    assert four.winners == [0, 2]
    with pytest.raises(Illegal):
        GAME.resign(four, 0)
    assert four.foes == [[1, 3], [0, 2], [1, 3], [0, 2]]
