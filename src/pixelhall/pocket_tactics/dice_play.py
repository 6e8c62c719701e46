"""How to use bumps and re-rolls well: each choice is weighed by the exact odds of what comes after it."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.odds import ALL_POOLS, LIKELY, chart
from pixelhall.pocket_tactics.shared import PASSES
from pixelhall.pocket_tactics.state import Skirmish
from pixelhall.pocket_tactics.tally import inserted, reaches, replaced
from pixelhall.pocket_tactics.words import (
    AGAIN, BUMP, DEF, DIFFICULTY, DV, EITHER, FACES, FORCED, GUARD, KIND, OFF, REROLL, REROLLS, SEAT, STAT, UNIT,
)

TINY: Final = 1e-9
NO_BUMPS: Final[list[list[int]]] = [[], [], []]  # of one side
NOBODYS_BUMPS: Final = NO_BUMPS + NO_BUMPS
LAST_STAND: Final = 25.0  # what the only unit on the map is worth beyond its price


def choose(state: Skirmish, side: int, options: list[Action]) -> Action:
    """The best of these options, or PASS."""
    if state.contest[KIND] == DIFFICULTY:
        return for_test(state, side, options)
    stakes = Stakes(state)
    best = PASSES
    sign = 1.0 if side == 0 else -1.0
    value = sign * stakes.passed(side, options[0].verb)
    for option in options:
        worth = sign * stakes.after(side, option)
        if worth > value + TINY:
            best, value = option, worth
    return best


class Stakes:
    """A contest for whoever weighs what to do in it: what lies on the table, and what the fall of each unit would cost."""

    def __init__(self, state: Skirmish) -> None:
        self.any_pair = state.rules.any_pair
        self.pools = state.pools
        self.bumps = state.bumps
        self.mine = state.contest[REROLLS]
        self.theirs = state.contest[REROLLS + 1]
        self.gain = price(state, 1)
        self.loss = price(state, 0)

    def passed(self, side: int, verb: int) -> float:
        """What the first side can expect when a side passes: for a phase that gives its bumps or re-rolls up."""
        if verb == BUMP:
            kept = self.bumps[3:] if side == 0 else self.bumps[:3]
            return self.stake(self.pools, NO_BUMPS + kept if side == 0 else kept + NO_BUMPS, 1 - side)
        if verb == REROLL:
            mine, theirs = (0, self.theirs) if side == 0 else (self.mine, 0)
            return Reckoning(self, self.pools, NOBODYS_BUMPS, 0, mine, theirs, 1 - side).of(self.pools)
        return self.stake(self.pools, self.bumps if verb != FORCED else NOBODYS_BUMPS, 0)

    def stake(self, pools: list[list[int]], bumps: list[list[int]], first: int) -> float:
        """What pools are worth to the first side before the re-rolls; `first` uses the next bump."""
        return Reckoning(self, pools, bumps, first, self.mine, self.theirs, 0).of(pools)

    def after(self, side: int, option: Action) -> float:
        """What the first side can expect once the option is carried out."""
        verb = option.verb
        pools = self.pools
        if verb == BUMP:
            pool = side * 2 + option.a
            spent = side * 3 + (option.a if option.c in self.bumps[side * 3 + option.a] else EITHER)
            left = self.bumps[spent][:]
            left.remove(option.c)
            raised = changed(pools, pool, replaced(pools[pool], option.b, min(FACES, option.b + option.c)))
            return self.stake(raised, changed(self.bumps, spent, left), 1 - side)
        if verb == GUARD:
            off = pools[side * 2][:]
            off.remove(option.a)
            guarded = changed(pools, side * 2, off)
            return self.stake(changed(guarded, side * 2 + 1, inserted(pools[side * 2 + 1][:], option.a)), self.bumps, 0)
        if verb == AGAIN:
            pool = side * 2 + option.a
            n = len(pools[pool])
            return Reckoning(self, pools, self.bumps, 0, self.mine, self.theirs, 0).mean(pools, pool, ALL_POOLS[n], LIKELY[n])
        if verb == FORCED:
            return Reckoning(self, pools, NOBODYS_BUMPS, 0, self.mine, self.theirs, 0).rolled(pools, option.a * 2 + option.b, option.c)
        mine, theirs = (self.mine - 1, self.theirs) if side == 0 else (self.mine, self.theirs - 1)
        return Reckoning(self, pools, NOBODYS_BUMPS, 0, mine, theirs, 1 - side).rolled(pools, side * 2 + option.a, option.b)


class Reckoning:
    """What dice are worth to the first side, its gain less its loss, with these bumps and re-rolls still to come. Re-rolls that serve both OFF
    and DEF are split as is best for whoever splits them; a bump for either is counted where the side that has it needs it most: the
    attacker's with OFF, the defender's with DEF."""

    def __init__(self, stakes: Stakes, pools: list[list[int]], bumps: list[list[int]], first: int, mine: int, theirs: int, turn: int) -> None:
        self.gain = stakes.gain
        self.loss = stakes.loss
        self.mine = mine
        self.theirs = theirs
        red, blue = bumps[OFF], bumps[3 + DEF]
        if bumps[EITHER]:
            red = red + bumps[EITHER]
        if bumps[3 + EITHER]:
            blue = blue + bumps[3 + EITHER]
        self.strikes = chart(stakes.any_pair, len(pools[OFF]), len(pools[2 + DEF]), red, blue, first, turn)
        self.struck = chart(stakes.any_pair, len(pools[2]), len(pools[DEF]), bumps[3 + OFF], bumps[DEF], 1 - first, 1 - turn)

    def of(self, pools: list[list[int]]) -> float:
        won, lost = self.strikes, self.struck
        here = won.place(pools[OFF], pools[2 + DEF])
        if not pools[2]:
            return self.gain * won.row(self.mine, self.theirs)[here]
        there = lost.place(pools[2], pools[DEF])
        best = -1e9
        for k in range(self.mine + 1):
            worst = 1e9
            for j in range(self.theirs + 1):
                net = self.gain * won.row(k, self.theirs - j)[here] - self.loss * lost.row(j, self.mine - k)[there]
                if net < worst:
                    worst = net
            if worst > best:
                best = worst
        return best

    def mean(self, pools: list[list[int]], at: int, others: list[list[int]], likely: list[float]) -> float:
        """With each of these in place of one pool, so likely."""
        total = 0.0
        tried = pools[:]
        for i in range(len(others)):
            tried[at] = others[i]
            total += likely[i] * self.of(tried)
        return total

    def rolled(self, pools: list[list[int]], at: int, old: int) -> float:
        """With one die of a pool rolled again."""
        total = 0.0
        tried = pools[:]
        for die in range(1, FACES + 1):
            tried[at] = replaced(pools[at], old, die)
            total += self.of(tried)
        return total / FACES


def price(state: Skirmish, side: int) -> float:
    unit = state.contest[UNIT + side]
    if unit < 0:
        return 1.0
    return state.card(unit).price + (LAST_STAND if state.standing(state.contest[SEAT + side]) <= 1 else 0.0)


def changed(pools: list[list[int]], at: int, pool: list[int]) -> list[list[int]]:
    other = pools[:]
    other[at] = pool
    return other


def for_test(state: Skirmish, side: int, options: list[Action]) -> Action:
    """A test against a difficulty value: the tester wants one high die, whoever meddles may want none."""
    stat, dv = state.contest[STAT], state.contest[DV]
    dice = state.pools[stat]
    passed = reaches(dice, dv)
    if options[0].verb == FORCED and state.contest[SEAT + side] != state.contest[SEAT]:
        return options[0] if passed else PASSES
    if passed:
        return PASSES
    if options[0].verb == BUMP:
        return options[0]
    if options[0].verb == AGAIN:
        bump = 0
        for value in state.bumps[stat]:
            bump += value
        return PASSES if dice[0] + bump >= dv else options[0]
    return options[-1]
