"""How many of everything there are."""

from typing import Final

SEGMENTS: Final = 6
SLOTS: Final = 6
ROWS: Final = 5
WIDTH: Final = 5
IMAGES: Final = 6
EACH_PRIMARY: Final = 20  # pixels in the bag at first
EACH_MADE: Final = 10  # pixels in each pile at first (PP-27)
GENERATED: Final = 6  # pixels that enter the belt in a round
DEALT: Final = 3  # machine cards in each stack of the draft
