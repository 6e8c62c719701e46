"""How dice are compared: the tally of an assault, and tests against a difficulty value (PK-28, PK-29)."""

from typing import Final

from mypy_extensions import i64

UNDECIDED: Final = -1


def verdict(off: list[int], defence: list[int], any_pair: bool) -> i64:
    """Which pair decides, highest first: 2 * pair + 1 when OFF defeats there, 2 * pair when DEF holds there; UNDECIDED
    when nothing decides, and DEF holds. A pair beyond the DEF dice is an OFF die that nothing matches."""
    red: i64 = len(off)
    blue: i64 = len(defence)
    pairs = red if red < blue else blue
    for i in range(pairs):
        if off[i] > defence[i]:
            return 2 * i + 1
        if off[i] < defence[i] and not any_pair:
            return 2 * i
    if red > pairs:
        return 2 * pairs + 1
    return UNDECIDED


def defeats(off: list[int], defence: list[int], any_pair: bool) -> bool:
    found = verdict(off, defence, any_pair)
    return found >= 0 and found % 2 == 1


def reaches(dice: list[int], dv: i64) -> bool:
    """Whether a test against a difficulty value is passed: one result is enough."""
    return len(dice) > 0 and dice[0] >= dv


def count(dice: list[int], value: i64) -> i64:
    found: i64 = 0
    for die in dice:
        if die == value:
            found += 1
    return found


def replace_die(dice: list[int], old: i64, new: i64) -> list[int]:
    """A copy of a pool with one die changed, highest first."""
    other = dice[:]
    other.remove(old)
    return insert_die(other, new)


def insert_die(dice: list[int], value: i64) -> list[int]:
    """Adds a die to a pool in its place, highest first, and returns the pool."""
    at: i64 = 0
    while at < len(dice) and dice[at] >= value:
        at += 1
    dice.insert(at, value)
    return dice


def distinct(dice: list[int]) -> list[int]:
    """The values that occur, highest first."""
    found: list[int] = []
    for die in dice:
        if not found or found[-1] != die:
            found.append(die)
    return found
