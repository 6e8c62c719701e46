"""What goes with any mode: promos and bases. Each has a pool of its own, numbered after those of all decks; the back of a
card tells its pool (PT-CARD-16)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import card_kind, zone
from pixelhall.pixel_tactics.state.layout import has_pile
from pixelhall.pixel_tactics.state.state import Card, Duel


def promo_pool(seats: i64) -> i64:
    return 2 * seats


def base_pool(seats: i64) -> i64:
    return 2 * seats + 1


def is_promo(state: Duel, card: Card) -> bool:
    """Whether a card has a green back, whoever has it."""
    return card < len(state.origins) and state.origins[card] == promo_pool(state.seats)


def is_of_decks(state: Duel, card: Card) -> bool:
    """Whether a card is from somebody's own deck: no promo and no base."""
    return state.origin(card) < promo_pool(state.seats)


def promo_deck(state: Duel) -> list[Card]:
    """The promos that nobody has drawn, the next one last; none where none are played with."""
    return state.pile(0, zone.PROMOS) if has_pile(state, zone.PROMOS) else []


def base_of(state: Duel, seat: i64) -> Card:
    """The base of a player, or -1."""
    pile = state.pile(seat, zone.BASE) if has_pile(state, zone.BASE) else []
    return pile[0] if pile else -1


def printed_card(state: Duel, card: Card) -> i64:
    """The face of the card itself, also under a chase Leader (A-201)."""
    return state.book.faces[state.face(card)].card


def pool_of_kind(kind: i64, seats: i64) -> i64:
    """The pool of all cards of a kind; -1 for cards of decks."""
    return promo_pool(seats) if kind == card_kind.PROMO else base_pool(seats) if kind == card_kind.BASE else -1
