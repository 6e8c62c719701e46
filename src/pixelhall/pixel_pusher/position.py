"""Positions from text: the half of a scenario that this game understands.

phase build                        where the play stands: draft, build, collect, convert, store, score (usually build)
belt 3 RRG                         what a segment carries; the others carry nothing
bag RRRGGGBBB · supply Y 1         pixels to be drawn, and what is left in a pile
images Apple, Fish, Lamp …         six of them, usually the first six
painted Apple 3 rival              a scanline that is filled
deck Red Hook, Blue Hook           the top card first; without a deck the round is the last
box Red Hook · last · round 4 · marker rival · fate 0 1
you slot 3 Red Hook, Red Hook      · you hand Red Hook · you pixels RRG · you points 12 · you ability Quick Hand
you stack Quick Hand, Red Hook …   a stack of the draft, held by that seat first
"""

from collections.abc import Callable
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadScenario
from pixelhall.core.facts import SIDES
from pixelhall.core.machine import Event, Frame
from pixelhall.pixel_pusher import notation, options
from pixelhall.pixel_pusher.book import book_of
from pixelhall.pixel_pusher.game import go_on
from pixelhall.pixel_pusher.state import Factory, opened
from pixelhall.pixel_pusher.words import ABILITIES, COLOURS, DRAFT, IMAGES, LETTERS, PRIMARIES, ROWS, SEGMENTS, SLOTS

STARTS = {
    "generate": 0,
    "deal": 1,
    "draft": 2,
    "build": 4,
    "collect": 5,
    "convert": 6,
    "store": 7,
    "score": 8,
    "end": 9,
}  # ops of the round


def stage(chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Factory:
    """A play at the beginning of a phase, as the lines describe it."""
    rules = options.checked(chosen)
    state = opened(book_of(tuple(rules.sets), rules.deck), rules, chances.seeded(1))
    state.images = list(range(IMAGES))
    state.supply[:PRIMARIES] = [5, 5, 5]
    state.round = 2
    frame = Frame(0, -1, -1, Event(0), STARTS["build"])
    for number, line in lines:
        try:
            put(state, frame, line)
        except (ValueError, IndexError, KeyError) as fault:
            raise BadScenario(number, f'"{line}" is not understood: {fault}') from fault
    state.last = state.last or not state.deck
    state.stack = [frame]
    go_on(state)
    return state


def put(state: Factory, frame: Frame, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word in SIDES and SIDES[word] < state.seats:
        what, _, value = rest.partition(" ")
        if what not in OF_SEATS:
            raise ValueError(f"of a player can be said: {', '.join(OF_SEATS)}")
        OF_SEATS[what](state, SIDES[word], value)
    elif word == "phase":
        if rest not in STARTS:
            raise ValueError(f"phases are {', '.join(STARTS)}")
        frame.pc = STARTS[rest]
        state.phase = DRAFT
    elif word in OF_TABLE:
        OF_TABLE[word](state, rest)
    else:
        raise ValueError(
            f"lines begin with phase, {', '.join(OF_TABLE)}, or with one of {state.seats} players: {', '.join(SIDES)}"
        )


def counts(text: str) -> list[int]:
    """Pixels by their letters; - for none."""
    if any(letter not in LETTERS for letter in text.replace("-", "")):
        raise ValueError(f"pixels are written with {', '.join(LETTERS)}")
    return [text.count(letter) for letter in LETTERS]


def cards(state: Factory, text: str) -> list[int]:
    found = [notation.number_of(state, name.strip()) for name in text.split(",")]
    if -1 in found:
        raise ValueError(f'there is no card "{text.split(",")[found.index(-1)].strip()}"')
    return found


def picture(state: Factory, name: str) -> int:
    for one in state.book.pictures:
        if one.name.lower() == name.strip().lower():
            return one.index
    raise ValueError(f'there is no image "{name}"')


def on_table(state: Factory, name: str) -> int:
    """The place of an image among the six."""
    found = picture(state, name)
    if found not in state.images:
        raise ValueError(f"{name} is not on the table")
    return state.images.index(found)


def belt(state: Factory, rest: str) -> None:
    segment, _, pixels = rest.partition(" ")
    if not 1 <= int(segment) <= SEGMENTS:
        raise ValueError(f"there are {SEGMENTS} segments")
    state.belt[(int(segment) - 1) * PRIMARIES : int(segment) * PRIMARIES] = counts(pixels)[:PRIMARIES]


def bag(state: Factory, rest: str) -> None:
    state.supply[:PRIMARIES] = counts(rest)[:PRIMARIES]


def supply(state: Factory, rest: str) -> None:
    colour, _, n = rest.partition(" ")
    state.supply[LETTERS.index(colour)] = int(n)


def images(state: Factory, rest: str) -> None:
    """Those that are named; others of the set fill up."""
    named = [picture(state, name) for name in rest.split(",")]
    state.images = (named + [one.index for one in state.book.pictures if one.index not in named])[:IMAGES]


def painted(state: Factory, rest: str) -> None:
    name, row, who = rest.rsplit(" ", 2)
    state.painted[on_table(state, name) * ROWS + int(row) - 1] = SIDES[who]


def deck(state: Factory, rest: str) -> None:
    state.deck = cards(state, rest)[::-1]


def box(state: Factory, rest: str) -> None:
    state.box = cards(state, rest)


def last(state: Factory, rest: str) -> None:
    state.last = True


def round_(state: Factory, rest: str) -> None:
    state.round = int(rest)


def marker(state: Factory, rest: str) -> None:
    state.marker = SIDES[rest]


def fate(state: Factory, rest: str) -> None:
    state.chance.fate = [int(n) for n in rest.split()]


def slot(state: Factory, seat: int, rest: str) -> None:
    number, _, names = rest.partition(" ")
    if not 1 <= int(number) <= SLOTS:
        raise ValueError(f"there are {SLOTS} slots")
    for card in cards(state, names):
        part = state.book.faces[card].parts[0]
        state.stacked[(seat * SLOTS + int(number) - 1) * len(state.book.parts) + part] += 1


def hand(state: Factory, seat: int, rest: str) -> None:
    state.hands[seat] = sorted(cards(state, rest))


def pixels(state: Factory, seat: int, rest: str) -> None:
    state.pixels[seat * COLOURS : (seat + 1) * COLOURS] = counts(rest)


def points(state: Factory, seat: int, rest: str) -> None:
    state.points[seat] = int(rest)


def ability(state: Factory, seat: int, rest: str) -> None:
    for card in cards(state, rest):
        state.holders[card] = seat


def stack(state: Factory, seat: int, rest: str) -> None:
    found = cards(state, rest)
    if sum(card < ABILITIES for card in found) != 1:
        raise ValueError("a stack has one ability card")
    state.stacks[seat] = found


OF_TABLE: dict[str, Callable[[Factory, str], None]] = {
    "belt": belt,
    "bag": bag,
    "supply": supply,
    "images": images,
    "painted": painted,
    "deck": deck,
    "box": box,
    "last": last,
    "round": round_,
    "marker": marker,
    "fate": fate,
}
OF_SEATS: dict[str, Callable[[Factory, int, str], None]] = {
    "slot": slot,
    "hand": hand,
    "pixels": pixels,
    "points": points,
    "ability": ability,
    "stack": stack,
}
