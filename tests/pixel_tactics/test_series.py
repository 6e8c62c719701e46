"""A series of battles: trophies, shrinking decks, bonus cards, who starts, ties (PT-SERIES, PT-END)."""

import pytest

from duels import GAME, LETHAL, act, asked, begun, choose_leaders, fell, names, options, view
from pixelhall.pixel_tactics.change.zones import enter
from pixelhall.pixel_tactics.numbers import field, grid, zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.ceasefire import all_rest
from pixelhall.pixel_tactics.state.state import Duel


def series(battles: int = 3, seed: int = 0, **chosen: object) -> Duel:
    return begun({"series": battles, **chosen}, seed)


def trophies(state: Duel) -> list[int]:
    return [view(state, 0)["players"][seat]["trophies"] for seat in (0, 1)]


def opening(state: Duel) -> list[int]:
    """How many cards both hold before they choose a Leader."""
    return [len(names(state, seat, zone.HAND)) for seat in (0, 1)]


def sizes(state: Duel) -> list[int]:
    """How large the decks of this battle are, before a Leader is chosen."""
    return [len(names(state, seat, zone.HAND)) + len(names(state, seat, zone.DECK)) for seat in (0, 1)]


def lost(state: Duel, *seats: int) -> None:
    """Battles lost by these seats, one after another."""
    for i, seat in enumerate(seats):
        if i:
            choose_leaders(state)
        fell(state, seat)


def stand(state: Duel, seat: int, n: int) -> None:
    """So many Heroes come to stand in a Unit."""
    for i in range(n):
        enter(state, state.pile(seat, zone.HAND)[0], seat * grid.SLOTS + 1 + i)


def test_the_winner_takes_both_leaders_as_one_trophy() -> None:
    """PT-SERIES-01, PT-SERIES-03: they stay out of later battles, and each deck is one card smaller."""
    state = series()
    leaders = [state.book.faces[state.face(leader(state, seat))].name for seat in (0, 1)]
    fell(state, 0)
    assert trophies(state) == [0, 1]
    assert sorted(names(state, 1, zone.TROPHIES)) == sorted(leaders)
    assert sizes(state) == [24, 24]
    for seat in (0, 1):
        assert leaders[seat] not in names(state, seat, zone.DECK) + names(state, seat, zone.HAND)
    choose_leaders(state)
    fell(state, 1)
    assert sizes(state) == [23, 23]


def test_the_log_names_trophies_by_their_leader_sides() -> None:
    state = series()
    titles = [state.book.faces[state.face(leader(state, seat))].title for seat in (0, 1)]
    fell(state, 0)
    taken = [line for line in GAME.log(state, 1) if line.text.endswith("as a trophy.")]
    assert [line.text for line in taken] == [f"You take {title} as a trophy." for title in titles]
    assert [list(line.cards) for line in taken] == [[title] for title in titles]


@pytest.mark.parametrize(("battles", "goal"), [(1, 1), (3, 2), (5, 3)])
def test_how_many_trophies_win(battles: int, goal: int) -> None:
    """PT-SERIES-02."""
    state = series(battles)
    lost(state, *[0] * (goal - 1))
    assert not state.over
    if goal > 1:
        choose_leaders(state)
    lost(state, 0)
    assert state.over and state.winners == [1]
    result = GAME.result(state)
    assert result is not None and result.scores == [0.0, 1.0]


def test_the_lead_may_change_until_the_goal() -> None:
    """PT-SERIES-02: at one each a third battle decides."""
    state = series()
    lost(state, 0, 1)
    assert trophies(state) == [1, 1]
    choose_leaders(state)
    fell(state, 0)
    assert state.over and state.winners == [1]


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_the_previous_winner_is_first(winner: int, seed: int) -> None:
    """PT-SERIES-04, PT-SETUP-06: without a draw of chance."""
    state = series(seed=seed)
    fell(state, 1 - winner)
    drawn = state.chance.count
    choose_leaders(state)
    assert state.first == winner
    assert state.chance.count == drawn


@pytest.mark.parametrize(
    ("edition", "behind", "even"), [("deluxe", [6, 5], [6, 6]), ("mega", [6, 5], [6, 6]), ("original", [6, 5], [5, 5])]
)
def test_bonus_cards(edition: str, behind: list[int], even: list[int]) -> None:
    """PT-SERIES-05, A-040: one for each trophy of the rival; in the original only for the player who is behind."""
    state = series(edition=edition)
    assert trophies(state) == [0, 0]
    lost(state, 0)
    assert opening(state) == behind
    choose_leaders(state)
    lost(state, 1)
    assert opening(state) == even


@pytest.mark.parametrize(("rule", "hands"), [("per_rival_trophy", [7, 6]), ("trailing_only", [7, 5])])
def test_bonus_cards_at_two_to_one(rule: str, hands: list[int]) -> None:
    """PT-SERIES-05, A-040: the option set alone."""
    state = series(5, bonus_draw=rule)
    lost(state, 0, 1, 0)
    assert trophies(state) == [1, 2]
    assert opening(state) == hands


def test_a_large_opening_hand_stays_and_blocks_drawing() -> None:
    """A-044: nothing is discarded; Draw waits until the hand is below the limit."""
    state = series(5)
    lost(state, 0, 0)
    assert opening(state) == [7, 5]
    choose_leaders(state)
    assert opening(state) == [6, 4]
    act(state, 1, "pass")
    assert "draw" not in options(state, 0)
    act(state, 0, next(text for text in options(state, 0) if text.startswith("recruit")))
    assert opening(state)[0] == 5 and "draw" not in options(state, 0)
    act(state, 0, next(text for text in options(state, 0) if text.startswith("recruit")))
    if asked(state) == [0]:
        act(state, 0, "end")
    act(state, 1, "pass")
    assert opening(state)[0] == 4 and "draw" in options(state, 0)


