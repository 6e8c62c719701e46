"""One line of a position: what each word says of the table or of a seat (show/position/read.py explains them)."""

import re
from collections.abc import Callable

from pixelhall.core.position_words import number, read_chance, read_fate, read_over, seat_of, split_list
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, reason
from pixelhall.pixel_pusher.show import notation
from pixelhall.pixel_pusher.state.state import Factory

MOST_PIXELS = 99  # of a colour in one place
MOST_CARDS = 200  # in one place


def counts(text: str, colours: int = colour.COUNT) -> list[int]:
    """Pixels by their letters, or by numbers before them; - for none."""
    found = [0] * colour.COUNT
    if text != "-" and not re.fullmatch(rf"([0-9]{{0,2}}[{colour.LETTERS[:colours]}] ?)+", text):
        raise ValueError(f"pixels are written with {', '.join(colour.LETTERS[:colours])}")
    for n, letter in re.findall(rf"([0-9]*)([{colour.LETTERS}])", text):
        found[colour.LETTERS.index(letter)] += int(n or 1)
    if max(found) > MOST_PIXELS:
        raise ValueError(f"there are at most {MOST_PIXELS} pixels of a colour")
    return found


def cards(state: Factory, text: str) -> list[int]:
    names = split_list(text)
    found = [notation.number_of(state, name) for name in names]
    if -1 in found:
        raise ValueError(f'there is no card "{names[found.index(-1)]}"')
    if len(found) > MOST_CARDS:
        raise ValueError(f"{MOST_CARDS} cards are enough")
    return found


def machines(state: Factory, text: str) -> list[int]:
    found = cards(state, text)
    if min(found) < ability.COUNT:
        raise ValueError("an ability card is no machine card")
    return found


def abilities(state: Factory, text: str) -> list[int]:
    found = cards(state, text)
    if max(found) >= ability.COUNT or len(set(found)) < len(found):
        raise ValueError("these are not different ability cards")
    return found


