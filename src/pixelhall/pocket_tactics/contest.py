"""Assaults and tests are contests: how one begins, its roll and its tally; what players do in between is in phases.py
(PK-24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.machine import NEXT, NONE, Frame, Op
from pixelhall.pocket_tactics import logbook
from pixelhall.pocket_tactics.board import adjacent
from pixelhall.pocket_tactics.clauses import bumps_of, dice_of, forces_of, meddlers, rerolls_of
from pixelhall.pocket_tactics.logbook import say, show
from pixelhall.pocket_tactics.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.tally import count, inserted, reaches, replaced, verdict
from pixelhall.pocket_tactics.words import (
    AUTO,
    CHARGED,
    CONTEST,
    DAYLIGHT,
    DEF,
    DIFFICULTY,
    DV,
    EITHER,
    FACES,
    FEWER,
    FIGHT,
    FORCES,
    KIND,
    OFF,
    RANGED,
    REROLLS,
    RETURN_FIRE,
    SEAT,
    STAT,
    SUMMONS,
    TILE_OF,
    TRADED,
    UNIT,
)

BOTH: Final[i64] = 2  # sides of a contest
NO_CONTEST_YET: Final = vec[i64]([0] * CONTEST)
NO_POOLS: Final[list[list[int]]] = [NONE] * 4
NO_BUMPS: Final[list[list[int]]] = [NONE] * 6


def roll_die(state: Skirmish) -> i64:
    """One die; a fate of 1 to 6 is what it shows."""
    drawn = state.chance.draw(FACES)
    return drawn if drawn > 0 else FACES


def roll(state: Skirmish, n: i64) -> list[int]:
    """A pool of dice, highest first."""
    dice: list[int] = []
    for _ in range(n):
        inserted(dice, roll_die(state))
    return dice


def begin(
    state: Skirmish, kind: i64, seat: i64, unit: Unit, tile: Tile, seat2: i64, unit2: Unit, tile2: Tile
) -> vec[i64]:
    """A new contest between two sides; -1 for a side without a unit."""
    auto: i64 = 1 if state.rules.auto else 0
    contest = NO_CONTEST_YET[:]
    contest[KIND] = kind
    contest[SEAT], contest[SEAT + 1] = seat, seat2
    contest[UNIT], contest[UNIT + 1] = unit, unit2
    contest[TILE_OF], contest[TILE_OF + 1] = tile, tile2
    contest[AUTO], contest[AUTO + 1] = auto, auto
    state.contest = contest
    state.pools = NO_POOLS[:]
    return contest


def begin_test(state: Skirmish, unit: Unit, stat: i64, dv: i64) -> None:
    """A test of one unit against a difficulty value."""
    contest = begin(state, DIFFICULTY, state.owner[unit], unit, state.place[unit], -1, -1, -1)
    contest[STAT], contest[DV] = stat, dv


def begin_daylight(state: Skirmish, unit: Unit, rival: i64) -> None:
    """The rival's red dice against the DEF of a unit (PK-41)."""
    begin(state, DAYLIGHT, rival, -1, -1, state.owner[unit], unit, state.place[unit])
    state.contest[DV] = state.card(unit).daylight


def begin_summoning(state: Skirmish, unit: Unit, summoner: Unit, rival: i64) -> None:
    """The OFF of the summoner against the rival's blue dice (PK-42)."""
    begin(state, SUMMONS, state.owner[summoner], summoner, state.place[summoner], rival, -1, -1)
    state.contest[DV] = state.card(unit).summoning


def begin_fight(
    state: Skirmish, seat: i64, unit: Unit, tile: Tile, target: Unit, returns: bool, charged: i64, fewer: i64
) -> None:
    contest = begin(state, FIGHT, seat, unit, tile, state.owner[target], target, state.place[target])
    contest[RANGED] = 0 if adjacent(state, tile, state.place[target]) else 1
    contest[RETURN_FIRE] = 1 if returns else 0
    contest[CHARGED] = charged
    contest[FEWER] = fewer


