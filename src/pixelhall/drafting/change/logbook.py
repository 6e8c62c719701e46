"""What the log keeps of each line: numbers of places, never of cards that somebody may not know. The faces are read where
the places are, so that a guess tells its own story."""

from typing import Final

from pixelhall.core.log_lines import Line
from pixelhall.drafting.state.state import Draft

SAYS_OPENS: Final = 0  # a seat, a pack of the round
SAYS_TAKES: Final = 1  # a pack, its pick
SAYS_LEADS: Final = 2
SAYS_LAST: Final = 3
SAYS_BEGINS: Final = 4  # whose turn is first
SAYS_PASSES: Final = 5  # a lot
SAYS_TAKES_LOT: Final = 6  # the lot, the choice, how many cards
SAYS_LEADS_FROM: Final = 7  # the lot, the choice, how many go back
SAYS_FORCED: Final = 8  # the slot
SAYS_NAMES: Final = 9  # the slot, whether as a Leader
SAYS_BUYS: Final = 10  # the card, the lot, what it becomes
SAYS_PAYS: Final = 11  # coins
SAYS_GAINS: Final = 12  # coins
SAYS_LOT: Final = 13  # the card that is dealt
SAYS_MAKES_UP: Final = 14  # how many Heroes become Leaders
SAYS_MAKES_DOWN: Final = 15  # how many Leaders become Heroes
SAYS_RETURNS: Final = 16  # which of those that a seat returned
SAYS_DECK: Final = 17  # Leaders, Heroes
SAYS_RESIGNS: Final = 18
SAYS_DRAFTS: Final = 19  # a card of a League pool
SAYS_BOTTOM: Final = 20  # a card that goes under it
SAYS_REVEALS: Final = 21  # a card of it


def say(state: Draft, kind: int, seat: int = -1, a: int = -1, b: int = -1, c: int = -1) -> None:
    if state.logging:
        state.log = Line([kind, seat, a, b, c], state.log)
