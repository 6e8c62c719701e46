"""Assaults and tests are contests: how one begins, its roll and its tally; what players do in between is in flow/phases.py
(PK-24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NONE, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say, show
from pixelhall.pocket_tactics.dice.tally import count, insert_die, reaches, replace_die, verdict
from pixelhall.pocket_tactics.numbers import bounds, contest_field, contest_kind, stat
from pixelhall.pocket_tactics.state.board import adjacent
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.clauses import bumps_of, dice_of, forces_of, meddlers, rerolls_of

BOTH: Final[i64] = 2  # sides of a contest
NO_CONTEST_YET: Final = vec[i64]([0] * contest_field.COUNT)
NO_POOLS: Final[list[list[int]]] = [NONE] * 4
NO_BUMPS: Final[list[list[int]]] = [NONE] * 6


def roll_die(state: Skirmish) -> i64:
    """One die; a fate of 1 to 6 is what it shows."""
    drawn = state.chance.draw(bounds.FACES)
    return drawn if drawn > 0 else bounds.FACES


def roll(state: Skirmish, n: i64) -> list[int]:
    """A pool of dice, highest first."""
    dice: list[int] = []
    for _ in range(n):
        insert_die(dice, roll_die(state))
    return dice


def begin(
    state: Skirmish, kind: i64, seat: i64, unit: Unit, tile: Tile, seat2: i64, unit2: Unit, tile2: Tile
) -> vec[i64]:
    """A new contest between two sides; -1 for a side without a unit."""
    auto: i64 = 1 if state.rules.auto else 0
    contest = NO_CONTEST_YET[:]
    contest[contest_field.KIND] = kind
    contest[contest_field.SEAT], contest[contest_field.SEAT + 1] = seat, seat2
    contest[contest_field.UNIT], contest[contest_field.UNIT + 1] = unit, unit2
    contest[contest_field.TILE], contest[contest_field.TILE + 1] = tile, tile2
    contest[contest_field.AUTO], contest[contest_field.AUTO + 1] = auto, auto
    state.contest = contest
    state.pools = NO_POOLS[:]
    return contest


def begin_test(state: Skirmish, unit: Unit, stat: i64, dv: i64) -> None:
    """A test of one unit against a difficulty value."""
    contest = begin(state, contest_kind.DIFFICULTY, state.owner[unit], unit, state.place[unit], -1, -1, -1)
    contest[contest_field.STAT], contest[contest_field.DV] = stat, dv


def begin_daylight(state: Skirmish, unit: Unit, rival: i64) -> None:
    """The rival's red dice against the DEF of a unit (PK-41)."""
    begin(state, contest_kind.DAYLIGHT, rival, -1, -1, state.owner[unit], unit, state.place[unit])
    state.contest[contest_field.DV] = state.card(unit).daylight


def begin_summoning(state: Skirmish, unit: Unit, summoner: Unit, rival: i64) -> None:
    """The OFF of the summoner against the rival's blue dice (PK-42)."""
    begin(state, contest_kind.SUMMONS, state.owner[summoner], summoner, state.place[summoner], rival, -1, -1)
    state.contest[contest_field.DV] = state.card(unit).summoning


def begin_fight(
    state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, returns: bool, charged: i64, fewer: i64
) -> None:
    contest = begin(state, contest_kind.FIGHT, seat, unit, tile, state.owner[target], target, state.place[target])
    contest[contest_field.RANGED] = 0 if adjacent(state, tile, state.place[target]) else 1
    contest[contest_field.RETURN_FIRE] = 1 if returns else 0
    contest[contest_field.CHARGED] = charged
    contest[contest_field.FEWER] = fewer


