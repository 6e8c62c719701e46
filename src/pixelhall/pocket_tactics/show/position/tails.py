"""The tail of a position: the machine's stack, the dice of a contest that is over, the numbers of units, and what was
told in the last turns. What a tail says is checked to the last number before anybody looks at the play."""

from typing import Any, Final

from pixelhall.core import machine
from pixelhall.core.dumping import to_vec
from pixelhall.core.log_lines import chain
from pixelhall.core.machine import Frame
from pixelhall.pocket_tactics.dice.tables import MOST_DICE
from pixelhall.pocket_tactics.flow.procedures import PROGRAMS
from pixelhall.pocket_tactics.numbers import bounds, contest_field, contest_kind
from pixelhall.pocket_tactics.show.throws import recent
from pixelhall.pocket_tactics.state.state import Skirmish

MOST: Final = 999  # of a number that counts something
MOST_BUMP: Final = 5
ROWS: Final = ("face", "owner", "place", "captor", "fired")

# What the numbers of each program's frame are: a unit, a tile, a seat, a count; ? where there may be none.
NUMBERS: Final[list[tuple[str, ...]]] = [
    ("count?", "count"),
    ("count",),
    ("count", "unit", "any", "any", "followers", "tile?"),
    ("unit", "tile", "count", "tile", "count"),
    ("unit", "tile", "count"),
    ("unit", "unit", "count", "count", "tile", "count"),
    (),
    ("count", "unit", "unit", "tile"),
    ("unit", "seat", "unit?", "tile"),
    ("count", "unit", "any", "any"),
]


def write_tail(state: Skirmish, units: list[int], dice: bool) -> dict[str, Any]:
    """The tail of a state whose units the lines name in this order; without the dice, where lines have them."""
    tail: dict[str, Any] = {
        "units": units,
        "stack": [machine.dump_frame(frame) for frame in state.stack],
        "last": state.last,
        "contest": list(state.contest),
        "told": [line.ints for line in recent(state)],
    }
    if len(state.seen) > 0:
        tail["seen"] = list(state.seen)
    if dice:
        tail |= {"pools": [list(pool) for pool in state.pools], "bumps": [list(bumps) for bumps in state.bumps]}
    return tail


def read_tail(state: Skirmish, tail: Any) -> list[int]:
    """Takes a tail over, before the lines are read; gives the order of the units."""
    state.last = int(tail["last"])
    state.contest = to_vec(tail["contest"])
    if len(state.contest) != contest_field.COUNT:
        raise ValueError("a contest has other fields")
    state.pools = [[int(n) for n in pool] for pool in tail.get("pools", [[]] * 4)]
    state.bumps = [[int(n) for n in bumps] for bumps in tail.get("bumps", [[]] * 6)]
    state.stack = [machine.load_frame(frame) for frame in tail["stack"]]
    state.earlier = chain(tail["told"])
    state.seen = to_vec(tail.get("seen", []))
    return [int(unit) for unit in tail["units"]]


def renumber(state: Skirmish, order: list[int]) -> None:
    """Gives the units the numbers that they had, which are the order of options."""
    if sorted(order) != list(range(len(state.face))):
        raise ValueError(f"it numbers {len(order)} units, and there are {len(state.face)}")
    for row in ROWS:
        found = dict(zip(order, getattr(state, row)))
        setattr(state, row, to_vec([found[unit] for unit in range(len(order))]))
    for unit in range(len(order)):
        if state.place[unit] >= 0:
            state.stands[state.place[unit]] = unit


def check(state: Skirmish) -> None:
    """Whether every number is one of what it stands for; ValueError where one is not."""
    contest = state.contest
    kinds = {
        contest_field.SEAT: "seat?",
        contest_field.UNIT: "unit?",
        contest_field.TILE: "tile?",
    }  # both sides have theirs
    if contest[contest_field.KIND] == contest_kind.NONE and any(contest):
        raise ValueError("there is no contest")
    for field in range(contest_field.COUNT) if contest[contest_field.KIND] else ():
        within(state, kinds.get(field) or kinds.get(field - 1) or "count", contest[field])
    if (
        contest[contest_field.KIND] > contest_kind.SUMMONS
        or contest[contest_field.STAT] > 1
        or contest[contest_field.DV] > bounds.FACES
    ):
        raise ValueError("there is no such contest")
    if [len(state.pools), len(state.bumps)] != [4, 6] or max(len(pool) for pool in state.pools) > MOST_DICE:
        raise ValueError(f"a pool has at most {MOST_DICE} dice")
    if not all(1 <= die <= bounds.FACES for pool in state.pools for die in pool):
        raise ValueError("there is no such die")
    if not all(1 <= bump <= MOST_BUMP for bumps in state.bumps for bump in bumps):
        raise ValueError("there is no such bump")
    for frame in state.stack:
        check_frame(state, frame)
    if state.stack and state.stack[-1].pc >= len(PROGRAMS[state.stack[-1].program]):
        raise ValueError("nothing is asked")


def check_frame(state: Skirmish, frame: Frame) -> None:
    if not 0 <= frame.program < len(PROGRAMS) or min(frame.pc, frame.phase) < 0 or frame.queue or frame.things:
        raise ValueError("there is no such program")
    within(state, "seat", frame.seat)
    within(state, "unit?", frame.card)
    kinds = NUMBERS[frame.program]
    if frame.numbers and len(frame.numbers) != len(kinds):
        raise ValueError("a program has other numbers")
    for kind, number in zip(kinds, frame.numbers):
        within(state, kind, number)


def within(state: Skirmish, kind: str, number: int) -> None:
    units, tiles = len(state.face), len(state.kind)
    ends = {"unit": units, "tile": tiles, "seat": state.seats, "any": max(units, tiles), "count": MOST + 1}
    least = -1 if kind.endswith("?") or kind == "any" else 0
    end = 1 << units if kind == "followers" else ends[kind.rstrip("?")]
    if not least <= number < end:
        raise ValueError(f"{number} is no {kind.rstrip('?')}")
