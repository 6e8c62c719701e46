"""Cards in hand that others have seen, while one of them is chosen to lead in secret: nobody may see by its sleeve which
it is, and nobody forgets the others."""

from pixelhall.pixel_tactics.numbers import field, zone
from pixelhall.pixel_tactics.state.parts import is_promo
from pixelhall.pixel_tactics.state.state import Card, Duel


def hide_hand(state: Duel, seat: int, card: Card) -> tuple[Card, list[int]]:
    """Hides a hand from which a Leader is being chosen. Says in which sleeve that one is then, and what was known: a
    face and who knew it, one after another. A hand that nobody has seen stays as it is."""
    hand = state.pile(seat, zone.HAND)
    others = ~(1 << seat)
    known = [
        number for one in hand if state.seen(one) & others for number in (int(state.face(one)), int(state.seen(one)))
    ]
    if not known:
        return card, []
    chosen, green = state.face(card), is_promo(state, card)
    for kind in (False, True):  # a back that is seen stays what it is
        alike = [one for one in hand if is_promo(state, one) == kind]
        faces = [state.face(one) for one in alike]
        state.chance.shuffle(faces)
        for one, face in zip(alike, faces):
            state.put(one, field.FACE, face)
            state.put(one, field.SEEN, 1 << seat)
    return next(one for one in hand if state.face(one) == chosen and is_promo(state, one) == green), known


def recall_hand(state: Duel, seat: int, known: list[int], leader: int) -> None:
    """What was known of a hand is known again, less the card whose face the Leader shows."""
    left = [(known[i], known[i + 1]) for i in range(0, len(known), 2)]
    shown = [pair for pair in left if pair[0] == leader][:1]
    for pair in shown:
        left.remove(pair)
    for face, seen in left:
        for card in state.pile(seat, zone.HAND):
            if state.face(card) == face and state.seen(card) == 1 << seat:
                state.put(card, field.SEEN, seen | 1 << seat)
                break
