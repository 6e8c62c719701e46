"""Verbs of actions."""

from typing import Final

TAKE: Final = 0  # a card of a pack, as what the pick makes it; a whole lot; a card of a league pool
LEAD: Final = 1  # a card as a Leader
NEXT: Final = 2  # leave a lot and look at the next one
HERO: Final = 3  # the forced card, as a Hero
BUY: Final = 4  # a lot for coins: which, and as what (numbers/role.py)
RETURN: Final = 5  # a Hero, after the draft
KEEP: Final = 6  # all that is left
AUTO: Final = 7  # let the machine return what it would
