"""How to use bumps and re-rolls well: each choice is weighed by the exact odds of what comes after it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.dice.tables import ALL_POOLS, LIKELY, SHOWS, chart, place, with_die
from pixelhall.pocket_tactics.dice.tally import insert_die, reaches
from pixelhall.pocket_tactics.numbers import bounds, contest_field, contest_kind, stat, verb
from pixelhall.pocket_tactics.state.shared_actions import PASSES
from pixelhall.pocket_tactics.state.state import Skirmish

TINY: Final = 1e-9
NO_BUMPS: Final[list[list[int]]] = [[], [], []]  # of one side
NOBODYS_BUMPS: Final = NO_BUMPS + NO_BUMPS
LAST_STAND: Final = 25.0  # what the only unit on the map is worth beyond its price


def choose(state: Skirmish, side: i64, options: list[Action]) -> Action:
    """The best of these options, or PASS."""
    if state.contest[contest_field.KIND] == contest_kind.DIFFICULTY:
        return choose_in_test(state, side, options)
    stakes = Stakes(state, side)
    best = PASSES
    sign = 1.0 if side == 0 or stakes.astray else -1.0
    value = sign * stakes.worth_of_passing(options[0].verb)
    for option in options:
        worth = sign * stakes.worth_after(option)
        if worth > value + TINY:
            best, value = option, worth
    return best


def matters(state: Skirmish, side: i64, options: list[Action]) -> bool:
    """Whether it makes a difference which of these options a side takes, or none."""
    if state.contest[contest_field.KIND] == contest_kind.DIFFICULTY:
        passed = reaches(state.pools[state.contest[contest_field.STAT]], state.contest[contest_field.DV])
        tests = state.contest[contest_field.SEAT + side] == state.contest[contest_field.SEAT]
        return tests != passed
    stakes = Stakes(state, side)
    passing = stakes.worth_of_passing(options[0].verb)
    for option in options:
        if abs(stakes.worth_after(option) - passing) > TINY:
            return True
    return False


@final
class Stakes:
    """A contest as one side weighs it: the dice, bumps and re-rolls on the table, and what the fall of each unit would
    cost. All worths are worths to the first side. Where a shot has gone astray both units are one player's, who wants
    neither to fall (PK-49)."""

    def __init__(self, state: Skirmish, side: i64) -> None:
        self.side = side
        self.astray = state.contest[contest_field.SEAT] == state.contest[contest_field.SEAT + 1]
        self.any_pair = state.rules.any_pair
        self.bumps = state.bumps
        self.mine = state.contest[contest_field.REROLLS]
        self.theirs = state.contest[contest_field.REROLLS + 1]
        self.gain = -price(state, 1) if self.astray else price(state, 1)
        self.loss = price(state, 0)
        pools = state.pools
        self.dice = vec[i64]([len(pools[stat.OFF]), len(pools[stat.DEF]), len(pools[2]), len(pools[2 + stat.DEF])])
        self.pools = vec[i64](
            [place(pools[stat.OFF]), place(pools[stat.DEF]), place(pools[2]), place(pools[2 + stat.DEF])]
        )
        self.next: Reckoning | None = None  # for what follows the option that was weighed last
        self.spends: i64 = -1  # the bump that option spends

    def worth_of_passing(self, kind: i64) -> float:
        """The expected worth when the side passes, and so gives up its bumps or re-rolls of the phase."""
        other = 1 - self.side
        if kind == verb.BUMP:
            kept = NO_BUMPS + self.bumps[3:] if self.side == 0 else self.bumps[:3] + NO_BUMPS
            return self.reckoning(kept, other, self.mine, self.theirs, 0).of(self.pools)
        if kind == verb.REROLL:
            return self.reckoning(NOBODYS_BUMPS, 0, self.mine * self.side, self.theirs * other, other).of(self.pools)
        return self.reckoning(self.bumps if kind != verb.FORCED else NOBODYS_BUMPS, 0, self.mine, self.theirs, 0).of(
            self.pools
        )

    def reckoning(self, bumps: list[list[int]], first: i64, mine: i64, theirs: i64, turn: i64) -> "Reckoning":
        """The reckoning for these dice with these bumps and re-rolls left; side `first` uses the next bump, side `turn`
        the next re-roll."""
        return Reckoning(self, self.dice, bumps, first, mine, theirs, turn)

    def worth_after(self, option: Action) -> float:
        """The expected worth once the option is carried out."""
        kind, pool = option.verb, self.side * 2 + option.a
        if kind == verb.GUARD:
            return self.worth_of_guarding(option.a)
        if kind == verb.BUMP:
            return self.worth_of_bump(option)
        if self.next is None:
            self.next = self.reckoning_after_roll(kind)
        if kind == verb.AGAIN:
            return self.next.mean(self.pools, pool, LIKELY[self.dice[pool]])
        if kind == verb.FORCED:
            return self.next.mean_of_reroll(self.pools, option.a * 2 + option.b, option.c)
        return self.next.mean_of_reroll(self.pools, pool, option.b)

    def reckoning_after_roll(self, kind: i64) -> "Reckoning":
        """The reckoning after dice are rolled again; it is the same for all dice."""
        if kind == verb.AGAIN:
            return self.reckoning(self.bumps, 0, self.mine, self.theirs, 0)
        if kind == verb.FORCED:
            return self.reckoning(NOBODYS_BUMPS, 0, self.mine, self.theirs, 0)
        other = 1 - self.side
        return self.reckoning(NOBODYS_BUMPS, 0, self.mine - other, self.theirs - self.side, other)

    def worth_of_bump(self, option: Action) -> float:
        """The expected worth with a die raised and the bump spent."""
        if self.next is None or self.spends != option.c * 2 + option.a:
            self.next, self.spends = self.reckoning_without(option.a, option.c), option.c * 2 + option.a
        pool, raised = self.side * 2 + option.a, self.pools[:]
        raised[pool] = with_die(self.dice[pool], raised[pool], option.b, min(bounds.FACES, option.b + option.c))
        return self.next.of(raised)

    def reckoning_without(self, what: i64, bump: i64) -> "Reckoning":
        """The reckoning after a bump is spent; it is the same for all dice."""
        spent = self.side * 3 + (what if bump in self.bumps[self.side * 3 + what] else stat.EITHER)
        left = self.bumps[:]
        left[spent] = left[spent][:]
        left[spent].remove(bump)
        return self.reckoning(left, 1 - self.side, self.mine, self.theirs, 0)

    def worth_of_guarding(self, die: i64) -> float:
        """The expected worth with an OFF die turned into a DEF die."""
        off = self.side * 2 + stat.OFF
        dice, pools = self.dice[:], self.pools[:]
        fewer, more = ALL_POOLS[dice[off]][pools[off]][:], ALL_POOLS[dice[off + 1]][pools[off + 1]][:]
        fewer.remove(die)
        dice[off], dice[off + 1] = dice[off] - 1, dice[off + 1] + 1
        pools[off], pools[off + 1] = place(fewer), place(insert_die(more, die))
        return Reckoning(self, dice, self.bumps, 0, self.mine, self.theirs, 0).of(pools)


@final
class Reckoning:
    """What dice are worth to the first side, its gain less its loss, with these bumps and re-rolls left.

    Re-rolls that serve both OFF and DEF are split as is best for the side that has them. A bump for either stat is
    counted where its side needs it most: the attacker's with OFF, the defender's with DEF. Nobody bumps OFF dice of a
    shot that has gone astray. A pool is given by its place among all pools of its size."""

    def __init__(
        self, stakes: Stakes, dice: vec[i64], bumps: list[list[int]], first: i64, mine: i64, theirs: i64, turn: i64
    ) -> None:
        self.gain = stakes.gain
        self.loss = stakes.loss
        self.dice = dice
        self.mine = mine
        self.theirs = theirs
        self.astray = stakes.astray
        red, blue = NO_BUMPS[0] if self.astray else bumps[stat.OFF], bumps[3 + stat.DEF]
        if bumps[stat.EITHER] and not self.astray:
            red = red + bumps[stat.EITHER]
        if bumps[3 + stat.EITHER]:
            blue = blue + bumps[3 + stat.EITHER]
        self.strikes = chart(stakes.any_pair, dice[stat.OFF], dice[2 + stat.DEF], red, blue, first, turn)
        back = NO_BUMPS[0] if self.astray else bumps[3 + stat.OFF]
        self.struck = chart(stakes.any_pair, dice[2], dice[stat.DEF], back, bumps[stat.DEF], 1 - first, 1 - turn)

    def of(self, pools: vec[i64]) -> float:
        won, lost = self.strikes, self.struck
        here = pools[stat.OFF] * won.wide + pools[2 + stat.DEF]
        if self.dice[2] == 0:
            return self.gain * won.row(0 if self.astray else self.mine, self.theirs)[here]
        there = pools[2] * lost.wide + pools[stat.DEF]
        best = -1e9
        for k in range(self.mine + 1):
            worst = -1e9 if self.astray else 1e9
            for j in range(self.theirs + 1):
                net = self.gain * won.row(k, self.theirs - j)[here] - self.loss * lost.row(j, self.mine - k)[there]
                if (net > worst) if self.astray else (net < worst):
                    worst = net
            if worst > best:
                best = worst
        return best

    def mean(self, pools: vec[i64], at: i64, likely: vec[float]) -> float:
        """The mean worth when one pool becomes any other, each with its likelihood."""
        total = 0.0
        tried = pools[:]
        for other in range(len(likely)):
            tried[at] = other
            total += likely[other] * self.of(tried)
        return total

    def mean_of_reroll(self, pools: vec[i64], at: i64, old: i64) -> float:
        """The mean worth with one die of a pool rolled again."""
        total = 0.0
        tried = pools[:]
        for die in range(1, SHOWS):
            tried[at] = with_die(self.dice[at], pools[at], old, die)
            total += self.of(tried)
        return total / bounds.FACES


def price(state: Skirmish, side: i64) -> float:
    unit = state.contest[contest_field.UNIT + side]
    if unit < 0:
        return 1.0
    return float(state.card(unit).price) + (
        LAST_STAND if state.standing(state.contest[contest_field.SEAT + side]) <= 1 else 0.0
    )


def choose_in_test(state: Skirmish, side: i64, options: list[Action]) -> Action:
    """The best option in a test against a difficulty value: the tester wants one high die, a rival who meddles wants none.
    Options are sorted by die, highest first, so the first raises the best die and the last re-rolls the worst."""
    stat, dv = state.contest[contest_field.STAT], state.contest[contest_field.DV]
    dice = state.pools[stat]
    passed = reaches(dice, dv)
    if options[0].verb == verb.FORCED and state.contest[contest_field.SEAT + side] != state.contest[contest_field.SEAT]:
        return options[0] if passed else PASSES
    if passed:
        return PASSES
    if options[0].verb == verb.BUMP:
        return options[0]
    if options[0].verb == verb.AGAIN:
        bump: i64 = 0
        for value in state.bumps[stat]:
            bump += value
        return PASSES if dice[0] + bump >= dv else options[0]
    return options[-1]
