"""Types of slots (PP-14): empty, one for each collected colour, convert; where all collecting shares a slot, red stands for it."""

from typing import Final

EMPTY: Final = 0
COLLECTS: Final = 1  # + colour
CONVERTS: Final = 4
