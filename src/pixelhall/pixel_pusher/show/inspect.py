"""Everything a seat may know of one thing on the table."""

from pixelhall.core.errors import BadText
from pixelhall.pixel_pusher.flow.belt import takes
from pixelhall.pixel_pusher.numbers import ability, bounds, colour
from pixelhall.pixel_pusher.show import notation
from pixelhall.pixel_pusher.show.notation import card_text, letters
from pixelhall.pixel_pusher.state.state import Factory


def describe(state: Factory, seat: int, words: str) -> list[str]:
    """`segment 3`, `slot 2`, the name of a card, or the name of an image."""
    text = " ".join(words.lower().split())
    first, _, number = text.partition(" ")
    if first in ("segment", "slot") and number.isdecimal() and 1 <= int(number) <= bounds.SEGMENTS:
        return of_place(state, int(number) - 1)
    card = notation.number_of(state, text)
    if card >= 0:
        return of_card(state, card)
    for i, image in enumerate(state.images):
        if state.book.pictures[image].name.lower() == text:
            return of_image(state, i)
    raise BadText(f'"{words}" is no segment (segment 3), slot (slot 3), card or image of this play')


def of_place(state: Factory, i: int) -> list[str]:
    """A segment, and the slots that face it."""
    lines = [
        f"Segment {i + 1} carries {letters(state.belt[i * colour.PRIMARIES : (i + 1) * colour.PRIMARIES]) or 'nothing'}."
    ]
    for seat in range(state.seats):
        slot = state.facing(seat, i)
        cards = [part.words for part in state.book.parts for _ in range(state.part_count(seat, slot, part.index))]
        taken = letters(takes(state, seat, slot))
        tail = f" It takes {taken} or nothing (PP-18)." if taken else ""
        lines.append(f"Seat {seat}, slot {slot + 1}: {' '.join(cards) or 'empty.'}{tail}")
    return lines


def of_card(state: Factory, card: int) -> list[str]:
    face = state.book.faces[card]
    if card < ability.COUNT:
        return [f"{face.name}: {card_text(state, card)}"]
    built = sum(
        state.part_count(seat, slot, part)
        for part in face.parts
        for seat in range(state.seats)
        for slot in range(bounds.SLOTS)
    )
    installed = f", {built} installed" if len(face.parts) == 1 else ""
    return [f"{face.name}: {face.text}", f"{face.count} in the whole deck{installed}, {state.gone.count(card)} gone."]


def of_image(state: Factory, i: int) -> list[str]:
    picture = state.book.pictures[state.images[i]]
    lines = [picture.name]
    for row in range(bounds.ROWS):
        by = state.painted[i * bounds.ROWS + row]
        done = f"  painted by seat {by}" if by >= 0 else ""
        lines.append(
            f"{row + 1}: {picture.rows[row]}  {picture.points[row]} point{'s' if picture.points[row] != 1 else ''}{done}"
        )
    return lines
