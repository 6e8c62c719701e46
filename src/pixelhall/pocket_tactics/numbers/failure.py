"""What becomes of a unit that fails a test."""

from typing import Final

DEFEATED: Final = 0
TURNS_BACK: Final = 1
STOPS: Final = 2
