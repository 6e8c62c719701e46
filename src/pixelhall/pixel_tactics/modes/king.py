"""King: three against three around a ring. Neighbours fight each other, Knights fall and leave, and the side that defeats
the rival King wins (PT-KING)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.core.machine import NEXT, NOTHING, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.setup import OPENING_HEROES, Hand, Reveal, Seal, Shuffle
from pixelhall.pixel_tactics.flow.waves import Casualties, Rout
from pixelhall.pixel_tactics.legal.attacks import attack_fault, far_targets
from pixelhall.pixel_tactics.legal.costs import cost, special
from pixelhall.pixel_tactics.legal.moves import moves_between
from pixelhall.pixel_tactics.legal.prices import LONG
from pixelhall.pixel_tactics.modes.elimination import eliminate
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.numbers import by, grid, per_seat, program, reason, verb
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.sides import allies
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.reading import life_left
from pixelhall.pixel_tactics.texts.roster import heroes

WEAK: Final = 10  # Life of a King below which every point counts more
KINGS: Final = (0, 3)  # the seats go round the ring: King, Knight, rival Knight, rival King, rival Knight, Knight


class King(Mode):
    def __init__(self) -> None:
        super().__init__("king", "King", [0, 0, 1, 1, 1, 0])
        self.line = "six players, three against three"
        self.in_series = False
        self.acts = True
        self.roles = ["King" if seat in KINGS else "Knight" for seat in range(len(self.teams))]
        self.worths = ["standing Knights", "Life of the King", "a weak King", "a doomed King"]

    def setup(self) -> list[Op[Duel]]:
        return [Shuffle(), Hand(), Seal(), Reveal(Seal), Hand(OPENING_HEROES, built=True), Open()]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), Rout(), React()]

    def relate(self, state: Duel) -> None:
        state.foes = neighbours(state)

    def shares(self, state: Duel, seat: i64) -> list[int]:
        """A King's Moves reach his Knights, theirs only the King (PT-KING-04, A-168)."""
        others = [ally for ally in allies(state, seat) if ally in state.order]
        return [ally for ally in others if (ally in KINGS) != (seat in KINGS)]

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """Moves between King and Knight, and attacks at Long reach (PT-KING-07)."""
        for ally in self.shares(state, seat) if types & 1 << verb.MOVE else []:
            moves_between(state, seat, ally, found)
        left = state.of(seat, per_seat.ACTIONS) + special(state, seat, verb.ATTACK)
        if at_rest(state, seat) or left < LONG or cost(state, seat, verb.ATTACK) < 0:  # Free or not
            return
        far = self.far(state, seat)
        for place in range(seat * grid.SLOTS, seat * grid.SLOTS + grid.SLOTS) if far else []:
            card = state.unit[place]
            if card >= 0 and not attack_fault(state, card):
                found += [Action(verb.ATTACK, card, target) for target in far_targets(state, card, by.MELEE, far)]
                found += [Action(verb.SHOOT, card, target) for target in far_targets(state, card, by.RANGED, far)]

    def far(self, state: Duel, seat: i64) -> list[int]:
        """The rivals two seats away on the ring of the living, and the rival King for a King (A-163)."""
        ring = state.order
        if seat not in ring or len(ring) < 2:
            return []
        at = ring.index(seat)
        steps = (2, 3) if state.rules.reach_between else (2,)
        seats = {ring[(at + way * n) % len(ring)] for n in steps for way in (1, -1)}
        if seat in KINGS and state.rules.kings_reach_kings:
            seats |= set(KINGS)
        return sorted(
            other for other in seats if state.teams[other] != state.teams[seat] and other not in state.foes[seat]
        )

    def reaches(self, state: Duel, card: Card, target: Card, kind: i64) -> bool:
        seat = state.side(card)
        return target in far_targets(state, card, kind, self.far(state, seat))

    def fell(self, state: Duel, seats: list[int], how: i64) -> None:
        """A King's fall decides, a Knight leaves (PT-KING-03, A-165); of two Kings the one with more living Heroes wins
        (A-167)."""
        kings = [seat for seat in seats if seat in KINGS]
        if len(kings) == 1:
            finish(
                state, [seat for seat in range(state.seats) if state.teams[seat] != state.teams[kings[0]]], reason.KING
            )
        elif kings:
            mine, theirs = (len(heroes(state, king)) for king in KINGS)
            best = KINGS[0] if mine > theirs else KINGS[1]
            finish(
                state, allies(state, best) if mine != theirs else [], reason.HEROES if mine != theirs else reason.TIE
            )
        else:
            for seat in seats:
                self.leave(state, seat)

    def leave(self, state: Duel, seat: i64) -> None:
        """A Knight is out, and neighbours change (PT-KING-06)."""
        say(state, logbook.SAYS_ELIMINATED, seat)
        eliminate(state, seat)
        state.foes = neighbours(state)
        state.stir_all()

    def resigned(self, state: Duel, seat: i64) -> bool:
        """A Knight who gives up in a battle is out; all else loses (A-238)."""
        if seat in KINGS or state.round == 0:
            return False
        self.leave(state, seat)
        return True

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        card = leader(state, seat)
        if card < 0:
            return [0.0, 0.0, 0.0, 0.0]
        if seat not in KINGS:
            return [1.0, 0.0, 0.0, 0.0]
        left = life_left(state, card)
        return [0.0, float(max(left, 0)), float(max(WEAK - left, 0)), 1.0 if left <= 0 else 0.0]


def neighbours(state: Duel) -> list[list[int]]:
    """Of each seat the rivals beside it, on the ring of those who still play (PT-KING-05): whatever is aimed at rivals
    reaches only them (A-164)."""
    ring = state.order
    found: list[list[int]] = []
    for seat in range(state.seats):
        if seat in ring and len(ring) > 1:
            at = ring.index(seat)
            beside = {ring[(at + 1) % len(ring)], ring[(at - 1) % len(ring)]}
            found.append(sorted(other for other in beside if state.teams[other] != state.teams[seat]))
        else:
            found.append([])
    return found


class Open(Op[Duel]):
    """A King begins, by chance (PT-KING-02, A-166)."""

    def run(self, state: Duel, frame: Frame) -> int:
        state.first = state.active = KINGS[state.chance.draw(len(KINGS))]
        say(state, logbook.SAYS_COIN, state.first)
        push(state, Frame(program.BATTLE, state.first, -1, NOTHING))
        return NEXT
