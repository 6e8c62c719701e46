"""The judges of the modes: what each counts beside what all count, and that the sides of a play share the odds."""

import functools
import random

import pytest

from duels import GAME
from pixelhall.pixel_tactics.judge import WEIGHTS, features, weights
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import field, grid, mark
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.melee import front
from pixelhall.pixel_tactics.texts.reading import attack, life_left
from pixelhall.players import ask, make


@functools.cache
def played(mode: str) -> list[Duel]:
    """Positions of a random play."""
    state, dice = GAME.new({"mode": mode}, 3), random.Random(3)
    found: list[Duel] = []
    ply = 0
    while (decisions := GAME.decisions(state)) and ply < 300:
        if ply % 20 == 0:
            found.append(state.clone())
        GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
        ply += 1
    return found


def moments(mode: str) -> list[Duel]:
    return [state.clone() for state in played(mode)]


def counted(state: Duel, seat: int, name: str) -> float:
    """One of the features by its name."""
    return features(state, seat)[weights(state).names.index(name)]


@pytest.mark.parametrize("mode", MODES)
def test_the_sides_of_a_play_share_the_odds(mode: str) -> None:
    """So a search asks the judge once for both; allies are worth the same."""
    for state in moments(mode):
        worths = [GAME.judge(state, seat) for seat in range(state.seats)]
        teams = GAME.teams(state)
        assert all(
            worths[a] == worths[b] if teams[a] == teams[b] else worths[a] + worths[b] == pytest.approx(1)
            for a in range(state.seats)
            for b in range(a)
        )


@pytest.mark.parametrize("mode", ["classic", "king"])
def test_reach_in_melee_is_that_of_who_is_foremost(mode: str) -> None:
    """The judge looks at bits where no text bends who is foremost."""

    def reach(state: Duel, seat: int) -> int:
        unit = state.unit[seat * grid.SLOTS : (seat + 1) * grid.SLOTS]
        return sum(
            attack(state, card)
            for spot, card in enumerate(unit)
            if card >= 0
            and not state.marks(card) & (mark.CORPSE | mark.LEADER)
            and life_left(state, card) > 0
            and front(state, seat, spot % grid.WIDTH) == card
        )

    for state in moments(mode):
        teams = GAME.teams(state)
        mine, theirs = (
            sum(reach(state, seat) for seat in range(state.seats) if teams[seat] == team) for team in (0, 1)
        )
        assert counted(state, 0, "reach in melee") == mine - theirs


def test_the_leader_whose_fall_decides_counts_more() -> None:
    """With one Leader lost, the other one's fall ends a short Team Cross Duel (PT-TEAM-05)."""
    calm = GAME.stage({"mode": "team-cross"}, [])
    assert counted(calm, 0, "a Leader whose fall decides") == 0
    lost = GAME.stage({"mode": "team-cross"}, [(1, "you lost Blank")])
    assert counted(lost, 0, "a Leader whose fall decides") == 1
    assert counted(lost, 1, "a Leader whose fall decides") == -1
    card = leader(lost, 2)
    assert counted(lost, 0, "Life of a Leader whose fall decides") == life_left(lost, card) > 0
    before, other = GAME.judge(lost, 0), GAME.judge(calm, 0)
    for state in (lost, calm):
        state.put(leader(state, 2), field.DAMAGE, 99)
        state.stir_all()
    assert counted(lost, 0, "a doomed Leader whose fall decides") == 1
    assert before - GAME.judge(lost, 0) > (other - GAME.judge(calm, 0)) / 2 > 0


def test_a_king_in_danger_is_worse_than_a_knight_in_danger() -> None:
    def worth(seat: int) -> float:
        state = next(one for one in moments("king")[3:] if len(one.order) == 6)
        state.put(leader(state, seat), field.DAMAGE, 99)
        state.stir_all()
        return GAME.judge(state, 0)

    assert worth(0) < worth(1) - 0.05 and worth(3) > worth(2) + 0.05


def test_the_last_leader_of_an_epic_duel_counts_as_the_play() -> None:
    state = GAME.new({"mode": "epic"}, 5)
    names = ("no Leader left", "Life of the last Leader", "a doomed last Leader")
    assert [counted(state, 0, name) for name in names] == [0, 0, 0]
    lines: list[tuple[int, str]] = []
    last = GAME.stage({"mode": "epic"}, lines)  # nobody has a pile
    assert [WEIGHTS["epic"].names.count(name) for name in names] == [1, 1, 1]
    last.put(leader(last, 0), field.DAMAGE, 99)
    last.stir_all()
    assert counted(last, 0, "a doomed last Leader") == 1 and GAME.judge(last, 0) < 0.1


@pytest.mark.parametrize("mode", MODES)
def test_a_machine_can_take_a_seat_in_mid_play(mode: str) -> None:
    """Whoever sat there before: it answers from what the seat may know."""
    asked: set[int] = set()
    for state in moments(mode):
        decision = GAME.decisions(state)[0]
        seat = decision.seat
        if seat not in asked and len(decision.options) > 1:
            asked.add(seat)
            player = make("search:2", GAME, seat)
            assert ask(GAME, state, player, decision) in decision.options
    assert len(asked) >= 2
