"""Phases of a round (PP-1)."""

from typing import Final

GENERATE: Final = 0
DRAFT: Final = 1
BUILD: Final = 2
COLLECT: Final = 3
CONVERT: Final = 4
STORE: Final = 5
SCORE: Final = 6
WORDS: Final = ("generate", "draft", "build", "collect", "convert", "store", "score")
