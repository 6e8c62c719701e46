"""What a file of images or machines can say, as it stands beside an editor."""

from typing import Final

from pixelhall.core.shelf import Chapter, Wording
from pixelhall.pixel_pusher.numbers import colour

IMAGE: Final = """\
[[image]]
name = "Bridge"
rows = [
    "..W..",
    "CCCCC",
    "RRRRR",
    "R.R.R",
    "BBBBB",
]
"""
SAMPLE: Final = f"""\
[set]
name = "river"
title = "By the River"

{IMAGE}"""


def vocabulary() -> list[Chapter]:
    cells = [
        Wording(letter, f"A cell that needs {word}.", letter) for letter, word in zip(colour.LETTERS, colour.WORDS)
    ]
    cells.append(Wording(colour.BLANK, "A cell that needs nothing.", colour.BLANK))
    tables = (
        Wording("[[image]]", "A picture of five rows with five cells each. Points follow from the cells.", IMAGE),
        Wording(
            "points = […]",
            "The points of each row; they are checked, and may be left out.",
            "points = [0, 17, 7, 3, 7]\n",
        ),
    )
    return [Chapter("Tables", tables), Chapter("Cells", tuple(cells))]
