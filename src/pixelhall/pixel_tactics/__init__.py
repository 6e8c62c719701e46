"""Pixel Tactics: the tactical card duel of Leaders and Heroes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics


def game() -> "PixelTactics":
    """The rules, for the register of the hall."""
    from pixelhall.pixel_tactics.game import PixelTactics

    return PixelTactics()
