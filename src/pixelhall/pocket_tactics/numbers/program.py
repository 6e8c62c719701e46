"""Programs of the machine."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
ACT: Final = 2
MOVE: Final = 3
ENTER: Final = 4
ASSAULT: Final = 5
TEST: Final = 6
SUMMON: Final = 7
FALL: Final = 8
SPECIAL: Final = 9
