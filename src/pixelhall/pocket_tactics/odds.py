"""Exact odds of dice: tables of how likely an OFF pool defeats a DEF pool when both sides use their re-rolls as well as can be."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pocket_tactics.tally import defeats, inserted
from pixelhall.pocket_tactics.words import FACES

MOST_DICE: Final = 4  # an OFF die turned into a DEF die makes a fourth
MOST_REROLLS: Final = 4  # more are as good as these
ALL_POOLS: list[list[list[int]]] = []  # for each number of dice every pool, highest first
LIKELY: list[list[float]] = []  # how likely each pool is
REROLLED: list[list[list[list[int]]]] = []  # for each pool and each value in it the six pools that re-rolling such a die can give
RAISED: list[list[list[int]]] = []  # for each pool and each bump up to 5 the pools that it can make, at pool * 6 + bump
TABLES: dict[int, list[float]] = {}
CODES: Final[list[int]] = [-1] * 2 * 8**MOST_DICE  # a pool written as a number -> its place among those of its size
MOST_BUMPS: Final = 7  # of a pool: they make sixes of all its dice
WRITTEN: Final = 2 * 8**MOST_BUMPS  # more than so many bumps written as a number
NOT_YET: Final[list[float]] = []


def code(dice: list[int]) -> i64:
    """A few small numbers written as one."""
    total: i64 = 1
    for die in dice:
        total = total * 8 + die
    return total


def prepare() -> None:
    """Lists all pools, once."""
    for n in range(MOST_DICE + 1):
        pools = every_pool(n, FACES)
        for i, pool in enumerate(pools):
            CODES[code(pool)] = i
        ALL_POOLS.append(pools)
        LIKELY.append([ways(pool) / float(FACES**n) for pool in pools])
    for n in range(MOST_DICE + 1):
        REROLLED.append([outcomes(pool) for pool in ALL_POOLS[n]])
        RAISED.append([raised(pool, bump) for pool in ALL_POOLS[n] for bump in range(FACES)])


def every_pool(n: int, highest: int) -> list[list[int]]:
    if n == 0:
        return [[]]
    return [[first, *rest] for first in range(highest, 0, -1) for rest in every_pool(n - 1, first)]


def ways(pool: list[int]) -> int:
    """In how many orders the dice can show a pool."""
    total, run = 1, 0
    for i in range(len(pool)):
        run = run + 1 if i and pool[i] == pool[i - 1] else 1
        total = total * (i + 1) // run
    return total


def outcomes(pool: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for i in range(len(pool)):
        if i and pool[i] == pool[i - 1]:
            continue
        rest = pool[:i] + pool[i + 1:]
        found.append([CODES[code(inserted(rest[:], die))] for die in range(1, FACES + 1)])
    return found


def raised(pool: list[int], bump: int) -> list[int]:
    """The pools that a bump on one die can make."""
    found: list[int] = []
    for i in range(len(pool)):
        if i == 0 or pool[i] != pool[i - 1]:
            found.append(CODES[code(inserted(pool[:i] + pool[i + 1:], min(FACES, pool[i] + bump)))])
    return found


def table(any_pair: bool, off: int, defence: int, rerolls: int, answers: int, turn: int) -> list[float]:
    """How likely OFF defeats DEF from each pair of pools, with so many re-rolls left on the OFF side and on the DEF side; `turn` says
    whose choice it is, 0 for the OFF side. To pass is to give all own re-rolls up."""
    if turn == 0 and rerolls == 0:
        turn = 1
    if turn == 1 and answers == 0:
        turn = 0
    key = ((((1 if any_pair else 0) * 8 + off) * 8 + defence) * 8 + rerolls) * 16 + answers * 2 + turn
    if key not in TABLES:
        TABLES[key] = made(any_pair, off, defence, rerolls, answers, turn)
    return TABLES[key]


def made(any_pair: bool, off: int, defence: int, rerolls: int, answers: int, turn: int) -> list[float]:
    wide = len(ALL_POOLS[defence])
    found: list[float] = []
    if rerolls == 0 and answers == 0:
        for o in ALL_POOLS[off]:
            for d in ALL_POOLS[defence]:
                found.append(1.0 if defeats(o, d, any_pair) else 0.0)
        return found
    if turn == 0:
        passed = table(any_pair, off, defence, 0, answers, 1)
        after = table(any_pair, off, defence, rerolls - 1, answers, 1)
        for i in range(len(ALL_POOLS[off])):
            for j in range(wide):
                best = passed[i * wide + j]
                for six in REROLLED[off][i]:
                    total = 0.0
                    for k in six:
                        total += after[k * wide + j]
                    best = max(best, total / FACES)
                found.append(best)
        return found
    passed = table(any_pair, off, defence, rerolls, 0, 0)
    after = table(any_pair, off, defence, rerolls, answers - 1, 0)
    for i in range(len(ALL_POOLS[off])):
        for j in range(wide):
            best = passed[i * wide + j]
            for six in REROLLED[defence][j]:
                total = 0.0
                for k in six:
                    total += after[i * wide + k]
                best = min(best, total / FACES)
            found.append(best)
    return found


def bumped(rows: list[float], off: int, defence: int, bumps: list[int], guards: list[int], turn: int) -> list[float]:
    """Both sides use their bumps in turn, the initiator first; reckoned from the last one back."""
    queue: list[int] = []  # bumps of the OFF side as they are, of the DEF side negative
    mine, theirs = bumps[:], guards[:]
    while mine or theirs:
        if (turn == 0 and mine) or not theirs:
            queue.append(min(mine.pop(0), FACES - 1))
            turn = 1
        else:
            queue.append(-min(theirs.pop(0), FACES - 1))
            turn = 0
    wide = len(ALL_POOLS[defence])
    for value in reversed(queue):
        found: list[float] = []
        for i in range(len(ALL_POOLS[off])):
            for j in range(wide):
                best = rows[i * wide + j]
                if value > 0:
                    for k in RAISED[off][i * FACES + value]:
                        best = max(best, rows[k * wide + j])
                else:
                    for k in RAISED[defence][j * FACES - value]:
                        best = min(best, rows[i * wide + k])
                found.append(best)
        rows = found
    return rows


class Chart:
    """One comparison of OFF and DEF, so many dice of each and bumps still to be used: how likely OFF defeats DEF from each pair of pools, for
    every number of re-rolls on both sides. `first` uses the next bump, `turn` the next re-roll: 0 is the OFF side."""

    def __init__(self, any_pair: bool, off: int, defence: int, bumps: list[int], guards: list[int], first: int, turn: int) -> None:
        self.any_pair = any_pair
        self.off = off
        self.defence = defence
        self.bumps = bumps
        self.guards = guards
        self.first = first
        self.turn = turn
        self.wide: i64 = len(ALL_POOLS[defence])
        self.rows: list[list[float]] = [NOT_YET] * ((MOST_REROLLS + 1) * (MOST_REROLLS + 1))

    def place(self, off: list[int], defence: list[int]) -> i64:
        """Where a pair of pools stands in each row."""
        return CODES[code(off)] * self.wide + CODES[code(defence)]

    def row(self, rerolls: i64, answers: i64) -> list[float]:
        """The odds with so many re-rolls on the OFF side and on the DEF side; worked out when they are first asked for."""
        mine = rerolls if rerolls < MOST_REROLLS else MOST_REROLLS
        theirs = answers if answers < MOST_REROLLS else MOST_REROLLS
        at = mine * (MOST_REROLLS + 1) + theirs
        if not self.rows[at]:
            rows = table(self.any_pair, self.off, self.defence, mine, theirs, self.turn)
            if self.bumps or self.guards:
                rows = bumped(rows, self.off, self.defence, self.bumps, self.guards, self.first)
            self.rows[at] = rows
        return self.rows[at]


def chart(any_pair: bool, off: i64, defence: i64, bumps: list[int], guards: list[int], first: i64, turn: i64) -> Chart:
    """The chart of a comparison, made once."""
    key = ((((1 if any_pair else 0) * 8 + off) * 8 + defence) * 2 + first) * 2 + turn
    if bumps or guards:
        if len(bumps) > MOST_BUMPS or len(guards) > MOST_BUMPS:
            bumps, guards = bumps[:MOST_BUMPS], guards[:MOST_BUMPS]
        key = (key * WRITTEN + code(bumps)) * WRITTEN + code(guards)
    if key not in CHARTS:
        CHARTS[key] = Chart(any_pair, off, defence, bumps[:], guards[:], first, turn)
    return CHARTS[key]


def wins(any_pair: bool, off: list[int], defence: list[int], bumps: list[int], guards: list[int], first: int, rerolls: int, answers: int,
         turn: int) -> float:
    """How likely an OFF pool on the table defeats a DEF pool on the table."""
    found = chart(any_pair, len(off), len(defence), bumps, guards, first, turn)
    return found.row(rerolls, answers)[found.place(off, defence)]


def passes(dice: int, dv: int, bump: int, rerolls: int, again: bool) -> float:
    """How likely a test against a difficulty value is passed, with bumps worth so much together."""
    need = dv - bump
    if dice == 0 or need > FACES:
        return 0.0
    miss = max(0, need - 1) / FACES
    fails = miss**dice
    if again:
        fails *= miss**dice
    return 1.0 - fails * ((dv - 1) / FACES) ** rerolls


CHARTS: dict[int, Chart] = {}

prepare()
