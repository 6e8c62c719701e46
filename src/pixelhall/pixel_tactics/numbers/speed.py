"""Speeds of actions (PT-ACT-05 to 07)."""

from typing import Final

NORMAL: Final = 0
FREE: Final = 1
LONG: Final = 2
