"""The written form of actions: `draft Red Hook`, `install Red Hook 3`, `convert RG to Y`, `paint Apple 4`."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_pusher.numbers import colour, verb
from pixelhall.pixel_pusher.state.state import Factory

VERBS: Final = {
    verb.PICK: "draft",
    verb.INSTALL: "install",
    verb.TRADE: "trade",
    verb.MIX: "convert",
    verb.FREE_MIX: "free",
    verb.DONE: "done",
    verb.RETURN: "return",
    verb.KEEP: "keep",
    verb.PAINT: "paint",
    verb.PASS: "pass",
}
ENDS: Final = ("first", "second")


def write(state: Factory, action: Action) -> str:
    """The written form of an option."""
    word = VERBS[action.verb]
    book = state.book
    if action.verb in (verb.PICK, verb.TRADE):
        return f"{word} {book.faces[action.a].name}"
    if action.verb == verb.INSTALL:
        face = book.faces[action.a]
        end = f" by its {ENDS[action.c]} end" if len(face.parts) > 1 else ""
        return f"{word} {face.name} {action.b + 1}{end}"
    if action.verb == verb.MIX:
        return f"{word} {book.parts[action.a].recipes[action.b].words}"
    if action.verb == verb.FREE_MIX:
        return f"{word} {book.free[action.b].words}"
    if action.verb == verb.RETURN:
        return f"{word} {colour.WORDS[action.a]}"
    if action.verb == verb.PAINT:
        return f"{word} {book.pictures[state.images[action.a]].name} {action.b + 1}"
    return word


def letters(counts: list[int]) -> str:
    """Pixels in a row: RRGY."""
    return "".join(letter * n for letter, n in zip(colour.LETTERS, counts))


def unpack_letters(number: int) -> str:
    """Pixels that the log keeps in one number."""
    return "".join(letter * (number // 100**i % 100) for i, letter in enumerate(colour.LETTERS))


def number_of(state: Factory, text: str) -> int:
    """The face that a text names, or -1."""
    for face in state.book.faces:
        if face.name.lower() == text.lower():
            return face.index
    return -1
