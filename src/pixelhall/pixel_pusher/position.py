"""Positions from text: the half of a scenario that this game understands. position_text.py writes them.

phase build                        where the play stands: draft, build, collect, convert, store, score (usually build)
belt 3 RRG                         what a segment carries; the others carry nothing
bag RRRGGGBBB · bag 14R 12G 16B    pixels to be drawn
supply Y 1                         what is left in a pile
images Apple, Fish, Lamp …         six of them, usually the first six
painted Apple 3 rival              a scanline that is filled
deck Red Hook, Blue Hook           the top card first; without a deck the round is the last
box Red Hook · gone Red Hook       removed unseen; traded or scrapped, face up
aside Quick Hand                   ability cards that sit out this round
last · round 4 · marker rival · free used · chance … · fate 0 1 · over by most points: you
pick 2 · turns 1                   cards taken of each stack; players who had their turn in this phase
you slot 3 Red Hook, Red Hook      · you hand Red Hook · you pixels RRG · you points 12 · you ability Quick Hand
you stack Quick Hand, Red Hook …   a stack of the draft, held by that seat first; the cards that are taken come first
you used Yellow Mixer              a conversion of this round
you returns RG                     what a seat gives back, sealed
you sealed · you idle · you resigned       has answered; is through with the phase; has given up

Without a tail the phase begins anew. With one (core/positions.py), nothing is completed: it stands as it is said.
"""

import re
from collections.abc import Callable
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadScenario
from pixelhall.core.facts import SIDES
from pixelhall.core.machine import Event, Frame
from pixelhall.core.position_words import (
    listed,
    misfit,
    number,
    prove,
    read_chance,
    read_fate,
    read_over,
    seat_of,
    tail_of,
)
from pixelhall.pixel_pusher import notation, options
from pixelhall.pixel_pusher.book import book_of
from pixelhall.pixel_pusher.game import PixelPusher, go_on
from pixelhall.pixel_pusher.position_text import EXACT
from pixelhall.pixel_pusher.state import Factory, opened
from pixelhall.pixel_pusher.words import (
    ABILITIES,
    COLOURS,
    DEALT,
    DRAFT,
    IMAGES,
    LETTERS,
    PHASES,
    PRIMARIES,
    REASONS,
    ROWS,
    SEGMENTS,
    SLOTS,
)

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
MOST_PIXELS = 99  # of a colour in one place
MOST_CARDS = 200  # in one place


