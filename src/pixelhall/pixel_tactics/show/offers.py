"""Options for people and boards: in plain words, and as a way over the table. Both say what the seat that is asked knows,
and no more."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.core.waiting import called
from pixelhall.pixel_tactics.numbers import fourth_box, grid, mark, place_kind, verb, zone
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.notation import copies, face_name, slot
from pixelhall.pixel_tactics.state.layout import near_side
from pixelhall.pixel_tactics.state.leader_pile import leader_pile
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.state.tableau import on_tableau
from pixelhall.pixel_tactics.texts.in_force import uses_of
from pixelhall.pixel_tactics.texts.reading import printed_face

LABELS: Final = {
    verb.RECRUIT: "Recruit",
    verb.ATTACK: "Attack",
    verb.SHOOT: "Shoot",
    verb.MOVE: "Move",
    verb.SWITCH: "Switch places",
    verb.CLEAR: "Clear the",
    verb.ORDER: "Play the Order of",
    verb.OPERATE: "Play the Operation of",
    verb.TRAP: "Place as a Trap:",
    verb.STORM: "Attack the fortress",
    verb.LEAD: "Lead with",
    verb.REMOVE: "Discard",
    verb.SPRING: "Spring",
    verb.CHOOSE: "Choose",
    verb.PLACE: "Choose",
    verb.PROMO: "Change for a promo:",
    verb.SNAP: "Snap",
    verb.PASS: "Pass",
    verb.END: "End the turn",
    verb.DECLINE: "Decline",
    verb.DONE: "Done",
    verb.YES: "Yes",
    verb.NO: "No",
}
DEEDS: Final = {
    verb.RECRUIT: "recruit",
    verb.ATTACK: "attack",
    verb.SHOOT: "shot",
    verb.STORM: "attack",
    verb.SPELL: "spell",
    verb.NAMED: "spell",
    verb.MOVE: "move",
    verb.SWITCH: "switch",
    verb.CLEAR: "clear",
}
BONUS_WORDS: Final = (
    "Draw until you hold seven cards",
    "Recruit up to three Heroes into any row",
    "Remove your Corpses and rearrange your Unit",
)
FROM_TO: Final = (verb.ATTACK, verb.SHOOT, verb.SWITCH)
PILES: Final = {zone.HAND: "hand", zone.DISCARD: "discard", zone.RESERVE: "reserve"}  # numbered places
PILE_WORDS: Final = {zone.HAND: "hand", zone.DISCARD: "discard pile", zone.DECK: "deck"}


def way(state: Duel, seat: int, action: Action) -> list[str]:
    """The places of an option: from where, then to where."""
    kind = action.verb
    if kind == verb.DRAW:
        return [f"{action.a}:deck"]
    if kind in (verb.RECRUIT, verb.MOVE):
        return [at(state, action.a), standing(action.b)]
    if kind in FROM_TO and action.b >= 0:
        return [at(state, action.a), at(state, action.b)]
    if kind == verb.STORM:
        return [at(state, action.a), place(action.b)]
    if kind == verb.PLACE:
        return [place(action.a)]
    if kind == verb.EXCHANGE:
        return [place(action.a), place(action.b)]
    if kind in (verb.RIVAL, verb.ALLY):
        return [f"{action.a}:unit"]
    if kind in (verb.DRAFT, verb.GATHER):
        return [f"tableau{on_tableau(state).index(action.a) + 1}" if action.a >= 0 else f"{seat}:deck"]
    if kind in LABELS or kind in (verb.SPELL, verb.NAMED):
        found = at(state, action.a) if action.a >= 0 else ""
        return [found] if found else []
    return []


def at(state: Duel, card: Card) -> str:
    """Where a card is; nothing for one that is between places."""
    where, side = state.zone(card), state.side(card)
    if where == zone.UNIT:
        return f"{side}:{slot(state.spot(card))}"
    if where == zone.LEADERS:
        return f"{side}:leaders{leader_pile(state, side).index(card) + 1}"
    if where in PILES:
        return f"{side}:{PILES[where]}{state.pile(side, where).index(card) + 1}"
    if where == zone.BASE:
        return f"{side}:base"
    return f"{side}:deck" if where == zone.DECK else ""


def standing(place: int) -> str:
    return f"{place // grid.SLOTS}:{slot(place)}"


def place(packed: int) -> str:
    """A slot, row, column or Unit that is chosen."""
    if packed < 1000:
        return standing(packed)
    kind, owner, index = packed // 1000, packed // 10 % 100, packed % 10
    side = "" if owner == place_kind.EVERY_UNIT else f"{owner}:"
    return side + {place_kind.ROW: grid.ROWS[index % 3].lower(), place_kind.COLUMN: f"column{index}"}.get(kind, "unit")


def tell(state: Duel, seat: int, action: Action, names: list[str] | None) -> str:
    """An option in words: "Shoot: Skybow (r1) → Cinder (rival r1)"."""
    kind = action.verb
    if kind == verb.DRAW:
        return "Draw a card" if action.a == seat else f"Draw a card from {whose(state, seat, action.a, names)} deck"
    if kind in (verb.SPELL, verb.NAMED):
        return use(state, seat, action, names)
    if kind == verb.NAME:
        return f"Name {state.book.faces[action.a].name}"
    if kind in (verb.RIVAL, verb.ALLY):
        who = called(action.a, seat, state.seats, names)
        return who[:1].upper() + who[1:] if names is None else who
    if kind in (verb.DRAFT, verb.GATHER):
        return tell_draft(state, action)
    if kind == verb.BONUS:
        return BONUS_WORDS[action.a]
    if kind == verb.NUMBER:
        return str(action.a)
    if kind == verb.EXCHANGE:
        return f"Exchange {spot(state, seat, action.a, names)} and {spot(state, seat, action.b, names)}"
    if kind == verb.FIRST:
        return f"({action.a + 1}) first"
    if kind == verb.EITHER:
        return f"Choose ({action.a + 1})"
    label = LABELS[kind]
    if action.a < 0:
        return label
    if kind == verb.PLACE:
        return f"{label} {place_words(state, seat, action.a, names)}"
    if kind == verb.LEAD:
        face = action.b if action.b >= 0 else state.face(action.a)
        return f"{label} {state.book.faces[face].title} ({thing(state, seat, action.a, names)})"
    if kind == verb.SNAP:
        face = state.face(action.a)
        return f"{label} {state.book.faces[face].name}. {state.book.faces[face].fourth.partition(': ')[2]}"
    if kind in (verb.RECRUIT, verb.MOVE):
        return f"{label}: {thing(state, seat, action.a, names)} → {spot(state, seat, action.b, names)}"
    if kind == verb.STORM:
        return f"{label}: {thing(state, seat, action.a, names)} → {place_words(state, seat, action.b, names)}"
    if kind in FROM_TO:
        ends = [thing(state, seat, card, names) for card in (action.a, action.b) if card >= 0]
        return f"{label}: {(' and ' if kind == verb.SWITCH else ' → ').join(ends)}"
    if kind == verb.SPRING:
        return f"{label} {trap(state, seat, action.a, names)}"
    return f"{label} {thing(state, seat, action.a, names)}"


def tell_draft(state: Duel, action: Action) -> str:
    """A card of the tableau, its price and what lies on it: "Take Cook for 2 gold, with 1 on it"."""
    line = on_tableau(state)
    if action.a < 0:
        return f"Draw from the deck for {len(line)} gold"
    name, gold = face_name(state, action.a), state.time(action.a)
    if action.verb == verb.GATHER:
        return f"Gather {gold} gold from {name} ({line.index(action.a) + 1})"
    price = line.index(action.a)
    return f"Take {name} ({price + 1}) for {price or 'no'} gold{f', with {gold} on it' if gold else ''}"


def trap(state: Duel, seat: int, card: Card, names: list[str] | None) -> str:
    """A Trap of this seat's own, with what it does; with its place in the Reserve, should there be another of that name."""
    face = state.book.faces[state.face(card)]
    own = [state.book.faces[state.face(other)].name for other in state.pile(seat, zone.RESERVE) if other >= 0]
    does = face.fourth.partition(": ")[2] or face.fourth
    return f"{thing(state, seat, card, names) if own.count(face.name) > 1 else face.name}: {does}"


