"""What is kept of each card: one row of numbers."""

from typing import Final

FACE: Final = 0
OWNER: Final = 1
ZONE: Final = 2
SEAT: Final = 3  # whose zone it is in; in a Unit, its controller
SPOT: Final = 4  # slot of the Unit or of the Reserve
DAMAGE: Final = 5
MARKS: Final = 6
HISTORY: Final = 7
SEEN: Final = 8  # bit s: seat s knows the face; SPECTATOR: everybody does
# time markers of an Operation; the turn in which a Trap was placed; the damage beyond its Life that a Corpse fell with;
# the Life that a Leader had left when its battle ended
TIME: Final = 9
COUNT: Final = 10
SPECTATOR: Final = 128
