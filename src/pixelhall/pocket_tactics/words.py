"""The numbers of Pocket-Tactics: verbs, zones, programs, reasons, and the fields of a contest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Verbs of actions.
FORCE: Final = 0
BUILD: Final = 1
ADD: Final = 2
DONE: Final = 3
TILE: Final = 4
PROPOSE: Final = 5
ACCEPT: Final = 6
REFUSE: Final = 7
HOME: Final = 8
LAY: Final = 9
SETTLE: Final = 10
PLACE: Final = 11
MOVE: Final = 12
LEAP: Final = 13
ASSAULT: Final = 14
LOB: Final = 15
DEPLOY: Final = 16
RETURN: Final = 17
SUMMON: Final = 18
RANSOM: Final = 19
SHIFT: Final = 20
BLIGHT: Final = 21
PUSH: Final = 22
STOP: Final = 23
DECLINE: Final = 24
FOLLOW: Final = 25
SWAP: Final = 26
TRADE: Final = 27
AGAIN: Final = 28
GUARD: Final = 29
BUMP: Final = 30
FORCED: Final = 31
REROLL: Final = 32
PASS: Final = 33
BEST: Final = 34
TAKE: Final = 35
REVIVE: Final = 36

# Where a unit is, when it stands on no tile.
RESERVE: Final = -1
CAPTURED: Final = -2
GONE: Final = -3  # of a player who is out

# Programs of the machine.
SETUP_P: Final = 0
TURN_P: Final = 1
ACT_P: Final = 2
MOVE_P: Final = 3
ENTER_P: Final = 4
ASSAULT_P: Final = 5
TEST_P: Final = 6
SUMMON_P: Final = 7
FALL_P: Final = 8
SPECIAL_P: Final = 9

# Kinds of contest.
NO_CONTEST: Final = 0
FIGHT: Final = 1  # an assault
DIFFICULTY: Final = 2  # a test against a difficulty value
DAYLIGHT: Final = 3
SUMMONS: Final = 4

# The fields of a contest; both sides have theirs, the second side's right behind the first's.
KIND: Final = 0
SEAT: Final = 1
UNIT: Final = 3
TILE_OF: Final = 5
RANGED: Final = 7  # an assault from a distance
STAT: Final = 8  # what a test rolls
DV: Final = 9  # the difficulty value
CHARGED: Final = 10  # the assault follows a move
FEWER: Final = 11  # OFF dice that the first side leaves out
REROLLS: Final = 12  # left
FORCES: Final = 14  # dice that may still be forced: for each side those of the first, of the second, of any side
PASSED: Final = 20  # in the phase at hand
AUTO: Final = 22  # dice are left to the best choice
TURN: Final = 24  # the side whose choice it is
TRADED: Final = 25  # the bump that was taken for -1 on the highest DEF die
RETURN_FIRE: Final = 27  # the second side can reach the first
CONTEST: Final = 28

OFF: Final = 0
DEF: Final = 1
EITHER: Final = 2  # a bump for any die

# How a test that is failed ends.
IS_DEFEATED: Final = 0
TURNS_BACK: Final = 1
STOPS: Final = 2

# Why a play ended.
ELIMINATION: Final = 0
FEATURES: Final = 1
MUTUAL: Final = 2
STALL: Final = 3
LENGTH: Final = 4
RESIGNATION: Final = 5
REASONS: Final = (
    "elimination",
    "control of all features",
    "mutual elimination",
    "a stall",
    "the limit of turns",
    "resignation",
)

WIDE: Final = 256  # of the chart: a spot is (q + 128) * 256 + r + 128
HALF: Final = 128
STEPS: Final = vec[i64](
    [WIDE, WIDE - 1, -1, -WIDE, -WIDE + 1, 1]
)  # to the six neighbours: q + 1; q + 1, r - 1; r - 1; q - 1; q - 1, r + 1; r + 1
RISING: Final = vec[i64]([3, 4, 2, 5, 1, 0])  # the six, by how far they lead

FACES: Final = 6  # of a die
SIDES: Final = 6  # of a tile
EACH_TILES: Final = 6  # tiles a player brings
FIRST_UNITS: Final = 3
MOST_HAZARDS: Final = 3  # among the tiles that a player chooses
MOST_MINIONS: Final = 3  # copies in a force
MOST_COPIES: Final = 2  # of anything else
STATS: Final = ("OFF", "DEF")
