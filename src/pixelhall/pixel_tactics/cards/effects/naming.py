"""How questions call those who stand in a Unit, whom everybody sees."""

from pixelhall.pixel_tactics.numbers import grid
from pixelhall.pixel_tactics.state.state import Card, Duel


def standing(state: Duel, card: Card) -> str:
    """By name and slot: Cook (v1)."""
    face = state.book.faces[state.face(card)]
    name = face.title if state.leads(card) else f"the Corpse of {face.name}" if state.corpse(card) else face.name
    return f"{name} ({grid.SLOT_NAMES[state.spot(card)]})"


def standing_all(state: Duel, cards: list[Card]) -> str:
    """Several of them: Cook (v1) and Lancer (v2)."""
    names = [standing(state, card) for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
