"""Options for people and boards: in plain words, and as a way over the table. Both say what the seat that is asked knows,
and no more."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pixel_tactics import words
from pixelhall.pixel_tactics.active import uses_of
from pixelhall.pixel_tactics.knowledge import knows
from pixelhall.pixel_tactics.notation import copies, face_name, slot
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.stats import printed_face
from pixelhall.pixel_tactics.words import (
    COLUMN_PLACE,
    CORPSE,
    DECK,
    DISCARD,
    EVERY_UNIT,
    HAND,
    LEADER,
    OPERATION_BOX,
    RESERVE,
    ROW_PLACE,
    ROWS,
    SLOTS,
    UNIT,
)

LABELS: Final = {
    words.RECRUIT: "Recruit",
    words.ATTACK: "Attack",
    words.SHOOT: "Shoot",
    words.MOVE: "Move",
    words.SWITCH: "Switch places",
    words.CLEAR: "Clear the",
    words.ORDER: "Play the Order of",
    words.OPERATE: "Play the Operation of",
    words.TRAP: "Place as a Trap:",
    words.LEAD: "Lead with",
    words.REMOVE: "Discard",
    words.SPRING: "Spring",
    words.CHOOSE: "Choose",
    words.PLACE: "Choose",
    words.PASS: "Pass",
    words.END: "End the turn",
    words.DECLINE: "Decline",
    words.DONE: "Done",
    words.YES: "Yes",
    words.NO: "No",
}
FROM_TO: Final = (words.ATTACK, words.SHOOT, words.SWITCH)
PILES: Final = {HAND: "hand", DISCARD: "discard", RESERVE: "reserve"}
PILE_WORDS: Final = {HAND: "hand", DISCARD: "discard pile", DECK: "deck"}


def way(state: Duel, seat: int, action: Action) -> list[str]:
    """The places of an option: from where, then to where."""
    verb = action.verb
    if verb == words.DRAW:
        return [f"{action.a}:deck"]
    if verb in (words.RECRUIT, words.MOVE):
        return [at(state, action.a), standing(action.b)]
    if verb in FROM_TO and action.b >= 0:
        return [at(state, action.a), at(state, action.b)]
    if verb == words.PLACE:
        return [place(action.a)]
    if verb in LABELS or verb in (words.SPELL, words.NAMED):
        found = at(state, action.a) if action.a >= 0 else ""
        return [found] if found else []
    return []


def at(state: Duel, card: Card) -> str:
    """Where a card is; nothing for one that is between places."""
    zone, side = state.zone(card), state.side(card)
    if zone == UNIT:
        return f"{side}:{slot(state.spot(card))}"
    if zone in PILES:
        return f"{side}:{PILES[zone]}{state.pile(side, zone).index(card) + 1}"
    return f"{side}:deck" if zone == DECK else ""


def standing(place: int) -> str:
    return f"{place // SLOTS}:{slot(place)}"


def place(packed: int) -> str:
    """A slot, row, column or Unit that is chosen."""
    if packed < 1000:
        return standing(packed)
    kind, owner, index = packed // 1000, packed // 10 % 100, packed % 10
    side = "" if owner == EVERY_UNIT else f"{owner}:"
    return side + {ROW_PLACE: ROWS[index % 3].lower(), COLUMN_PLACE: f"column{index}"}.get(kind, "unit")


def tell(state: Duel, seat: int, action: Action) -> str:
    """An option in words: "Shoot: Skybow (r1) → Cinder (rival r1)"."""
    verb = action.verb
    if verb == words.DRAW:
        return "Draw a card" if action.a == seat else f"Draw a card from {whose(state, seat, action.a)} deck"
    if verb in (words.SPELL, words.NAMED):
        return use(state, seat, action)
    if verb == words.NAME:
        return f"Name {state.book.faces[action.a].name}"
    if verb == words.NUMBER:
        return str(action.a)
    if verb == words.FIRST:
        return f"({action.a + 1}) first"
    if verb == words.EITHER:
        return f"Choose ({action.a + 1})"
    label = LABELS[verb]
    if action.a < 0:
        return label
    if verb == words.PLACE:
        return f"{label} {place_words(state, seat, action.a)}"
    if verb == words.LEAD:
        return f"{label} {state.book.faces[state.face(action.a)].title} ({thing(state, seat, action.a)})"
    if verb in (words.RECRUIT, words.MOVE):
        return f"{label}: {thing(state, seat, action.a)} → {spot(state, seat, action.b)}"
    if verb in FROM_TO:
        names = [thing(state, seat, card) for card in (action.a, action.b) if card >= 0]
        return f"{label}: {(' and ' if verb == words.SWITCH else ' → ').join(names)}"
    return f"{label} {thing(state, seat, action.a)}"


def whose(state: Duel, seat: int, other: int) -> str:
    return "your" if other == seat else "the rival's" if state.seats == 2 else f"player {other + 1}'s"


def side(state: Duel, seat: int, other: int) -> str:
    """Before a place: nothing for the own side."""
    return "" if other == seat else "rival " if state.seats == 2 else f"player {other + 1} "


def thing(state: Duel, seat: int, card: Card) -> str:
    """A card by its name, and where it is unless that is the own hand."""
    zone, owner = state.zone(card), state.side(card)
    if zone == UNIT:
        return character(state, seat, card)
    if zone == RESERVE:
        face = state.book.faces[state.face(card)]
        name = face.name if face.box == OPERATION_BOX or knows(state, seat, card) else "face-down card"
        return f"{name} ({side(state, seat, owner)}Reserve {state.spot(card) + 1})"
    if not knows(state, seat, card):
        number = state.pile(owner, zone).index(card) + 1
        return f"card {number} of {whose(state, seat, owner)} {PILE_WORDS.get(zone, 'cards')}"
    name = face_name(state, card) + copies(state, card).replace("#", " #")
    if zone not in PILE_WORDS or (zone == HAND and owner == seat):
        return name
    return f"{name} ({whose(state, seat, owner)} {PILE_WORDS[zone]})"


def character(state: Duel, seat: int, card: Card) -> str:
    marks, face = state.marks(card), printed_face(state, card)
    name = face.title if marks & LEADER else face.name
    where = side(state, seat, state.side(card)) + slot(state.spot(card))
    return f"{'Corpse of ' if marks & CORPSE else ''}{name} ({where})"


def spot(state: Duel, seat: int, place: int) -> str:
    """A slot, by whoever is in it."""
    card = state.unit[place]
    return character(state, seat, card) if card >= 0 else side(state, seat, place // SLOTS) + slot(place)


def place_words(state: Duel, seat: int, packed: int) -> str:
    if packed < 1000:
        return spot(state, seat, packed)
    kind, owner, index = packed // 1000, packed // 10 % 100, packed % 10
    mine = "every" if owner == EVERY_UNIT else whose(state, seat, owner)
    return f"{mine} {ROWS[index] if kind == ROW_PLACE else f'column {index}' if kind == COLUMN_PLACE else 'Unit'}"


def use(state: Duel, seat: int, action: Action) -> str:
    """A Spell or a named action, and whose it is; numbered when there are several alike."""
    known = [one for one in uses_of(state, action.a) if one.spell == (action.verb == words.SPELL)]
    chosen = next(one for one in known if one.program == action.b)
    alike = [one for one in known if one.spell or one.name == chosen.name]
    number = f" ({alike.index(chosen) + 1})" if len(alike) > 1 else ""
    card = thing(state, seat, action.a)
    verb = "Cast" if chosen.spell else f"Use {chosen.name}".strip()
    return f"{verb}: {card}{number}. {chosen.text}"