class Roll(Op[Skirmish]):
    """All dice are rolled at once, and what each side may do with them is counted."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        contest = state.contest
        kind = contest[contest_field.KIND]
        state.bumps = NO_BUMPS[:]
        for side in range(BOTH):
            self.roll(state, side)
            contest[contest_field.REROLLS + side] = rerolls_of(state, side)
            for what in range(stat.EITHER):
                if state.pools[side * 2 + what]:
                    state.bumps[side * 3 + what] = bumps_of(state, side, what)
            if kind == contest_kind.FIGHT:
                state.bumps[side * 3 + stat.EITHER] = bumps_of(state, side, stat.EITHER)
        if kind == contest_kind.FIGHT:
            for side in range(BOTH):
                self.lower(state, side)
        count_forces(state)
        return NEXT

    def roll(self, state: Skirmish, side: i64) -> None:
        contest = state.contest
        kind = contest[contest_field.KIND]
        if kind == contest_kind.FIGHT:
            fires = side == 0 or contest[contest_field.RETURN_FIRE] == 1
            state.pools[side * 2 + stat.OFF] = roll(state, dice_of(state, side, stat.OFF)) if fires else NONE
            state.pools[side * 2 + stat.DEF] = roll(state, dice_of(state, side, stat.DEF))
        elif kind == contest_kind.DIFFICULTY:
            if side == 0:
                state.pools[contest[contest_field.STAT]] = roll(
                    state, state.card(contest[contest_field.UNIT]).dice[contest[contest_field.STAT]]
                )
        elif side == 0:
            state.pools[stat.OFF] = roll(
                state,
                contest[contest_field.DV]
                if kind == contest_kind.DAYLIGHT
                else state.card(contest[contest_field.UNIT]).dice[stat.OFF],
            )
        else:
            state.pools[2 + stat.DEF] = roll(
                state,
                contest[contest_field.DV]
                if kind == contest_kind.SUMMONS
                else state.card(contest[contest_field.UNIT + 1]).dice[stat.DEF],
            )
        off, defence = state.pools[side * 2], state.pools[side * 2 + 1]
        if state.logging and (off or defence):
            show(
                state,
                logbook.SAYS_ROLL,
                contest[contest_field.SEAT + side],
                contest[contest_field.UNIT + side],
                off,
                [len(defence), *defence],
            )

    def lower(self, state: Skirmish, side: i64) -> None:
        """A side that traded for a bump has -1 on its highest DEF die."""
        defence = state.pools[side * 2 + stat.DEF]
        if state.contest[contest_field.TRADED + side] > 0 and defence and defence[0] > 1:
            state.pools[side * 2 + stat.DEF] = replace_die(defence, defence[0], defence[0] - 1)


def count_forces(state: Skirmish) -> None:
    """Dice that abilities may have rolled again, for each side: of the first side, of the second, of any."""
    contest = state.contest
    for side in range(BOTH):
        at = contest_field.FORCES + side * 3
        contest[at + 1 - side] += forces_of(state, side)
        if contest[contest_field.SEAT + side] >= 0:
            ours, theirs = (
                meddlers(state, contest[contest_field.SEAT + side], 0),
                meddlers(state, contest[contest_field.SEAT + side], 1),
            )
            for unit in ours:
                contest[at + (2 if unit in theirs else 0)] += 1
            for unit in theirs:
                if unit not in ours:
                    contest[at + 1] += 1


class Tally(Op[Skirmish]):
    """Who beats whom, as a number in `state.last`. An assault: 1 when the target is defeated, plus 2 when the attacker is.
    A test: 1 when it is passed. A summoning: 1 when the unit comes, 2 when it backfires."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        contest = state.contest
        kind = contest[contest_field.KIND]
        pools = state.pools
        if kind == contest_kind.FIGHT:
            state.last = (1 if self.compare(state, 0) else 0) + (2 if self.compare(state, 1) else 0)
        elif kind == contest_kind.DIFFICULTY:
            dice = pools[contest[contest_field.STAT]]
            state.last = 1 if reaches(dice, contest[contest_field.DV]) else 0
            say(
                state,
                logbook.SAYS_TEST,
                contest[contest_field.SEAT],
                contest[contest_field.UNIT],
                contest[contest_field.DV],
                dice[0] if dice else 0,
                state.last,
            )
        elif kind == contest_kind.DAYLIGHT:
            state.last = 0 if self.compare(state, 0) else 1
        else:
            won = self.compare(state, 0)
            state.last = (
                1
                if won
                else 2
                if count(pools[2 + stat.DEF], bounds.FACES) > count(pools[stat.OFF], bounds.FACES)
                else 0
            )
        return NEXT

    def compare(self, state: Skirmish, side: i64) -> bool:
        """Whether the OFF of a side defeats the DEF of the other; logs the pair that decided."""
        off, defence = state.pools[side * 2 + stat.OFF], state.pools[(1 - side) * 2 + stat.DEF]
        found = verdict(off, defence, state.rules.any_pair)
        if state.logging and off:
            pair = found // 2 if found >= 0 else -1
            high = off[pair] if pair >= 0 else 0
            low = defence[pair] if 0 <= pair < len(defence) else 0
            won = found >= 0 and found % 2 == 1
            show(
                state,
                logbook.SAYS_TALLY,
                state.contest[contest_field.SEAT + side],
                state.contest[contest_field.UNIT + side],
                off,
                [
                    state.contest[contest_field.UNIT + 1 - side],
                    1 if won else 0,
                    high,
                    low,
                    state.contest[contest_field.KIND],
                ],
            )
        return found >= 0 and found % 2 == 1
