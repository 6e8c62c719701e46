"""How a battle ends: which sides still have a Leader, who has won, and what is dropped (PT-END)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.change.zones import remove
from pixelhall.pixel_tactics.numbers import code, per_seat, reason, zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.frames import drop_battle
from pixelhall.pixel_tactics.state.sides import allies, one_of_each_side
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.roster import heroes


def rout(state: Duel, fallen: list[int], how: i64) -> None:
    """The Leaders of these seats have fallen together. A side is routed when all its Leaders have: the battle ends as
    soon as at most one side is left; until then it goes on without them (PT-END-01)."""
    standing = [seat for seat in range(state.seats) if seat not in fallen and not is_leaderless(state, seat)]
    sides = one_of_each_side(state, standing)
    if len(sides) > 1:
        for seat in fallen:
            if leader(state, seat) >= 0:
                remove(state, leader(state, seat))
    elif sides:
        finish(state, allies(state, sides[0]), how)
    else:
        break_tie(state, one_of_each_side(state, fallen))


def is_leaderless(state: Duel, seat: i64) -> bool:
    """Whether the Leader of a seat has fallen earlier in this battle."""
    card = state.of(seat, per_seat.LEADER)
    return card >= 0 and state.zone(card) == zone.GONE


def break_tie(state: Duel, sides: list[int]) -> None:
    """Nobody is left; of these sides, each given by one of its seats, the last Leaders fell at once: a card's text, then
    more living Heroes, then a tie (PT-END-02, PT-END-03)."""
    favoured = [side for side in sides if is_favoured(state, side)]
    if len(favoured) == 1:
        finish(state, allies(state, favoured[0]), reason.HEROES)
        return
    most = max(living_heroes(state, side) for side in sides)
    best = [side for side in sides if living_heroes(state, side) == most]
    if len(best) == 1:
        finish(state, allies(state, best[0]), reason.HEROES)
    else:
        finish(state, [], reason.TIE)


def is_favoured(state: Duel, side: i64) -> bool:
    return any(in_force(state).rules(state, seat, code.TIEBREAK) for seat in allies(state, side))


def living_heroes(state: Duel, side: i64) -> int:
    return sum(len(heroes(state, seat)) for seat in allies(state, side))


def finish(state: Duel, winners: list[int], reason: i64) -> None:
    """The battle ends at once, as a tie if nobody has won it: whatever is under way is dropped, the series goes on below
    it."""
    state.won = winners[:]
    state.reason = reason
    state.waiting = []
    state.recent = []
    state.reacting = 0
    state.reactions = 0
    drop_battle(state)
