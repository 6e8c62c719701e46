"""Coins and dice: chance that a text names. What came is told to everybody."""

from typing import Final

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.state.state import Duel

SIDES: Final = 6


class FlipCoin(Op[Duel]):
    """1 is heads, 0 is tails."""

    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, state: Duel, frame: Frame) -> int:
        heads = state.chance.draw(2)
        frame.count(self.register, heads)
        say(state, logbook.SAYS_FLIPS, frame.seat, n=heads)
        return NEXT


class RollDice(Op[Duel]):
    """Some dice: the number is what they show together."""

    def __init__(self, register: int, n: int) -> None:
        self.register = register
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        total = 0
        for _ in range(self.n):
            total += 1 + state.chance.draw(SIDES)
        frame.count(self.register, total)
        say(state, logbook.SAYS_ROLLS, frame.seat, n=total, how=self.n)
        return NEXT
