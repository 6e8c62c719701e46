"""What dice are rolled for."""

from typing import Final

OFF: Final = 0
DEF: Final = 1
EITHER: Final = 2  # a bump for any die
WORDS: Final = ("OFF", "DEF")
