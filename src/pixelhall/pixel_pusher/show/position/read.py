"""Positions from text: the half of a scenario that this game understands. show/position/lines.py reads a
line, show/position/write.py writes them.

phase build                        where the play stands: draft, build, collect, convert, store, score (usually build)
belt 3 RRG                         what a segment carries; the others carry nothing
bag RRRGGGBBB · bag 14R 12G 16B    pixels to be drawn
supply Y 1                         what is left in a pile
images Apple, Fish, Lamp …         six of them, usually the first six
painted Apple 3 rival              a scanline that is filled
finished Apple you                 who got the bonus for it
deck Red Hook, Blue Hook           the top card first; without a deck the round is the last
box Red Hook · gone Red Hook       removed unseen; traded or scrapped, face up
aside Quick Hand                   ability cards that sit out this round
last · round 4 · marker rival · free used · chance … · fate 0 1 · over by most points: you
pick 2 · turns 1                   cards taken of each stack; players who had their turn in this phase
you slot 3 Red Hook, Red Hook      · you hand Red Hook · you pixels RRG · you points 12 · you ability Quick Hand
you stack Quick Hand, Red Hook …   a stack of the draft, held by that seat first; the cards that are taken come first
you used Yellow Mixer              a conversion of this round
you returns RG                     what a seat gives back, sealed
you sealed · you idle · you turned · you resigned     has answered; has finished the phase; slot 6 faces segment 1;
                                   has given up

Without a tail the phase begins again. With one (core/positions.py), nothing is filled in: the position is exactly as
written.
"""

from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadScenario
from pixelhall.core.facts import SIDES
from pixelhall.core.game import Game
from pixelhall.core.machine import Event, Frame
from pixelhall.core.position_words import misfit, prove, tail_of
from pixelhall.pixel_pusher import options
from pixelhall.pixel_pusher.cards.binding import book_of
from pixelhall.pixel_pusher.flow.running import go_on
from pixelhall.pixel_pusher.numbers import bounds, colour, phase
from pixelhall.pixel_pusher.show.position.lines import OF_SEATS, OF_TABLE
from pixelhall.pixel_pusher.show.position.write import EXACT
from pixelhall.pixel_pusher.state.state import Factory, empty_state

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


def stage(game: Game[Factory], chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Factory:
    """A play at the beginning of a phase, as the lines describe it; with a tail, in the middle of it."""
    tail = tail_of(lines)
    rules = options.rules_from(chosen)
    state = empty_state(book_of(tuple(rules.sets), rules.deck), rules, chances.from_seed(1))
    state.images = list(range(bounds.IMAGES))
    state.supply[: colour.PRIMARIES] = [5, 5, 5]
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
        prove(game, state, lines)
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
    state.phase = phase.WORDS.index(
        next(word for word, start in STARTS.items() if start == frame.pc and word in phase.WORDS)
    )
    frame.phase = 0 if state.phase == phase.DRAFT else 1
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
        state.phase = phase.DRAFT
    elif word in OF_TABLE:
        OF_TABLE[word](state, rest)
    else:
        raise ValueError(
            f"lines begin with phase, {', '.join(OF_TABLE)}, or with one of {state.seats} players: {', '.join(SIDES)}"
        )