def stage(chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Factory:
    """A play at the beginning of a phase, as the lines describe it; with a tail, in the middle of it."""
    tail = tail_of(lines)
    rules = options.checked(chosen)
    state = opened(book_of(tuple(rules.sets), rules.deck), rules, chances.seeded(1))
    state.images = list(range(IMAGES))
    state.supply[:PRIMARIES] = [5, 5, 5]
    state.round = 2
    frame = Frame(0, -1, -1, Event(0), STARTS["build"])
    for at, line in lines[:-1] if tail else lines:
        try:
            put(state, frame, line)
        except (ValueError, IndexError, KeyError) as fault:
            raise BadScenario(at, f'"{line}" is not understood: {fault}') from fault
    wrong = unsound(state, frame)
    if wrong:
        raise BadScenario(lines[-1][0], wrong)
    if tail:
        if tail[1] != EXACT:
            raise misfit(tail[0], "its tail is another game's")
        as_said(state, frame)
        prove(PixelPusher(), state, lines)
        return state
    state.last = state.last or not state.deck
    state.over, state.winners = False, []
    state.stack = [frame]
    go_on(state)
    return state


def unsound(state: Factory, frame: Frame) -> str:
    """What of all that was said does not go together."""
    if len({len(stack) for stack in state.stacks}) > 1:
        return "the stacks of the draft are of one size"
    if frame.pc == STARTS["draft"] and state.pick > len(state.stacks[0]):
        return f"pick {state.pick} is more than the stacks of the draft have"
    if any(given > owned for given, owned in zip(state.dropped, state.pixels)):
        return "nobody returns pixels that they do not have"
    return "" if 0 in state.left else "somebody plays on"


def as_said(state: Factory, frame: Frame) -> None:
    """The op that waits, which follows from the phase: all but the draft have begun with theirs."""
    state.phase = PHASES.index(next(word for word, start in STARTS.items() if start == frame.pc and word in PHASES))
    frame.phase = 0 if state.phase == DRAFT else 1
    state.stack = [] if state.over else [frame]


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


def counts(text: str, colours: int = COLOURS) -> list[int]:
    """Pixels by their letters, or by numbers before them; - for none."""
    found = [0] * COLOURS
    if text != "-" and not re.fullmatch(rf"([0-9]{{0,2}}[{LETTERS[:colours]}] ?)+", text):
        raise ValueError(f"pixels are written with {', '.join(LETTERS[:colours])}")
    for n, letter in re.findall(rf"([0-9]*)([{LETTERS}])", text):
        found[LETTERS.index(letter)] += int(n or 1)
    if max(found) > MOST_PIXELS:
        raise ValueError(f"there are at most {MOST_PIXELS} pixels of a colour")
    return found


def cards(state: Factory, text: str) -> list[int]:
    names = listed(text)
    found = [notation.number_of(state, name) for name in names]
    if -1 in found:
        raise ValueError(f'there is no card "{names[found.index(-1)]}"')
    if len(found) > MOST_CARDS:
        raise ValueError(f"{MOST_CARDS} cards are enough")
    return found


def machines(state: Factory, text: str) -> list[int]:
    found = cards(state, text)
    if min(found) < ABILITIES:
        raise ValueError("an ability card is no machine card")
    return found


def abilities(state: Factory, text: str) -> list[int]:
    found = cards(state, text)
    if max(found) >= ABILITIES or len(set(found)) < len(found):
        raise ValueError("these are not different ability cards")
    return found


def parts(state: Factory, text: str) -> list[int]:
    """Parts by the name of a card, which stands for its first end, or by what they say."""
    words = {part.words.lower(): part.index for part in state.book.parts}
    return [
        words[name.lower()] if name.lower() in words else state.book.faces[machines(state, name)[0]].parts[0]
        for name in listed(text)
    ]


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
    at = (number(segment, 1, SEGMENTS) - 1) * PRIMARIES
    state.belt[at : at + PRIMARIES] = counts(pixels, PRIMARIES)[:PRIMARIES]


def bag(state: Factory, rest: str) -> None:
    state.supply[:PRIMARIES] = counts(rest, PRIMARIES)[:PRIMARIES]


def supply(state: Factory, rest: str) -> None:
    colour, _, n = rest.partition(" ")
    if not colour or colour not in LETTERS:
        raise ValueError(f"pixels are written with {', '.join(LETTERS)}")
    state.supply[LETTERS.index(colour)] = number(n, 0, MOST_PIXELS)


def images(state: Factory, rest: str) -> None:
    """Those that are named; others of the set fill up."""
    named = [picture(state, name) for name in rest.split(",")]
    if len(set(named)) < len(named):
        raise ValueError("an image lies on the table once")
    state.images = (named + [one.index for one in state.book.pictures if one.index not in named])[:IMAGES]


def painted(state: Factory, rest: str) -> None:
    name, row, who = rest.rsplit(" ", 2)
    state.painted[on_table(state, name) * ROWS + number(row, 1, ROWS) - 1] = seat_of(who, state.seats)


def deck(state: Factory, rest: str) -> None:
    state.deck = machines(state, rest)[::-1]


def box(state: Factory, rest: str) -> None:
    state.box = machines(state, rest)


def gone(state: Factory, rest: str) -> None:
    state.gone = machines(state, rest)


def aside(state: Factory, rest: str) -> None:
    state.aside = abilities(state, rest)


def last(state: Factory, rest: str) -> None:
    state.last = True


def round_(state: Factory, rest: str) -> None:
    state.round = number(rest)


def pick(state: Factory, rest: str) -> None:
    state.pick = number(rest, 0, DEALT + 1)


def turns(state: Factory, rest: str) -> None:
    state.turn = number(rest, 0, state.seats)


def marker(state: Factory, rest: str) -> None:
    state.marker = seat_of(rest, state.seats)


def free(state: Factory, rest: str) -> None:
    """The free conversion of this round was made."""
    state.used[-1] = 1


def chance(state: Factory, rest: str) -> None:
    read_chance(state.chance, rest)


def fate(state: Factory, rest: str) -> None:
    read_fate(state.chance, rest)


def over(state: Factory, rest: str) -> None:
    state.reason, state.winners = read_over(rest, REASONS, state.seats)
    state.over = True


def slot(state: Factory, seat: int, rest: str) -> None:
    where, _, names = rest.partition(" ")
    at = (seat * SLOTS + number(where, 1, SLOTS) - 1) * len(state.book.parts)
    for part in parts(state, names):
        state.stacked[at + part] += 1


def used(state: Factory, seat: int, rest: str) -> None:
    for part in parts(state, rest):
        state.used[seat * len(state.book.parts) + part] += 1


def hand(state: Factory, seat: int, rest: str) -> None:
    state.hands[seat] = sorted(machines(state, rest))


def pixels(state: Factory, seat: int, rest: str) -> None:
    state.pixels[seat * COLOURS : (seat + 1) * COLOURS] = counts(rest)


def returns(state: Factory, seat: int, rest: str) -> None:
    state.dropped[seat * COLOURS : (seat + 1) * COLOURS] = counts(rest)


def points(state: Factory, seat: int, rest: str) -> None:
    state.points[seat] = number(rest)


def ability(state: Factory, seat: int, rest: str) -> None:
    for card in abilities(state, rest):
        state.holders[card] = seat


def stack(state: Factory, seat: int, rest: str) -> None:
    found = cards(state, rest)
    if sum(card < ABILITIES for card in found) != 1:
        raise ValueError("a stack has one ability card")
    state.stacks[seat] = found


def sealed(state: Factory, seat: int, rest: str) -> None:
    state.sealed[seat] = 1


def idle(state: Factory, seat: int, rest: str) -> None:
    state.idle[seat] = 1


def resigned(state: Factory, seat: int, rest: str) -> None:
    state.left[seat] = 1


OF_TABLE: dict[str, Callable[[Factory, str], None]] = {
    "belt": belt,
    "bag": bag,
    "supply": supply,
    "images": images,
    "painted": painted,
    "deck": deck,
    "box": box,
    "gone": gone,
    "aside": aside,
    "last": last,
    "round": round_,
    "pick": pick,
    "turns": turns,
    "marker": marker,
    "free": free,
    "chance": chance,
    "fate": fate,
    "over": over,
}
OF_SEATS: dict[str, Callable[[Factory, int, str], None]] = {
    "slot": slot,
    "used": used,
    "hand": hand,
    "pixels": pixels,
    "returns": returns,
    "points": points,
    "ability": ability,
    "stack": stack,
    "sealed": sealed,
    "idle": idle,
    "resigned": resigned,
}
