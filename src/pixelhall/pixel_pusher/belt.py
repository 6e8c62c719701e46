"""The belt: pixels come on at the first segment, move down one a round, and are taken by the slots that face them."""

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_pusher.logbook import (
    SAYS_BEGINS,
    SAYS_ENTERS,
    SAYS_LEAVES,
    SAYS_MISSES,
    SAYS_ROUND,
    SAYS_SEGMENT,
    SAYS_TAKES,
    packed,
    say,
)
from pixelhall.pixel_pusher.state import Factory
from pixelhall.pixel_pusher.turns import first
from pixelhall.pixel_pusher.words import (
    COLLECT,
    COLOURS,
    CONVERTS,
    FIRST_COLLECT,
    GENERATE,
    GENERATED,
    PRIMARIES,
    SEGMENTS,
    SLOTS,
)


class Generate(Op[Factory]):
    """In every round but the first, whose belt was filled at the start (PP-2), the belt moves and takes on new
    pixels."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.phase = GENERATE
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
        state.phase = COLLECT
        state.stacks = [[] for _ in range(state.seats)]  # all is shown now but who took what when, which stays secret
        state.aside = []
        begins = first(state, FIRST_COLLECT)
        say(state, SAYS_BEGINS, begins, COLLECT)
        for segment in range(SEGMENTS):
            collect_from(state, segment, begins)
        return NEXT


def leave(state: Factory) -> None:
    """The last segment goes into the bag before new pixels are drawn, so that they can come straight back (PP-36)."""
    at = (SEGMENTS - 1) * PRIMARIES
    if state.logging:
        say(state, SAYS_LEAVES, -1, packed(state.belt[at : at + PRIMARIES]))
    for colour in range(PRIMARIES):
        state.supply[colour] += state.belt[at + colour]


def shift(state: Factory) -> None:
    """Both boards are one belt of six segments, which moves by whole groups (PP-3)."""
    state.belt = [0] * PRIMARIES + state.belt[: (SEGMENTS - 1) * PRIMARIES]


def enter(state: Factory) -> None:
    fill(state, 0, GENERATED)
    if state.logging:
        say(state, SAYS_ENTERS, -1, packed(state.belt[:PRIMARIES]))


def fill(state: Factory, segment: int, n: int) -> None:
    """Draws so many pixels onto a segment, or as many as the bag has (PP-35)."""
    for _ in range(n):
        colour = drawn(state)
        if colour < 0:
            return
        state.belt[segment * PRIMARIES + colour] += 1


def drawn(state: Factory) -> int:
    """The colour of a random pixel out of the bag; -1 when it is empty."""
    bag = state.bag()
    if bag == 0:
        return -1
    at = state.chance.draw(bag)
    for colour in range(PRIMARIES):
        if at < state.supply[colour]:
            state.supply[colour] -= 1
            return colour
        at -= state.supply[colour]
    raise AssertionError("every pixel of the bag has a colour")


def collect_from(state: Factory, segment: int, begins: int) -> None:
    """Each takes before the next looks. Slot n works on segment n alone (PP-21)."""
    told = not state.logging
    for i in range(state.seats):
        seat = (begins + i) % state.seats
        if state.left[seat]:
            continue
        wanted = takes(state, seat, segment)
        if wanted[0] + wanted[1] + wanted[2] == 0:
            continue
        if not told:
            say(state, SAYS_SEGMENT, -1, segment, packed(state.belt[segment * PRIMARIES : (segment + 1) * PRIMARIES]))
            told = True
        take(state, seat, segment, wanted)


def takes(state: Factory, seat: int, slot: int) -> list[int]:
    """What a slot takes of each primary: the sum over its cards (PP-18)."""
    wanted = [0, 0, 0]
    parts = state.book.parts
    at = (seat * SLOTS + slot) * len(parts)
    for part in parts:
        n = state.stacked[at + part.index]
        if n and part.type != CONVERTS:
            wanted[part.colour] += n * part.n
    return wanted


def take(state: Factory, seat: int, segment: int, wanted: list[int]) -> None:
    """All or nothing: with fewer pixels there than the slot takes, it takes none (PP-18)."""
    at = segment * PRIMARIES
    for colour in range(PRIMARIES):
        if state.belt[at + colour] < wanted[colour]:
            say(state, SAYS_MISSES, seat, segment, colour, wanted[colour] * 100 + state.belt[at + colour])
            return
    for colour in range(PRIMARIES):
        state.belt[at + colour] -= wanted[colour]
        state.pixels[seat * COLOURS + colour] += wanted[colour]
    if state.logging:
        say(state, SAYS_TAKES, seat, segment, packed(wanted))
