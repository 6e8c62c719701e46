"""What an effect can leave behind."""

from typing import Final

MODIFIER: Final = 0
TRIGGER: Final = 1
SHIELD: Final = 2
REPLACEMENT: Final = 3
