"""What one seat may know, as data for JSON: built up from nothing. Pixels are written by their letters: RRGY."""

from typing import TYPE_CHECKING, Any, cast

from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_pusher.flow.belt import takes
from pixelhall.pixel_pusher.flow.build import slot_type
from pixelhall.pixel_pusher.flow.draft import cards_taken, in_hand
from pixelhall.pixel_pusher.flow.turn_order import active, first
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, slot_kind
from pixelhall.pixel_pusher.show.knowledge import first_hold, less
from pixelhall.pixel_pusher.show.notation import card_text, letters
from pixelhall.pixel_pusher.show.view_types import Draft, FactoryView, Firsts, FirstsBy, Image, Player, Scanline, Slot
from pixelhall.pixel_pusher.state.state import Card, Factory

if TYPE_CHECKING:
    from pixelhall.pixel_pusher.game import PixelPusher


def view(game: "PixelPusher", state: Factory, seat: int) -> dict[str, Any]:
    """Seat -1 is a spectator, -2 sees everything."""
    shown: FactoryView = {
        "game": "pixel-pusher",
        "seat": seat,
        "round": state.round,
        "last_round": state.last,
        "phase": phase.WORDS[state.phase],
        "turn": active(state) if state.phase in (phase.BUILD, phase.CONVERT, phase.SCORE) and not state.over else -1,
        "belt": [
            letters(state.belt[i * colour.PRIMARIES : (i + 1) * colour.PRIMARIES]) for i in range(bounds.SEGMENTS)
        ],
        "bag": dict(zip(colour.LETTERS, state.supply[: colour.PRIMARIES])),
        "supply": dict(zip(colour.LETTERS[colour.PRIMARIES :], state.supply[colour.PRIMARIES :])),
        "cards": {face.name: card_text(state, face.index) for face in state.book.faces},
        "deck": len(state.deck),
        "box": len(state.box),
        "hidden": count_by_name(state, hidden_cards(state, seat)),
        "gone": count_by_name(state, state.gone),
        "marker": state.marker,
        "first": firsts(state),
        "first_by": firsts_by(state),
        "bonus": state.rules.finish_bonus,
        "images": [image(state, i) for i in range(len(state.images))],
        "players": [player(state, seat, other) for other in range(state.seats)],
        "draft": draft(state, seat) if state.phase == phase.DRAFT else None,
        "asked": [asked.seat for asked in game.decisions(state)],
    }
    return cast("dict[str, Any]", shown)


def firsts(state: Factory) -> Firsts | None:
    """Who begins, once the abilities are shown."""
    if state.phase < phase.BUILD:
        return None
    return {
        "build": first(state, ability.FIRST_BUILD),
        "collect": first(state, ability.FIRST_COLLECT),
        "score": first(state, ability.FIRST_SCORE),
    }


def firsts_by(state: Factory) -> FirstsBy | None:
    """By what they begin: the name of an ability card that is held, or nothing for the start marker (PP-6)."""
    if state.phase < phase.BUILD:
        return None
    held = [face.name if state.holders[face.index] >= 0 else "" for face in state.book.faces[: ability.COUNT]]
    return {
        "build": held[ability.FIRST_BUILD],
        "collect": held[ability.FIRST_COLLECT],
        "score": held[ability.FIRST_SCORE],
    }


def names(state: Factory, cards: list[Card]) -> list[str]:
    return [state.book.faces[card].name for card in sorted(cards)]


def count_by_name(state: Factory, cards: list[Card]) -> dict[str, int]:
    """How many there are of each, by name."""
    return {state.book.faces[card].name: cards.count(card) for card in sorted(set(cards))}


def hidden_cards(state: Factory, seat: int) -> list[Card]:
    """The machine cards that are neither shown nor this seat's: anyone who counts knows which they are, but not
    where."""
    cards = state.deck + state.box
    for other in range(state.seats):
        if seat not in (other, EVERYBODY):
            cards += state.hands[other]
    if state.phase == phase.DRAFT:
        mine = range(state.seats) if seat == EVERYBODY else [seat] if seat >= 0 else []
        cards += less(
            [card for stack in state.stacks for card in stack],
            [card for one in mine for card in cards_in_draft(state, one)],
        )
    return [card for card in cards if card >= ability.COUNT]


def cards_in_draft(state: Factory, seat: int) -> list[Card]:
    """What a seat has taken in the draft, and what it chooses from."""
    return cards_taken(state, seat) + ([] if state.sealed[seat] else in_hand(state, seat))


def image(state: Factory, i: int) -> Image:
    picture = state.book.pictures[state.images[i]]
    rows: list[Scanline] = [{"cells": picture.rows[row], "points": picture.points[row]} for row in range(bounds.ROWS)]
    for row in range(bounds.ROWS):
        if state.painted[i * bounds.ROWS + row] >= 0:
            rows[row]["by"] = state.painted[i * bounds.ROWS + row]
    shown: Image = {"name": picture.name, "rows": rows}
    if state.finished[i] >= 0:
        shown["finished"] = state.finished[i]
    return shown


def player(state: Factory, seat: int, other: int) -> Player:
    mine = seat in (other, EVERYBODY)
    pixels = state.pixels[other * colour.COUNT : (other + 1) * colour.COUNT]
    words: Player = {
        "seat": other,
        "points": state.points[other],
        "pixels": letters(pixels),
        "storage": state.rules.storage,
        "slots": [slot_facts(state, other, i) for i in range(bounds.SLOTS)],
        "abilities": [state.book.faces[card].name for card in range(ability.COUNT) if state.holders[card] == other],
        "cards": len(state.hands[other]),
        "hand": names(state, state.hands[other]) if mine else None,
    }
    if state.left[other]:
        words["left"] = True
    if state.turned[other]:
        words["turned"] = True
    if mine and state.phase == phase.STORE:
        words["returns"] = letters(state.dropped[other * colour.COUNT : (other + 1) * colour.COUNT])
    return words


def slot_facts(state: Factory, seat: int, i: int) -> Slot:
    """A slot: its cards' texts, what it takes off its segment, whether it holds converts."""
    parts = state.book.parts
    cards = [part.words for part in parts for _ in range(state.part_count(seat, i, part.index))]
    type = slot_type(state, seat, i)
    return {
        "cards": cards,
        "takes": letters(takes(state, seat, i)),
        "kind": "" if type == slot_kind.EMPTY else "convert" if type == slot_kind.CONVERTS else "collect",
    }


def draft(state: Factory, seat: int) -> Draft:
    """The draft under way: the cards to choose from, the cards taken, and what the seat remembers of the stacks that it
    passed on."""
    seats = range(state.seats) if seat == EVERYBODY else [seat] if seat >= 0 else []
    return {
        "pick": state.pick + 1,
        "cards": len(state.stacks[0]) - state.pick,
        "hands": {str(one): names(state, in_hand(state, one)) for one in seats if not state.sealed[one]},
        "taken": {str(one): names(state, cards_taken(state, one)) for one in seats},
        "passed": {str(one): [names(state, cards) for cards in stacks_last_seen(state, one)] for one in seats},
    }


def stacks_last_seen(state: Factory, seat: int) -> list[list[Card]]:
    """What lay in each stack when the seat last passed it on."""
    found: list[list[Card]] = []
    for stack in range(state.seats):
        hold = first_hold(state, seat, stack)
        while hold + state.seats < state.pick:
            hold += state.seats
        if hold < state.pick:
            found.append(state.stacks[stack][hold + 1 :])
    return found
