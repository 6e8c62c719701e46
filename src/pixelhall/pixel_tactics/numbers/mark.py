"""Marks on a card in play, a bit each."""

from typing import Final

LEADER: Final = 1
CORPSE: Final = 2
ACTED: Final = 4  # one starred action a turn (PT-ACT-02)
ATTACKED: Final = 8  # this wave (PT-ATK-02)
AGAIN: Final = 16  # attacked twice this wave
CAST: Final = 32  # this wave (PT-SPELL-02)
RECRUITED: Final = 64  # recruited this wave (PT-RECR-02)
MOVED: Final = 128  # moved this turn or wave (PT-MOVE-03)
TOKEN: Final = 256
COPY: Final = 512
OPEN: Final = 1024  # a Trap turned face up
SNAPPED: Final = 2048  # a base whose snap is used or was …
DOWN: Final = 4096  # … and that is flipped for this battle
OF_WAVE: Final = ATTACKED | AGAIN | CAST | RECRUITED
