"""Words as a search compares them: healing, heals and heal are one."""

import functools
import re
from collections.abc import Iterable
from typing import Final

ENDINGS: Final = ("s", "es", "ing", "ed", "er", "ers")
SHORTEST: Final = 3  # letters of a stem, and of the beginning of a word that stands for the whole
WORD: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)?")


class Pool:
    """The words of one text, or of a whole card."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(words)
        self.stems = frozenset[str]().union(*(stems_of(word) for word in self.words))

    def has(self, word: str) -> bool:
        """Whether a word stands here, in whatever form, or begins one; of several with a sign between, all."""
        parts = words_of(word) or [word]
        return all(self.has_one(part) for part in parts)

    def has_one(self, word: str) -> bool:
        return bool(stems_of(word) & self.stems) or (
            len(word) >= SHORTEST and any(one.startswith(word) for one in self.words)
        )


@functools.lru_cache(16_384)
def stems_of(word: str) -> frozenset[str]:
    """The word, and what it may be a form of."""
    bare = {word.removesuffix(ending) for ending in ENDINGS} - {word}
    bare |= {one[:-1] for one in bare if len(one) > SHORTEST and one[-1] == one[-2]}
    found = {word, *(stem + more for stem in bare for more in ("", "e"))}
    if word.endswith("ies"):
        found.add(word[:-3] + "y")
    return frozenset(one for one in found if len(one) >= SHORTEST or one == word)


def words_of(text: str) -> list[str]:
    return WORD.findall(text.lower())
