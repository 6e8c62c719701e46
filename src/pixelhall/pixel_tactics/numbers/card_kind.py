"""What kind of card a face is."""

from typing import Final

DECK: Final = 0  # a Hero or a Common; a token, too
PROMO: Final = 1  # of the promo deck (PT-PROMO-01)
BASE: Final = 2
CHASE: Final = 3  # a card of a deck with the leader side of a chase Leader (PT-CHASE-01)