def whose(state: Duel, seat: int, other: int, names: list[str] | None) -> str:
    if other == seat:
        return "your"
    return "the rival's" if state.seats == 2 else f"{called(other, seat, state.seats, names)}'s"


def side(state: Duel, seat: int, other: int, names: list[str] | None) -> str:
    """Before a place: nothing for the own side."""
    if other == seat:
        return ""
    return "rival " if state.seats == 2 else f"{called(other, seat, state.seats, names)} "


def thing(state: Duel, seat: int, card: Card, names: list[str] | None) -> str:
    """A card by its name, and where it is unless that is the own hand."""
    where, owner = state.zone(card), near_side(state, seat, card)
    if where == zone.UNIT:
        return character(state, seat, card, names)
    if where == zone.RESERVE:
        face = state.book.faces[state.face(card)]
        name = face.name if face.box == fourth_box.OPERATION or knows(state, seat, card) else "face-down card"
        return f"{name} ({side(state, seat, owner, names)}Reserve {state.spot(card) + 1})"
    if not knows(state, seat, card):
        number = state.pile(owner, where).index(card) + 1
        return f"card {number} of {whose(state, seat, owner, names)} {PILE_WORDS.get(where, 'cards')}"
    name = face_name(state, card) + copies(state, card).replace("#", " #")
    if where not in PILE_WORDS or (where == zone.HAND and owner == seat):
        return name
    return f"{name} ({whose(state, seat, owner, names)} {PILE_WORDS[where]})"


