"""Classic: two Leaders, and whoever routs the other wins (PT-END-01)."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.setup import OPENING_HEROES, Hand, Lead, Reveal, Seal, Shuffle
from pixelhall.pixel_tactics.flow.waves import Casualties, Rout
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.state.state import Duel


class Classic(Mode):
    def __init__(self) -> None:
        super().__init__("classic", "Classic", [0, 1])

    def setup(self) -> list[Op[Duel]]:
        return [Shuffle(), Hand(), Seal(), Reveal(Seal), Hand(OPENING_HEROES, built=True), Lead()]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), Rout(), React()]
