"""Leaders of built decks between two battles: who returns to the Leader pile, and who lies there face up."""

from pixelhall.pixel_tactics.change.recalling import recall_seen
from pixelhall.pixel_tactics.numbers import field, zone
from pixelhall.pixel_tactics.state.leader_pile import leader_pile
from pixelhall.pixel_tactics.state.state import Card, Duel


def back_to_leaders(state: Duel, card: Card) -> None:
    """A Leader that nobody has won lies in its owner's Leader pile again."""
    owner = state.origin(card) - state.seats
    for column in (field.DAMAGE, field.MARKS, field.HISTORY, field.TIME):
        state.put(card, column, 0)
    state.put(card, field.ZONE, zone.LEADERS)
    state.put(card, field.OWNER, owner)
    state.put(card, field.SEAT, owner)
    state.put(card, field.SPOT, -1)


def set_out_leaders(state: Duel, seat: int) -> None:
    """Makes the Leader pile of a seat ready for a battle. If all its Leaders were used, all are there again; the trophies
    stay (A-042). The sleeves of a pile that is not open say nothing of who led before."""
    if not leader_pile(state, seat):
        used = [card for card in range(len(state.origins)) if state.origin(card) == seat + state.seats]
        for card in used:
            for holder in range(state.seats):
                trophies = state.pile(holder, zone.TROPHIES)
                if card in trophies:
                    trophies.remove(card)
            back_to_leaders(state, card)
    mix(state, leader_pile(state, seat))


def take_up(state: Duel, seat: int, card: Card) -> Card:
    """A seat has chosen one of its Leaders. If others know them, it takes them all up first, so that nobody sees which;
    says in which sleeve the chosen one is then."""
    pile = leader_pile(state, seat)
    if not any(state.seen(one) & ~(1 << seat) for one in pile):
        return card
    chosen = state.face(card)
    mix(state, pile)
    return next(one for one in pile if state.face(one) == chosen)


def mix(state: Duel, pile: list[Card]) -> None:
    """Hides these cards from all but their owner: their faces change sleeves."""
    recall_seen(state, pile)
    faces = [state.face(card) for card in pile]
    state.chance.shuffle(faces)
    for card, face in zip(pile, faces):
        state.put(card, field.FACE, face)
        state.put(card, field.SEEN, 0)
