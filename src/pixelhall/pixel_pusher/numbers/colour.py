"""Colours: three that the belt carries, four that are made."""

from typing import Final

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
CYAN: Final = 3
MAGENTA: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
PRIMARIES: Final = 3
COUNT: Final = 7
LETTERS: Final = "RGBCMYW"
WORDS: Final = ("red", "green", "blue", "cyan", "magenta", "yellow", "white")
BLANK: Final = "."  # a cell that needs nothing
