"""Team Cross Duel: two against two, seated crosswise. A Leader that falls is a point, and whoever lost it comes back with
a new Unit and a round of peace (PT-TEAM)."""

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.core.machine import NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.rout import finish, living_heroes
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.setup import OPENING_HEROES, Hand, Lead, Reveal, Seal, Shuffle
from pixelhall.pixel_tactics.flow.waves import Casualties, Rout
from pixelhall.pixel_tactics.legal.actions import clear_fault
from pixelhall.pixel_tactics.legal.moves import moves_between
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.modes.rebuilding import Choose, Regroup, SoloRound, needs_rebuilding, set_aside
from pixelhall.pixel_tactics.numbers import program, reason, verb, zone
from pixelhall.pixel_tactics.state.board import order_from
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.layout import add_piles
from pixelhall.pixel_tactics.state.sides import allies, one_of_each_side, opponents
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.roster import corpses


class TeamCross(Mode):
    def __init__(self) -> None:
        super().__init__("team-cross", "Team Cross Duel", [0, 1, 0, 1])
        self.line = "four players, two against two"
        self.in_series = False
        self.acts = True
        self.worths = ["Leaders lost"]

    def setup(self) -> list[Op[Duel]]:
        return [Shuffle(), Hand(), Seal(), Reveal(Seal), Hand(OPENING_HEROES, built=True), Lead()]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), Rout(), React(), Rebuild()]

    def procedures(self) -> dict[int, list[Op[Duel]]]:
        return {program.REBUILD: [Regroup(), Choose(), SoloRound()]}

    def lay_out(self, state: Duel) -> None:
        add_piles(state, zone.LOST)

    def shares(self, state: Duel, seat: i64) -> list[int]:
        """The ally, whose Unit Moves reach (PT-TEAM-07)."""
        return [ally for ally in allies(state, seat) if ally != seat]

    def clears(self, state: Duel, seat: i64) -> list[int]:
        return self.shares(state, seat)

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """Moves from and to the ally's Unit, and the Corpses there (PT-TEAM-07, PT-TEAM-08). In a ceasefire only Moves
        reach it (A-236)."""
        for ally in self.shares(state, seat) if types & 1 << verb.MOVE else []:
            moves_between(state, seat, ally, found)
        for ally in self.clears(state, seat) if types & 1 << verb.CLEAR else []:
            if may_touch(state, seat, ally):
                for card in corpses(state, ally):
                    if not clear_fault(state, card):
                        found.append(Action(verb.CLEAR, card))

    def fell(self, state: Duel, seats: list[int], how: i64) -> None:
        """All points are given before anybody wins by them (A-157)."""
        for seat in seats:
            set_aside(state, seat)
        decide(state)

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        return [float(points_from(state, seat))]


# Points.


def points_from(state: Duel, seat: i64) -> int:
    """The points that the other team has from this player: one for each Leader lost (PT-TEAM-04)."""
    return len(state.pile(seat, zone.LOST))


def points_of(state: Duel, seat: i64) -> int:
    """The points of a player's team."""
    return sum(points_from(state, other) for other in opponents(state, seat))


def reaches_goal(state: Duel, seat: i64) -> bool:
    """So many points from one opponent, or so many from each (PT-TEAM-05)."""
    points = [points_from(state, other) for other in opponents(state, seat)]
    return max(points) >= state.rules.points_from_one or min(points) >= state.rules.points_from_each


def decide(state: Duel) -> None:
    """Whether a team has won now; of two, the one with more points, then with more living Heroes (A-156)."""
    ready = [side for side in one_of_each_side(state, state.order) if reaches_goal(state, side)]
    if not ready:
        return
    most = max(points_of(state, side) for side in ready)
    best = [side for side in ready if points_of(state, side) == most]
    if len(best) > 1:
        heroes = max(living_heroes(state, side) for side in best)
        best = [side for side in best if living_heroes(state, side) == heroes]
    finish(state, allies(state, best[0]) if len(best) == 1 else [], reason.POINTS if len(best) == 1 else reason.TIE)


class Rebuild(Op[Duel]):
    """Whoever has lost a Leader comes back, in turn order from the first player (A-157)."""

    def run(self, state: Duel, frame: Frame) -> int:
        for seat in order_from(state, state.first):
            if needs_rebuilding(state, seat):
                say(state, logbook.SAYS_REBUILDS, seat)
                push(state, Frame(program.REBUILD, seat, -1, NOTHING))
                return STAY
        return NEXT
