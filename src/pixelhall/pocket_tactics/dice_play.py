"""How to use bumps and re-rolls well: each choice is weighed by the exact odds of what comes after it."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.odds import ALL_POOLS, LIKELY, wins
from pixelhall.pocket_tactics.state import Skirmish
from pixelhall.pocket_tactics.tally import inserted, reaches, replaced
from pixelhall.pocket_tactics.words import (
    AGAIN, BUMP, DEF, DIFFICULTY, DV, EITHER, FACES, FORCED, GUARD, KIND, OFF, PASS, REROLL, REROLLS, SEAT, STAT, UNIT,
)

TINY: Final = 1e-9
NO_BUMPS: Final[list[list[int]]] = [[], [], []]  # of one side
LAST_STAND: Final = 25.0  # what the only unit on the map is worth beyond its price


def choose(state: Skirmish, side: int, options: list[Action]) -> Action:
    """The best of these options, or PASS."""
    if state.contest[KIND] == DIFFICULTY:
        return for_test(state, side, options)
    best = Action(PASS)
    sign = 1.0 if side == 0 else -1.0
    value = sign * passed(state, side, options[0].verb)
    for option in options:
        worth = sign * after(state, side, option)
        if worth > value + TINY:
            best, value = option, worth
    return best


def passed(state: Skirmish, side: int, verb: int) -> float:
    """What the first side can expect when a side passes: for a phase that gives its bumps or re-rolls up."""
    if verb == BUMP:
        kept = state.bumps[3:] if side == 0 else state.bumps[:3]
        return stake(state, state.pools, NO_BUMPS + kept if side == 0 else kept + NO_BUMPS, 1 - side)
    if verb == REROLL:
        left = [state.contest[REROLLS], state.contest[REROLLS + 1]]
        left[side] = 0
        return worth(state, state.pools, NO_BUMPS + NO_BUMPS, 0, left[0], left[1], 1 - side)
    return stake(state, state.pools, state.bumps if verb != FORCED else NO_BUMPS + NO_BUMPS, 0)


def stake(state: Skirmish, pools: list[list[int]], bumps: list[list[int]], first: int) -> float:
    """What pools are worth to the first side before the re-rolls; `first` uses the next bump."""
    return worth(state, pools, bumps, first, state.contest[REROLLS], state.contest[REROLLS + 1], 0)


def worth(state: Skirmish, pools: list[list[int]], bumps: list[list[int]], first: int, mine: int, theirs: int, turn: int) -> float:
    """The first side's gain less its loss. Re-rolls that serve both OFF and DEF are split as is best for whoever splits them; a bump for either
    is counted where the side that has it needs it most: the attacker's with OFF, the defender's with DEF."""
    any_pair = state.rules.any_pair
    gain, loss = price(state, 1), price(state, 0)
    red, blue = bumps[OFF] + bumps[EITHER], bumps[3 + DEF] + bumps[3 + EITHER]
    if not pools[2]:
        return gain * wins(any_pair, pools[OFF], pools[2 + DEF], red, blue, first, mine, theirs, turn)
    best = -1e9
    for k in range(mine + 1):
        worst = 1e9
        for j in range(theirs + 1):
            won = gain * wins(any_pair, pools[OFF], pools[2 + DEF], red, blue, first, k, theirs - j, turn)
            lost = loss * wins(any_pair, pools[2 + OFF], pools[DEF], bumps[3 + OFF], bumps[DEF], 1 - first, j, mine - k, 1 - turn)
            worst = min(worst, won - lost)
        best = max(best, worst)
    return best


def price(state: Skirmish, side: int) -> float:
    unit = state.contest[UNIT + side]
    if unit < 0:
        return 1.0
    seat = state.contest[SEAT + side]
    return state.card(unit).price + (LAST_STAND if len(state.army(seat)) <= 1 else 0.0)


def after(state: Skirmish, side: int, option: Action) -> float:
    """What the first side can expect once the option is carried out."""
    verb = option.verb
    pools = state.pools
    if verb == BUMP:
        pool = side * 2 + option.a
        spent = side * 3 + (option.a if option.c in state.bumps[side * 3 + option.a] else EITHER)
        left = state.bumps[spent][:]
        left.remove(option.c)
        raised = changed(pools, pool, replaced(pools[pool], option.b, min(FACES, option.b + option.c)))
        return stake(state, raised, changed(state.bumps, spent, left), 1 - side)
    if verb == GUARD:
        off = pools[side * 2][:]
        off.remove(option.a)
        guarded = changed(pools, side * 2, off)
        return stake(state, changed(guarded, side * 2 + 1, inserted(pools[side * 2 + 1][:], option.a)), state.bumps, 0)
    if verb == AGAIN:
        pool = side * 2 + option.a
        n = len(pools[pool])
        total = 0.0
        for i in range(len(LIKELY[n])):
            total += LIKELY[n][i] * stake(state, changed(pools, pool, ALL_POOLS[n][i]), state.bumps, 0)
        return total
    pool = option.a * 2 + option.b if verb == FORCED else side * 2 + option.a
    old = option.c if verb == FORCED else option.b
    used = 1 if verb == REROLL else 0
    mine = state.contest[REROLLS] - (used if side == 0 else 0)
    theirs = state.contest[REROLLS + 1] - (used if side == 1 else 0)
    total = 0.0
    for die in range(1, FACES + 1):
        rolled = changed(pools, pool, replaced(pools[pool], old, die))
        total += worth(state, rolled, NO_BUMPS + NO_BUMPS, 0, mine, theirs, 1 - side if used else 0)
    return total / FACES


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
        return options[0] if passed else Action(PASS)
    if passed:
        return Action(PASS)
    if options[0].verb == BUMP:
        return options[0]
    if options[0].verb == AGAIN:
        bump = 0
        for value in state.bumps[stat]:
            bump += value
        return Action(PASS) if dice[0] + bump >= dv else options[0]
    return options[-1]
