"""The written form of actions: `recruit Lancer v1`, `attack v1 v2`, `choose 1:f3`. Slots are a row letter and a column;
what is another's begins with its seat."""

import re
from typing import Final

from pixelhall.core.errors import BadText
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.active import uses_of
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.words import (
    ATTACK,
    CHOOSE,
    CLEAR,
    COLUMN_PLACE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EITHER,
    END,
    EVERY_UNIT,
    FIRST,
    HAND,
    LEAD,
    MOVE,
    NAME,
    NAMED,
    NO,
    NUMBER,
    OPERATE,
    ORDER,
    PASS,
    PLACE,
    PLACE_KIND,
    PLACE_SEAT,
    RECRUIT,
    REMOVE,
    RESERVE,
    ROW_PLACE,
    ROWS,
    SHOOT,
    SLOTS,
    SPELL,
    SPRING,
    SWITCH,
    TRAP,
    UNIT,
    WIDTH,
    YES,
)

VERBS: Final = {
    DRAW: "draw",
    RECRUIT: "recruit",
    ATTACK: "attack",
    SPELL: "cast",
    NAMED: "use",
    ORDER: "order",
    MOVE: "move",
    SWITCH: "switch",
    CLEAR: "clear",
    OPERATE: "operation",
    TRAP: "trap",
    REMOVE: "remove",
    PASS: "pass",
    END: "end",
    SHOOT: "shoot",
    LEAD: "lead",
    SPRING: "spring",
    DECLINE: "decline",
    CHOOSE: "choose",
    PLACE: "choose",
    NUMBER: "number",
    DONE: "done",
    YES: "yes",
    NO: "no",
    FIRST: "first",
    EITHER: "choose",
    NAME: "name",
}
ROW_LETTERS: Final = "vfr"
SLOT: Final = re.compile(r"[vfr][0-4]")
OWNED: Final = ("choose ", "attack ", "shoot ", "use ", "draw ")  # what can name a place of others
OWNER: Final = re.compile(r" (?:rival|seat([1-8]))(?: |$|(?=\*))")  # how people call whose a place is
PILES: Final = {HAND: "hand", DISCARD: "discard", RESERVE: "reserve"}


