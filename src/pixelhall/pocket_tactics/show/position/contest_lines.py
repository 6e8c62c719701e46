"""The dice on the table as lines of a position, while an assault or a test is under way.

contest assault, ranged, charged, returned          also: test OFF 4, daylight 3, summoning 5; fewer 1, defender next
attacker you Bow l12: off 6 4, def 2, rerolls 1, bumps off 2 1, bumps either 1, forces any 1, traded 1, passed, best
defender rival Grunt m12: def 5 5, rerolls 2

Which unit bears a name is in the tail; so is all of a contest whose dice are off the table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.facts import FOUR_NAMES
from pixelhall.core.position_words import number, seat_of, split_list
from pixelhall.pocket_tactics.numbers import bounds, contest_field, contest_kind, stat
from pixelhall.pocket_tactics.show.view import of_contest
from pixelhall.pocket_tactics.state.board import find_spot, tile_at, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish

KINDS: Final = ("", "assault", "test", "daylight", "summoning")
ROLES: Final = ("attacker", "defender")
POOLS: Final = ("off", "def")
BUMPS: Final = ("off", "def", "either")
FORCED: Final = ("attacker", "defender", "any")
FLAGS: Final = {
    "ranged": contest_field.RANGED,
    "charged": contest_field.CHARGED,
    "returned": contest_field.RETURN_FIRE,
    "defender next": contest_field.TURN,
}
MARKS: Final = {"passed": contest_field.PASSED, "best": contest_field.AUTO}
WORDS: Final[tuple[str, ...]] = ("contest", *ROLES)


def contest_lines(state: Skirmish) -> list[str]:
    """The contest under way; nothing when no dice lie on the table."""
    if of_contest(state) is None:
        return []
    contest = state.contest
    words = [KINDS[contest[contest_field.KIND]]]
    if contest[contest_field.KIND] != contest_kind.FIGHT:
        words[0] += (
            f" {stat.WORDS[contest[contest_field.STAT]]}" * (contest[contest_field.KIND] == contest_kind.DIFFICULTY)
            + f" {contest[contest_field.DV]}"
        )
    words += [flag for flag, field in FLAGS.items() if contest[field]]
    words += [f"fewer {contest[contest_field.FEWER]}"] if contest[contest_field.FEWER] else []
    sides = [side_line(state, side) for side in range(2) if contest[contest_field.SEAT + side] >= 0]
    return [f"contest {', '.join(words)}", *sides]


def side_line(state: Skirmish, side: int) -> str:
    contest = state.contest
    unit, tile = contest[contest_field.UNIT + side], contest[contest_field.TILE + side]
    who = [ROLES[side], FOUR_NAMES[contest[contest_field.SEAT + side]]]
    who += [state.card(unit).name] if unit >= 0 else []
    who += [tile_name(state, tile)] if tile >= 0 else []
    numbers = {
        **{name: state.pools[side * 2 + i] for i, name in enumerate(POOLS)},
        "rerolls": [n for n in [contest[contest_field.REROLLS + side]] if n],
        **{f"bumps {name}": state.bumps[side * 3 + i] for i, name in enumerate(BUMPS)},
        **{
            f"forces {name}": [n for n in [contest[contest_field.FORCES + side * 3 + i]] if n]
            for i, name in enumerate(FORCED)
        },
        "traded": [n for n in [contest[contest_field.TRADED + side]] if n],
    }
    words = [f"{name} {' '.join(str(n) for n in found)}" for name, found in numbers.items() if found]
    words += [mark for mark, field in MARKS.items() if contest[field + side]]
    return f"{' '.join(who)}: {', '.join(words)}"


def read_contest(state: Skirmish, rest: str) -> None:
    """The first of the lines: the tail knows the two units, and whether nobody's side of a test has passed."""
    units = [state.contest[contest_field.UNIT], state.contest[contest_field.UNIT + 1]]
    passed = [state.contest[contest_field.PASSED], state.contest[contest_field.PASSED + 1]]
    contest = vec[i64]([0] * contest_field.COUNT)
    kind, *flags = split_list(rest)
    name, *more = kind.split()
    if name not in KINDS[1:]:
        raise ValueError(f"contests are {', '.join(KINDS[1:])}")
    contest[contest_field.KIND] = KINDS.index(name)
    if contest[contest_field.KIND] == contest_kind.DIFFICULTY:
        contest[contest_field.STAT] = stat.WORDS.index(more.pop(0))
    if contest[contest_field.KIND] != contest_kind.FIGHT:
        contest[contest_field.DV] = number(more.pop(0), 0, 99)
    for flag in flags:
        if flag in FLAGS:
            contest[FLAGS[flag]] = 1
        else:
            contest[contest_field.FEWER] = number(flag.removeprefix("fewer "), 1, 99)
    for side in range(2):
        contest[contest_field.SEAT + side] = contest[contest_field.TILE + side] = -1
        contest[contest_field.UNIT + side] = units[side]
        contest[contest_field.PASSED + side] = passed[side]
    state.contest = contest
    state.pools, state.bumps = [[], [], [], []], [[], [], [], [], [], []]


def read_side(state: Skirmish, side: int, rest: str) -> None:
    """One side: who, where, and what is on the table."""
    who, _, what = rest.partition(":")
    seat, *name = who.split()
    contest = state.contest
    contest[contest_field.SEAT + side] = seat_of(seat, state.seats)
    contest[contest_field.PASSED + side] = 0
    if name:
        contest[contest_field.TILE + side] = tile_at(state, find_spot(state, name[-1]))
    for field in split_list(what) if what.strip() else []:
        read_field(state, side, field)


def read_field(state: Skirmish, side: int, field: str) -> None:
    contest, (word, *rest) = state.contest, field.split()
    if word in POOLS:
        state.pools[side * 2 + POOLS.index(word)] = [number(n, 1, bounds.FACES) for n in rest]
    elif word == "bumps":
        state.bumps[side * 3 + BUMPS.index(rest[0])] = [number(n, 1, 5) for n in rest[1:]]
    elif word == "forces":
        contest[contest_field.FORCES + side * 3 + FORCED.index(rest[0])] = number(rest[1], 1, 99)
    elif word in MARKS:
        contest[MARKS[word] + side] = 1
    elif word in ("rerolls", "traded"):
        contest[(contest_field.REROLLS if word == "rerolls" else contest_field.TRADED) + side] = number(rest[0], 1, 99)
    else:
        raise ValueError(f'"{field}" is not understood')
