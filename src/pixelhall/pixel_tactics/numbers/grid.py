"""A Unit's slots: three rows of up to five columns; columns 1 to 3 are open in an ordinary Unit, and column c faces column 4 - c
(A-049)."""

from typing import Final

VANGUARD: Final = 0
FLANK: Final = 1
REAR: Final = 2
ROWS: Final = ("Vanguard", "Flank", "Rear")
WIDTH: Final = 5
SLOTS: Final = 15
SLOT_NAMES: Final = tuple(row + str(column) for row in "vfr" for column in range(5))
CENTRE: Final = 2
ONE_COLUMN: Final = 0b00001_00001_00001  # bits of the spots of the first column
MIDDLE: Final = 0b01110_01110_01110  # bits of the spots in columns 1 to 3
MOST_SEATS: Final = 8
