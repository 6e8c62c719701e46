"""What one seat may know, as data for JSON: built up from nothing out of what `knows` allows."""

from typing import TYPE_CHECKING, Any, Final, Literal, cast

from pixelhall.core.game import Decision
from pixelhall.pixel_tactics import notation
from pixelhall.pixel_tactics.active import active_boxes
from pixelhall.pixel_tactics.board import columns, in_melee
from pixelhall.pixel_tactics.ceasefire import all_rest
from pixelhall.pixel_tactics.changes import statuses_of
from pixelhall.pixel_tactics.codes import HAS, KEYWORDS
from pixelhall.pixel_tactics.costs import special
from pixelhall.pixel_tactics.knowledge import knows
from pixelhall.pixel_tactics.state import Card, Duel
from pixelhall.pixel_tactics.stats import attack, has, life, present, printed, printed_face
from pixelhall.pixel_tactics.view_types import Character, DuelView, HandCard, Player, ReserveCard
from pixelhall.pixel_tactics.words import (
    ACTED,
    ACTIONS,
    ATTACKED,
    CAST,
    CORPSE,
    DECK,
    DISCARD,
    FRESH,
    HAND,
    KEPT,
    LEADER,
    OPERATION_BOX,
    ORDER_BOX,
    RESERVE,
    ROWS,
    SEALED,
    SLOTS,
    TOKEN,
    TRAP_BOX,
    TROPHY_COUNT,
)

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics

BOX_WORDS: Final[dict[int, Literal["order", "operation", "trap"]]] = {
    ORDER_BOX: "order",
    OPERATION_BOX: "operation",
    TRAP_BOX: "trap",
}


def view(game: "PixelTactics", state: Duel, seat: int) -> dict[str, Any]:
    """Seat -1 is a spectator, -2 knows everything. `card` is the printed name of a card, where its face may be
    known."""
    units = characters(state, game.decisions(state))
    shown: DuelView = {
        "game": "pixel-tactics",
        "seat": seat,
        "edition": state.rules.chosen.get("edition", "deluxe"),
        "series": state.rules.series,
        "words": state.rules.words,
        "battle": state.battle,
        "round": state.round,
        "wave": ROWS[state.row],
        "turn": state.turn,
        "ceasefire": all_rest(state),
        "active": state.active,
        "first": state.first,
        "players": [player(state, seat, other, units[other]) for other in range(state.seats)],
        "asked": [asked.seat for asked in game.decisions(state)],
    }
    return cast("dict[str, Any]", shown)


class Standing:
    """The characters of one position: they look the same to everybody, so they are worked out once for all who look."""

    def __init__(self, asked: list[Decision], units: list[list[Character]]) -> None:
        self.asked = asked  # the questions of the position, made anew whenever it changes
        self.units = units


def characters(state: Duel, asked: list[Decision]) -> list[list[Character]]:
    last = state.standing
    if last is None or last.asked is not asked:
        units = [[state.unit[seat * SLOTS + slot] for slot in range(SLOTS)] for seat in range(state.seats)]
        last = Standing(asked, [[character(state, card) for card in unit if card >= 0] for unit in units])
        state.standing = last
    return last.units


def player(state: Duel, seat: int, other: int, unit: list[Character]) -> Player:
    reserve = state.pile(other, RESERVE)
    hand = state.pile(other, HAND)
    kept = state.of(other, KEPT)
    words: Player = {
        "seat": other,
        "actions": state.of(other, ACTIONS),
        "trophies": state.of(other, TROPHY_COUNT),
        "leader_chosen": kept >= 0 and state.zone(kept) == SEALED,
        "deck": len(state.pile(other, DECK)),
        "hand": [hand_card(state, seat, card) for card in hand],
        "discard": [name(state, card) for card in state.pile(other, DISCARD)],
        "reserve": [None if card < 0 else reserve_card(state, seat, card) for card in reserve],
        "columns": [str(column) for column in columns(state, other)],
        "unit": unit,
    }
    if special(state, other):
        words["extra_actions"] = special(state, other)
    return words


def name(state: Duel, card: Card) -> str:
    return state.book.faces[state.face(card)].name


def hand_card(state: Duel, seat: int, card: Card) -> HandCard | None:
    """A card of a hand; None for one that this seat may not know."""
    return face_words(state, state.face(card)) if knows(state, seat, card) else None


def face_words(state: Duel, index: int) -> HandCard:
    """Everything printed on a card."""
    face = state.book.faces[index]
    words: HandCard = {
        "name": face.name,
        "card": face.name,
        "attack": face.attack,
        "life": face.life,
        "vanguard": " ".join(face.rows[0].texts),
        "flank": " ".join(face.rows[1].texts),
        "rear": " ".join(face.rows[2].texts),
    }
    if face.box in BOX_WORDS:
        words[BOX_WORDS[face.box]] = face.fourth
    if face.title:
        words["leader"] = {
            "name": face.title,
            "attack": face.lead_attack,
            "life": face.lead_life,
            "text": " ".join(face.lead.texts),
        }
    return words


def reserve_card(state: Duel, seat: int, card: Card) -> ReserveCard:
    face = state.book.faces[state.face(card)]
    if face.box == OPERATION_BOX:
        return {
            "kind": "operation",
            "name": face.name,
            "card": face.name,
            "text": face.fourth,
            "markers": state.time(card),
        }
    if knows(state, seat, card):
        return {"kind": "trap", "name": face.name, "card": face.name, "text": face.fourth, "placed": state.time(card)}
    return {"kind": "trap", "name": None, "card": None, "placed": state.time(card)}


def character(state: Duel, card: Card) -> Character:
    """A card in a Unit, as everybody sees it; a Corpse was face up before (A-077)."""
    marks = state.marks(card)
    face = printed_face(state, card)
    words: Character = {
        "slot": notation.slot(state.spot(card)),
        "name": face.title if marks & LEADER else face.name,
        "card": face.name,
        "kind": "leader" if marks & LEADER else "corpse" if marks & CORPSE else "hero",
    }
    if marks & CORPSE:
        return words
    words["attack"], words["life"], words["damage"] = attack(state, card), life(state, card), state.damage(card)
    base = [printed(state, card, False), printed(state, card, True)]
    if base[0] != words["attack"] or base[1] != words["life"]:
        words["printed"] = base
    if text := " ".join(text for box in active_boxes(state, card) for text in box.texts):
        words["text"] = text
    if found := keywords(state, card):
        words["keywords"] = found
    if state.tokens and (worn := statuses_of(state, card)):
        words["statuses"] = [state.book.statuses[status] for status in worn]
    if on_it := counters(state, card):
        words["counters"] = on_it
    if in_melee(state, card):
        words["melee"] = True
    if marks & (ACTED | ATTACKED | CAST):
        words["acted"] = True
    if marks & FRESH:
        words["fresh"] = True
    if marks & TOKEN:
        words["token"] = True
    if state.owner(card) != state.side(card):
        words["owner"] = state.owner(card)
    return words


def keywords(state: Duel, card: Card) -> list[str]:
    return [
        word for i, word in enumerate(KEYWORDS) if (present(state, HAS + i) or state.tokens) and has(state, card, i)
    ]


def counters(state: Duel, card: Card) -> dict[str, int]:
    found: dict[str, int] = {}
    for i in range(0, len(state.counters), 3):
        if state.counters[i] == card:
            found[state.book.counters[state.counters[i + 1]]] = state.counters[i + 2]
    return found
