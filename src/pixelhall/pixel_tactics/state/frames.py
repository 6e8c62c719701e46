"""The stack of a play: the series, its battle, the turn or check of the battle, and effects above. Frames are found by
their program and ops by their class, never by their place."""

from mypy_extensions import i64

from pixelhall.core.machine import STAY, Frame, Op
from pixelhall.pixel_tactics.numbers import program
from pixelhall.pixel_tactics.state.state import Duel


def turn_runs(state: Duel) -> bool:
    """Whether the battle stands in a turn, not between two of them."""
    return depth(state, program.TURN) >= 0


def turn_frame(state: Duel) -> Frame | None:
    """The turn that runs."""
    at = depth(state, program.TURN)
    return state.stack[at] if at >= 0 else None


def battle_frame(state: Duel) -> Frame:
    """The battle that runs."""
    return state.stack[depth(state, program.BATTLE)]


def under_way(state: Duel) -> list[Frame]:
    """What lies above the turn; between turns, above what the battle has called: a check or a reaction."""
    return state.stack[firm(state) :]


def drop_under_way(state: Duel) -> None:
    del state.stack[firm(state) :]


def drop_battle(state: Duel) -> None:
    """The battle goes, with all that lies above it; the series is left."""
    at = depth(state, program.BATTLE)
    if at >= 0:
        del state.stack[at:]


class Back(Op[Duel]):
    """An op that may send its program back to an earlier one, which the program names."""

    def __init__(self, to: type[Op[Duel]]) -> None:
        self.to = to
        self.at: i64 = 0  # the place of that op, found when the programs are built

    def go_back(self, frame: Frame) -> int:
        frame.pc = self.at
        frame.phase = 0
        return STAY


def index_of(program: list[Op[Duel]], op: type[Op[Duel]]) -> int:
    """Where the one op of a class stands in a program."""
    found = [i for i, other in enumerate(program) if type(other) is op]
    assert len(found) == 1, f"{op.__name__} stands in its program {len(found)} times, not once"
    return found[0]


def leave(state: Duel, frame: Frame) -> int:
    """Nothing is left to do in the program of this frame."""
    frame.pc = len(state.book.programs[frame.program])
    return STAY


def firm(state: Duel) -> i64:
    """How many frames stay when what is under way is dropped."""
    turn = depth(state, program.TURN)
    return turn + 1 if turn >= 0 else depth(state, program.BATTLE) + 2


def depth(state: Duel, program: i64) -> i64:
    """Where the topmost frame of a program lies on the stack, or -1."""
    stack = state.stack
    at: i64 = len(stack) - 1
    while at >= 0 and stack[at].program != program:
        at -= 1
    return at
