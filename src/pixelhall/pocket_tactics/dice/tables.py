"""Exact odds of dice: tables of how likely an OFF pool defeats a DEF pool when both sides use their re-rolls
perfectly."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.dice.tally import defeats, insert_die
from pixelhall.pocket_tactics.numbers import bounds

MOST_DICE: Final = 4  # an OFF die turned into a DEF die makes a fourth
MOST_REROLLS: Final[i64] = 4  # more are as good as these
MOST_BUMPS: Final = 7  # of a pool: they make sixes of all its dice
WRITTEN: Final = 2 * 8**MOST_BUMPS  # more than the code of MOST_BUMPS bumps
SHOWS: Final[i64] = bounds.FACES + 1  # 1 to 6, and 0 that no die shows


def code(dice: list[int]) -> i64:
    """A few small numbers as one number, three bits each."""
    total: i64 = 1
    for die in dice:
        total = total * 8 + die
    return total


def every_pool(n: int, highest: int) -> list[list[int]]:
    if n == 0:
        return [[]]
    return [[first, *rest] for first in range(highest, 0, -1) for rest in every_pool(n - 1, first)]


def ways(pool: list[int]) -> int:
    """The number of orders in which dice can show a pool."""
    total, run = 1, 0
    for i in range(len(pool)):
        run = run + 1 if i and pool[i] == pool[i - 1] else 1
        total = total * (i + 1) // run
    return total


def places() -> vec[i64]:
    """For each pool written as a number, its place among those of its size."""
    found = vec[i64]([-1] * (2 * 8**MOST_DICE))
    for pools in ALL_POOLS:
        for i, pool in enumerate(pools):
            found[code(pool)] = i
    return found


def place(pool: list[int]) -> i64:
    """The place of a pool among all of its size."""
    return CODES[code(pool)]


def reroll_outcomes(pool: list[int]) -> vec[i64]:
    """The pools that re-rolling one die can give: six for each value among the dice."""
    found = vec[i64]()
    for i in range(len(pool)):
        if i and pool[i] == pool[i - 1]:
            continue
        for die in range(1, bounds.FACES + 1):
            found = append(found, place(insert_die(pool[:i] + pool[i + 1 :], die)))
    return found


def bump_outcomes(pool: list[int], bump: int) -> vec[i64]:
    """The pools that a bump on one die can make."""
    found = vec[i64]()
    for i in range(len(pool)):
        if i == 0 or pool[i] != pool[i - 1]:
            found = append(found, place(insert_die(pool[:i] + pool[i + 1 :], min(bounds.FACES, pool[i] + bump))))
    return found


def die_changes(pools: list[list[int]]) -> vec[i64]:
    """The pool that results for each pool, each value among its dice and each new value of that die."""
    found = vec[i64]([-1] * (len(pools) * SHOWS * SHOWS))
    for i, pool in enumerate(pools):
        for old in pool:
            rest = pool[:]
            rest.remove(old)
            for new in range(1, SHOWS):
                found[(i * SHOWS + old) * SHOWS + new] = place(insert_die(rest[:], new))
    return found


ALL_POOLS: Final = [
    every_pool(n, bounds.FACES) for n in range(MOST_DICE + 1)
]  # for each number of dice every pool, highest first
CODES: Final = places()
LIKELY: Final = vec[vec[float]](
    [vec[float]([ways(pool) / float(bounds.FACES**n) for pool in ALL_POOLS[n]]) for n in range(MOST_DICE + 1)]
)
REROLLED: Final = [vec[vec[i64]]([reroll_outcomes(pool) for pool in pools]) for pools in ALL_POOLS]
RAISED: Final = [
    vec[vec[i64]]([bump_outcomes(pool, bump) for pool in pools for bump in range(bounds.FACES)]) for pools in ALL_POOLS
]  # bumps up to 5
TURNED: Final = vec[vec[i64]]([die_changes(pools) for pools in ALL_POOLS])
TABLES: Final[dict[int, vec[float]]] = {}


def with_die(dice: i64, pool: i64, old: i64, new: i64) -> i64:
    """The place of a pool of `dice` dice once one of them shows `new` instead of `old`."""
    return TURNED[dice][(pool * SHOWS + old) * SHOWS + new]


def table(any_pair: bool, off: i64, defence: i64, rerolls: i64, answers: i64, turn: i64) -> vec[float]:
    """How likely OFF defeats DEF from each pair of pools, with `rerolls` left on the OFF side and `answers` on the
    DEF side; `turn` says whose choice it is, 0 for the OFF side. A side that passes gives up all its re-rolls."""
    if turn == 0 and rerolls == 0:
        turn = 1
    if turn == 1 and answers == 0:
        turn = 0
    pairs: i64 = 1 if any_pair else 0
    key = (((pairs * 8 + off) * 8 + defence) * 8 + rerolls) * 16 + answers * 2 + turn
    if key not in TABLES:
        TABLES[key] = make_table(any_pair, off, defence, rerolls, answers, turn)
    return TABLES[key]


def make_table(any_pair: bool, off: i64, defence: i64, rerolls: i64, answers: i64, turn: i64) -> vec[float]:
    if rerolls == 0 and answers == 0:
        return vec[float]([1.0 if defeats(o, d, any_pair) else 0.0 for o in ALL_POOLS[off] for d in ALL_POOLS[defence]])
    if turn == 0:
        passed = table(any_pair, off, defence, 0, answers, 1)
        return off_rerolls(passed, table(any_pair, off, defence, rerolls - 1, answers, 1), off, defence)
    passed = table(any_pair, off, defence, rerolls, 0, 0)
    return def_rerolls(passed, table(any_pair, off, defence, rerolls, answers - 1, 0), defence, LESS)


def off_rerolls(passed: vec[float], after: vec[float], off: i64, defence: i64) -> vec[float]:
    """The OFF side re-rolls the die that is best for it, or passes."""
    wide = len(LIKELY[defence])
    found = passed[:]
    for i in range(len(LIKELY[off])):
        rolled = REROLLED[off][i]
        for j in range(wide):
            for first in range(0, len(rolled), bounds.FACES):
                total = 0.0
                for k in range(first, first + bounds.FACES):
                    total += after[rolled[k] * wide + j]
                if total / bounds.FACES > found[i * wide + j]:
                    found[i * wide + j] = total / bounds.FACES
    return found


def def_rerolls(passed: vec[float], after: vec[float], defence: i64, liking: float) -> vec[float]:
    """A side re-rolls the best DEF die or passes. Best is what makes OFF win LESS (the DEF side chooses) or MORE (the OFF
    side does)."""
    wide = len(LIKELY[defence])
    found = passed[:]
    for at in range(len(passed)):
        j = at % wide
        rolled = REROLLED[defence][j]
        for first in range(0, len(rolled), bounds.FACES):
            total = 0.0
            for k in range(first, first + bounds.FACES):
                total += after[at - j + rolled[k]]
            if (total / bounds.FACES - found[at]) * liking > 0:
                found[at] = total / bounds.FACES
    return found


LESS: Final = -1.0  # as the DEF side does
MORE: Final = 1.0


def use_bumps(rows: vec[float], off: i64, defence: i64, bumps: list[int], guards: list[int], turn: i64) -> vec[float]:
    """The odds when both sides use their bumps in turn, the initiator first; computed from the last bump back."""
    queue: list[int] = []  # bumps of the OFF side as they are, of the DEF side negative
    mine, theirs = bumps[:], guards[:]
    while mine or theirs:
        if (turn == 0 and mine) or not theirs:
            queue.append(min(mine.pop(0), bounds.FACES - 1))
            turn = 1
        else:
            queue.append(-min(theirs.pop(0), bounds.FACES - 1))
            turn = 0
    for value in reversed(queue):
        rows = off_bumps(rows, off, defence, value) if value > 0 else def_bumps(rows, defence, -value)
    return rows


def off_bumps(rows: vec[float], off: i64, defence: i64, bump: i64) -> vec[float]:
    """The OFF side raises the die that is best for it, or none."""
    wide = len(LIKELY[defence])
    found = rows[:]
    for i in range(len(LIKELY[off])):
        for pool in RAISED[off][i * bounds.FACES + bump]:
            for j in range(wide):
                if rows[pool * wide + j] > found[i * wide + j]:
                    found[i * wide + j] = rows[pool * wide + j]
    return found


def def_bumps(rows: vec[float], defence: i64, bump: i64) -> vec[float]:
    """The DEF side raises the die that is best for it, or none."""
    wide = len(LIKELY[defence])
    found = rows[:]
    for at in range(len(rows)):
        j = at % wide
        for pool in RAISED[defence][j * bounds.FACES + bump]:
            if rows[at - j + pool] < found[at]:
                found[at] = rows[at - j + pool]
    return found


@final
class Chart:
    """One comparison of OFF dice with DEF dice and the bumps of both: how likely OFF defeats DEF from each pair of pools,
    for every number of re-rolls on both sides. Side `first` uses the next bump, side `turn` the next re-roll: 0 is the
    OFF side."""

    def __init__(
        self, any_pair: bool, off: i64, defence: i64, bumps: list[int], guards: list[int], first: i64, turn: i64
    ) -> None:
        self.any_pair = any_pair
        self.off = off
        self.defence = defence
        self.bumps = bumps
        self.guards = guards
        self.first = first
        self.turn = turn
        self.wide = len(LIKELY[defence])  # a pair of pools stands at place of OFF * wide + place of DEF in each row
        self.rows = vec[vec[float]]([vec[float]() for _ in range((MOST_REROLLS + 1) * (MOST_REROLLS + 1))])

    def row(self, rerolls: i64, answers: i64) -> vec[float]:
        """The odds with `rerolls` on the OFF side and `answers` on the DEF side; worked out on first use."""
        mine: i64 = rerolls if rerolls < MOST_REROLLS else MOST_REROLLS
        theirs: i64 = answers if answers < MOST_REROLLS else MOST_REROLLS
        at = mine * (MOST_REROLLS + 1) + theirs
        if len(self.rows[at]) == 0:
            rows = table(self.any_pair, self.off, self.defence, mine, theirs, self.turn)
            self.rows[at] = use_bumps(rows, self.off, self.defence, self.bumps, self.guards, self.first)
        return self.rows[at]


CHARTS: Final[dict[int, Chart]] = {}


def chart(any_pair: bool, off: i64, defence: i64, bumps: list[int], guards: list[int], first: i64, turn: i64) -> Chart:
    """The chart of a comparison, made once."""
    pairs: i64 = 1 if any_pair else 0
    key = (((pairs * 8 + off) * 8 + defence) * 2 + first) * 2 + turn
    if bumps or guards:
        if len(bumps) > MOST_BUMPS or len(guards) > MOST_BUMPS:
            bumps, guards = bumps[:MOST_BUMPS], guards[:MOST_BUMPS]
        key = (key * WRITTEN + code(bumps)) * WRITTEN + code(guards)
    made = CHARTS.get(key)
    if made is None:
        made = CHARTS[key] = Chart(any_pair, off, defence, bumps[:], guards[:], first, turn)
    return made


def wins(
    any_pair: bool,
    off: list[int],
    defence: list[int],
    bumps: list[int],
    guards: list[int],
    first: int,
    rerolls: int,
    answers: int,
    turn: int,
) -> float:
    """How likely an OFF pool on the table defeats a DEF pool on the table."""
    found = chart(any_pair, len(off), len(defence), bumps, guards, first, turn)
    return found.row(rerolls, answers)[place(off) * found.wide + place(defence)]


def passes(dice: int, dv: int, bump: int, rerolls: int, again: bool) -> float:
    """How likely a test against a difficulty value is passed, with bumps that add up to `bump`."""
    need = dv - bump
    if dice == 0 or need > bounds.FACES:
        return 0.0
    miss = max(0, need - 1) / bounds.FACES
    fails = miss**dice
    if again:
        fails *= miss**dice
    return 1.0 - fails * ((dv - 1) / bounds.FACES) ** rerolls
