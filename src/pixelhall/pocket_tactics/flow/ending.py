"""How a play ends: elimination, all features, mutual elimination, a stall (PK-14 to PK-17)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import count_control, leave, note_position
from pixelhall.pocket_tactics.legal.actions import can_deploy
from pixelhall.pocket_tactics.numbers import off_map, reason
from pixelhall.pocket_tactics.state.board import feature_count
from pixelhall.pocket_tactics.state.repetition import position_number
from pixelhall.pocket_tactics.state.state import Skirmish


def end_if_decided(state: Skirmish) -> None:
    """Counts control, takes beaten players out, and ends the play if somebody has won."""
    if state.over:
        return
    count_control(state)
    beaten = vec[i64]()
    for seat in range(state.seats):
        if state.out[seat] == 0 and helpless(state, seat):
            beaten = append(beaten, seat)
    if len(beaten) > 0:
        playing = [seat for seat in range(state.seats) if state.out[seat] == 0]
        for seat in beaten:
            leave(state, seat)
        left = [seat for seat in playing if seat not in beaten]
        if not left:
            finish(state, with_most_captures(state, playing), reason.MUTUAL)
            return
        if len(left) == 1:
            finish(state, left, reason.ELIMINATION)
            return
        count_control(state)
    if len(state.sites) > 0:
        holder = state.held[state.sites[0]]
        if holder >= 0 and feature_count(state, holder) == len(state.sites):
            finish(state, [holder], reason.FEATURES)


def helpless(state: Skirmish, seat: i64) -> bool:
    """Whether a seat has no unit on the map and none that could be deployed."""
    owner, place = state.owner, state.place
    for unit in range(len(owner)):
        if owner[unit] == seat and place[unit] >= 0:
            return False
    return not can_deploy(state, seat)


def lose(state: Skirmish, seat: i64) -> None:
    """Takes a player without a legal action out of the play."""
    leave(state, seat)
    playing = [other for other in range(state.seats) if state.out[other] == 0]
    if len(playing) == 1:
        finish(state, playing, reason.ELIMINATION)


def end_if_stalled(state: Skirmish) -> None:
    """Ends a play in which nothing happens, positions come again, or that is too long in all: features count, then
    captures (PK-17)."""
    if not state.rules.any_change_counts:
        position = position_number(state, state.active)
        note_position(state, position)
        if times_seen(state, position) >= state.rules.repeats:
            finish(state, winners_if_stopped(state), reason.REPETITION)
            return
    if state.quiet < state.rules.stall and state.turn < state.rules.turns:
        return
    finish(state, winners_if_stopped(state), reason.STALL if state.quiet >= state.rules.stall else reason.LENGTH)


def times_seen(state: Skirmish, position: i64) -> i64:
    """How often a position has been there at the end of a turn since the last defeat."""
    times: i64 = 0
    for one in state.seen:
        if one == position:
            times += 1
    return times


def winners_if_stopped(state: Skirmish) -> list[int]:
    """Who would win if the play stopped here."""
    playing = [seat for seat in range(state.seats) if state.out[seat] == 0]
    most = max([feature_count(state, seat) for seat in playing])
    best = [seat for seat in playing if feature_count(state, seat) == most]
    return best if len(best) == 1 else with_most_captures(state, best)


def with_most_captures(state: Skirmish, seats: list[int]) -> list[int]:
    """Those of the seats whose captures are worth the most points (PK-15)."""
    points = [captured_points(state, seat) for seat in seats]
    return [seat for seat, found in zip(seats, points) if found == max(points)]


def captured_points(state: Skirmish, seat: i64) -> i64:
    total: i64 = 0
    for unit in range(len(state.face)):
        if state.place[unit] == off_map.CAPTURED and state.captor[unit] == seat:
            total += state.card(unit).price
    return total


def finish(state: Skirmish, winners: list[int], reason: i64) -> None:
    state.over = True
    state.winners = winners
    state.reason = reason
    if len(winners) == state.seats:
        say(state, logbook.SAYS_TIE, -1, reason)
        return
    for seat in winners:
        say(state, logbook.SAYS_WINS if len(winners) == 1 else logbook.SAYS_SHARES, seat, reason)
