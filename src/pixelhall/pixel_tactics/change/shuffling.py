"""Shuffling a deck: faces move among the sleeves, so that no sleeve tells anything any more."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.recalling import recall_seen
from pixelhall.pixel_tactics.numbers import field, zone
from pixelhall.pixel_tactics.state.state import Card, Duel

NOT_ASIDE: Final[list[Card]] = []


def shuffle(state: Duel, seat: i64, aside: list[Card] = NOT_ASIDE) -> None:
    """Moves the faces among the sleeves of their pool, so that no sleeve tells more than its back does. Cards aside take
    no part."""
    deck = state.pile(seat, zone.DECK)
    recall_seen(state, deck)
    places = [i for i in range(len(deck)) if deck[i] not in aside]
    before = [deck[i] for i in places]
    faces = [state.face(card) for card in before]
    order = list(range(len(before)))
    state.chance.shuffle(order)
    for i, card in enumerate(sleeves_for(state, before, order)):
        deck[places[i]] = card
        state.put(card, field.FACE, faces[order[i]])
        state.put(card, field.SEEN, 0)
    say(state, logbook.SAYS_SHUFFLES, seat)


def shuffle_promos(state: Duel) -> None:
    """The promo deck is all of a kind: its faces change sleeves."""
    pile = state.pile(0, zone.PROMOS)
    faces = [state.face(card) for card in pile]
    state.chance.shuffle(faces)
    for card, face in zip(pile, faces):
        state.put(card, field.FACE, face)
        state.put(card, field.SEEN, 0)


def sleeves_for(state: Duel, cards: list[Card], order: list[int]) -> list[Card]:
    """Cards in this order, each in a sleeve of its own kind, of which the first that is left serves: where all are of a
    kind, no sleeve moves."""
    left = cards[:]
    found: list[Card] = []
    for at in order:
        i = 0
        while not alike(state, left[i], cards[at]):
            i += 1
        found.append(left.pop(i))
    return found


def alike(state: Duel, card: Card, other: Card) -> bool:
    """Whether two cards look the same from behind: of one pool, and of one owner."""
    return state.origin(card) == state.origin(other) and state.owner(card) == state.owner(other)
