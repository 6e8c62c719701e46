"""The dice of the last contests, change by change, for boards that show them. Everything is read from the log, so it
is public."""

from typing import Literal

from pixelhall.core.log_lines import Line
from pixelhall.pocket_tactics.change import logbook as says
from pixelhall.pocket_tactics.dice.tally import insert_die, replace_die
from pixelhall.pocket_tactics.numbers import stat
from pixelhall.pocket_tactics.show.telling import sentence
from pixelhall.pocket_tactics.show.view_types import Tally, Thrower, ThrowStep
from pixelhall.pocket_tactics.show.view_types import Throw as ThrowView
from pixelhall.pocket_tactics.state.board import tile_name
from pixelhall.pocket_tactics.state.state import Skirmish

Kind = Literal["assault", "test", "daylight", "summoning"]
TURNS = 3  # this one and the two before
MOST_LINES = 1000  # of a turn: a throw is numbered by its turn and line, as a play that was laid out has no other lines
CHANGES = (says.SAYS_BUMP, says.SAYS_REROLL, says.SAYS_FORCED)
ENDS = (says.SAYS_TALLY, says.SAYS_TEST)


def throws(state: Skirmish, viewer: int) -> list[ThrowView]:
    """The contests of this turn and the two before, oldest first."""
    found: list[Throw] = []
    number = 0
    for line in recent(state):
        kind, seat, rest = line.ints[0], line.ints[1], line.ints[2:]
        number = rest[0] * MOST_LINES if kind == says.SAYS_TURN else number + 1
        if kind == says.SAYS_ASSAULTS and not (rest[3] == 2 and found):
            found.append(Throw(state, viewer, number, "assault", [rest[0], rest[1]], [seat, state.owner[rest[1]]]))
        elif kind == says.SAYS_DAYLIGHT:
            found.append(Throw(state, viewer, number, "daylight", [-1, rest[0]], [-1, seat]))
        elif kind == says.SAYS_SUMMONS:
            found.append(Throw(state, viewer, number, "summoning", [rest[1], -1], [seat, -1]))
        elif kind == says.SAYS_ROLL and (not found or found[-1].over):
            found.append(Throw(state, viewer, number, "test", [rest[0], -2], [seat, -1]))
        if found:
            found[-1].tell(line)
    return [throw.as_view() for throw in found if throw.steps]


def recent(state: Skirmish) -> list[Line]:
    """The lines of the last turns."""
    found: list[Line] = []
    turns = 0
    for line in (state.log, state.earlier):
        while line is not None and turns < TURNS:
            found.append(line)
            turns += 1 if line.ints[0] == says.SAYS_TURN else 0
            line = line.before
    found.reverse()
    return found


class Throw:
    """One contest: its two sides, and their pools after each change."""

    def __init__(
        self, state: Skirmish, viewer: int, number: int, kind: Kind, units: list[int], seats: list[int]
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.number = number
        self.kind = kind
        self.units = units  # -1 for dice without a unit, -2 for no side
        self.seats = seats
        self.pools: list[list[int]] = [[], [], [], []]
        self.traded: list[int] = []
        self.steps: list[ThrowStep] = []
        self.tallies: list[Tally] = []
        self.fallen: dict[int, int] = {}  # where units fell
        self.over = False

    def tell(self, line: Line) -> None:
        """Updates the contest by a line of the log."""
        kind, rest = line.ints[0], line.ints[2:]
        if kind == says.SAYS_ASSAULTS:
            self.units[1] = rest[1]
        elif kind == says.SAYS_SWAPS and rest[1] in self.units:
            self.units[self.units.index(rest[1])] = rest[0]
        elif kind == says.SAYS_TRADES:
            self.traded.append(rest[0])
        elif kind == says.SAYS_FALLS:
            self.fallen[rest[0]] = rest[1]
        elif kind == says.SAYS_SCATTER or kind == says.SAYS_MISSES:
            self.step(line)
            self.over = kind == says.SAYS_MISSES
        elif kind in ENDS:
            self.tally(line)
        elif rest[0] in self.units:
            self.change(kind, self.units.index(rest[0]) * 2, rest, line)

    def change(self, kind: int, side: int, rest: list[int], line: Line) -> None:
        if kind == says.SAYS_ROLL:
            n = rest[1]
            off, defence = rest[2 : 2 + n], rest[3 + n :]
            if rest[0] in self.traded and defence and defence[0] > 1:
                defence = replace_die(defence, defence[0], defence[0] - 1)
            self.pools[side + stat.OFF], self.pools[side + stat.DEF] = off, defence
        elif kind == says.SAYS_AGAIN:
            n = rest[1]
            self.pools[side + rest[2 + n]] = rest[2 : 2 + n]
        elif kind == says.SAYS_GUARD:
            self.pools[side + stat.OFF].remove(rest[1])
            insert_die(self.pools[side + stat.DEF], rest[1])
        elif kind in CHANGES:
            self.pools[side + rest[1]] = replace_die(self.pools[side + rest[1]], rest[2], rest[3])
        else:
            return
        self.step(line)

    def step(self, line: Line) -> None:
        self.steps.append({"text": sentence(self.state, self.viewer, line), "pools": [pool[:] for pool in self.pools]})

    def tally(self, line: Line) -> None:
        """Which pair decided; a test compares its best die with the difficulty."""
        self.over = True
        kind, rest = line.ints[0], line.ints[2:]
        if kind == says.SAYS_TEST:
            side, won, high, low = 0, rest[3], rest[2], rest[1]
        else:
            n = rest[1]
            side = self.units.index(rest[0]) if rest[0] in self.units else 0
            _, won, high, low, _ = rest[2 + n :]
        self.tallies.append(
            {"side": side, "won": won == 1, "high": high, "low": low, "text": sentence(self.state, self.viewer, line)}
        )

    def as_view(self) -> ThrowView:
        sides: list[Thrower] = [
            {"seat": seat, "unit": self.state.card(unit).name if unit >= 0 else "", "at": self.where(unit)}
            for unit, seat in zip(self.units, self.seats)
        ]
        return {
            "number": self.number,
            "kind": self.kind,
            "over": self.over,
            "sides": sides,
            "steps": self.steps,
            "tallies": self.tallies,
        }

    def where(self, unit: int) -> str:
        """Where a unit of the contest stands, or fell."""
        tile = self.fallen.get(unit, self.state.place[unit]) if unit >= 0 else -1
        return tile_name(self.state, tile) if tile >= 0 else ""
