"""Why a play ended."""

from typing import Final

ELIMINATION: Final = 0
FEATURES: Final = 1
MUTUAL: Final = 2
STALL: Final = 3
LENGTH: Final = 4
RESIGNATION: Final = 5
REPETITION: Final = 6
WORDS: Final = (
    "elimination",
    "control of all features",
    "mutual elimination",
    "a stall",
    "the limit of turns",
    "resignation",
    "repetition",
)
