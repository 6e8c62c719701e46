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
FORTRESS: Final = 9  # from here on: piles that only some modes have (PT-SIEGE-03); a card's spot is its column
LEADERS: Final = 10  # the Leaders of a built deck that may still lead: they lie in no order, and are no pile
LOST: Final = 11  # own Leaders that have fallen: points of the other team (PT-TEAM-04)
TABLEAU: Final = 12  # of a Duel Draft: one pile for all, its far end first
PROMOS: Final = 13  # one promo deck for all (PT-PROMO-01)
BASE: Final = 14  # outside play: a base lies there, face up or flipped (PT-BASE-01)
COUNT: Final = 16  # with room for more
