"""Epic Duel: four Leaders a side lie open; a fallen one is replaced by the next, and who has none left has lost
(PT-EPIC)."""

from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pixel_tactics.change.cards import CHECK, announce_fall
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.rout import break_tie, finish
from pixelhall.pixel_tactics.change.zones import remove
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.setup import Hand, Lead, OpenLeaders, Reveal, Seal, Shuffle
from pixelhall.pixel_tactics.flow.succession import FULL_HAND, BringUp, ChooseBonus, Fill, Muster, Rebuild
from pixelhall.pixel_tactics.flow.waves import Casualties, is_routed
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.numbers import grid, program, reason
from pixelhall.pixel_tactics.state.board import leader, order_from
from pixelhall.pixel_tactics.state.leader_pile import leader_pile
from pixelhall.pixel_tactics.state.sides import allies
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.reading import life_left


class Epic(Mode):
    def __init__(self) -> None:
        super().__init__("epic", "Epic Duel", [0, 1])
        self.line = "two players, four Leaders each"
        self.laws = [f"Your hand limit is {FULL_HAND}."]
        self.worths = ["Leaders left", "no Leader left", "Life of the last Leader", "a doomed last Leader"]
        self.format = "epic"
        self.open_leaders = True
        self.lead_after = grid.FLANK
        self.rounds = 200
        self.in_series = False

    def setup(self) -> list[Op[Duel]]:
        return [
            Shuffle(),
            OpenLeaders(True),
            Seal(),
            Reveal(Seal),
            OpenLeaders(False),
            Hand(FULL_HAND, built=True),
            Lead(),
        ]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), Succeed(), React()]

    def procedures(self) -> dict[int, list[Op[Duel]]]:
        return {program.SUCCESSION: [BringUp(), ChooseBonus(), Fill(), Muster(), Rebuild()]}

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        left = len(leader_pile(state, seat))
        card = leader(state, seat)
        if left or card < 0:
            return [float(left), 0.0 if left else 1.0, 0.0, 0.0]
        rest = life_left(state, card)
        return [0.0, 1.0, float(max(rest, 0)), 1.0 if rest <= 0 else 0.0]

    def fell(self, state: Duel, seats: list[int], how: i64) -> None:
        """A Leader that a text defeats is replaced at once, too (A-079)."""
        for seat in reversed(fallen(state, seats, how)):
            push(state, Frame(program.SUCCESSION, seat, -1, NOTHING))


def fallen(state: Duel, seats: list[int], how: i64) -> list[int]:
    """Removes the Leaders of these seats; says who has to bring up a new one, in order, or ends the battle: who lost the
    last Leader has lost, and if all did, living Heroes decide (PT-EPIC-06, A-172, A-173)."""
    for seat in seats:
        if leader(state, seat) >= 0:
            remove(state, leader(state, seat))
    lost = [seat for seat in seats if not leader_pile(state, seat)]
    if not lost:
        return [seat for seat in order_from(state, state.first) if seat in seats]
    standing = [seat for seat in range(state.seats) if seat not in lost]
    if standing:
        finish(state, allies(state, standing[0]), how)
    else:
        break_tie(state, lost)
    return []


class Succeed(Op[Duel]):
    """In the rout step, after all casualties and before reactions to them, the first player's first (A-171, A-172)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            seats = [seat for seat in range(state.seats) if is_routed(state, leader(state, seat))]
            if not seats:
                return NEXT
            for seat in seats:
                announce_fall(state, leader(state, seat), CHECK)
            frame.numbers = fallen(state, seats, reason.ROUT)
            if not frame.numbers:
                return NEXT
            frame.phase = 1
        if not frame.numbers:
            return NEXT
        push(state, Frame(program.SUCCESSION, frame.numbers.pop(0), -1, NOTHING))
        return STAY
