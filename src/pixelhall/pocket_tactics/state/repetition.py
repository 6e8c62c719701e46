"""Whether a position has been there before: the same units on the same tiles and in the same reserves, the same features,
the same player whose turn it was (PK-17)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pocket_tactics.state.state import Skirmish

PRIME: Final[i64] = 2147483647
SIEVE: Final[i64] = 1000003  # far more than there are units, tiles and terrains
MIXER: Final[i64] = 1664525
SALT: Final[i64] = 1013904223


def position_number(state: Skirmish, active: i64) -> i64:
    """A number by which a position is known again. Equal units may stand for one another, so the order in which they are
    counted does not matter."""
    total: i64 = mixed(active)
    for unit in range(len(state.face)):
        total += mixed(((state.face[unit] + 1) * 8 + state.owner[unit]) * SIEVE + state.place[unit])
    for tile in state.sites:
        total += mixed(-(state.feature[tile] + 1) * SIEVE - tile)
    return total


def mixed(n: i64) -> i64:
    """Spreads a number over many bits, so that sums of such numbers seldom meet by chance."""
    one = (n % PRIME * MIXER + SALT) % PRIME
    other = one * one % PRIME
    return (one * MIXER + other) % PRIME * 4096 + other % 4096