class Roll(Op[Skirmish]):
    """All dice are rolled at once, and what each side may do with them is counted."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        contest = state.contest
        kind = contest[KIND]
        state.bumps = NO_BUMPS[:]
        for side in range(BOTH):
            self.roll(state, side)
            contest[REROLLS + side] = rerolls_of(state, side)
            for stat in range(EITHER):
                if state.pools[side * 2 + stat]:
                    state.bumps[side * 3 + stat] = bumps_of(state, side, stat)
            if kind == FIGHT:
                state.bumps[side * 3 + EITHER] = bumps_of(state, side, EITHER)
        if kind == FIGHT:
            for side in range(BOTH):
                self.lower(state, side)
        count_forces(state)
        return NEXT

    def roll(self, state: Skirmish, side: i64) -> None:
        contest = state.contest
        kind = contest[KIND]
        if kind == FIGHT:
            fires = side == 0 or contest[RETURN_FIRE] == 1
            state.pools[side * 2 + OFF] = roll(state, dice_of(state, side, OFF)) if fires else NONE
            state.pools[side * 2 + DEF] = roll(state, dice_of(state, side, DEF))
        elif kind == DIFFICULTY:
            if side == 0:
                state.pools[contest[STAT]] = roll(state, state.card(contest[UNIT]).dice[contest[STAT]])
        elif side == 0:
            state.pools[OFF] = roll(state, contest[DV] if kind == DAYLIGHT else state.card(contest[UNIT]).dice[OFF])
        else:
            state.pools[2 + DEF] = roll(
                state, contest[DV] if kind == SUMMONS else state.card(contest[UNIT + 1]).dice[DEF]
            )
        off, defence = state.pools[side * 2], state.pools[side * 2 + 1]
        if state.logging and (off or defence):
            show(state, logbook.SAYS_ROLL, contest[SEAT + side], contest[UNIT + side], off, [len(defence), *defence])

    def lower(self, state: Skirmish, side: i64) -> None:
        """Who took a bump in trade has -1 on the highest DEF die."""
        defence = state.pools[side * 2 + DEF]
        if state.contest[TRADED + side] > 0 and defence and defence[0] > 1:
            state.pools[side * 2 + DEF] = replaced(defence, defence[0], defence[0] - 1)


def count_forces(state: Skirmish) -> None:
    """Dice that abilities may have rolled again, for each side: of the first side, of the second, of any."""
    contest = state.contest
    for side in range(BOTH):
        at = FORCES + side * 3
        contest[at + 1 - side] += forces_of(state, side)
        if contest[SEAT + side] >= 0:
            ours, theirs = meddlers(state, contest[SEAT + side], 0), meddlers(state, contest[SEAT + side], 1)
            for unit in ours:
                contest[at + (2 if unit in theirs else 0)] += 1
            for unit in theirs:
                if unit not in ours:
                    contest[at + 1] += 1


class Tally(Op[Skirmish]):
    """Who beats whom. An assault leaves 1 when the target is defeated and 2 when the attacker is; a test leaves 1 when
    it is passed; a summoning leaves 2 when it backfires."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        contest = state.contest
        kind = contest[KIND]
        pools = state.pools
        if kind == FIGHT:
            state.last = (1 if self.compare(state, 0) else 0) + (2 if self.compare(state, 1) else 0)
        elif kind == DIFFICULTY:
            dice = pools[contest[STAT]]
            state.last = 1 if reaches(dice, contest[DV]) else 0
            say(state, logbook.SAYS_TEST, contest[SEAT], contest[UNIT], contest[DV], dice[0] if dice else 0, state.last)
        elif kind == DAYLIGHT:
            state.last = 0 if self.compare(state, 0) else 1
        else:
            won = self.compare(state, 0)
            state.last = 1 if won else 2 if count(pools[2 + DEF], FACES) > count(pools[OFF], FACES) else 0
        return NEXT

    def compare(self, state: Skirmish, side: i64) -> bool:
        """Whether the OFF of a side defeats the DEF of the other, with the pair that decided."""
        off, defence = state.pools[side * 2 + OFF], state.pools[(1 - side) * 2 + DEF]
        found = verdict(off, defence, state.rules.any_pair)
        if state.logging and off:
            pair = found // 2 if found >= 0 else -1
            high = off[pair] if pair >= 0 else 0
            low = defence[pair] if 0 <= pair < len(defence) else 0
            won = found >= 0 and found % 2 == 1
            show(
                state,
                logbook.SAYS_TALLY,
                state.contest[SEAT + side],
                state.contest[UNIT + side],
                off,
                [state.contest[UNIT + 1 - side], 1 if won else 0, high, low, state.contest[KIND]],
            )
        return found >= 0 and found % 2 == 1
