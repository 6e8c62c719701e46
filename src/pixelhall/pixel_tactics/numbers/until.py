"""How something that lasts ends."""

from typing import Final

TURN: Final = 0
WAVE: Final = 1
ROUND: Final = 2
BATTLE: Final = 3  # or until the receiver leaves play
NEXT_TURN: Final = 4
WAVES_PASSED: Final = 5
IT_LEAVES_ITS_SLOT: Final = 6
IT_LEAVES_PLAY: Final = 7
DAMAGED: Final = 8
USED: Final = 9
ATTACK_ENDS: Final = 10
