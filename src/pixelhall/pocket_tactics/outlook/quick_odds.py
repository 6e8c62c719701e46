"""Quick odds of assaults and tests before the roll, assuming that bumps and re-rolls are used well."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.pocket_tactics.dice.choices import price
from pixelhall.pocket_tactics.dice.tables import LIKELY, MORE, MOST_REROLLS, code, def_rerolls, passes, table, use_bumps
from pixelhall.pocket_tactics.flow.assault import strikes_back
from pixelhall.pocket_tactics.flow.contest import begin_fight
from pixelhall.pocket_tactics.numbers import bounds, clause, contest_field, form, stat
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.book import Face
from pixelhall.pocket_tactics.texts.clauses import bumps_of, dice_of, forces_of, rerolls_of, trader

KNOWN: Final[dict[int, float]] = {}  # odds that were asked for before
DIGIT: Final = 16  # more than any number of dice, and than any bump


def assault_odds(
    state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, charged: i64, fewer: i64
) -> tuple[float, float]:
    """How likely the target falls, and how likely the attacker does. It is an estimate, quick enough for players that
    weigh thousands of assaults: re-rolls that serve both OFF and DEF are split before the roll, each side's as is best
    for it (people are shown those of outlook/shown_odds.py)."""
    fight = Fight(state, seat, unit, tile, target, charged, fewer)
    falls, fells = match(state.rules.any_pair, fight.mine, fight.theirs).best(fight.gain, fight.loss)
    return after_dice(state, unit, target, falls, fells)


@final
class Fight:
    """What both sides would bring to an assault, and what the fall of each unit would be worth."""

    def __init__(
        self, state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, charged: i64, fewer: i64
    ) -> None:
        contest, pools = state.contest, state.pools
        returns = strikes_back(state, seat, unit, tile, target)
        begin_fight(state, seat, unit, tile, target, returns, charged, fewer)
        self.mine = encode_side(state, 0, True)
        self.theirs = encode_side(state, 1, returns)
        self.gain = price(state, 1)
        self.loss = price(state, 0)
        state.contest, state.pools = contest, pools


def encode_side(state: Skirmish, side: i64, strikes: bool) -> i64:
    """What one side would bring to an assault, as a number that Side reads; equal for sides that bring the same."""
    contest = state.contest
    card = state.card(contest[contest_field.UNIT + side])
    rerolls = rerolls_of(state, side)
    if rerolls > MOST_REROLLS:
        rerolls = MOST_REROLLS
    if (
        card.forms & VARYING
        or contest[contest_field.FEWER] > 0
        or state.rules.any_stat
        or state.ground(contest[contest_field.TILE + side]).bumps
    ):
        found = encode_without_rerolls(state, side)
    else:
        if card.brings < 0:
            card.brings = encode_without_rerolls(state, side)
        found = card.brings
    return found + rerolls * ONE_REROLL - (0 if strikes else found % DIGIT)


ONE_REROLL: Final[i64] = 8 * DIGIT**6
VARYING: Final[i64] = (
    1 << form.DICE | 1 << form.BUMPS | 1 << form.FREE_BUMP | 1 << form.FORCES
)  # abilities with a clause: what they bring depends on the contest


def encode_without_rerolls(state: Skirmish, side: i64) -> i64:
    """What one side would bring, without its re-rolls, as a number."""
    found: i64 = 0
    for bump in bumps_of(state, side, stat.EITHER):
        found = found * DIGIT + bump
    found = found * 64 + roll_again_bits(state.card(state.contest[contest_field.UNIT + side]))
    if forces_of(state, side) > 0:
        found += 4
    found = found * DIGIT * DIGIT + two_highest(bumps_of(state, side, stat.DEF))
    found = found * DIGIT * DIGIT + two_highest(bumps_of(state, side, stat.OFF))
    return (found * DIGIT + dice_of(state, side, stat.DEF)) * DIGIT + dice_of(state, side, stat.OFF)


def roll_again_bits(card: Face) -> i64:
    """Which pools a unit may roll again in assaults: 1 for OFF, 2 for DEF."""
    found: i64 = 0
    if card.has(form.ROLLS_AGAIN):
        for ability in card.abilities:
            if ability.form == form.ROLLS_AGAIN and ability.when != clause.IN_TESTS:
                found |= 1 + ability.stat
    return found


def two_highest(bumps: list[int]) -> i64:
    """The two highest bumps as two digits; further bumps of a pool are left out."""
    first: i64 = 0
    second: i64 = 0
    for bump in bumps:
        if bump > first:
            first, second = bump, first
        elif bump > second:
            second = bump
    return first * DIGIT + second


@final
class Side:
    """What one side brings: dice, bumps, re-rolls, and what its abilities do to dice; read from the number that
    `encode_side` makes."""

    def __init__(self, written: i64) -> None:
        self.dice = [written % DIGIT, written // DIGIT % DIGIT]
        written //= DIGIT * DIGIT
        self.bumps = [digits(written % (DIGIT * DIGIT)), digits(written // (DIGIT * DIGIT) % (DIGIT * DIGIT))]
        written //= DIGIT**4
        self.again = [written % 2 == 1, written // 2 % 2 == 1]
        self.forces = written // 4 % 2
        self.rerolls = written // 8 % 8
        self.either = digits(written // 64)


def digits(written: i64) -> list[int]:
    """The digits of a number, first to last, without zeros."""
    found: list[int] = []
    while written > 0:
        if written % DIGIT > 0:
            found.insert(0, written % DIGIT)
        written //= DIGIT
    return found


@final
class Match:
    """Two sides of an assault: how likely the target falls and how likely the attacker does, for each way to split the
    re-rolls of both between OFF and DEF before the roll."""

    def __init__(self, any_pair: bool, mine: Side, theirs: Side) -> None:
        strikes = (
            theirs.dice[stat.OFF] > 0
        )  # a target that does not strike back needs no re-rolls for OFF, and the attacker none for DEF
        self.splits: i64 = mine.rerolls + 1 if strikes else 1
        self.answers: i64 = theirs.rerolls + 1 if strikes else 1
        self.falls = vec[float]()
        self.fells = vec[float]()
        mine_off, their_def = mine.bumps[stat.OFF] + mine.either, theirs.bumps[stat.DEF] + theirs.either
        for k in range(self.splits):
            for j in range(self.answers):
                rerolls = k if strikes else mine.rerolls
                self.falls = append(
                    self.falls,
                    chance(
                        any_pair,
                        mine.dice[stat.OFF],
                        theirs.dice[stat.DEF],
                        mine_off,
                        their_def,
                        rerolls,
                        theirs.rerolls - j,
                        0,
                        mine.again[stat.OFF],
                        theirs.again[stat.DEF],
                        mine.forces,
                    ),
                )
                self.fells = append(
                    self.fells,
                    chance(
                        any_pair,
                        theirs.dice[stat.OFF],
                        mine.dice[stat.DEF],
                        theirs.bumps[stat.OFF],
                        mine.bumps[stat.DEF],
                        j,
                        mine.rerolls - k,
                        1,
                        theirs.again[stat.OFF],
                        mine.again[stat.DEF],
                        theirs.forces,
                    ),
                )

    def best(self, gain: float, loss: float) -> tuple[float, float]:
        """The best split of the attacker's re-rolls against the best answer of the defender."""
        best = -1e9
        at: i64 = 0
        chosen: i64 = 0
        for _ in range(self.splits):
            worst = 1e9
            answer: i64 = 0
            for _ in range(self.answers):
                net = gain * self.falls[at] - loss * self.fells[at]
                if net < worst:
                    worst, answer = net, at
                at += 1
            if worst > best:
                best, chosen = worst, answer
        return self.falls[chosen], self.fells[chosen]


