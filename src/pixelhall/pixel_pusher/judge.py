"""The worth of a position for players that look ahead: what a seat would still paint if the belt runs on as everybody
can see, with weights fitted to plays of artificial players (judge.toml).

Up to five rounds ahead the belt is known, so what a slot will take can be read off it. That is what makes cards worth
building early, and worth trading late.
"""

from pathlib import Path
from typing import Final

from pixelhall.core.game import Action
from pixelhall.core.judging import Weights
from pixelhall.pixel_pusher.flow.belt import takes
from pixelhall.pixel_pusher.flow.build import slot_type
from pixelhall.pixel_pusher.flow.convert import drop
from pixelhall.pixel_pusher.flow.draft import cards_taken, gives_pixel
from pixelhall.pixel_pusher.flow.turn_order import active, first
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, slot_kind, verb
from pixelhall.pixel_pusher.painter import FADING, Painter, demand
from pixelhall.pixel_pusher.state.state import Card, Factory

TRADED: Final = 0.8  # points that a random pixel is worth
CONTESTED: Final = 0.75  # the share of what a slot could take that others leave
GIVEN_UP: Final = 0.1  # the share that is left of the worth of giving up what could be painted
MIXED: Final = 0.8  # points that a conversion adds
ABILITY: Final = (
    0.1,
    0.2,
    0.2,
    1.0,
)  # points that each ability card is worth, beside its effect on this round
NAMES: Final = (
    "points",
    "scanlines to come",
    "pixels kept",
    "cards in hand",
    "the lead towards the end",
)
WEIGHTS: Final = Weights(Path(__file__).parent / "judge.toml", NAMES)


