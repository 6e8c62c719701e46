"""What one seat may know, as data for JSON: built up from nothing. Pixels are written by their letters: RRGY."""

from typing import TYPE_CHECKING, Any, cast

from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_pusher.belt import takes
from pixelhall.pixel_pusher.build import slot_type
from pixelhall.pixel_pusher.draft import drafted, in_hand
from pixelhall.pixel_pusher.knowledge import first_hold, less
from pixelhall.pixel_pusher.notation import letters
from pixelhall.pixel_pusher.state import Card, Factory
from pixelhall.pixel_pusher.turns import active, first
from pixelhall.pixel_pusher.view_types import Draft, FactoryView, Firsts, Image, Player, Scanline, Slot
from pixelhall.pixel_pusher.words import (
    ABILITIES,
    BUILD,
    COLOURS,
    CONVERT,
    CONVERTS,
    DRAFT,
    EMPTY,
    FIRST_BUILD,
    FIRST_COLLECT,
    FIRST_SCORE,
    LETTERS,
    PHASES,
    PRIMARIES,
    ROWS,
    SCORE,
    SEGMENTS,
    SLOTS,
    STORE,
)

if TYPE_CHECKING:
    from pixelhall.pixel_pusher.game import PixelPusher


def view(game: "PixelPusher", state: Factory, seat: int) -> dict[str, Any]:
    """Seat -1 is a spectator, -2 sees everything."""
    shown: FactoryView = {
        "game": "pixel-pusher",
        "seat": seat,
        "round": state.round,
        "last_round": state.last,
        "phase": PHASES[state.phase],
        "turn": active(state) if state.phase in (BUILD, CONVERT, SCORE) and not state.over else -1,
        "belt": [letters(state.belt[i * PRIMARIES : (i + 1) * PRIMARIES]) for i in range(SEGMENTS)],
        "bag": dict(zip(LETTERS, state.supply[:PRIMARIES])),
        "supply": dict(zip(LETTERS[PRIMARIES:], state.supply[PRIMARIES:])),
        "cards": {face.name: face.text for face in state.book.faces},
        "deck": len(state.deck),
        "box": len(state.box),
        "hidden": counted(state, hidden_cards(state, seat)),
        "gone": counted(state, state.gone),
        "marker": state.marker,
        "first": firsts(state),
        "images": [image(state, i) for i in range(len(state.images))],
        "players": [player(state, seat, other) for other in range(state.seats)],
        "draft": draft(state, seat) if state.phase == DRAFT else None,
        "asked": [asked.seat for asked in game.decisions(state)],
    }
    return cast("dict[str, Any]", shown)


def firsts(state: Factory) -> Firsts | None:
    """Who begins, once the abilities are shown."""
    if state.phase < BUILD:
        return None
    return {
        "build": first(state, FIRST_BUILD),
        "collect": first(state, FIRST_COLLECT),
        "score": first(state, FIRST_SCORE),
    }


def names(state: Factory, cards: list[Card]) -> list[str]:
    return [state.book.faces[card].name for card in sorted(cards)]


def counted(state: Factory, cards: list[Card]) -> dict[str, int]:
    """How many there are of each, by name."""
    return {state.book.faces[card].name: cards.count(card) for card in sorted(set(cards))}


def hidden_cards(state: Factory, seat: int) -> list[Card]:
    """The machine cards that are neither shown nor this seat's: anyone who counts knows which they are, but not
    where."""
    cards = state.deck + state.box
    for other in range(state.seats):
        if seat not in (other, EVERYBODY):
            cards += state.hands[other]
    if state.phase == DRAFT:
        mine = range(state.seats) if seat == EVERYBODY else [seat] if seat >= 0 else []
        cards += less(
            [card for stack in state.stacks for card in stack], [card for one in mine for card in held(state, one)]
        )
    return [card for card in cards if card >= ABILITIES]


def held(state: Factory, seat: int) -> list[Card]:
    """What a seat has taken in the draft, and what it chooses from."""
    return drafted(state, seat) + ([] if state.sealed[seat] else in_hand(state, seat))


def image(state: Factory, i: int) -> Image:
    picture = state.book.pictures[state.images[i]]
    rows: list[Scanline] = [{"cells": picture.rows[row], "points": picture.points[row]} for row in range(ROWS)]
    for row in range(ROWS):
        if state.painted[i * ROWS + row] >= 0:
            rows[row]["by"] = state.painted[i * ROWS + row]
    return {"name": picture.name, "rows": rows}


def player(state: Factory, seat: int, other: int) -> Player:
    mine = seat in (other, EVERYBODY)
    pixels = state.pixels[other * COLOURS : (other + 1) * COLOURS]
    words: Player = {
        "seat": other,
        "points": state.points[other],
        "pixels": letters(pixels),
        "storage": state.rules.storage,
        "slots": [slot(state, other, i) for i in range(SLOTS)],
        "abilities": [
            state.book.faces[ability].name for ability in range(ABILITIES) if state.holders[ability] == other
        ],
        "cards": len(state.hands[other]),
        "hand": names(state, state.hands[other]) if mine else None,
    }
    if state.left[other]:
        words["left"] = True
    if mine and state.phase == STORE:
        words["returns"] = letters(state.dropped[other * COLOURS : (other + 1) * COLOURS])
    return words


def slot(state: Factory, seat: int, i: int) -> Slot:
    """A slot: its cards' texts, what it takes off its segment, whether it holds converts."""
    parts = state.book.parts
    cards = [part.words for part in parts for _ in range(state.installed(seat, i, part.index))]
    type = slot_type(state, seat, i)
    return {
        "cards": cards,
        "takes": letters(takes(state, seat, i)),
        "kind": "" if type == EMPTY else "convert" if type == CONVERTS else "collect",
    }


def draft(state: Factory, seat: int) -> Draft:
    """The draft under way: the cards to choose from, the cards taken, and what the seat remembers of the stacks that it
    passed on."""
    seats = range(state.seats) if seat == EVERYBODY else [seat] if seat >= 0 else []
    return {
        "pick": state.pick + 1,
        "cards": len(state.stacks[0]) - state.pick,
        "hands": {str(one): names(state, in_hand(state, one)) for one in seats if not state.sealed[one]},
        "taken": {str(one): names(state, drafted(state, one)) for one in seats},
        "passed": {str(one): [names(state, cards) for cards in passed_on(state, one)] for one in seats},
    }


def passed_on(state: Factory, seat: int) -> list[list[Card]]:
    """What lay in each stack when the seat last passed it on."""
    found: list[list[Card]] = []
    for stack in range(state.seats):
        hold = first_hold(state, seat, stack)
        while hold + state.seats < state.pick:
            hold += state.seats
        if hold < state.pick:
            found.append(state.stacks[stack][hold + 1 :])
    return found
