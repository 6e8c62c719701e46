"""Kinds of contest."""

from typing import Final

NONE: Final = 0
FIGHT: Final = 1  # an assault
DIFFICULTY: Final = 2  # a test against a difficulty value
DAYLIGHT: Final = 3
SUMMONS: Final = 4
