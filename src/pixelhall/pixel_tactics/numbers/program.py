"""The rules' own programs, by their place in every book."""

from typing import Final

SERIES: Final = 0
BATTLE: Final = 1
TURN: Final = 2
ATTACK: Final = 3
SPELL: Final = 4
ORDER: Final = 5
RECRUIT: Final = 6
MOVE: Final = 7
OPERATE: Final = 8
TRAP: Final = 9
WINDOW: Final = 10
DEED: Final = 11
NAMED: Final = 12
REACT: Final = 13
CHECK: Final = 14
STORM: Final = 15  # from here on: those of one mode, in other books empty
REBUILD: Final = 16
SUCCESSION: Final = 17
COUNT: Final = 18
