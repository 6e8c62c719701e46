"""Options for people and boards: in plain words, and as a way over the table."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_pusher.change.logbook import unpack_counts
from pixelhall.pixel_pusher.flow.draft import in_hand
from pixelhall.pixel_pusher.flow.score import is_last_row
from pixelhall.pixel_pusher.numbers import colour, slot_kind, verb
from pixelhall.pixel_pusher.show.notation import ENDS, card_text, letters
from pixelhall.pixel_pusher.state.state import Factory

ENDINGS: Final = {
    verb.DONE: "Convert no more",
    verb.KEEP: "Keep all",
    verb.TURN: "Turn the board over: slot 6 faces segment 1",
    verb.PASS: "Paint nothing more in this round",
}


def way(state: Factory, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order: a card, a slot, a pixel, a scanline."""
    if action.verb in (verb.PICK, verb.TRADE):
        return [card(state, seat, action)]
    if action.verb == verb.INSTALL:
        return [card(state, seat, action), f"{seat}:slot{action.b + 1}"]
    if action.verb == verb.RETURN:
        return [f"{seat}:pixels.{colour.LETTERS[action.a]}"]
    if action.verb == verb.RETURN_ALL:
        return [f"{seat}:pixels.{letter}" for letter in letters(unpack_counts(action.a))]
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
        return f"Convert {book.free[action.b].words}, free"
    if kind == verb.RETURN:
        return f"Return a {colour.WORDS[action.a]} pixel"
    if kind == verb.RETURN_ALL:
        gone = unpack_counts(action.a)
        kept = letters([state.pixel_count(seat, hue) - gone[hue] for hue in range(colour.COUNT)])
        return f"Return {pixel_words(letters(gone))}; keep {pixel_words(kept)}"
    if kind == verb.PAINT:
        picture = book.pictures[state.images[action.a]]
        row, n = picture.rows[action.b], picture.points[action.b]
        cells = pixel_words(row.replace(colour.BLANK, ""))
        more = state.rules.finish_bonus if is_last_row(state, action.a, action.b) else 0
        bonus = f", and {more} more for the finished image" if more else ""
        return f"Paint row {action.b + 1} of {picture.name} with {cells} for {n} point{'s' if n != 1 else ''}{bonus}"
    face = book.faces[action.a]
    if kind == verb.PICK:
        copies = in_hand(state, seat).count(action.a)
        return f"Draft {face.name}{f' ({copies} in hand)' if copies > 1 else ''}: {card_text(state, action.a)}"
    if kind == verb.TRADE:
        return f"Trade {face.name} for a random pixel out of the bag: {pixel_words(letters(state.supply[: colour.PRIMARIES]))}"
    end = f" by its {ENDS[action.c]} end" if len(face.parts) > 1 else ""
    if book.parts[face.parts[action.c]].type == slot_kind.CONVERTS:
        return f"Install {face.name} in slot {action.b + 1}{end}; it takes nothing off the belt"
    segment = state.facing(seat, action.b)
    carried = pixel_words(letters(state.belt[segment * colour.PRIMARIES : (segment + 1) * colour.PRIMARIES]))
    return f"Install {face.name} in slot {action.b + 1}{end}; segment {segment + 1} carries {carried}"


def pixel_words(pixels: str) -> str:
    """Pixels in words: 2 red, 1 green."""
    found = [f"{pixels.count(letter)} {name}" for letter, name in zip(colour.LETTERS, colour.WORDS) if letter in pixels]
    return ", ".join(found) or "nothing"
