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
    pile = leader_pile(state, seat)
    recall_seen(state, pile)
    faces = [state.face(card) for card in pile]
    state.chance.shuffle(faces)
    for card, face in zip(pile, faces):
        state.put(card, field.FACE, face)
        state.put(card, field.SEEN, 0)
