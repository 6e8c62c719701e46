"""What became of a card that was dealt face-down in a Winston Draft."""

from typing import Final

LOT: Final = 0  # it lies in a lot
FORCED: Final = 1  # it was taken off the deck, and its player still says as what
BACK: Final = 2  # it was shuffled into the deck again
HERO: Final = 3  # in the pool of the seat that is this number less HERO, by twos
LEADER: Final = 4


def of(seat: int, leads: bool) -> int:
    """The fate of a card that a seat took."""
    return HERO + 2 * seat + (1 if leads else 0)


def taker(fate: int) -> int:
    """The seat that has the card, or -1."""
    return (fate - HERO) // 2 if fate >= HERO else -1


def leads(fate: int) -> bool:
    return fate >= HERO and (fate - HERO) % 2 == 1