def parts(state: Factory, text: str) -> list[int]:
    """Parts by the name of a card, which stands for its first end, or by what they say."""
    words = {part.words.lower(): part.index for part in state.book.parts}
    return [
        words[name.lower()] if name.lower() in words else state.book.faces[machines(state, name)[0]].parts[0]
        for name in split_list(text)
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


def set_belt(state: Factory, rest: str) -> None:
    segment, _, pixels = rest.partition(" ")
    at = (number(segment, 1, bounds.SEGMENTS) - 1) * colour.PRIMARIES
    state.belt[at : at + colour.PRIMARIES] = counts(pixels, colour.PRIMARIES)[: colour.PRIMARIES]


def set_bag(state: Factory, rest: str) -> None:
    state.supply[: colour.PRIMARIES] = counts(rest, colour.PRIMARIES)[: colour.PRIMARIES]


def set_supply(state: Factory, rest: str) -> None:
    hue, _, n = rest.partition(" ")
    if not hue or hue not in colour.LETTERS:
        raise ValueError(f"pixels are written with {', '.join(colour.LETTERS)}")
    state.supply[colour.LETTERS.index(hue)] = number(n, 0, MOST_PIXELS)


def set_images(state: Factory, rest: str) -> None:
    """Those that are named; others of the set fill up."""
    named = [picture(state, name) for name in rest.split(",")]
    if len(set(named)) < len(named):
        raise ValueError("an image lies on the table once")
    state.images = (named + [one.index for one in state.book.pictures if one.index not in named])[: bounds.IMAGES]


def set_painted(state: Factory, rest: str) -> None:
    name, row, who = rest.rsplit(" ", 2)
    state.painted[on_table(state, name) * bounds.ROWS + number(row, 1, bounds.ROWS) - 1] = seat_of(who, state.seats)


def set_finished(state: Factory, rest: str) -> None:
    name, _, who = rest.rpartition(" ")
    state.finished[on_table(state, name)] = seat_of(who, state.seats)


def set_deck(state: Factory, rest: str) -> None:
    state.deck = machines(state, rest)[::-1]


def set_box(state: Factory, rest: str) -> None:
    state.box = machines(state, rest)


def set_gone(state: Factory, rest: str) -> None:
    state.gone = machines(state, rest)


def set_aside(state: Factory, rest: str) -> None:
    state.aside = abilities(state, rest)


def set_last(state: Factory, rest: str) -> None:
    state.last = True


def set_round(state: Factory, rest: str) -> None:
    state.round = number(rest)


def set_pick(state: Factory, rest: str) -> None:
    state.pick = number(rest, 0, bounds.DEALT + 1)


def set_turns(state: Factory, rest: str) -> None:
    state.turn = number(rest, 0, state.seats)


def set_marker(state: Factory, rest: str) -> None:
    state.marker = seat_of(rest, state.seats)


def set_free(state: Factory, rest: str) -> None:
    """The free conversion of this round was made."""
    state.used[-1] = 1


def set_chance(state: Factory, rest: str) -> None:
    read_chance(state.chance, rest)


def set_fate(state: Factory, rest: str) -> None:
    read_fate(state.chance, rest)


def set_over(state: Factory, rest: str) -> None:
    state.reason, state.winners = read_over(rest, reason.WORDS, state.seats)
    state.over = True


def set_slot(state: Factory, seat: int, rest: str) -> None:
    where, _, names = rest.partition(" ")
    at = (seat * bounds.SLOTS + number(where, 1, bounds.SLOTS) - 1) * len(state.book.parts)
    for part in parts(state, names):
        state.stacked[at + part] += 1


def set_used(state: Factory, seat: int, rest: str) -> None:
    for part in parts(state, rest):
        state.used[seat * len(state.book.parts) + part] += 1


def set_hand(state: Factory, seat: int, rest: str) -> None:
    state.hands[seat] = sorted(machines(state, rest))


def set_pixels(state: Factory, seat: int, rest: str) -> None:
    state.pixels[seat * colour.COUNT : (seat + 1) * colour.COUNT] = counts(rest)


def set_returns(state: Factory, seat: int, rest: str) -> None:
    state.dropped[seat * colour.COUNT : (seat + 1) * colour.COUNT] = counts(rest)


def set_points(state: Factory, seat: int, rest: str) -> None:
    state.points[seat] = number(rest)


def set_ability(state: Factory, seat: int, rest: str) -> None:
    for card in abilities(state, rest):
        state.holders[card] = seat


def set_stack(state: Factory, seat: int, rest: str) -> None:
    found = cards(state, rest)
    if sum(card < ability.COUNT for card in found) != 1:
        raise ValueError("a stack has one ability card")
    state.stacks[seat] = found


def set_sealed(state: Factory, seat: int, rest: str) -> None:
    state.sealed[seat] = 1


def set_idle(state: Factory, seat: int, rest: str) -> None:
    state.idle[seat] = 1


def set_turned(state: Factory, seat: int, rest: str) -> None:
    state.turned[seat] = 1


def set_resigned(state: Factory, seat: int, rest: str) -> None:
    state.left[seat] = 1


OF_TABLE: dict[str, Callable[[Factory, str], None]] = {
    "belt": set_belt,
    "bag": set_bag,
    "supply": set_supply,
    "images": set_images,
    "painted": set_painted,
    "finished": set_finished,
    "deck": set_deck,
    "box": set_box,
    "gone": set_gone,
    "aside": set_aside,
    "last": set_last,
    "round": set_round,
    "pick": set_pick,
    "turns": set_turns,
    "marker": set_marker,
    "free": set_free,
    "chance": set_chance,
    "fate": set_fate,
    "over": set_over,
}
OF_SEATS: dict[str, Callable[[Factory, int, str], None]] = {
    "slot": set_slot,
    "used": set_used,
    "hand": set_hand,
    "pixels": set_pixels,
    "returns": set_returns,
    "points": set_points,
    "ability": set_ability,
    "stack": set_stack,
    "sealed": set_sealed,
    "idle": set_idle,
    "turned": set_turned,
    "resigned": set_resigned,
}
