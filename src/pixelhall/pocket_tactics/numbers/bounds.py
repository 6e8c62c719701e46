"""How many of everything there are, or may be."""

from typing import Final

FACES: Final = 6  # of a die
EACH_TILES: Final = 6  # tiles a player brings
FIRST_UNITS: Final = 3
MOST_HAZARDS: Final = 3  # among the tiles that a player chooses
MOST_MINIONS: Final = 3  # copies in a force
MOST_COPIES: Final = 2  # of anything else