def test_everything_else_returns_to_its_owner() -> None:
    """PT-SERIES-06, A-043, A-204: hand, Unit, Corpses, discard pile and Reserve go home; damage, statuses and markers
    are gone."""
    state = series(seed=2)
    stand(state, 0, 2)
    stolen = state.unit[1]
    state.put(stolen, field.OWNER, 1)
    state.put(stolen, field.DAMAGE, 2)
    stand(state, 1, 1)
    before = sorted(state.book.faces[state.face(card)].name for card in range(state.count()) if state.owner(card) == 1)
    fell(state, 0)
    assert state.round == 0 and state.lasting == [] and state.tokens == [] and state.counters == []
    for seat in (0, 1):
        assert names(state, seat, zone.DISCARD) == [] == names(state, seat, zone.RESERVE)
        assert not any(card >= 0 for card in state.unit[seat * grid.SLOTS : seat * grid.SLOTS + grid.SLOTS])
    assert all(state.damage(card) == 0 and state.side(card) == state.owner(card) for card in state.pile(1, zone.DECK))
    after = names(state, 1, zone.DECK) + names(state, 1, zone.HAND)
    lost = [state.book.faces[state.face(card)].name for card in state.pile(1, zone.TROPHIES) if state.owner(card) == 1]
    assert sorted(after + lost) == before
    assert len(after) == 25  # the stolen card came home, the Leader is out


def test_every_battle_has_a_ceasefire() -> None:
    """A-033."""
    state = series()
    fell(state, 0)
    choose_leaders(state)
    assert (state.battle, state.round, all_rest(state)) == (2, 1, True)


def test_the_winner_of_a_double_rout_takes_both_leaders() -> None:
    """PT-END-02, A-045, A-219: more living Heroes decide."""
    state = series()
    stand(state, 0, 1)
    stand(state, 1, 2)
    fell(state, 0, 1)
    assert trophies(state) == [0, 1]
    assert len(names(state, 1, zone.TROPHIES)) == 2
    assert sizes(state) == [24, 24]


@pytest.mark.parametrize("edition", ["deluxe", "mega"])
def test_a_tie_gives_no_trophy(edition: str) -> None:
    """PT-END-03, A-038: the Leaders return to their decks."""
    state = series(edition=edition)
    fell(state, 0, 1)
    assert not state.over
    assert trophies(state) == [0, 0]
    assert sizes(state) == [25, 25]


@pytest.mark.parametrize(
    "chosen", [{"edition": "original"}, {"tie_result": "both_own_leader"}], ids=["original", "option"]
)
def test_a_tie_may_give_each_their_own_leader(chosen: dict[str, object]) -> None:
    """PT-END-03."""
    state = begun({"series": 3, **chosen})
    leaders = [state.book.faces[state.face(leader(state, seat))].name for seat in (0, 1)]
    fell(state, 0, 1)
    assert trophies(state) == [1, 1]
    assert [names(state, seat, zone.TROPHIES) for seat in (0, 1)] == [[leaders[0]], [leaders[1]]]
    assert sizes(state) == [24, 24]


def test_both_may_reach_the_goal_together() -> None:
    """A-039: the series is drawn."""
    state = series(edition="original")
    fell(state, 0, 1)
    choose_leaders(state)
    fell(state, 0, 1)
    assert state.over and state.winners == [0, 1]
    result = GAME.result(state)
    assert result is not None and result.scores == [0.5, 0.5]


@pytest.mark.parametrize("tie", ["no_trophy", "both_own_leader"])
def test_after_a_tie_the_first_player_is_random(tie: str) -> None:
    """A-004."""
    firsts = set()
    for seed in range(12):
        state = series(seed=seed, tie_result=tie)
        fell(state, 0, 1)
        drawn = state.chance.count
        choose_leaders(state)
        assert state.chance.count == drawn + 1
        firsts.add(state.first)
    assert firsts == {0, 1}


def test_a_single_battle_may_be_a_tie() -> None:
    """PT-END-03."""
    state = begun()
    fell(state, 0, 1)
    assert state.over and state.winners == [0, 1]


def test_no_reactions_follow_a_rout() -> None:
    """A-073, A-220: the battle stops where it is decided."""
    state = begun(seed=5)
    state.put(leader(state, 0), field.DAMAGE, LETHAL)
    act(state, state.active, "pass")
    assert not state.over  # not before the end of the wave
    act(state, state.active, "pass")
    assert state.over and GAME.decisions(state) == []


@pytest.mark.parametrize(
    ("fallen", "heroes", "reason"),
    [
        ((0,), (0, 0), "rout"),
        ((0, 1), (1, 0), "more living Heroes after a double rout"),
        ((0, 1), (1, 1), "both Leaders fell together"),
    ],
)
def test_a_result_says_why(fallen: tuple[int, ...], heroes: tuple[int, int], reason: str) -> None:
    """PT-END-01, PT-END-02, PT-END-03."""
    state = begun()
    for seat in (0, 1):
        stand(state, seat, heroes[seat])
    fell(state, *fallen)
    result = GAME.result(state)
    assert result is not None and result.reason == reason
