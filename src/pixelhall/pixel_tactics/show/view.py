"""What one seat may know, as data for JSON: built up from nothing out of what `knows` allows."""

from typing import TYPE_CHECKING, Any, Final, Literal, cast

from pixelhall.core.game import EVERYBODY, Decision
from pixelhall.pixel_tactics.change.cards import statuses_of
from pixelhall.pixel_tactics.legal.costs import special
from pixelhall.pixel_tactics.numbers import code, fourth_box, grid, keyword, mark, per_seat, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.view_types import (
    BaseCard,
    Character,
    DeckList,
    DuelView,
    HandCard,
    PastLeader,
    Player,
    ReserveCard,
)
from pixelhall.pixel_tactics.state.ceasefire import all_rest, at_rest
from pixelhall.pixel_tactics.state.layout import fortress, fortresses, has_pile, is_common
from pixelhall.pixel_tactics.state.leader_pile import is_designated, leader_pile
from pixelhall.pixel_tactics.state.parts import base_of, is_of_decks, is_promo, promo_deck
from pixelhall.pixel_tactics.state.sides import opponents
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.state.tableau import gold_of, has_tableau, on_tableau
from pixelhall.pixel_tactics.texts.in_force import active_boxes, in_force
from pixelhall.pixel_tactics.texts.melee import in_melee
from pixelhall.pixel_tactics.texts.reading import attack, has, life, printed_face, printed_number
from pixelhall.pixel_tactics.texts.shape import columns

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics

BOX_WORDS: Final[dict[int, Literal["order", "operation", "trap"]]] = {
    fourth_box.ORDER: "order",
    fourth_box.OPERATION: "operation",
    fourth_box.TRAP: "trap",
}


def view(game: "PixelTactics", state: Duel, seat: int) -> dict[str, Any]:
    """Seat -1 is a spectator, -2 knows everything. `card` is the printed name of a card, where its face may be
    known."""
    units = characters(state, game.decisions(state))
    shown: DuelView = {
        "game": "pixel-tactics",
        "seat": seat,
        "edition": state.rules.chosen.get("edition", "deluxe"),
        "mode": state.rules.mode.name,
        "series": state.rules.series,
        "words": state.rules.words,
        "battle": state.battle,
        "round": state.round,
        "wave": grid.ROWS[state.row],
        "turn": state.turn,
        "ceasefire": all_rest(state),
        "active": state.active,
        "first": state.first,
        "players": [player(state, seat, other, units[other]) for other in range(state.seats)],
        "asked": [asked.seat for asked in game.decisions(state)],
    }
    if has_tableau(state):
        shown["tableau"] = [
            {"card": face_words(state, state.face(card)), "gold": state.time(card), "price": price}
            for price, card in enumerate(on_tableau(state))
        ]
    if state.rules.promos:
        shown["promos"] = len(promo_deck(state))
    if state.rules.format is not None:
        shown["format"] = state.rules.format.name
        shown["deck_lists"] = "closed" if state.rules.closed else "open"
    if state.seats > 2:
        shown["teams"] = state.teams[:]
        shown["order"] = state.order[:]
        shown["reach"] = [foes[:] for foes in state.foes]
        shown["far"] = [state.rules.mode.far(state, other) for other in range(state.seats)]
        shown["facing"] = [facing(state, other) for other in range(state.seats)]
    if state.rules.mode.roles:
        shown["roles"] = state.rules.mode.roles[:]
    if state.rules.mode.laws:
        shown["laws"] = state.rules.mode.laws[:]
    return cast("dict[str, Any]", shown)


def facing(state: Duel, seat: int) -> list[int]:
    """Who sits opposite, in the order of the table: rivals in reach, else whom a Long attack reaches, else all rivals who
    still play."""
    rivals = [other for other in opponents(state, seat) if other in state.order]
    return state.foes[seat][:] or state.rules.mode.far(state, seat) or rivals or opponents(state, seat)


class Standing:
    """The characters of one position: they look the same to everybody, so they are worked out once for all who look."""

    def __init__(self, asked: list[Decision], units: list[list[Character]]) -> None:
        self.asked = asked  # the questions of the position, made anew whenever it changes
        self.units = units


def characters(state: Duel, asked: list[Decision]) -> list[list[Character]]:
    last = state.standing
    if last is None or last.asked is not asked:
        units = [[state.unit[seat * grid.SLOTS + slot] for slot in range(grid.SLOTS)] for seat in range(state.seats)]
        last = Standing(asked, [[character(state, card) for card in unit if card >= 0] for unit in units])
        state.standing = last
    return last.units


