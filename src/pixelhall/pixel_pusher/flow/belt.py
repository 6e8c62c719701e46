"""The belt: pixels come on at the first segment, move down one a round, and are taken by the slots that face them."""

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_pusher.change.logbook import (
    SAYS_ENTERS,
    SAYS_LEAVES,
    SAYS_MISSES,
    SAYS_ROUND,
    SAYS_SEGMENT,
    SAYS_TAKES,
    pack_counts,
    say,
)
from pixelhall.pixel_pusher.flow.turn_order import first, say_first
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, slot_kind
from pixelhall.pixel_pusher.state.state import Factory


class Generate(Op[Factory]):
    """In every round but the first, whose belt was filled at the start (PP-2), the belt moves and takes on new
    pixels."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.phase = phase.GENERATE
        state.round += 1
        say(state, SAYS_ROUND, -1, state.round)
        if state.round > 1:
            leave(state)
            shift(state)
            enter(state)
        return NEXT


class Collect(Op[Factory]):
    """Segment by segment, every player has one chance; the same player begins at each (PP-20). Nobody is asked
    (PP-19)."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.phase = phase.COLLECT
        state.stacks = [
            [] for _ in range(state.seats)
        ]  # the cards are public now; who took which at which pick stays secret
        state.aside = []
        begins = first(state, ability.FIRST_COLLECT)
        say_first(state)
        for segment in range(bounds.SEGMENTS):
            collect_from(state, segment, begins)
        return NEXT


def leave(state: Factory) -> None:
    """The last segment goes into the bag before new pixels are drawn, so that they can come straight back (PP-36)."""
    at = (bounds.SEGMENTS - 1) * colour.PRIMARIES
    if state.logging:
        say(state, SAYS_LEAVES, -1, pack_counts(state.belt[at : at + colour.PRIMARIES]))
    for hue in range(colour.PRIMARIES):
        state.supply[hue] += state.belt[at + hue]


def shift(state: Factory) -> None:
    """Both boards are one belt of six segments, which moves by whole groups (PP-3)."""
    state.belt = [0] * colour.PRIMARIES + state.belt[: (bounds.SEGMENTS - 1) * colour.PRIMARIES]


def enter(state: Factory) -> None:
    fill(state, 0, bounds.GENERATED)
    if state.logging:
        say(state, SAYS_ENTERS, -1, pack_counts(state.belt[: colour.PRIMARIES]))


def fill(state: Factory, segment: int, n: int) -> None:
    """Draws `n` pixels onto a segment, or as many as the bag has (PP-35)."""
    for _ in range(n):
        hue = draw_pixel(state)
        if hue < 0:
            return
        state.belt[segment * colour.PRIMARIES + hue] += 1


def draw_pixel(state: Factory) -> int:
    """The colour of a random pixel out of the bag; -1 when it is empty."""
    bag = state.bag()
    if bag == 0:
        return -1
    at = state.chance.draw(bag)
    for hue in range(colour.PRIMARIES):
        if at < state.supply[hue]:
            state.supply[hue] -= 1
            return hue
        at -= state.supply[hue]
    raise AssertionError("every pixel of the bag has a colour")


def collect_from(state: Factory, segment: int, begins: int) -> None:
    """Each takes before the next looks. Slot n works on segment n alone (PP-21), on a turned board the other way round
    (PP-17)."""
    told = not state.logging
    for i in range(state.seats):
        seat = (begins + i) % state.seats
        if state.left[seat]:
            continue
        wanted = takes(state, seat, state.facing(seat, segment))
        if wanted[0] + wanted[1] + wanted[2] == 0:
            continue
        if not told:
            say(
                state,
                SAYS_SEGMENT,
                -1,
                segment,
                pack_counts(state.belt[segment * colour.PRIMARIES : (segment + 1) * colour.PRIMARIES]),
            )
            told = True
        take(state, seat, segment, wanted)


def takes(state: Factory, seat: int, place: int) -> list[int]:
    """What a slot takes of each primary: the sum over its cards (PP-18)."""
    wanted = [0, 0, 0]
    parts = state.book.parts
    at = (seat * bounds.SLOTS + place) * len(parts)
    for part in parts:
        n = state.stacked[at + part.index]
        if n and part.type != slot_kind.CONVERTS:
            wanted[part.colour] += n * part.n
    return wanted


def take(state: Factory, seat: int, segment: int, wanted: list[int]) -> None:
    """All or nothing: with fewer pixels there than the slot takes, it takes none (PP-18)."""
    at = segment * colour.PRIMARIES
    for hue in range(colour.PRIMARIES):
        if state.belt[at + hue] < wanted[hue]:
            say(state, SAYS_MISSES, seat, segment, hue, wanted[hue] * 100 + state.belt[at + hue])
            return
    for hue in range(colour.PRIMARIES):
        state.belt[at + hue] -= wanted[hue]
        state.pixels[seat * colour.COUNT + hue] += wanted[hue]
    if state.logging:
        say(state, SAYS_TAKES, seat, segment, pack_counts(wanted))
