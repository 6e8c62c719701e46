"""What an assault or a test is likely to bring, before a die is rolled: bumps and re-rolls are taken to be used well."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.assault import strikes_back
from pixelhall.pocket_tactics.clauses import bumps_of, dice_of, forces_of, rerolls_of
from pixelhall.pocket_tactics.contest import begin_fight
from pixelhall.pocket_tactics.dice_play import price
from pixelhall.pocket_tactics.language import forms
from pixelhall.pocket_tactics.odds import LIKELY, MOST_REROLLS, REROLLED, bumped, code, passes, table
from pixelhall.pocket_tactics.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.words import DEF, EITHER, FACES, OFF, RETURN_FIRE, UNIT

KNOWN: Final[dict[int, float]] = {}  # odds that were asked for before
MOST_BUMPS: Final = 2  # of a pool: more are as good as the two highest


class Side:
    """What one side brings: dice, bumps, re-rolls, and what its abilities do to dice."""

    def __init__(self) -> None:
        self.dice = [0, 0]
        self.bumps: list[list[int]] = [[], []]
        self.either: list[int] = []
        self.rerolls = 0
        self.again = [False, False]
        self.forces = 0

    def key(self) -> tuple[object, ...]:
        """The same for sides that bring the same."""
        return (*self.dice, *[tuple(bumps) for bumps in self.bumps], tuple(self.either), self.rerolls, *self.again, self.forces)


def assault_odds(state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, charged: i64, fewer: i64) -> tuple[float, float]:
    """How likely the target falls, and how likely the attacker does. Re-rolls that serve both OFF and DEF are split before the roll, as is
    best for whoever splits them: an estimate that is quick enough for those who weigh thousands (outlook.py has what players are shown)."""
    fight = Fight(state, seat, unit, tile, target, charged, fewer)
    falls, fells = split(state.rules.any_pair, fight.mine, fight.theirs, fight.gain, fight.loss)
    return after_dice(state, unit, target, falls, fells)


class Fight:
    """What both sides would bring to an assault, and what the fall of each unit would be worth."""

    def __init__(self, state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, charged: i64, fewer: i64) -> None:
        contest, pools = state.contest, state.pools
        begin_fight(state, seat, unit, tile, target, strikes_back(state, seat, unit, tile, target), charged, fewer)
        self.mine = side_of(state, 0)
        self.theirs = side_of(state, 1)
        if state.contest[RETURN_FIRE] == 0:
            self.theirs.dice[OFF] = 0
        self.gain = price(state, 1)
        self.loss = price(state, 0)
        state.contest, state.pools = contest, pools


def after_dice(state: Skirmish, unit: Unit, target: Unit, falls: float, fells: float) -> tuple[float, float]:
    """Some of the defeated are saved by a test, and some shots go astray."""
    falls *= 1.0 - saved(state, target, unit)
    fells *= 1.0 - saved(state, unit, target)
    card = state.card(unit)
    if card.has(forms.SCATTERS):
        hits = (FACES + 1 - card.ability(forms.SCATTERS).n) / FACES
        falls *= hits
        fells *= hits
    return falls, fells


def side_of(state: Skirmish, side: i64) -> Side:
    found = Side()
    unit = state.contest[UNIT + side]
    card = state.card(unit)
    for stat in (OFF, DEF):
        found.dice[stat] = dice_of(state, side, stat)
        found.bumps[stat] = sorted(bumps_of(state, side, stat), reverse=True)[:MOST_BUMPS]
    found.either = bumps_of(state, side, EITHER)
    found.rerolls = min(rerolls_of(state, side), MOST_REROLLS)
    found.forces = min(forces_of(state, side), 1)
    if card.has(forms.ROLLS_AGAIN):
        for ability in card.abilities:
            if ability.form == forms.ROLLS_AGAIN and ability.when != forms.IN_TESTS:
                found.again[ability.stat] = True
    return found


def split(any_pair: bool, mine: Side, theirs: Side, gain: float, loss: float) -> tuple[float, float]:
    """The best split of the attacker's re-rolls against the best answer of the defender."""
    mine_off, mine_def = mine.bumps[OFF] + mine.either, mine.bumps[DEF]
    their_off, their_def = theirs.bumps[OFF], theirs.bumps[DEF] + theirs.either
    if theirs.dice[OFF] == 0:
        won = chance(any_pair, mine.dice[OFF], theirs.dice[DEF], mine_off, their_def, mine.rerolls, theirs.rerolls, 0, mine.again[OFF],
                     theirs.again[DEF], mine.forces)
        return won, 0.0
    best, result = -1e9, (0.0, 0.0)
    for k in range(mine.rerolls + 1):
        worst, answer = 1e9, (0.0, 0.0)
        for j in range(theirs.rerolls + 1):
            won = chance(any_pair, mine.dice[OFF], theirs.dice[DEF], mine_off, their_def, k, theirs.rerolls - j, 0, mine.again[OFF],
                         theirs.again[DEF], mine.forces)
            lost = chance(any_pair, theirs.dice[OFF], mine.dice[DEF], their_off, mine_def, j, mine.rerolls - k, 1, theirs.again[OFF],
                          mine.again[DEF], theirs.forces)
            if gain * won - loss * lost < worst:
                worst, answer = gain * won - loss * lost, (won, lost)
        if worst > best:
            best, result = worst, answer
    return result


