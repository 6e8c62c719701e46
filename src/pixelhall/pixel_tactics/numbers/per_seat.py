"""What is kept of each seat: one row of numbers."""

from typing import Final

ACTIONS: Final = 0
NEXT_ACTIONS: Final = 1  # gained or lost for the next turn
SKIPS: Final = 2  # turns to skip
PLAYED: Final = 3  # bits: what was played, by span
LAST_RECRUIT: Final = 4
TROPHIES: Final = 5
LEADER: Final = 6  # the Leader of this battle
IDLE: Final = 7  # only passed this round
NEXT_SPARED: Final = 8  # lost for the next turn, but for its last action
COUNT: Final = 9