def player(state: Duel, seat: int, other: int, unit: list[Character]) -> Player:
    reserve = state.pile(other, zone.RESERVE)
    hand = state.pile(other, zone.HAND)
    kept = state.of(other, per_seat.LEADER)
    words: Player = {
        "seat": other,
        "actions": state.of(other, per_seat.ACTIONS),
        "trophies": state.of(other, per_seat.TROPHIES),
        "leader_chosen": kept >= 0 and state.zone(kept) == zone.SEALED,
        "deck": len(state.pile(other, zone.DECK)),
        "hand": [hand_card(state, seat, card) for card in hand],
        "discard": [name(state, card) for card in state.pile(other, zone.DISCARD)],
        "reserve": [None if card < 0 else reserve_card(state, seat, card) for card in reserve],
        "columns": [str(column) for column in columns(state, other)],
        "unit": unit,
    }
    if kept >= 0 and state.zone(kept) in (zone.TROPHIES, zone.GONE):
        words["past_leader"] = past_leader(state, kept)
    if has_tableau(state):
        words["gold"] = gold_of(state, other)
    if state.rules.built:
        if fallen := [card for card in state.pile(other, zone.GONE) if is_designated(state, card)]:
            words["fallen"] = [state.book.faces[state.face(card)].title for card in fallen]
        words["leaders"] = [hand_card(state, seat, card) for card in leader_pile(state, other)]
        if seat == other or seat == EVERYBODY or not state.rules.closed:
            words["deck_list"] = deck_list(state, other)
    if has_pile(state, zone.LOST):
        if state.ledger and state.ledger[other]:
            words["scored"] = state.ledger[other]
        words["lost"] = [name(state, card) for card in state.pile(other, zone.LOST)]
    if at_rest(state, other) and not all_rest(state):
        words["resting"] = True
    if state.rules.promos and (green := green_backs(state, other)):
        words["green"] = green
    if (base := base_of(state, other)) >= 0:
        words["base"] = base_card(state, base)
    if left := fortresses(state, other):
        words["fortress"] = {str(column): n for column, n in left.items()}
    if special(state, other):
        words["extra_actions"] = special(state, other)
    return words


def green_backs(state: Duel, seat: int) -> list[str]:
    """Where the promos of a player are that do not lie open: everybody sees their backs (PT-PROMO-01)."""
    found = [
        f"{word}{at}"
        for word, where in (("hand", zone.HAND), ("reserve", zone.RESERVE))
        for at, card in enumerate(state.pile(seat, where), 1)
        if card >= 0 and is_promo(state, card)
    ]
    deck = [] if is_common(state, seat, zone.DECK) else state.pile(seat, zone.DECK)[::-1]
    found += [f"deck{at}" for at, card in enumerate(deck, 1) if is_promo(state, card)]
    for column in fortresses(state, seat):
        behind = fortress(state, seat, column)[::-1]
        found += [f"column{column}.{at}" for at, card in enumerate(behind, 1) if is_promo(state, card)]
    chosen = state.of(seat, per_seat.LEADER)
    return found + (["leader"] if chosen >= 0 and state.zone(chosen) == zone.SEALED and is_promo(state, chosen) else [])


def base_card(state: Duel, card: Card) -> BaseCard:
    """Everybody sees it, flipped or not."""
    face = state.book.faces[state.face(card)]
    return {
        "card": face.name,
        "colour": face.colour,
        "points": face.points,
        "ongoing": " ".join(face.operation.texts),
        "snap": face.fourth,
        "flipped": state.marked(card, mark.DOWN),
    }


def deck_list(state: Duel, seat: int) -> DeckList:
    """What is in a built deck, wherever its cards are now."""
    counts: list[dict[str, int]] = [{}, {}]
    for card in range(len(state.origins)):
        if is_of_decks(state, card) and state.origin(card) % state.seats == seat:
            part = counts[state.origin(card) // state.seats]
            part[name(state, card)] = part.get(name(state, card), 0) + 1
    heroes, leaders = ({name: part[name] for name in sorted(part)} for part in counts)
    return {"leaders": leaders, "heroes": heroes}


def past_leader(state: Duel, card: Card) -> PastLeader:
    """Everybody saw its face while it stood."""
    face = state.book.faces[state.face(card)]
    return {"name": face.title, "card": face.name, "left": state.time(card)}


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
    if face.box == fourth_box.OPERATION:
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
        "name": face.title if marks & mark.LEADER else face.name,
        "card": face.name,
        "kind": "leader" if marks & mark.LEADER else "corpse" if marks & mark.CORPSE else "hero",
    }
    if marks & mark.CORPSE:
        return words
    words["attack"], words["damage"] = attack(state, card), state.damage(card)
    words["life"] = max(0, life(state, card))  # nobody is shown less than none
    base = [printed_number(state, card, False), printed_number(state, card, True)]
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
    if marks & (mark.ACTED | mark.ATTACKED | mark.CAST):
        words["acted"] = True
    if marks & mark.RECRUITED:
        words["fresh"] = True
    if marks & mark.TOKEN:
        words["token"] = True
    if state.owner(card) != state.side(card):
        words["owner"] = state.owner(card)
    return words


def keywords(state: Duel, card: Card) -> list[str]:
    return [
        word
        for i, word in enumerate(keyword.WORDS)
        if (in_force(state).says(code.HAS + i) or state.tokens) and has(state, card, i)
    ]


def counters(state: Duel, card: Card) -> dict[str, int]:
    found: dict[str, int] = {}
    for i in range(0, len(state.counters), 3):
        if state.counters[i] == card:
            found[state.book.counters[state.counters[i + 1]]] = state.counters[i + 2]
    return found
