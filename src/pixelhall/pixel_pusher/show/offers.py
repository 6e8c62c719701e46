"""Options for people and boards: in plain words, and as a way over the table."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_pusher.flow.draft import in_hand
from pixelhall.pixel_pusher.numbers import colour, verb
from pixelhall.pixel_pusher.show.notation import ENDS, letters
from pixelhall.pixel_pusher.state.state import Factory

ENDINGS: Final = {
    verb.DONE: "Convert no more",
    verb.KEEP: "Keep all the rest",
    verb.PASS: "Paint nothing in this round",
}


def way(state: Factory, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order: a card, a slot, a pixel, a scanline."""
    if action.verb in (verb.PICK, verb.TRADE):
        return [card(state, seat, action)]
    if action.verb == verb.INSTALL:
        return [card(state, seat, action), f"{seat}:slot{action.b + 1}"]
    if action.verb == verb.RETURN:
        return [f"{seat}:pixels.{colour.LETTERS[action.a]}"]
    if action.verb == verb.PAINT:
        return [f"image{action.a + 1}.{action.b + 1}"]
    return []


def card(state: Factory, seat: int, action: Action) -> str:
    """A card of those to draft or to build, as the view lists them: equal cards share the place of the first."""
    cards = in_hand(state, seat) if action.verb == verb.PICK else state.hands[seat]
    return f"{seat}:hand{sorted(cards).index(action.a) + 1}"


def tell(state: Factory, seat: int, action: Action) -> str:
    """An option in words: "Install Red Hook in slot 1; segment 1 carries 2 red, 1 green"."""
    book, kind = state.book, action.verb
    if kind in ENDINGS:
        return ENDINGS[kind]
    if kind == verb.MIX:
        return f"Convert {book.parts[action.a].recipes[action.b].words}"
    if kind == verb.FREE_MIX:
        return f"Convert {book.free[action.b].words} without a card"
    if kind == verb.RETURN:
        return f"Return a {colour.WORDS[action.a]} pixel"
    if kind == verb.PAINT:
        picture = book.pictures[state.images[action.a]]
        row, n = picture.rows[action.b], picture.points[action.b]
        cells = pixel_words(row.replace(colour.BLANK, ""))
        return f"Paint row {action.b + 1} of {picture.name} with {cells} for {n} point{'s' if n != 1 else ''}"
    face = book.faces[action.a]
    if kind == verb.PICK:
        return f"Draft {face.name}: {face.text}"
    if kind == verb.TRADE:
        return f"Trade {face.name} for a random pixel out of the bag: {pixel_words(letters(state.supply[: colour.PRIMARIES]))}"
    end = f" by its {ENDS[action.c]} end" if len(face.parts) > 1 else ""
    carried = pixel_words(letters(state.belt[action.b * colour.PRIMARIES : (action.b + 1) * colour.PRIMARIES]))
    return f"Install {face.name} in slot {action.b + 1}{end}; segment {action.b + 1} carries {carried}"


def pixel_words(pixels: str) -> str:
    """Pixels in words: 2 red, 1 green."""
    found = [f"{pixels.count(letter)} {name}" for letter, name in zip(colour.LETTERS, colour.WORDS) if letter in pixels]
    return ", ".join(found) or "nothing"
