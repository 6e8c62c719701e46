"""The written form of actions: `recruit Lancer v1`, `attack v1 v2`, `choose 1:f3`. Slots are a row letter and a column;
what is another's begins with its seat. With more than two seats that goes for every slot: `attack v1 2:v2`, `move v1 2:v2`."""

import re
from typing import Final

from pixelhall.core.errors import BadText
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.numbers import grid, place_kind, verb, zone
from pixelhall.pixel_tactics.numbers.place_kind import column_in, seat_of
from pixelhall.pixel_tactics.state.layout import has_pile, near_side
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.state.tableau import on_tableau
from pixelhall.pixel_tactics.texts.in_force import uses_of

VERBS: Final = {
    verb.DRAW: "draw",
    verb.RECRUIT: "recruit",
    verb.ATTACK: "attack",
    verb.SPELL: "cast",
    verb.NAMED: "use",
    verb.ORDER: "order",
    verb.MOVE: "move",
    verb.SWITCH: "switch",
    verb.CLEAR: "clear",
    verb.OPERATE: "operation",
    verb.TRAP: "trap",
    verb.REMOVE: "remove",
    verb.PASS: "pass",
    verb.END: "end",
    verb.SHOOT: "shoot",
    verb.LEAD: "lead",
    verb.SPRING: "spring",
    verb.DECLINE: "decline",
    verb.CHOOSE: "choose",
    verb.PLACE: "choose",
    verb.NUMBER: "number",
    verb.DONE: "done",
    verb.YES: "yes",
    verb.NO: "no",
    verb.FIRST: "first",
    verb.EITHER: "choose",
    verb.NAME: "name",
    verb.RIVAL: "rival",
    verb.ALLY: "ally",
    verb.BONUS: "bonus",
    verb.DRAFT: "draft",
    verb.GATHER: "gather",
    verb.PROMO: "promo",
    verb.SNAP: "snap",
    verb.STORM: "attack",
    verb.EXCHANGE: "exchange",
}
BONUSES: Final = ("hand", "recruit", "rearrange")  # in the order of flow/succession.py
ROW_LETTERS: Final = "vfr"
SLOT: Final = re.compile(r"[vfr][0-4]")
OWNED: Final = ("choose ", "exchange ", "attack ", "shoot ", "use ", "draw ")  # what can name a place of others …
OWNED_BY_ALL: Final = (*OWNED, "move ", "switch ", "clear ", "cast ", "recruit ")  # … and with more than two seats
OWNER: Final = re.compile(r" (?:rival|seat([0-7]))(?: |$|(?=\*))")  # how people call whose a place is
PLACED: Final = re.compile(r"(?:([0-7]):)?([vfr])([0-4])")
PILES: Final = {zone.HAND: "hand", zone.DISCARD: "discard", zone.RESERVE: "reserve", zone.BASE: "base"}


def slot(place: Place) -> str:
    """A slot within its Unit: v1 to r3."""
    return grid.SLOT_NAMES[place % grid.SLOTS]


def place(seat: int, text: str) -> Place:
    """The slot of a Unit that a text names; BadText when there is none. Columns 1 to 3 are open in an ordinary Unit."""
    if not SLOT.fullmatch(text):
        raise BadText(f'"{text}" is no slot; slots are v0 to v4, f0 to f4 and r0 to r4')
    return seat * grid.SLOTS + ROW_LETTERS.index(text[0]) * grid.WIDTH + int(text[1])


def whose(state: Duel, seat: int, other: int) -> str:
    """Before a place: nothing for the own side, else the seat whose it is."""
    return "" if seat == other else f"{other}:"


def face_name(state: Duel, card: Card) -> str:
    face = state.book.faces[state.face(card)]
    return face.title if state.leads(card) else face.name


