"""The series that battles belong to: trophies, the next battle, the end (PT-SERIES)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NONE, Frame
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say, together
from pixelhall.pixel_tactics.change.zones import lift, take
from pixelhall.pixel_tactics.numbers import field, per_seat, reason, zone
from pixelhall.pixel_tactics.state.frames import Back
from pixelhall.pixel_tactics.state.sides import opponents
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.reading import life


class Settle(Back):
    """The battle is over: trophies, and either the end of the series or the next battle (PT-SERIES-01 to 04)."""

    def run(self, state: Duel, frame: Frame) -> int:
        won = state.won or NONE
        leaders = [state.of(seat, per_seat.LEADER) for seat in range(state.seats)]
        left = [life_left(state, card) for card in leaders]
        frame.numbers = [1, won[0] if won else -1]
        if won:
            say(state, logbook.SAYS_WINS, won[0], n=state.battle, how=state.reason, place=together(won))
            take_trophy(state, won, leaders)
        else:
            say(state, logbook.SAYS_TIE, n=state.battle, how=state.reason)
            if state.rules.both_trophies:
                for seat in range(state.seats):
                    take_trophy(state, [seat], [state.of(seat, per_seat.LEADER)])
        for card, still in zip(leaders, left):
            if card >= 0 and state.zone(card) == zone.TROPHIES:
                state.put(card, field.TIME, still)
        if is_over(state):
            state.over = True
            most = max(state.of(seat, per_seat.TROPHIES) for seat in range(state.seats))
            state.winners = [seat for seat in range(state.seats) if state.of(seat, per_seat.TROPHIES) == most]
            if state.rules.series == 1:
                state.winners = won[:] or list(range(state.seats))
            best = NONE if len(state.winners) == state.seats else state.winners
            say(state, logbook.SAYS_OVER, best[0] if best else -1, place=together(best))
            return NEXT
        return self.go_back(frame)


def life_left(state: Duel, card: Card) -> i64:
    """What a Leader can still take; nothing for one that has fallen, or never stood."""
    if card < 0 or state.zone(card) != zone.UNIT:
        return 0
    return max(0, life(state, card) - state.damage(card))


def take_trophy(state: Duel, winners: list[int], leaders: list[Card]) -> None:
    """The Leaders leave the series face down, as one trophy: it counts for every seat of the side that has won, and the
    first of them holds the cards. One that is a point already stays what it is (PT-TEAM-04)."""
    for seat in winners:
        state.note(seat, per_seat.TROPHIES, state.of(seat, per_seat.TROPHIES) + 1)
    holder = winners[0]
    for card in leaders:
        if card >= 0 and state.zone(card) != zone.LOST:
            say(state, logbook.SAYS_TROPHY, holder, card, place=together(winners))  # while it still leads
            if state.zone(card) in (zone.UNIT, zone.LIMBO, zone.HAND, zone.DISCARD, zone.GONE, zone.DECK):
                lift(state, card)
            take(state, card, holder)
            state.put(card, field.ZONE, zone.TROPHIES)
            state.put(card, field.SEAT, holder)
            state.pile(holder, zone.TROPHIES).append(card)


def is_over(state: Duel) -> bool:
    """A single battle is the whole play; a series ends with enough trophies, or when the decks cannot go on (A-039)."""
    if state.rules.series == 1 or state.reason == reason.RESIGNATION or state.reason >= reason.OVERLOAD:
        return True
    goal = state.rules.series // 2 + 1
    return any(state.of(seat, per_seat.TROPHIES) >= goal for seat in range(state.seats)) or state.battle >= MOST_BATTLES


MOST_BATTLES: Final = 15  # ties do not go on for ever


def bonus(state: Duel, seat: int) -> int:
    """Extra opening cards for the trophies of the rival (PT-SERIES-05, A-040)."""
    most = max(state.of(other, per_seat.TROPHIES) for other in opponents(state, seat))
    if state.rules.trailing and most <= state.of(seat, per_seat.TROPHIES):
        return 0
    return most
