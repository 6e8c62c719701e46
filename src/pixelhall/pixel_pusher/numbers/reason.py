"""How a play ends."""

from typing import Final

POINTS: Final = 0
PIXELS: Final = 1
SHARED: Final = 2
RESIGNATION: Final = 3
WORDS: Final = (
    "most points",
    "most pixels left after a tie on points",
    "a tie on points and on pixels left",
    "resignation",
)