def character(state: Duel, seat: int, card: Card, names: list[str] | None) -> str:
    marks, face = state.marks(card), printed_face(state, card)
    name = face.title if marks & mark.LEADER else face.name
    where = side(state, seat, state.side(card), names) + slot(state.spot(card))
    return f"{'Corpse of ' if marks & mark.CORPSE else ''}{name} ({where})"


def spot(state: Duel, seat: int, place: int, names: list[str] | None) -> str:
    """A slot, by whoever is in it."""
    card = state.unit[place]
    return (
        character(state, seat, card, names)
        if card >= 0
        else side(state, seat, place // grid.SLOTS, names) + slot(place)
    )


def place_words(state: Duel, seat: int, packed: int, names: list[str] | None) -> str:
    if packed < 1000:
        return spot(state, seat, packed, names)
    kind, owner, index = packed // 1000, packed // 10 % 100, packed % 10
    mine = "every" if owner == place_kind.EVERY_UNIT else whose(state, seat, owner, names)
    return f"{mine} {grid.ROWS[index] if kind == place_kind.ROW else f'column {index}' if kind == place_kind.COLUMN else 'Unit'}"


def use(state: Duel, seat: int, action: Action, names: list[str] | None) -> str:
    """A Spell or a named action, and whose it is; numbered when there are several alike."""
    known = [one for one in uses_of(state, action.a) if one.spell == (action.verb == verb.SPELL)]
    chosen = next(one for one in known if one.program == action.b)
    alike = [one for one in known if one.spell or one.name == chosen.name]
    number = f" ({alike.index(chosen) + 1})" if len(alike) > 1 else ""
    card = thing(state, seat, action.a, names)
    kind = "Cast" if chosen.spell else f"Use {chosen.name}".strip()
    return f"{kind}: {card}{number}. {chosen.text}"
