"""Options for people and boards: in plain words, and as a way over the table."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_pusher.draft import in_hand
from pixelhall.pixel_pusher.notation import ENDS, letters
from pixelhall.pixel_pusher.state import Factory
from pixelhall.pixel_pusher.words import (
    BLANK,
    COLOUR_NAMES,
    DONE,
    FREE_MIX,
    INSTALL,
    KEEP,
    LETTERS,
    MIX,
    PAINT,
    PASS,
    PICK,
    PRIMARIES,
    RETURN,
    TRADE,
)

ENDINGS: Final = {DONE: "Convert no more", KEEP: "Keep all the rest", PASS: "Paint nothing in this round"}


def way(state: Factory, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order: a card, a slot, a pixel, a scanline."""
    if action.verb in (PICK, TRADE):
        return [card(state, seat, action)]
    if action.verb == INSTALL:
        return [card(state, seat, action), f"{seat}:slot{action.b + 1}"]
    if action.verb == RETURN:
        return [f"{seat}:pixels.{LETTERS[action.a]}"]
    if action.verb == PAINT:
        return [f"image{action.a + 1}.{action.b + 1}"]
    return []


def card(state: Factory, seat: int, action: Action) -> str:
    """A card of those to draft or to build, as the view lists them: equal ones go by the first of them."""
    cards = in_hand(state, seat) if action.verb == PICK else state.hands[seat]
    return f"{seat}:hand{sorted(cards).index(action.a) + 1}"


def tell(state: Factory, seat: int, action: Action) -> str:
    """An option in words: "Install Red Hook in slot 1; segment 1 carries 2 red, 1 green"."""
    book, verb = state.book, action.verb
    if verb in ENDINGS:
        return ENDINGS[verb]
    if verb == MIX:
        return f"Convert {book.parts[action.a].recipes[action.b].words}"
    if verb == FREE_MIX:
        return f"Convert {book.free[action.b].words} without a card"
    if verb == RETURN:
        return f"Return a {COLOUR_NAMES[action.a]} pixel"
    if verb == PAINT:
        picture = book.pictures[state.images[action.a]]
        row, n = picture.rows[action.b], picture.points[action.b]
        cells = spelled(row.replace(BLANK, ""))
        return f"Paint row {action.b + 1} of {picture.name} with {cells} for {n} point{'s' if n != 1 else ''}"
    face = book.faces[action.a]
    if verb == PICK:
        return f"Draft {face.name}: {face.text}"
    if verb == TRADE:
        return f"Trade {face.name} for a random pixel out of the bag: {spelled(letters(state.supply[:PRIMARIES]))}"
    end = f" by its {ENDS[action.c]} end" if len(face.parts) > 1 else ""
    carried = spelled(letters(state.belt[action.b * PRIMARIES : (action.b + 1) * PRIMARIES]))
    return f"Install {face.name} in slot {action.b + 1}{end}; segment {action.b + 1} carries {carried}"


def spelled(pixels: str) -> str:
    """Pixels in words: 2 red, 1 green."""
    found = [f"{pixels.count(letter)} {name}" for letter, name in zip(LETTERS, COLOUR_NAMES) if letter in pixels]
    return ", ".join(found) or "nothing"
