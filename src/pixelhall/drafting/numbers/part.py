"""Where a seat stands: it still drafts, it looks its deck through, it has a deck."""

from typing import Final

DRAFT: Final = 0
DECK: Final = 1
DONE: Final = 2
WORDS: Final = ("draft", "deck", "done")
