"""Where a unit is when it stands on no tile."""

from typing import Final

RESERVE: Final = -1
CAPTURED: Final = -2
GONE: Final = -3  # of a player who is out
