"""Team Cross Duel: two against two, seated crosswise. A Leader that falls is a point, and whoever lost it comes back with
a new Unit and a round of peace (PT-TEAM)."""

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
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
from pixelhall.pixel_tactics.numbers import bound, code, program, reason, verb, zone
from pixelhall.pixel_tactics.state.board import leader, order_from
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.layout import add_piles
from pixelhall.pixel_tactics.state.sides import allies, one_of_each_side, opponents
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import life_left
from pixelhall.pixel_tactics.texts.roster import corpses


class TeamCross(Mode):
    def __init__(self) -> None:
        super().__init__("team-cross", "Team Cross Duel", [0, 1, 0, 1])
        self.line = "four players, two against two"
        self.in_series = False
        self.acts = True
        self.worths = [
            "Leaders lost",
            "a Leader whose fall decides",
            "Life of a Leader whose fall decides",
            "a doomed Leader whose fall decides",
        ]

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
                        found.append(alone(verb.CLEAR, card))

    def fell(self, state: Duel, seats: list[int], how: i64) -> None:
        """All points are given before anybody wins by them (A-157)."""
        for seat in seats:
            for rival in opponents(state, seat):
                add_points(
                    state, rival, sum(a.modifier.n for a in in_force(state).rules(state, rival, code.SCORE_MORE))
                )
        for seat in seats:
            set_aside(state, seat)
        decide(state)

    def score(self, state: Duel, seat: i64, n: i64) -> None:
        add_points(state, seat, n)
        decide(state)

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        card = leader(state, seat)
        if card < 0 or not decides(state, seat):
            return [float(points_from(state, seat)), 0.0, 0.0, 0.0]
        left = life_left(state, card)
        return [float(points_from(state, seat)), 1.0, float(max(left, 0)), 1.0 if left <= 0 else 0.0]


# Points.


def points_from(state: Duel, seat: i64) -> int:
    """The points that the other team has from this player: one for each Leader lost (PT-TEAM-04)."""
    return len(state.pile(seat, zone.LOST))


def scored(state: Duel, seat: i64) -> int:
    """The points that texts have given to a player's team, from nobody in particular."""
    return sum(state.ledger[ally] for ally in allies(state, seat)) if state.ledger else 0


def add_points(state: Duel, seat: i64, n: i64) -> None:
    if n > 0:
        say(state, logbook.SAYS_SCORES, seat, n=n)
        ledger = state.ledger or [0] * state.seats
        state.ledger = [min(points + n, bound.POINTS) if i == seat else points for i, points in enumerate(ledger)]


def points_of(state: Duel, seat: i64) -> int:
    """The points of a player's team."""
    return sum(points_from(state, other) for other in opponents(state, seat)) + scored(state, seat)


def reaches_goal(state: Duel, seat: i64) -> bool:
    """So many points from one opponent, or so many from each (PT-TEAM-05). Those of texts count with those from one
    (A-255)."""
    points = [points_from(state, other) for other in opponents(state, seat)]
    one = max(points) + scored(state, seat)
    return one >= state.rules.points_from_one or min(points) >= state.rules.points_from_each


def decides(state: Duel, seat: i64) -> bool:
    """Whether the other team has what it needs as soon as this player's Leader falls."""
    if points_from(state, seat) + 1 >= state.rules.points_from_one:
        return True
    others = [points_from(state, ally) for ally in allies(state, seat) if ally != seat]
    return min([points_from(state, seat) + 1, *others]) >= state.rules.points_from_each


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