def chance(any_pair: bool, off: i64, defence: i64, bumps: list[int], guards: list[int], rerolls: i64, answers: i64, turn: i64, again: bool,
           regain: bool, forces: i64) -> float:
    """How likely OFF defeats DEF, from before the roll."""
    if off == 0:
        return 0.0
    key = ((((1 if any_pair else 0) * 8 + off) * 8 + defence) * 8 + rerolls) * 8 + answers
    key = (((key * 2 + turn) * 2 + (1 if again else 0)) * 2 + (1 if regain else 0)) * 4 + forces
    key = (key * 65536 + code(bumps)) * 65536 + code(guards)
    if key not in KNOWN:
        rows = table(any_pair, off, defence, rerolls, answers, turn)
        if forces:
            rows = forced(rows, off, defence)
        if bumps or guards:
            rows = bumped(rows, off, defence, bumps, guards, turn)
        KNOWN[key] = expected(rows, off, defence, again, regain)
    return KNOWN[key]


def forced(rows: vec[float], off: i64, defence: i64) -> vec[float]:
    """The OFF side may have one DEF die rolled again."""
    wide = len(LIKELY[defence])
    found = rows[:]
    for at in range(len(rows)):
        j = at % wide
        rolled = REROLLED[defence][j]
        for first in range(0, len(rolled), FACES):
            total = 0.0
            for k in range(first, first + FACES):
                total += rows[at - j + rolled[k]]
            if total / FACES > found[at]:
                found[at] = total / FACES
    return found


def expected(rows: vec[float], off: i64, defence: i64, again: bool, regain: bool) -> float:
    """The mean over all rolls; a side that may roll all its dice again does so when that is better."""
    rows = again_and_again(rows, off, defence, again, regain)
    total = 0.0
    for i in range(len(LIKELY[off])):
        total += LIKELY[off][i] * mean(rows, i, defence)
    return total


def mean(rows: vec[float], i: i64, defence: i64) -> float:
    """The odds of one OFF pool over all rolls of the DEF dice."""
    likely = LIKELY[defence]
    total = 0.0
    for j in range(len(likely)):
        total += likely[j] * rows[i * len(likely) + j]
    return total


def again_and_again(rows: vec[float], off: i64, defence: i64, again: bool, regain: bool) -> vec[float]:
    """The odds from each roll when the OFF side, and after it the DEF side, may roll all its dice again."""
    wide = len(LIKELY[defence])
    if again:
        better, likely = rows[:], LIKELY[off]
        for j in range(wide):
            other = 0.0
            for i in range(len(likely)):
                other += likely[i] * rows[i * wide + j]
            for i in range(len(likely)):
                better[i * wide + j] = max(rows[i * wide + j], other)
        rows = better
    if regain:
        worse = rows[:]
        for i in range(len(LIKELY[off])):
            other = mean(rows, i, defence)
            for j in range(wide):
                worse[i * wide + j] = min(rows[i * wide + j], other)
        rows = worse
    return rows


def saved(state: Skirmish, unit: Unit, killer: Unit) -> float:
    """How likely an ability saves a defeated unit."""
    card = state.card(unit)
    ability = card.ability(forms.SURVIVES)
    if ability.form < 0 or (killer >= 0 and state.card(killer).types & ability.types != 0):
        return 0.0
    return test_odds(state, unit, DEF, ability.n)


def test_odds(state: Skirmish, unit: Unit, stat: i64, dv: i64) -> float:
    """How likely a unit passes a test against a difficulty value."""
    card = state.card(unit)
    again = False
    rerolls = 0
    for ability in card.abilities:
        if ability.when == forms.IN_TESTS:
            again = again or (ability.form == forms.ROLLS_AGAIN and ability.stat == stat)
            rerolls += ability.n if ability.form == forms.REROLLS else 0
    return passes(card.dice[stat], dv, sum(card.bumps[stat]), rerolls, again)
