"""Facts of a scenario: each says nothing when it holds, else what is so instead."""

from typing import TYPE_CHECKING

from pixelhall.core.facts import SIDES, compare, compare_seats
from pixelhall.core.position_words import seat_of
from pixelhall.pixel_pusher.flow.belt import takes
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase
from pixelhall.pixel_pusher.show.notation import letters
from pixelhall.pixel_pusher.show.position.lines import on_table
from pixelhall.pixel_pusher.show.view import names
from pixelhall.pixel_pusher.state.state import Factory

if TYPE_CHECKING:
    from pixelhall.pixel_pusher.game import PixelPusher


def claim(game: "PixelPusher", state: Factory, words: str) -> str:
    first, _, rest = words.partition(" ")
    try:
        if first in SIDES:
            return of_seat(game, state, seat_of(first, state.seats), rest)
        return of_table(state, first, rest)
    except (ValueError, IndexError) as fault:
        return f"not understood: {fault}"


def of_table(state: Factory, first: str, rest: str) -> str:
    facts = {
        "round": str(state.round),
        "phase": phase.WORDS[state.phase],
        "deck": str(len(state.deck)),
        "box": str(len(state.box)),
        "bag": letters(state.supply[: colour.PRIMARIES]) or "-",
        "images": str(len(state.images)),
        "gone": ", ".join(names(state, state.gone)) or "none",
        "last": "yes" if state.last else "no",
    }
    if first in facts:
        return compare(facts[first], rest)
    if first == "marker":
        return compare_seats([state.marker], rest)
    if first == "belt":
        segment, _, pixels = rest.partition(" ")
        at = (int(segment) - 1) * colour.PRIMARIES
        return compare(letters(state.belt[at : at + colour.PRIMARIES]) or "-", pixels)
    if first == "supply":
        hue, _, n = rest.partition(" ")
        return compare(str(state.supply[colour.LETTERS.index(hue)]), n)
    if first == "painted":
        name, row, who = rest.rsplit(" ", 2)
        by = state.painted[on_table(state, name) * bounds.ROWS + int(row) - 1]
        return compare_seats([by] if by >= 0 else [], who)
    if first == "finished":
        name, _, who = rest.rpartition(" ")
        by = state.finished[on_table(state, name)]
        return compare_seats([by] if by >= 0 else [], who)
    if first == "pixels":
        total = sum(state.belt) + sum(state.supply) + sum(state.pixels) + sum(on_images(state))
        return compare(str(total), rest)
    known = f"{', '.join(facts)}, marker, belt, supply, painted, finished, pixels"
    return f"no such fact: you …, {known}, offered, not offered, asked, prompt, log, winner, over"


def on_images(state: Factory) -> list[int]:
    """How many pixels lie on each painted scanline."""
    return [
        state.book.pictures[state.images[at // bounds.ROWS]].sizes[at % bounds.ROWS]
        for at, by in enumerate(state.painted)
        if by >= 0
    ]


def of_seat(game: "PixelPusher", state: Factory, seat: int, words: str) -> str:
    what, _, rest = words.partition(" ")
    if what == "pixels":
        return compare(letters(state.pixels[seat * colour.COUNT : (seat + 1) * colour.COUNT]) or "-", rest)
    if what == "points":
        return compare(str(state.points[seat]), rest)
    if what == "hand":
        return compare(", ".join(names(state, state.hands[seat])) or "none", rest)
    if what == "abilities":
        return compare(
            ", ".join(state.book.faces[i].name for i in range(ability.COUNT) if state.holders[i] == seat) or "none",
            rest,
        )
    if what == "slot":
        number, fact, value = rest.split(" ", 2)
        if not 1 <= int(number) <= bounds.SLOTS:
            raise ValueError(f"there are {bounds.SLOTS} slots")
        if fact == "takes":
            return compare(letters(takes(state, seat, int(number) - 1)) or "-", value)
        return compare(
            str(sum(state.part_count(seat, int(number) - 1, part.index) for part in state.book.parts)), value
        )
    if what == "sees":
        return sees(game, state, seat, rest)
    return "of a player can be said: pixels, points, hand, abilities, slot N takes …, slot N cards …, sees WHO hand|taken|returns …"


def sees(game: "PixelPusher", state: Factory, seat: int, words: str) -> str:
    """What a seat's view shows of a player: the hand, what is taken in the draft, what is returned."""
    who, what, wanted = words.split(" ", 2)
    view = game.view(state, seat)
    if what == "taken":
        shown = (view["draft"] or {"taken": {}})["taken"].get(str(seat_of(who, state.seats)))
    else:
        shown = view["players"][seat_of(who, state.seats)].get("hand" if what == "hand" else "returns")
    return compare("nothing" if not shown else shown if isinstance(shown, str) else ", ".join(shown), wanted)
