"""What the log keeps. Everything in this game is public."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.log_lines import Line
from pixelhall.pocket_tactics.state.state import Skirmish

SAYS_FORCE: Final = 0
SAYS_ADDS: Final = 1
SAYS_TILE: Final = 2
SAYS_CENTRE: Final = 3
SAYS_HOME: Final = 4
SAYS_DRAWS: Final = 5
SAYS_LAYS: Final = 6
SAYS_ROLLS_OFF: Final = 7
SAYS_FIRST: Final = 8
SAYS_SETTLES: Final = 9
SAYS_PLACES: Final = 10
SAYS_TURN: Final = 11
SAYS_MOVES: Final = 12
SAYS_ASSAULTS: Final = 13
SAYS_DEPLOYS: Final = 14
SAYS_RETURNS: Final = 15
SAYS_SUMMONS: Final = 16
SAYS_SPECIAL: Final = 17
SAYS_ROLL: Final = 18
SAYS_BUMP: Final = 19
SAYS_REROLL: Final = 20
SAYS_AGAIN: Final = 21
SAYS_GUARD: Final = 22
SAYS_FORCED: Final = 23
SAYS_PASS: Final = 24
SAYS_TALLY: Final = 25
SAYS_TEST: Final = 26
SAYS_FALLS: Final = 27
SAYS_SAFE: Final = 28
SAYS_SCATTER: Final = 29
SAYS_SWAPS: Final = 30
SAYS_TRADES: Final = 31
SAYS_TURNS_BACK: Final = 32
SAYS_STOPS: Final = 33
SAYS_SHIFTS: Final = 34
SAYS_PUSHED: Final = 35
SAYS_TAKES_BACK: Final = 36
SAYS_REVIVES: Final = 37
SAYS_SURVIVES: Final = 38
SAYS_DAYLIGHT: Final = 39
SAYS_CONTROL: Final = 40
SAYS_OUT: Final = 41
SAYS_WINS: Final = 42
SAYS_TIE: Final = 43
SAYS_RESIGNS: Final = 44
SAYS_SUMMONED: Final = 45
SAYS_BACKFIRES: Final = 46
SAYS_PROPOSES: Final = 47
SAYS_REFUSES: Final = 48
SAYS_LOST_CONTROL: Final = 49
SAYS_MISSES: Final = 50
SAYS_DISPELLED: Final = 51
SAYS_FOLLOWS: Final = 52
SAYS_SHARES: Final = 53


def say(state: Skirmish, kind: i64, seat: i64 = -1, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
    if state.logging:
        state.log = Line([kind, seat, a, b, c, d], state.log)


def show(state: Skirmish, kind: i64, seat: i64, unit: i64, dice: list[int], more: list[int]) -> None:
    """A line with dice: how many, the dice, and what follows them."""
    if state.logging:
        state.log = Line([kind, seat, unit, len(dice), *dice, *more], state.log)
