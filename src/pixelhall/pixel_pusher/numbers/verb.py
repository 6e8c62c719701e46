"""Verbs of actions."""

from typing import Final

PICK: Final = 0
INSTALL: Final = 1
TRADE: Final = 2
MIX: Final = 3  # by an installed card
FREE_MIX: Final = 4  # by the fourth ability
DONE: Final = 5
RETURN: Final = 6  # one pixel, as plays of the first rules do
KEEP: Final = 7
PAINT: Final = 8
PASS: Final = 9
TURN: Final = 10  # the board (PP-17)
RETURN_ALL: Final = 11  # all that is not kept, at once