MATCHES: Final[dict[tuple[bool, int, int], Match]] = {}


def match(any_pair: bool, mine: i64, theirs: i64) -> Match:
    """The match of two sides, each written as a number; made once."""
    key = (any_pair, int(mine), int(theirs))
    made = MATCHES.get(key)
    if made is None:
        made = MATCHES[key] = Match(any_pair, Side(mine), Side(theirs))
    return made


def gain_of_trade(state: Skirmish, side: i64) -> float:
    """What a side gains in an assault, in points, by a bump for -1 on its highest DEF die (PK-55). That die counts as a
    bump of the other side's OFF; who has no OFF dice now, or whose own shot has gone astray, gains nothing."""
    contest = state.contest
    returns = contest[contest_field.RETURN_FIRE] == 1
    if contest[contest_field.SEAT] == contest[contest_field.SEAT + 1] or (side == 1 and not returns):
        return -1.0
    mine, theirs = Side(encode_side(state, 0, True)), Side(encode_side(state, 1, returns))
    before = net_worth(state, mine, theirs)
    one, other = (mine, theirs) if side == 0 else (theirs, mine)
    one.bumps[stat.OFF] = [*one.bumps[stat.OFF], int(trader(state, side))]
    other.bumps[stat.OFF] = [*other.bumps[stat.OFF], 1]
    return (net_worth(state, mine, theirs) - before) * (1.0 if side == 0 else -1.0)


