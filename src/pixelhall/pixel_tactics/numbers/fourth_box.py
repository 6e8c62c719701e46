"""The kinds of the fourth box of a card."""

from typing import Final

NONE: Final = 0
ORDER: Final = 1
OPERATION: Final = 2
TRAP: Final = 3
