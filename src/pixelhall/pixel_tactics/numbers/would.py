"""What would happen, which replacements answer; a bit each."""

from typing import Final

TAKE: Final = 1
LETHAL: Final = 2
DEFEATED: Final = 3
CORPSE: Final = 4
DRAW: Final = 5
LOSE_ACTION: Final = 6
ATTACK: Final = 7
DISCARDED: Final = 8
CLEARED: Final = 9
REVIVED: Final = 10
RECRUITED: Final = 11
MOVED: Final = 12
RETURNED: Final = 14
HEALED: Final = 15
