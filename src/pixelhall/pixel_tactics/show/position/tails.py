"""The tail of a written position: what the words do not say and a play needs to go on identically. It belongs to one
engine, to one set of cards and to one text; a seal tells whether it is theirs."""

import functools
import hashlib
from typing import Any, Final

from pixelhall.core import machine, positions
from pixelhall.core.dumping import to_vec
from pixelhall.core.errors import BadText
from pixelhall.pixel_tactics.numbers import field, mark, per_seat
from pixelhall.pixel_tactics.show.position.words import has_own_cards
from pixelhall.pixel_tactics.state.lasting import read_lasting
from pixelhall.pixel_tactics.state.outcome import dump_winners, read_winners
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Book

PLAIN: Final = ("reacting", "reactions", "stamp", "reason")
LISTS: Final = ("used", "positions", "barred")
SEAL: Final = "seal"
ALONE: Final = "delete this line to lay out what the others say, at the question of the turn"


def tail_of(state: Duel, said: list[str], sleeves: list[Card], unsaid: list[list[int]]) -> dict[str, Any]:
    """`said`: the lines of the position; `sleeves`: the cards in their order; `unsaid`: card, field, value."""
    tail: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    tail["won"] = dump_winners(state.won)
    for name in LISTS:
        tail[name] = list(getattr(state, name))
    tail["sleeves"] = sleeves
    tail["unsaid"] = unsaid
    tail["tokens"] = state.tokens[::2]
    tail["counters"] = state.counters[::3]
    tail["names"] = list(state.book.counters) if has_own_cards(state.book) else []
    tail["lasting"] = [thing.ints() for thing in state.lasting]
    tail["stack"] = [machine.dump_frame(frame) for frame in state.stack]
    tail["waiting"] = [heard.dump() for heard in state.waiting]
    tail["recent"] = [heard.dump() for heard in state.recent]
    tail[SEAL] = seal(state, said, tail)
    return tail


def unpack_tail(text: str) -> dict[str, Any]:
    """A tail unpacked; BadText if it was damaged."""
    tail = positions.unpack(text)
    names = tail.get("names") if isinstance(tail, dict) else None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadText(f"this is no tail of such a position; {ALONE}")
    return dict(tail)


def attach(state: Duel, said: list[str], tail: dict[str, Any]) -> None:
    """Completes a position that was laid out as its lines say; BadText if the tail is not theirs."""
    if tail.pop(SEAL, "") != seal(state, said, tail):
        raise BadText(f"the tail belongs to another position, engine or set; {ALONE}")
    try:
        renumber(state, tail["sleeves"])
        fill(state, tail)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as fault:
        raise BadText(f"the tail is damaged ({fault!r}); {ALONE}") from fault


def seal(state: Duel, said: list[str], tail: dict[str, Any]) -> str:
    """A short fingerprint of what a tail belongs to, and of itself."""
    whole = positions.one_line([engine(state.book), state.rules.chosen, said, tail])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


@functools.lru_cache(maxsize=8)
def engine(book: Book) -> str:
    """A short fingerprint of the programs that the frames of a tail mean by their numbers."""
    steps = [[type(op).__name__ for op in program] for program in book.programs]
    return hashlib.sha256(positions.one_line([book.digests, steps]).encode()).hexdigest()[:16]


def renumber(state: Duel, sleeves: list[Card]) -> None:
    """Gives the cards, which were numbered as they came, their own numbers."""
    if sorted(sleeves) != list(range(state.count())):
        raise ValueError("its cards are others")
    own = {-1: -1} | dict(enumerate(sleeves))
    rows: list[list[int]] = [[] for _ in sleeves]
    for card, sleeve in enumerate(sleeves):
        rows[sleeve] = list(state.cards[card * field.COUNT : (card + 1) * field.COUNT])
    state.cards = to_vec([value for row in rows for value in row])
    if len(state.origins):  # tokens and copies need none; those of a play are its newest sleeves
        real = [card for card in range(state.count()) if not state.marks(card) & (mark.TOKEN | mark.COPY)]
        origins = {sleeve: state.origins[card] for card, sleeve in enumerate(sleeves)}
        state.origins = to_vec([origins[card] for card in range(real[-1] + 1)])
    state.unit = to_vec([own[card] for card in state.unit])
    state.piles = [[own[card] for card in pile] for pile in state.piles]
    state.tokens[::2] = [own[card] for card in state.tokens[::2]]
    state.counters[::3] = [own[card] for card in state.counters[::3]]
    state.last_order = own[state.last_order]
    for seat in range(state.seats):
        for column in (per_seat.LEADER, per_seat.LAST_RECRUIT):
            state.note(seat, column, own[state.of(seat, column)])


def fill(state: Duel, tail: dict[str, Any]) -> None:
    for card, column, value in tail["unsaid"]:
        state.put(card, column, value)
    state.tokens = in_order(state.tokens, 2, tail["tokens"])
    state.counters = in_order(state.counters, 3, tail["counters"])
    for name in PLAIN:
        setattr(state, name, int(tail[name]))
    state.won = read_winners(tail["won"])
    for name in LISTS:
        setattr(state, name, [int(n) for n in tail[name]])
    state.lasting = [read_lasting(thing) for thing in tail["lasting"]]
    state.stack = [machine.load_frame(frame) for frame in tail["stack"]]
    state.waiting = [machine.heard_again(heard) for heard in tail["waiting"]]
    state.recent = [machine.heard_again(heard) for heard in tail["recent"]]
    state.stir_all()


def in_order(numbers: list[int], width: int, cards: list[Card]) -> list[int]:
    """Rows of numbers, each of which begins with a card, in the order of these cards."""
    rows = [numbers[i : i + width] for i in range(0, len(numbers), width)]
    found: list[int] = []
    for card in cards:
        found += rows.pop([row[0] for row in rows].index(card))
    if rows:
        raise ValueError("its tokens are others")
    return found
