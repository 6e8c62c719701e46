"""The small numbers that stand for the words of the game: colours, phases, types of slots, verbs."""

from typing import Final

# Colours: three that the belt carries, four that are made.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
CYAN: Final = 3
MAGENTA: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
PRIMARIES: Final = 3
COLOURS: Final = 7
LETTERS: Final = "RGBCMYW"
COLOUR_NAMES: Final = ("red", "green", "blue", "cyan", "magenta", "yellow", "white")
BLANK: Final = "."  # a cell that needs nothing

# The table.
SEGMENTS: Final = 6
SLOTS: Final = 6
ROWS: Final = 5
WIDTH: Final = 5
IMAGES: Final = 6
EACH_PRIMARY: Final = 20  # pixels in the bag at first
EACH_MADE: Final = 10  # pixels in each pile at first (PP-27)
GENERATED: Final = 6  # pixels that enter the belt in a round
DEALT: Final = 3  # machine cards in each stack of the draft

# Draft ability cards come first in the numbering of cards; machine cards follow.
FIRST_BUILD: Final = 0
FIRST_COLLECT: Final = 1
FIRST_SCORE: Final = 2
FOURTH: Final = 3  # a free conversion (PP-7), or blank
ABILITIES: Final = 4

# Phases of a round (PP-1).
GENERATE: Final = 0
DRAFT: Final = 1
BUILD: Final = 2
COLLECT: Final = 3
CONVERT: Final = 4
STORE: Final = 5
SCORE: Final = 6
PHASES: Final = ("generate", "draft", "build", "collect", "convert", "store", "score")

# Types of slots (PP-14): empty, one for each collected colour, convert; where all collecting shares a slot, red stands
# for it.
EMPTY: Final = 0
COLLECTS: Final = 1  # + colour
CONVERTS: Final = 4

# Verbs of actions.
PICK: Final = 0
INSTALL: Final = 1
TRADE: Final = 2
MIX: Final = 3  # by an installed card
FREE_MIX: Final = 4  # by the fourth ability
DONE: Final = 5
RETURN: Final = 6
KEEP: Final = 7
PAINT: Final = 8
PASS: Final = 9

# How a play ends.
BY_POINTS: Final = 0
BY_PIXELS: Final = 1
SHARED: Final = 2
BY_RESIGNATION: Final = 3
REASONS: Final = (
    "most points",
    "most pixels left after a tie on points",
    "a tie on points and on pixels left",
    "resignation",
)
