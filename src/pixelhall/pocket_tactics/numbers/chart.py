"""The chart of hexagons: a spot is (q + 128) * 256 + r + 128."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDE: Final = 256  # of the chart: a spot is (q + 128) * 256 + r + 128
HALF: Final = 128
STEPS: Final = vec[i64](
    [WIDE, WIDE - 1, -1, -WIDE, -WIDE + 1, 1]
)  # to the six neighbours: q + 1; q + 1, r - 1; r - 1; q - 1; q - 1, r + 1; r + 1
RISING: Final = vec[i64]([3, 4, 2, 5, 1, 0])  # the six steps, lowest spot first
SIDES: Final = 6  # of a tile