def judge(state: Factory, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if state.over:
        return (1 / len(state.winners)) if seat in state.winners else 0.0
    return WEIGHTS.share(features(state, seat))


def features(state: Factory, seat: int) -> list[float]:
    """What one seat has, less what the strongest of the others has."""
    mine = seat_features(state, seat)
    best: list[float] = []
    for other in range(state.seats):
        if other != seat and not state.left[other]:
            theirs = seat_features(state, other)
            if not best or WEIGHTS.share(theirs) > WEIGHTS.share(best):
                best = theirs
    return [mine[i] - best[i] for i in range(len(mine))] if best else mine


def seat_features(state: Factory, seat: int) -> list[float]:
    """The features of one seat, in the order of NAMES: what it has painted, and what it may hope for."""
    rounds = rounds_left(state)
    left = rounds + 1 if state.phase < phase.COLLECT else rounds
    painter = paint_to_end(state, seat, rounds)
    points = float(state.points[seat])
    return [
        points,
        painter.total,
        float(sum(painter.pixels)),
        hand_worth(state, seat, rounds),
        (points + painter.total) / (1 + left),
    ]


def weigh_returns(state: Factory, seat: int, options: list[Action]) -> list[float]:
    """What each way to store is worth, all at the same moment: as if the phase ended with it, and before anybody
    paints. A way that gives up the best scanline that could be painted is worth least."""
    found: list[float] = []
    best = best_row(state, seat)
    for option in options:
        after = state.clone()
        if option.verb == verb.RETURN_ALL:
            drop(after, seat, option)
        elif option.verb == verb.RETURN:
            after.dropped[seat * colour.COUNT + option.a] += 1
        worth = judge(after, seat)
        found.append(worth if best_row(after, seat) == best else worth * GIVEN_UP)
    return found


def best_row(state: Factory, seat: int) -> int:
    """The points of the best scanline that a seat can paint with what it has and does not return."""
    painter = Painter(state, seat)
    best = 0
    for i in range(len(painter.needs)):
        if painter.points[i] > best and painter.affords(painter.needs[i]):
            best = painter.points[i]
    return best


def paint_to_end(state: Factory, seat: int, rounds: int) -> Painter:
    """Simulates one seat to the end of the play."""
    painter = Painter(state, seat)
    belt = state.belt[:]
    wants: list[list[int]] = []  # what each seat's slots take
    for other in range(state.seats):
        for slot in range(bounds.SLOTS):
            wants.append([0, 0, 0] if state.left[other] else takes(state, other, state.facing(other, slot)))
    near = 0 if state.phase < phase.COLLECT else 1  # a round that is half over counts as the next one does
    for ahead in range(rounds + 1):
        if ahead > near:
            painter.worth *= FADING
        if ahead > 0:
            move(state, belt)
        if ahead > 0 or state.phase < phase.COLLECT:
            run_belt(belt, wants, painter.pixels, seat, collects_first(state, seat, ahead))
        if ahead > 0 or state.phase < phase.CONVERT or (state.phase == phase.CONVERT and waits(state, seat)):
            painter.load(ahead == 0)
        else:
            painter.unload()
        if ahead > 0 or state.phase < phase.SCORE or waits(state, seat):
            if ahead == 0:
                forestall(state, painter)
            painter.paint(rounds - ahead)
        painter.store()
    return painter


def forestall(state: Factory, painter: Painter) -> None:
    """Lets rivals who score before this seat in this round paint their best scanline first, with the pixels they have
    now."""
    begins = scores_first(state, painter.seat)
    for i in range(state.seats):
        seat = (begins + i) % state.seats
        if seat == painter.seat:
            return
        if not state.left[seat] and (state.phase != phase.SCORE or waits(state, seat)):
            rival = Painter(state, seat)
            rival.share(painter)
            if state.phase <= phase.CONVERT:
                rival.load(True)
            rival.paint(0)


def scores_first(state: Factory, seat: int) -> int:
    """Who will score first, as far as this seat knows: in the draft, itself if it has taken the card for it."""
    if state.phase == phase.DRAFT:
        return seat if ability.FIRST_SCORE in cards_taken(state, seat) else (seat + 1) % state.seats
    return first(state, ability.FIRST_SCORE)


def collects_first(state: Factory, seat: int, ahead: int) -> int:
    """Who will collect first, as far as this seat knows; in later rounds the start marker decides."""
    if ahead == 0 and state.phase == phase.DRAFT:
        return seat if ability.FIRST_COLLECT in cards_taken(state, seat) else (seat + 1) % state.seats
    return first(state, ability.FIRST_COLLECT) if ahead == 0 else (state.marker + ahead) % state.seats


def rounds_left(state: Factory) -> int:
    """Rounds that follow this one."""
    each = bounds.DEALT * state.seats
    return 0 if state.last else (len(state.deck) + each - state.seats) // each


def waits(state: Factory, seat: int) -> bool:
    """Whether a seat's turn in this phase is still to come."""
    if state.phase != phase.CONVERT and state.phase != phase.SCORE:
        return True
    return (seat - active(state) + state.turn) % state.seats >= state.turn


def move(state: Factory, belt: list[int]) -> None:
    """Moves the belt on; new pixels are what the bag would give on average."""
    bag = max(state.bag(), 1)
    for at in range(bounds.SEGMENTS * colour.PRIMARIES - 1, colour.PRIMARIES - 1, -1):
        belt[at] = belt[at - colour.PRIMARIES]
    for hue in range(colour.PRIMARIES):
        belt[hue] = min((bounds.GENERATED * state.supply[hue] + bag // 2) // bag, state.supply[hue])


def run_belt(belt: list[int], wants: list[list[int]], pixels: list[int], me: int, begins: int) -> None:
    """Everybody collects."""
    seats = len(wants) // bounds.SLOTS
    for segment in range(bounds.SEGMENTS):
        at = segment * colour.PRIMARIES
        if belt[at] + belt[at + 1] + belt[at + 2] == 0:
            continue
        for i in range(seats):
            seat = (begins + i) % seats
            wanted = wants[seat * bounds.SLOTS + segment]
            if wanted[0] > belt[at] or wanted[1] > belt[at + 1] or wanted[2] > belt[at + 2]:
                continue
            for hue in range(colour.PRIMARIES):
                belt[at + hue] -= wanted[hue]
                if seat == me:
                    pixels[hue] += wanted[hue]


def hand_worth(state: Factory, seat: int, rounds: int) -> float:
    """What cards that are not built yet add: the better of trading and installing each."""
    if state.phase == phase.DRAFT:
        cards = cards_taken(state, seat)
    elif state.phase == phase.BUILD:
        cards = state.hands[seat]
    else:
        return 0.0
    total = 0.0
    for card in cards:
        if card >= ability.COUNT:
            total += card_worth(state, seat, card, rounds)
        else:
            total += ABILITY[card] + (TRADED if gives_pixel(state, card) else 0.0)
    return total


def card_worth(state: Factory, seat: int, card: Card, rounds: int) -> float:
    best = TRADED if state.rules.trades else 0.0
    for index in state.book.faces[card].parts:
        part = state.book.parts[index]
        if part.type == slot_kind.CONVERTS:
            best = max(best, MIXED * (rounds + 1) * min(1.0, demand(state, part) / 6))
        else:
            for place in range(bounds.SLOTS):
                type = slot_type(state, seat, place)
                if type == slot_kind.EMPTY or type == part.type:
                    best = max(best, CONTESTED * income(state, seat, place, part.colour, part.n, rounds))
    return best


def income(state: Factory, seat: int, slot: int, hue: int, more: int, rounds: int) -> float:
    """How many more pixels a slot would take in all rounds to come with another card."""
    now = takes(state, seat, slot)[hue]
    total = 0
    segment = state.facing(seat, slot)
    for ahead in range(rounds + 1):
        there = (
            state.belt[(segment - ahead) * colour.PRIMARIES + hue]
            if ahead <= segment
            else bounds.GENERATED // colour.PRIMARIES
        )
        total += (now + more if there >= now + more else 0) - (now if there >= now else 0)
    return float(total)
