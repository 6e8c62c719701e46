"""The written form of actions: `draft Red Hook`, `install Red Hook 3`, `convert RG to Y`, `paint Apple 4`."""

import re
from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_pusher.change.logbook import unpack_counts
from pixelhall.pixel_pusher.flow.draft import gives_pixel, in_hand
from pixelhall.pixel_pusher.numbers import ability, colour, phase, verb
from pixelhall.pixel_pusher.state.state import Card, Factory

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
    verb.TURN: "turn",
    verb.RETURN_ALL: "return",
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
    if action.verb == verb.RETURN_ALL:
        return f"{word} {letters(unpack_counts(action.a))}"
    if action.verb == verb.PAINT:
        return f"{word} {book.pictures[state.images[action.a]].name} {action.b + 1}"
    return word


def letters(counts: list[int]) -> str:
    """Pixels in a row: RRGY."""
    return "".join(letter * n for letter, n in zip(colour.LETTERS, counts))


def unpack_letters(number: int) -> str:
    """Pixels that the log keeps in one number."""
    return letters(unpack_counts(number))


def reading(state: Factory, seat: int, text: str) -> str:
    """What a seat typed, as `write` writes it: a card may be typed by its number in the hand, pixels in any order, by
    letters or words; and what is kept stands for what is returned."""
    words = " ".join(text.lower().split())
    first, _, rest = words.partition(" ")
    if first in ("draft", "install", "trade"):
        return read_card(state, seat, first, rest)
    if first in ("return", "keep") and rest and not state.rules.one_by_one:
        return read_pixels(state, seat, first, rest)
    return words


def read_card(state: Factory, seat: int, first: str, rest: str) -> str:
    """`draft 1` takes the first card of the hand, `install 2 5` puts the second one into slot 5; equal cards count once."""
    number, _, more = rest.partition(" ")
    drafting = state.phase == phase.DRAFT
    if seat < 0 or drafting != (first == "draft") or (drafting and state.sealed[seat]):
        return f"{first} {rest}"
    cards = sorted(set(in_hand(state, seat) if drafting else state.hands[seat]))
    if not number.isdecimal() or not 1 <= int(number) <= len(cards):
        return f"{first} {rest}"
    return f"{first} {state.book.faces[cards[int(number) - 1]].name.lower()} {more}".strip()


PIXELS: Final = re.compile(rf"(\d*) ?({'|'.join(colour.WORDS)}|[{colour.LETTERS.lower()}]+)s?,? ?(?:and )?")


def read_pixels(state: Factory, seat: int, first: str, rest: str) -> str:
    """`return blue red`, `return 2 red, 1 blue`, `return brr`, and `keep rrg` for all the others."""
    found = [0] * colour.COUNT
    if PIXELS.sub("", rest.removesuffix(" pixels").removesuffix(" pixel")):
        return f"{first} {rest}"
    for number, word in PIXELS.findall(rest):
        for letter in colour.LETTERS[colour.WORDS.index(word)] if word in colour.WORDS else word.upper():
            found[colour.LETTERS.index(letter)] += int(number[:3] or 1)
    if first == "keep":
        found = [state.pixel_count(seat, hue) - found[hue] for hue in range(colour.COUNT)]
    return f"return {letters(found).lower()}" if any(found) else "keep"


def number_of(state: Factory, text: str) -> int:
    """The face that a text names, or -1."""
    for face in state.book.faces:
        if face.name.lower() == text.lower():
            return face.index
    return -1


def card_text(state: Factory, card: Card) -> str:
    """What a card says in this play: an ability card may also give a pixel (PP-43)."""
    text = state.book.faces[card].text
    return f"{text} You also draw a random pixel." if card < ability.COUNT and gives_pixel(state, card) else text
