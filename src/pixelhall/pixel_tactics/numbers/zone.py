"""Where a card can be (PT-ZONE-06)."""

from typing import Final

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
RESERVE: Final = 3
TROPHIES: Final = 4
GONE: Final = 5  # removed from the battle
PILES: Final = 6  # the zones above are lists of cards
UNIT: Final = 6
LIMBO: Final = 7  # an Order that resolves (PT-ZONE-07)
SEALED: Final = 8  # a Leader chosen and not yet revealed (PT-SETUP-03)
LEADERS: Final = 9  # the Leaders of a built deck that may still lead: they lie in no order
