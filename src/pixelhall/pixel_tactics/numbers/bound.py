"""How large numbers can become in play, and how much work one answer may take (A-226): no set of cards may count, double
or repeat for ever. Real plays stay far below."""

from typing import Final

from mypy_extensions import i64

POINTS: Final = 999  # Attack, Life, damage, counters, and every number that a text reads
ACTIONS: Final = 99  # of a seat, now or in its next turn
LASTING: Final = 300  # effects that last at one time; what would come beyond has no effect
TOKENS: Final = 300  # statuses in play
TAKEN: Final = 400  # actions in one turn
WORK: Final = 200_000  # of one answer: steps of the machine, texts looked through, numbers read from other numbers
ENDLESS: Final = 1 << 60  # outside an answer nothing is counted


def bounded(n: i64) -> i64:
    """A number that a text reads or reckons."""
    return POINTS if n > POINTS else -POINTS if n < -POINTS else n
