"""The odds of an assault as people see them before it is declared: after every roll both sides use their re-rolls
where these dice need them most.

A roll is four pools, and there are too many to try them one by one. But all that matters of OFF against DEF is how
likely OFF wins with each number of re-rolls, and most rolls are alike in that: so each comparison is a short list of
cases, and every pair of cases is weighed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.dice.tables import LIKELY, code, table, use_bumps
from pixelhall.pocket_tactics.numbers import stat
from pixelhall.pocket_tactics.outlook.quick_odds import (
    Fight,
    Match,
    Side,
    after_dice,
    with_forced_die,
    with_rolls_again,
)
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

FINE: Final = (
    24  # steps of likelihood: cases that round to the same step are merged; COARSE steps when there are many re-rolls
)
TINY: Final = 1e-9
COARSE: Final = 8
FEW: Final = 4  # ways to split re-rolls
MOST_SPLIT: Final = 3  # re-rolls of a side that are split; more are as good as these


class Case:
    """Rolls that are alike: how likely they are, and how likely OFF then wins with each number of re-rolls on both
    sides."""

    def __init__(self, likely: float, wins: vec[float]) -> None:
        self.likely = likely
        self.wins = wins


CASES: dict[tuple[int, ...], list[Case]] = {}
SHOWN: dict[tuple[object, ...], tuple[float, float]] = {}  # odds that were asked for before


def shown_odds(
    state: Skirmish, seat: int, unit: Unit, tile: Tile, target: Unit, charged: int, fewer: int
) -> tuple[float, float]:
    """How likely the target falls, and how likely the attacker does, as shown to people."""
    fight = Fight(state, seat, unit, tile, target, charged, fewer)
    any_pair = state.rules.any_pair
    key = (any_pair, fight.mine, fight.theirs, fight.gain, fight.loss)
    if key not in SHOWN:
        mine, theirs = Side(fight.mine), Side(fight.theirs)
        if theirs.dice[stat.OFF]:
            SHOWN[key] = odds_of_both(any_pair, mine, theirs, fight.gain, fight.loss)
        else:  # nothing is split
            SHOWN[key] = Match(any_pair, mine, theirs).best(fight.gain, fight.loss)
    falls, fells = SHOWN[key]
    return after_dice(state, unit, target, falls, fells)


def odds_of_both(any_pair: bool, mine: Side, theirs: Side, gain: float, loss: float) -> tuple[float, float]:
    """How likely the target falls, and how likely the attacker does."""
    m: i64 = min(mine.rerolls, MOST_SPLIT)
    t: i64 = min(theirs.rerolls, MOST_SPLIT)
    strikes = cases(any_pair, mine, theirs, m, t, 0)
    struck = cases(any_pair, theirs, mine, t, m, 1)
    won = lost = 0.0
    for one in strikes:
        for other in struck:
            k, j = split_rerolls(one.wins, other.wins, m, t, gain, loss)
            likely = one.likely * other.likely
            won += likely * one.wins[k * (t + 1) + t - j]
            lost += likely * other.wins[j * (m + 1) + m - k]
    return won, lost


def split_rerolls(wins: vec[float], falls: vec[float], m: i64, t: i64, gain: float, loss: float) -> tuple[i64, i64]:
    """How many re-rolls the attacker puts into OFF, the rest into DEF, as is best against the best answer of the
    defender. Of equal splits, the one with more in OFF."""
    best = -1e9
    found: tuple[i64, i64] = (0, 0)
    for k in range(m, -1, -1):
        worst = 1e9
        answer: i64 = 0
        for j in range(t, -1, -1):
            net = gain * wins[k * (t + 1) + t - j] - loss * falls[j * (m + 1) + m - k]
            if net < worst - TINY:
                worst, answer = net, j
        if worst > best + TINY:
            best, found = worst, (k, answer)
    return found


def cases(any_pair: bool, red: Side, blue: Side, rerolls: i64, answers: i64, turn: i64) -> list[Case]:
    """The OFF of one side against the DEF of the other."""
    off: i64 = red.dice[stat.OFF]
    defence: i64 = blue.dice[stat.DEF]
    bumps, guards = red.bumps[stat.OFF], blue.bumps[stat.DEF]
    if turn == 0:
        bumps, guards = bumps + red.either, guards + blue.either
    key = (
        1 if any_pair else 0,
        off,
        defence,
        rerolls,
        answers,
        turn,
        1 if red.again[stat.OFF] else 0,
        1 if blue.again[stat.DEF] else 0,
        red.forces,
        code(bumps),
        code(guards),
    )
    if key not in CASES:
        rows = vec[vec[float]]()
        for k in range(rerolls + 1):
            for a in range(answers + 1):
                row = table(any_pair, off, defence, k, a, turn)
                if red.forces:
                    row = with_forced_die(row, defence)
                if bumps or guards:
                    row = use_bumps(row, off, defence, bumps, guards, turn)
                rows = append(rows, with_rolls_again(row, off, defence, red.again[stat.OFF], blue.again[stat.DEF]))
        CASES[key] = gather(rows, off, defence)
    return CASES[key]


def gather(rows: vec[vec[float]], off: i64, defence: i64) -> list[Case]:
    """All rolls as cases; rolls with nearly the same odds are merged."""
    wide = len(LIKELY[defence])
    fine = FINE if len(rows) <= FEW else COARSE
    found: dict[int, Case] = {}
    for i in range(len(LIKELY[off])):
        for j in range(wide):
            at = i * wide + j
            key: i64 = 0
            for row in rows:
                key = (key * 32 + nearest_whole(row[at] * fine)) % PRIME
            likely = LIKELY[off][i] * LIKELY[defence][j]
            case = found.get(key)
            if case is None:
                case = found[key] = Case(0.0, vec[float]([0.0] * len(rows)))
            case.likely += likely
            wins = case.wins
            for n in range(len(rows)):
                wins[n] += likely * rows[n][at]
    for case in found.values():
        wins = case.wins
        for n in range(len(wins)):
            wins[n] /= case.likely
    return list(found.values())


PRIME: Final[i64] = (
    36028797018963913  # large enough that no two cases share a number by chance, small enough for 32 times as much
)


def nearest_whole(number: float) -> i64:
    """Rounds to the nearest whole number, halves to the even one, as Python does."""
    low: i64 = int(number)
    rest = number - float(low)
    return low + 1 if rest > 0.5 or (rest == 0.5 and low % 2 == 1) else low
