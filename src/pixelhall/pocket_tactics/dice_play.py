"""How to use bumps and re-rolls well: each choice is weighed by the exact odds of what comes after it."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.odds import ALL_POOLS, LIKELY, wins
from pixelhall.pocket_tactics.state import Skirmish
from pixelhall.pocket_tactics.tally import inserted, reaches, replaced
from pixelhall.pocket_tactics.words import (
    AGAIN, BUMP, DEF, DIFFICULTY, DV, FACES, FORCED, GUARD, KIND, OFF, PASS, REROLL, REROLLS, SEAT, STAT, UNIT,
)

TINY: Final = 1e-9
LAST_STAND: Final = 25.0  # what the only unit on the map is worth beyond its price


def choose(state: Skirmish, side: int, options: list[Action]) -> Action:
    """The best of these options, or PASS. What cannot hurt is done, for it may help later."""
    if state.contest[KIND] == DIFFICULTY:
        return for_test(state, side, options)
    best = Action(PASS)
    sign = 1.0 if side == 0 else -1.0
    value = sign * stake(state, state.pools, side, options[0].verb == REROLL)
    if options[0].verb == BUMP:
        value -= TINY * 2
    for option in options:
        worth = sign * after(state, side, option)
        if worth > value + TINY:
            best, value = option, worth
    return best


def stake(state: Skirmish, pools: list[list[int]], side: int, gives_up: bool) -> float:
    """What pools are worth to the first side when nothing but re-rolls is to come; one side may have given its own up."""
    mine = 0 if gives_up and side == 0 else state.contest[REROLLS]
    theirs = 0 if gives_up and side == 1 else state.contest[REROLLS + 1]
    return worth(state, pools, mine, theirs, 1 - side if gives_up else 0)


def worth(state: Skirmish, pools: list[list[int]], mine: int, theirs: int, turn: int) -> float:
    """The first side's gain less its loss. Re-rolls that serve both OFF and DEF are split as is best for whoever splits them."""
    any_pair = state.rules.any_pair
    gain, loss = price(state, 1), price(state, 0)
    if not pools[2]:
        return gain * wins(any_pair, pools[OFF], pools[2 + DEF], mine, theirs, turn)
    best = -1e9
    for k in range(mine + 1):
        worst = 1e9
        for j in range(theirs + 1):
            won = gain * wins(any_pair, pools[OFF], pools[2 + DEF], k, theirs - j, turn)
            lost = loss * wins(any_pair, pools[2 + OFF], pools[DEF], j, mine - k, 1 - turn)
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
        return stake(state, changed(pools, pool, replaced(pools[pool], option.b, min(FACES, option.b + option.c))), side, False)
    if verb == GUARD:
        off = pools[side * 2][:]
        off.remove(option.a)
        guarded = changed(pools, side * 2, off)
        return stake(state, changed(guarded, side * 2 + 1, inserted(pools[side * 2 + 1][:], option.a)), side, False)
    if verb == AGAIN:
        pool = side * 2 + option.a
        n = len(pools[pool])
        total = 0.0
        for i in range(len(LIKELY[n])):
            total += LIKELY[n][i] * stake(state, changed(pools, pool, ALL_POOLS[n][i]), side, False)
        return total
    pool = option.a * 2 + option.b if verb == FORCED else side * 2 + option.a
    old = option.c if verb == FORCED else option.b
    spent = 1 if verb == REROLL else 0
    mine = state.contest[REROLLS] - (spent if side == 0 else 0)
    theirs = state.contest[REROLLS + 1] - (spent if side == 1 else 0)
    total = 0.0
    for die in range(1, FACES + 1):
        total += worth(state, changed(pools, pool, replaced(pools[pool], old, die)), mine, theirs, 1 - side if spent else 0)
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