def slot(place: Place) -> str:
    """A slot within its Unit: v1 to r3."""
    return ROW_LETTERS[place % SLOTS // WIDTH] + str(place % WIDTH)


def place(seat: int, text: str) -> Place:
    """The slot of a Unit that a text names; BadText when there is none. Columns 1 to 3 are open in an ordinary Unit."""
    if not SLOT.fullmatch(text):
        raise BadText(f'"{text}" is no slot; slots are v0 to v4, f0 to f4 and r0 to r4')
    return seat * SLOTS + ROW_LETTERS.index(text[0]) * WIDTH + int(text[1])


def whose(state: Duel, seat: int, other: int) -> str:
    """Before a place: nothing for the own side, else the seat whose it is."""
    return "" if seat == other else f"{other}:"


def face_name(state: Duel, card: Card) -> str:
    face = state.book.faces[state.face(card)]
    return face.title if state.leads(card) else face.name


def copies(state: Duel, card: Card) -> str:
    """Tells equal cards of one pile apart: nothing for the first, #2 for the second."""
    pile = state.pile(state.side(card), state.zone(card)) if state.zone(card) < UNIT else []
    same = [other for other in pile if other >= 0 and state.face(other) == state.face(card)]
    return f"#{same.index(card) + 1}" if card in same[1:] else ""


def thing(state: Duel, seat: int, card: Card) -> str:
    """A card as a choice: its slot, or its name and pile."""
    side = whose(state, seat, state.side(card))
    zone = state.zone(card)
    if zone == UNIT:
        return side + slot(state.spot(card))
    if zone == RESERVE:
        return f"{side}reserve {state.spot(card) + 1}"
    if not knows_face(state, seat, card):
        return f"{side}{PILES.get(zone, 'card')} {state.pile(state.side(card), zone).index(card) + 1}"
    pile = "" if zone == HAND and not side else PILES.get(zone, "")
    return f"{side}{pile}{' ' if pile else ''}{face_name(state, card)}{copies(state, card)}"


def knows_face(state: Duel, seat: int, card: Card) -> bool:
    from pixelhall.pixel_tactics.knowledge import knows

    return knows(state, seat, card)


def place_words(state: Duel, seat: int, place: int) -> str:
    """A slot, row, column or Unit."""
    if place < PLACE_KIND:
        return whose(state, seat, place // SLOTS) + slot(place)
    kind, owner, index = place // PLACE_KIND, place % PLACE_KIND // PLACE_SEAT, place % PLACE_SEAT
    side = "all " if owner == EVERY_UNIT else whose(state, seat, owner)
    if kind == ROW_PLACE:
        return f"{side}{ROWS[index].lower()}"
    if kind == COLUMN_PLACE:
        return f"{side}column {index}"
    return f"{side}unit"


def write(state: Duel, seat: int, action: Action) -> str:
    """The written form of an option of this seat."""
    verb = action.verb
    word = VERBS[verb]
    if verb in (PASS, END, DECLINE, DONE, YES, NO):
        return word
    if verb == DRAW:
        return word if action.a == seat else f"{word} {action.a}:deck"
    if verb in (RECRUIT,):
        return f"{word} {face_name(state, action.a)}{copies(state, action.a)} {slot(action.b)}"
    if verb in (ATTACK, SHOOT):
        target = "" if action.b < 0 else " " + target_words(state, seat, action.b)
        return f"{word} {attacker_words(state, seat, action.a)}{target}"
    if verb in (SPELL, NAMED):
        return f"{word} {use_words(state, seat, action)}"
    if verb == MOVE:
        return f"{word} {slot(state.spot(action.a))} {slot(action.b)}"
    if verb == SWITCH:
        return f"{word} {slot(state.spot(action.a))} {slot(state.spot(action.b))}"
    if verb == CLEAR:
        return f"{word} {slot(state.spot(action.a))}"
    if verb in (ORDER, OPERATE, TRAP, LEAD):
        return f"{word} {state.book.faces[state.face(action.a)].name}{copies(state, action.a)}"
    if verb in (REMOVE, SPRING):
        return f"{word} {state.spot(action.a) + 1}"
    if verb == CHOOSE:
        return f"{word} {thing(state, seat, action.a)}"
    if verb == PLACE:
        return f"{word} {place_words(state, seat, action.a)}"
    if verb == NAME:
        return f"{word} {state.book.faces[action.a].name}"
    return f"{word} {action.a + (1 if verb in (FIRST, EITHER) else 0)}"


def reading(state: Duel, seat: int, text: str) -> str:
    """What this seat types, as it is written here: `rival f3` and `seat2 f3` are 1:f3, the own seat needs no name, nor
    does the target of an attack in a duel, and the two slots of a Switch stand front to back."""
    line = " ".join(text.lower().split())
    if line.startswith(OWNED) and (state.seats == 2 or "rival" not in line):
        line = OWNER.sub(lambda found: f" {int(found[1]) - 1 if found[1] else state.foes[seat][0]}:", line)
        line += "deck" if line.endswith(":") else ""
    words = line.split()
    if len(words) == 3 and words[0] in (VERBS[ATTACK], VERBS[SHOOT]) and state.seats == 2:
        words[1] = words[1].removeprefix(f"{seat}:")
        words[2] = words[2].removeprefix(f"{seat}:" if ":" in words[1] else f"{state.foes[seat][0]}:")
        return " ".join(words)
    words = [word.removeprefix(f"{seat}:") for word in words]
    if len(words) == 3 and words[0] == VERBS[SWITCH] and all(SLOT.fullmatch(word) for word in words[1:]):
        words[1:] = sorted(words[1:], key=lambda word: (ROW_LETTERS.index(word[0]), word[1:]))
    return " ".join(words)


def attacker_words(state: Duel, seat: int, card: Card) -> str:
    return whose(state, seat, state.side(card)) + slot(state.spot(card))


def target_words(state: Duel, seat: int, card: Card) -> str:
    """In a duel a target needs no owner: it is always the rival's — or, when the rival asks you, your own."""
    return slot(state.spot(card)) if state.seats == 2 else whose(state, seat, state.side(card)) + slot(state.spot(card))


def use_words(state: Duel, seat: int, action: Action) -> str:
    """A Spell by its caster, a named action by its name; numbered when there are several."""
    card = action.a
    mine = [use for use in uses_of(state, card) if use.spell == (action.verb == SPELL)]
    index = [use.program for use in mine].index(action.b)
    if action.verb == NAMED:
        name = mine[index].name or face_name(state, card)
        twins = [use for use in mine if use.name == mine[index].name]
        tail = f" {twins.index(mine[index]) + 1}" if len(twins) > 1 else ""
        place = "" if state.leads(card) and state.side(card) == seat else f" {thing(state, seat, card)}"
        return f"{name}{place}{tail}"
    return slot(state.spot(card)) + (f" {index + 1}" if len(mine) > 1 else "")