def net_worth(state: Skirmish, mine: Side, theirs: Side) -> float:
    """What an assault is worth to the attacker, in points."""
    gain, loss = price(state, 1), price(state, 0)
    falls, fells = Match(state.rules.any_pair, mine, theirs).best(gain, loss)
    return gain * falls - loss * fells


def after_dice(state: Skirmish, unit: Unit, target: Unit, falls: float, fells: float) -> tuple[float, float]:
    """The odds after tests that save defeated units, and after shots that scatter."""
    falls *= 1.0 - save_odds(state, target, unit)
    fells *= 1.0 - save_odds(state, unit, target)
    card = state.card(unit)
    if card.has(form.SCATTERS):
        hits = (bounds.FACES + 1 - card.ability(form.SCATTERS).n) / bounds.FACES
        falls *= hits
        fells *= hits
    return falls, fells


def chance(
    any_pair: bool,
    off: i64,
    defence: i64,
    bumps: list[int],
    guards: list[int],
    rerolls: i64,
    answers: i64,
    turn: i64,
    again: bool,
    regain: bool,
    forces: i64,
) -> float:
    """How likely OFF defeats DEF, from before the roll."""
    if off == 0:
        return 0.0
    key = ((((1 if any_pair else 0) * 8 + off) * 8 + defence) * 8 + rerolls) * 8 + answers
    key = (((key * 2 + turn) * 2 + (1 if again else 0)) * 2 + (1 if regain else 0)) * 4 + forces
    key = (key * 65536 + code(bumps)) * 65536 + code(guards)
    if key not in KNOWN:
        rows = table(any_pair, off, defence, rerolls, answers, turn)
        if forces:
            rows = with_forced_die(rows, defence)
        if bumps or guards:
            rows = use_bumps(rows, off, defence, bumps, guards, turn)
        KNOWN[key] = mean_odds(rows, off, defence, again, regain)
    return KNOWN[key]


def with_forced_die(rows: vec[float], defence: i64) -> vec[float]:
    """The odds when the OFF side may have one DEF die rolled again."""
    return def_rerolls(rows, rows, defence, MORE)


def mean_odds(rows: vec[float], off: i64, defence: i64, again: bool, regain: bool) -> float:
    """The mean over all rolls; a side that may roll all its dice again does so when that is better."""
    rows = with_rolls_again(rows, off, defence, again, regain)
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


def with_rolls_again(rows: vec[float], off: i64, defence: i64, again: bool, regain: bool) -> vec[float]:
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


def save_odds(state: Skirmish, unit: Unit, killer: Unit) -> float:
    """How likely an ability saves a defeated unit."""
    card = state.card(unit)
    if not card.has(form.SURVIVES):
        return 0.0
    ability = card.ability(form.SURVIVES)
    if killer >= 0 and state.card(killer).types & ability.types != 0:
        return 0.0
    return test_odds(state, unit, stat.DEF, ability.n)


def test_odds(state: Skirmish, unit: Unit, stat: i64, dv: i64) -> float:
    """How likely a unit passes a test against a difficulty value."""
    card = state.card(unit)
    again = False
    rerolls = 0
    for ability in card.abilities:
        if ability.when == clause.IN_TESTS:
            again = again or (ability.form == form.ROLLS_AGAIN and ability.stat == stat)
            rerolls += ability.n if ability.form == form.REROLLS else 0
    return passes(card.dice[stat], dv, sum(card.bumps[stat]), rerolls, again)
