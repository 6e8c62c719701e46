"""Keywords, in the order of the language."""

from typing import Final

INTERCEPT: Final = 0
RANGED_ATTACK: Final = 1
DECOY: Final = 2
SWIFT: Final = 3
IMMORTAL: Final = 4
DEATHPROOF: Final = 5
EPHEMERAL: Final = 6
INCORPOREAL: Final = 7
LIFESTEAL: Final = 8
PIERCE: Final = 9
DOUBLE_ATTACK: Final = 10
WORDS: Final[tuple[str, ...]] = (
    "Intercept",
    "Ranged Attack",
    "Decoy",
    "Swift",
    "Immortal",
    "Deathproof",
    "Ephemeral",
    "Incorporeal",
    "Lifesteal",
    "Pierce",
    "Double Attack",
)
