"""The fields of a contest; both sides have theirs, the second side's right behind the first's."""

from typing import Final

KIND: Final = 0
SEAT: Final = 1
UNIT: Final = 3
TILE: Final = 5
RANGED: Final = 7  # an assault from a distance
STAT: Final = 8  # what a test rolls
DV: Final = 9  # the difficulty value
CHARGED: Final = 10  # the assault follows a move
FEWER: Final = 11  # OFF dice that the first side leaves out
REROLLS: Final = 12  # left
FORCES: Final = 14  # dice that may still be forced: for each side those of the first, of the second, of any side
PASSED: Final = 20  # in the phase at hand
AUTO: Final = 22  # dice are left to the best choice
TURN: Final = 24  # the side whose choice it is
TRADED: Final = 25  # the bump that was taken for -1 on the highest DEF die
RETURN_FIRE: Final = 27  # the second side can reach the first
COUNT: Final = 28
