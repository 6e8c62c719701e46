"""Draft ability cards: they come first in the numbering of cards, machine cards follow."""

from typing import Final

FIRST_BUILD: Final = 0
FIRST_COLLECT: Final = 1
FIRST_SCORE: Final = 2
FOURTH: Final = 3  # a free conversion (PP-7), or blank
COUNT: Final = 4
