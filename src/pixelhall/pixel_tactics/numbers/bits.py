"""Words of bits."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 1 << 62


def bit(n: i64) -> i64:
    """A word with only this bit. Shifted down from the top: compiled code would shift a literal 1 as a 32-bit
    number."""
    return TOP >> (62 - n)
