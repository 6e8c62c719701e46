"""How one wins, in a sentence: whose Leader must fall, and how much Life it has left."""

from pixelhall.core.telling import name_all
from pixelhall.core.waiting import called
from pixelhall.pixel_tactics.change.rout import is_leaderless
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.layout import fortresses, has_pile
from pixelhall.pixel_tactics.state.leader_pile import leader_pile
from pixelhall.pixel_tactics.state.sides import opponents
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.reading import life


def goal(state: Duel, seat: int, names: list[str] | None) -> str:
    if state.over:
        return ""
    if has_pile(state, zone.FORTRESS):
        return break_in(state, seat, names)
    if state.rules.mode.open_leaders:
        return outlast(state, seat, names)
    if has_pile(state, zone.LOST):
        return score(state, seat, names)
    if state.rules.mode.roles:
        return kings(state, seat, names)
    seats = state.foes[seat] if seat >= 0 else list(range(state.seats))
    standing = [other for other in seats if not is_leaderless(state, other)]
    owners = {other: owner(state, seat, other, names) for other in standing}
    left = {other: life_left(state, other) for other in standing if leader(state, other) >= 0}
    if seat < 0:
        told = [f"{owners[other]} has {left[other]} Life left" for other in left]
        return f"The last Leader wins: {name_all(told)}." if told else "The last Leader wins."
    if len(standing) == 1:
        tail = f": {left[standing[0]]} Life left" if left else ""
        return f"Rout {owners[standing[0]]} Leader{tail}."
    told = [f"{owners[other]} has {left[other]} Life left" for other in left]
    return f"Rout all rival Leaders: {name_all(told)}." if told else "Rout all rival Leaders."


def outlast(state: Duel, seat: int, names: list[str] | None) -> str:
    """The Leaders of an Epic Duel: those who stand, by the Life they have left, and how many can follow."""
    told = []
    for other in state.foes[seat] if seat >= 0 else list(range(state.seats)):
        life = f"{life_left(state, other)} Life left" if leader(state, other) >= 0 else "no Leader now"
        after = len(leader_pile(state, other))
        told.append(f"{owner(state, seat, other, names)} has {life}, and {after or 'none'} to follow")
    return f"Rout every rival Leader: {name_all(told)}."


def kings(state: Duel, seat: int, names: list[str] | None) -> str:
    """The Leaders of the Kings that are to fall (PT-KING-03)."""
    seats = opponents(state, seat) if seat >= 0 else list(range(state.seats))
    told = [
        f"{owner(state, seat, other, names)} Leader has {life_left(state, other)} Life left"
        for other in seats
        if state.rules.mode.roles[other] == "King" and leader(state, other) >= 0
    ]
    return f"Defeat the rival King: {name_all(told)}." if told else "Defeat the rival King."


def score(state: Duel, seat: int, names: list[str] | None) -> str:
    """The points of a Team Cross Duel, by the rivals they are from (PT-TEAM-05)."""
    seats = opponents(state, seat) if seat >= 0 else list(range(state.seats))
    told = [f"{len(state.pile(other, zone.LOST))} by {called(other, seat, state.seats, names)}" for other in seats]
    one, each = state.rules.points_from_one, state.rules.points_from_each
    return f"Defeat {one} Leaders of one rival, or {each} of each. So far lost: {', '.join(told)}."


def break_in(state: Duel, seat: int, names: list[str] | None) -> str:
    """The columns of a Siege, by the cards that still protect them."""
    seats = state.foes[seat] if seat >= 0 else list(range(state.seats))
    told = [
        f"{owner(state, seat, other, names)} columns have {name_all([str(n) for n in fortresses(state, other).values()])}"
        for other in seats
    ]
    return f"Hit a fortress that has no cards left: {', '.join(told)}."


def owner(state: Duel, seat: int, other: int, names: list[str] | None) -> str:
    return called(other, seat, state.seats, names) + "'s"


def life_left(state: Duel, seat: int) -> int:
    card = leader(state, seat)
    return max(0, life(state, card) - state.damage(card))
