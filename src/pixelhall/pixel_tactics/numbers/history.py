"""What a card did, or what was done to it; each in this turn, this wave, this round."""

from typing import Final

WAS_ATTACKED: Final = 0
WAS_DAMAGED: Final = 1
WAS_RECRUITED: Final = 2
WAS_MOVED: Final = 3
WAS_REVIVED: Final = 4
WAS_DEFEATED: Final = 5
WAS_HEALED: Final = 6
DID_ATTACK: Final = 7
DID_MELEE: Final = 8
COUNT: Final = 9
