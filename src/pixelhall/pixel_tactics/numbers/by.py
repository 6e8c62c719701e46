"""What damage or a change comes by: the two kinds of attack, and effects by their card."""

from typing import Final

MELEE: Final = 1
RANGED: Final = 2
SPELL: Final = 3
ORDER: Final = 4
TRAP: Final = 5
EFFECT: Final = 6
