"""Who sees what: `knows` is the only statement of it; `guess` re-deals exactly what it denies."""

from pixelhall.core.chance import from_seed
from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_tactics.numbers import code, field, fourth_box, zone
from pixelhall.pixel_tactics.show.made_up import make_up_decks
from pixelhall.pixel_tactics.state.layout import sharers
from pixelhall.pixel_tactics.state.parts import printed_card
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force


def knows(state: Duel, seat: int, card: Card) -> bool:
    """Whether a seat (or -1, a spectator; or -2, everybody) may know the face of a card."""
    seen = state.seen(card)
    if seat < 0:
        if seen & field.SPECTATOR or seat == EVERYBODY:
            return True
        return state.zone(card) == zone.HAND and open_hand(state, state.side(card))
    if (seen >> seat) & 1:
        return True
    where = state.zone(card)
    if where == zone.HAND or where == zone.RESERVE or where == zone.SEALED or where == zone.LEADERS:
        return state.side(card) == seat or (where == zone.HAND and open_hand(state, state.side(card)))
    if where == zone.DECK:
        return peeks(state, seat, card)
    return False


def open_hand(state: Duel, seat: int) -> bool:
    return bool(in_force(state).rules(state, seat, code.OPEN_HAND))


def peeks(state: Duel, seat: int, card: Card) -> bool:
    """The top card of a deck that a text lets this seat look at."""
    if state.pile(state.side(card), zone.DECK)[-1] != card:
        return False
    whose = sharers(state, state.side(card), zone.DECK)
    return any(
        owner == seat if active.modifier.word == 0 else foe(state, seat, owner)
        for active in in_force(state).rules(state, seat, code.PEEK_TOP)
        for owner in whose
    )


def guess(state: Duel, seat: int, seed: int) -> Duel:
    """A state that this seat cannot tell from the true one: hidden faces dealt anew among the sleeves of their
    pool, chance re-seeded."""
    other = state.clone()
    other.chance = from_seed(seed)
    for i in range(other.seats):
        if i != seat:
            other.private[i] = None
    hidden = [card for card in range(other.count()) if not knows(state, seat, card)]
    if state.rules.closed:
        make_up_decks(other, seat, hidden)
    for pool in sorted({other.origin(card) for card in hidden}):
        redeal(other, [card for card in hidden if other.origin(card) == pool])
    other.stir_texts()
    other.asked = None
    return other


def redeal(state: Duel, cards: list[Card]) -> None:
    """Face-down Traps stay Traps, sealed Leaders stay cards that can lead; everything else is free. Sorted first, so
    that where the faces truly are leaves no trace."""
    faces = sorted([int(printed_card(state, card)) for card in cards])
    state.chance.shuffle(faces)
    for wanted in (trap_sleeve, leader_sleeve, any_sleeve):
        for card in cards:
            if wanted(state, card):
                take_face(state, card, faces, wanted)
                if wanted is leader_sleeve and state.rules.chase:
                    may_wear(state, card)


def may_wear(state: Duel, card: Card) -> None:
    """A sealed Leader leads as itself or as any of its chase Leaders."""
    ways = [int(state.face(card)), *state.book.composites.get(int(state.face(card)), [])]
    state.put(card, field.FACE, ways[state.chance.draw(len(ways))])


def trap_sleeve(state: Duel, card: Card) -> bool:
    return state.zone(card) == zone.RESERVE


def leader_sleeve(state: Duel, card: Card) -> bool:
    return state.zone(card) == zone.SEALED


def any_sleeve(state: Duel, card: Card) -> bool:
    return state.zone(card) != zone.RESERVE and state.zone(card) != zone.SEALED


def take_face(state: Duel, card: Card, faces: list[int], wanted: object) -> None:
    for i, index in enumerate(faces):
        face = state.book.faces[index]
        if (
            wanted is any_sleeve
            or (wanted is trap_sleeve and face.box == fourth_box.TRAP)
            or (wanted is leader_sleeve and face.title)
        ):
            state.put(card, field.FACE, faces.pop(i))
            return
    raise AssertionError("no face is left for this sleeve")
