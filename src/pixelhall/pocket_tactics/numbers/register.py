"""Where the numbers of a frame stand, program by program; show/position/tails.py says what kind each of them is."""

from typing import Final

# Set-up: each step uses two numbers in its own way.
SETUP_CHOOSER: Final = 0  # the seat whose choice it is; of the central feature, 0 before anything is proposed
SETUP_BUILDS: Final = 1  # whether that seat builds its force itself
SETUP_TILES: Final = 0  # tiles chosen for the bag by all players together
SETUP_HAZARDS: Final = 1  # hazards among those of the player who chooses
SETUP_PROPOSED: Final = 1  # the central feature that was proposed
SETUP_DRAWN: Final = 0  # the kind of the tile to be laid, or -1
SETUP_AT: Final = 0  # how many seats are through, in the order of the roll-off
SETUP_PLACED: Final = 1  # units that the seat has placed

TURN_SITE: Final = 0  # the next site to be looked at for free deployments

# An action of a turn: its verb and numbers as they were chosen. Summonings and special actions begin with the same four.
ACT_VERB: Final = 0
ACT_A: Final = 1
ACT_B: Final = 2
ACT_C: Final = 3
ACT_FOLLOWED: Final = 4  # a bit for each unit that has followed the move
ACT_FROM: Final = 5  # where the unit stood

SUMMON_UNIT: Final = 1
SUMMON_BY: Final = 2
SUMMON_TILE: Final = 3

SPECIAL_UNIT: Final = 1
SPECIAL_VICTIM: Final = 3  # of a blight, once it is known

MOVE_UNIT: Final = 0
MOVE_GOAL: Final = 1
MOVE_LEFT: Final = 2  # bonus steps
MOVE_FROM: Final = 3
MOVE_LEAPS: Final = 4

ENTER_UNIT: Final = 0
ENTER_TILE: Final = 1
ENTER_STOPS: Final = 2  # whether the way there ends the steps of the unit

ASSAULT_UNIT: Final = 0
ASSAULT_TARGET: Final = 1
ASSAULT_CHARGED: Final = 2
ASSAULT_FEWER: Final = 3  # OFF dice that are left out
ASSAULT_FROM: Final = 4
ASSAULT_RESULT: Final = 5

FALL_UNIT: Final = 0
FALL_CAPTOR: Final = 1
FALL_BY: Final = 2  # the unit that defeated it, or -1: a hazard
FALL_TILE: Final = 3
