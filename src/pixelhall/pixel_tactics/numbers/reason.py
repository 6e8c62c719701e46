"""Why a battle ended."""

from typing import Final

ROUT: Final = 1
HEROES: Final = 2  # both Leaders fell, more living Heroes (PT-END-02)
TIE: Final = 3
TEXT: Final = 4
STALEMATE: Final = 5
LIMIT: Final = 6
RESIGNATION: Final = 7
FORTRESS: Final = 8  # a fortress without cards was hit (PT-SIEGE-06)
POINTS: Final = 9  # of a Team Cross Duel (PT-TEAM-05)
KING: Final = 10  # the Leader of a King has fallen (PT-KING-03)
OVERLOAD: Final = 11  # a text asked for too much work; plus the number of its face
WORDS: Final = (
    "",
    "rout",
    "more living Heroes after a double rout",
    "both Leaders fell together",
    "a card's text",
    "stalemate",
    "the limit of rounds",
    "resignation",
    "a breach in the fortress",
    "points",
    "the fall of a King",
)
