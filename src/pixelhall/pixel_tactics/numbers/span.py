"""How long something counts, and how it is noted that a card has used something up."""

from typing import Final

TURN: Final = 0
WAVE: Final = 1
ROUND: Final = 2
BATTLE: Final = 3
USES: Final = 4096  # what a card has used up is noted as program * USES + card + 1
