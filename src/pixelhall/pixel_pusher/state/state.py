"""Everything true of one play of Pixel Pusher, as ints and lists of ints."""

from typing import TYPE_CHECKING, Any, Final

from pixelhall.core.chance import Chance
from pixelhall.core.dumping import Form
from pixelhall.core.game import Decision, State
from pixelhall.core.log_lines import Line, chain, lines
from pixelhall.core.machine import NONE, NOTHINGS, Frame
from pixelhall.pixel_pusher.numbers import ability, bounds, colour

if TYPE_CHECKING:
    from pixelhall.pixel_pusher.options import Rules
    from pixelhall.pixel_pusher.texts.book import Book

Card = int  # a face of the book: cards with the same face are the same card
NO_FRAMES: Final[list[Frame]] = []


class Factory(State):
    """One play. A stack of the draft keeps its cards in the order in which they are taken: the first `pick` of them are
    taken, the rest is in the hand of the seat that holds the stack; seat s holds stack s first, and stacks move left at
    every pick (PP-4)."""

    def __init__(self, book: "Book", rules: "Rules", chance: Chance) -> None:
        self.book = book
        self.rules = rules
        self.chance = chance
        self.seats = rules.players
        # Lists are made by `empty_state` or copied by `clone`: a bare state shares these empty ones.
        self.belt: list[int] = NONE  # a count for each segment and primary
        self.supply: list[int] = NONE  # a count for each colour: the bag holds the primaries, piles the others
        self.pixels: list[int] = NONE  # a count for each seat and colour
        self.stacked: list[int] = NONE  # a count for each seat, slot and part
        self.deck: list[Card] = NONE  # the top card is last
        self.box: list[Card] = NONE  # removed unseen (PP-41)
        self.gone: list[Card] = NONE  # traded or scrapped, face up
        self.stacks: list[list[Card]] = NOTHINGS
        self.aside: list[Card] = NONE  # ability cards that sit out this round (PP-5)
        self.pick = 0  # how many cards of each stack are taken
        self.sealed: list[int] = NONE  # seats that have answered the simultaneous question that is open
        self.hands: list[list[Card]] = NOTHINGS  # to be built
        self.holders: list[int] = NONE  # who has each ability in this round, or -1
        self.used: list[int] = (
            NONE  # a count for each seat and part, and one for the fourth ability: conversions of this round
        )
        self.dropped: list[int] = NONE  # a count for each seat and colour: what is given back, sealed (PP-29)
        self.images: list[int] = NONE
        self.painted: list[int] = NONE  # who painted each scanline, or -1
        self.finished: list[int] = NONE  # who got the bonus for each image, or -1 (PP-33)
        self.points: list[int] = NONE
        self.idle: list[int] = NONE  # seats that have finished the phase
        self.left: list[int] = NONE  # seats that gave up
        self.turned: list[int] = NONE  # seats whose board runs from slot 6 to slot 1 (PP-17)
        self.round = 0
        self.phase = 0
        self.turn = 0  # seats of the phase that had their turn
        self.marker = 0  # who begins a phase whose ability nobody holds (PP-6)
        self.last = False  # this round is the last
        self.over = False
        self.reason = 0
        self.winners: list[int] = NONE
        self.stack: list[Frame] = NO_FRAMES
        self.logging = True
        self.log: Line | None = None
        self.asked: list[Decision] | None = None

    def clone(self) -> "Factory":
        other = Factory(self.book, self.rules, self.chance.clone())
        other.belt = self.belt[:]
        other.supply = self.supply[:]
        other.pixels = self.pixels[:]
        other.stacked = self.stacked[:]
        other.deck = self.deck[:]
        other.box = self.box[:]
        other.gone = self.gone[:]
        other.stacks = [cards[:] for cards in self.stacks]
        other.aside = self.aside[:]
        other.pick = self.pick
        other.sealed = self.sealed[:]
        other.hands = [hand[:] for hand in self.hands]
        other.holders = self.holders[:]
        other.used = self.used[:]
        other.dropped = self.dropped[:]
        other.images = self.images[:]
        other.painted = self.painted[:]
        other.finished = self.finished[:]
        other.points = self.points[:]
        other.idle = self.idle[:]
        other.left = self.left[:]
        other.turned = self.turned[:]
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.marker = self.marker
        other.last = self.last
        other.over = self.over
        other.reason = self.reason
        other.winners = self.winners[:]
        other.stack = [frame.clone() for frame in self.stack]
        other.logging = self.logging
        other.log = self.log
        other.asked = self.asked
        return other

    # Readers: what follows from the fields.

    def pixel_count(self, seat: int, hue: int) -> int:
        return self.pixels[seat * colour.COUNT + hue]

    def pixel_total(self, seat: int) -> int:
        total = 0
        for i in range(seat * colour.COUNT, seat * colour.COUNT + colour.COUNT):
            total += self.pixels[i]
        return total

    def part_count(self, seat: int, slot: int, part: int) -> int:
        return self.stacked[(seat * bounds.SLOTS + slot) * len(self.book.parts) + part]

    def facing(self, seat: int, place: int) -> int:
        """The segment that a slot faces, and the slot that faces a segment (PP-17, PP-21)."""
        return bounds.SLOTS - 1 - place if self.turned[seat] else place

    def bag(self) -> int:
        """How many pixels are in the bag."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def dump(self) -> dict[str, Any]:
        data = FORM.dump(self)
        data["log"] = [line.ints for line in lines(self.log)]
        return data

    def fill(self, data: dict[str, Any]) -> None:
        """Takes over what was dumped."""
        FORM.fill(self, data)
        self.log = chain(data["log"])


FORM: Final = Form(
    plain=("pick", "round", "phase", "turn", "marker", "last", "over", "reason", "logging"),
    lists=(
        "belt",
        "supply",
        "pixels",
        "stacked",
        "deck",
        "box",
        "gone",
        "aside",
        "sealed",
        "holders",
        "used",
        "dropped",
        "images",
        "painted",
        "finished",
        "points",
        "idle",
        "left",
        "turned",
        "winners",
    ),
    nested=("stacks", "hands"),
)


def empty_state(book: "Book", rules: "Rules", chance: Chance) -> Factory:
    """A state with nothing in it yet but the pixels in the bag and in their piles."""
    state = Factory(book, rules, chance)
    seats = state.seats
    state.belt = [0] * (bounds.SEGMENTS * colour.PRIMARIES)
    state.supply = [bounds.EACH_PRIMARY] * colour.PRIMARIES + [bounds.EACH_MADE] * (colour.COUNT - colour.PRIMARIES)
    state.pixels = [0] * (seats * colour.COUNT)
    state.stacked = [0] * (seats * bounds.SLOTS * len(book.parts))
    state.deck, state.box, state.gone, state.aside = [], [], [], []
    state.stacks = [[] for _ in range(seats)]
    state.hands = [[] for _ in range(seats)]
    state.sealed = [0] * seats
    state.holders = [-1] * ability.COUNT
    state.used = [0] * (seats * len(book.parts) + 1)
    state.dropped = [0] * (seats * colour.COUNT)
    state.images = []
    state.painted = [-1] * (bounds.IMAGES * bounds.ROWS)
    state.finished = [-1] * bounds.IMAGES
    state.points = [0] * seats
    state.idle = [0] * seats
    state.left = [0] * seats
    state.turned = [0] * seats
    state.winners = []
    state.stack = []
    return state
