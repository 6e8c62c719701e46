"""What a card becomes for its drafter."""

from typing import Final

LEADER: Final = 0
HERO: Final = 1
NOTHING: Final = 2  # it fits nowhere
WORDS: Final = ("leader", "hero", "discard")