def copies(state: Duel, card: Card) -> str:
    """Tells equal cards of one pile apart: nothing for the first, #2 for the second."""
    pile = state.pile(state.side(card), state.zone(card)) if has_pile(state, state.zone(card)) else []
    same = [other for other in pile if other >= 0 and state.face(other) == state.face(card)]
    return f"#{same.index(card) + 1}" if card in same[1:] else ""


def thing(state: Duel, seat: int, card: Card) -> str:
    """A card as a choice: its slot, or its name and pile."""
    side = whose(state, seat, near_side(state, seat, card))
    where = state.zone(card)
    if where == zone.UNIT:
        return side + slot(state.spot(card))
    if where == zone.RESERVE:
        return f"{side}reserve {state.spot(card) + 1}"
    if not knows_face(state, seat, card):
        return f"{side}{PILES.get(where, 'card')} {state.pile(state.side(card), where).index(card) + 1}"
    pile = "" if where == zone.HAND and not side else PILES.get(where, "")
    return f"{side}{pile}{' ' if pile else ''}{face_name(state, card)}{copies(state, card)}"


def knows_face(state: Duel, seat: int, card: Card) -> bool:
    from pixelhall.pixel_tactics.show.knowledge import knows

    return knows(state, seat, card)


def place_words(state: Duel, seat: int, place: int) -> str:
    """A slot, row, column or Unit."""
    if place < place_kind.KIND:
        return whose(state, seat, place // grid.SLOTS) + slot(place)
    kind, owner, index = place // place_kind.KIND, place % place_kind.KIND // place_kind.SEAT, place % place_kind.SEAT
    side = "all " if owner == place_kind.EVERY_UNIT else whose(state, seat, owner)
    if kind == place_kind.ROW:
        return f"{side}{grid.ROWS[index].lower()}"
    if kind == place_kind.COLUMN:
        return f"{side}column {index}"
    return f"{side}unit"


def write(state: Duel, seat: int, action: Action) -> str:
    """The written form of an option of this seat."""
    kind = action.verb
    word = VERBS[kind]
    if kind in (verb.PASS, verb.END, verb.DECLINE, verb.DONE, verb.YES, verb.NO, verb.SNAP):
        return word
    if kind == verb.DRAW:
        return word if action.a == seat else f"{word} {action.a}:deck"
    if kind in (verb.RECRUIT,):
        return f"{word} {face_name(state, action.a)}{copies(state, action.a)} {slot_words(state, seat, action.b)}"
    if kind in (verb.ATTACK, verb.SHOOT):
        target = "" if action.b < 0 else " " + spot_words(state, seat, action.b)
        return f"{word} {attacker_words(state, seat, action.a)}{target}"
    if kind == verb.STORM:
        owner = "" if state.seats == 2 else whose(state, seat, seat_of(action.b))
        return f"{word} {attacker_words(state, seat, action.a)} {owner}fortress {column_in(action.b)}"
    if kind in (verb.SPELL, verb.NAMED):
        return f"{word} {use_words(state, seat, action)}"
    if kind == verb.MOVE:
        return f"{word} {spot_words(state, seat, action.a)} {slot_words(state, seat, action.b)}"
    if kind == verb.SWITCH:
        return f"{word} {spot_words(state, seat, action.a)} {spot_words(state, seat, action.b)}"
    if kind == verb.CLEAR:
        return f"{word} {spot_words(state, seat, action.a)}"
    if kind in (verb.ORDER, verb.OPERATE, verb.TRAP, verb.LEAD, verb.PROMO):
        chase = f" as {state.book.faces[action.b].title}" if kind == verb.LEAD and action.b >= 0 else ""
        return f"{word} {state.book.faces[state.face(action.a)].name}{copies(state, action.a)}{chase}"
    if kind in (verb.REMOVE, verb.SPRING):
        return f"{word} {state.spot(action.a) + 1}"
    if kind == verb.CHOOSE:
        return f"{word} {thing(state, seat, action.a)}"
    if kind == verb.PLACE:
        return f"{word} {place_words(state, seat, action.a)}"
    if kind in (verb.DRAFT, verb.GATHER):
        return f"{word} {on_tableau(state).index(action.a) + 1 if action.a >= 0 else 'deck'}"
    if kind == verb.BONUS:
        return f"{word} {BONUSES[action.a]}"
    if kind == verb.EXCHANGE:
        return f"{word} {place_words(state, seat, action.a)} {place_words(state, seat, action.b)}"
    if kind == verb.NAME:
        return f"{word} {state.book.faces[action.a].name}"
    return f"{word} {action.a + (1 if kind in (verb.FIRST, verb.EITHER) else 0)}"


def reading(state: Duel, seat: int, text: str) -> str:
    """What this seat types, as it is written here: `seat1 f3` is 1:f3, and so is `rival f3` of the only rival; the own
    seat needs no name, nor does the target of an attack in a duel, and the two slots of a Switch stand in their order."""
    words = with_seats(state, seat, " ".join(text.lower().split())).split()
    if len(words) in (3, 4) and words[0] in (VERBS[verb.ATTACK], VERBS[verb.SHOOT]) and state.seats == 2:
        words[1] = words[1].removeprefix(f"{seat}:")
        words[2] = words[2].removeprefix(f"{seat}:" if ":" in words[1] else f"{state.foes[seat][0]}:")
        return " ".join(words)
    words = [word.removeprefix(f"{seat}:") for word in words]
    if len(words) == 3 and words[0] == VERBS[verb.SWITCH] and all(PLACED.fullmatch(word) for word in words[1:]):
        words[1:] = sorted(words[1:], key=lambda word: place_named(seat, word))
    return " ".join(words)


def with_seats(state: Duel, seat: int, line: str) -> str:
    """A line with the numbers of the seats that it names in words. Of several rivals, `rival` names none."""
    foes = state.foes[seat]
    if not line.startswith(OWNED if state.seats == 2 else OWNED_BY_ALL):
        return line
    if "rival" in line and (len(foes) != 1 or line.startswith(VERBS[verb.RECRUIT])):  # a card may be called so
        return line
    line = OWNER.sub(lambda found: f" {found[1] or foes[0]}:", line)
    return line + "deck" if line.endswith(":") else line


def place_named(seat: int, text: str) -> Place:
    """The slot that a seat means by `v1` or `2:v1`, or -1."""
    found = PLACED.fullmatch(text)
    return place(int(found[1] or seat), found[2] + found[3]) if found else -1


def attacker_words(state: Duel, seat: int, card: Card) -> str:
    return whose(state, seat, state.side(card)) + slot(state.spot(card))


def spot_words(state: Duel, seat: int, card: Card) -> str:
    """The slot of a character that an action names."""
    return slot_words(state, seat, state.side(card) * grid.SLOTS + state.spot(card))


def slot_words(state: Duel, seat: int, place: Place) -> str:
    """A slot that an action names. In a duel it needs no owner: a target is always the rival's — or, when the rival asks
    you, your own — and all else is one's own."""
    return slot(place) if state.seats == 2 else whose(state, seat, place // grid.SLOTS) + slot(place)


def use_words(state: Duel, seat: int, action: Action) -> str:
    """A Spell by its caster, a named action by its name; numbered when there are several."""
    card = action.a
    mine = [use for use in uses_of(state, card) if use.spell == (action.verb == verb.SPELL)]
    index = [use.program for use in mine].index(action.b)
    if action.verb == verb.NAMED:
        name = mine[index].name or face_name(state, card)
        twins = [use for use in mine if use.name == mine[index].name]
        tail = f" {twins.index(mine[index]) + 1}" if len(twins) > 1 else ""
        place = "" if state.leads(card) and state.side(card) == seat else f" {thing(state, seat, card)}"
        return f"{name}{place}{tail}"
    return spot_words(state, seat, card) + (f" {index + 1}" if len(mine) > 1 else "")
