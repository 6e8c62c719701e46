"""What the log keeps: every line is public, for whatever is secret is told when it is shown."""

from typing import Final

from pixelhall.core.log_lines import Line
from pixelhall.pixel_pusher.numbers import colour
from pixelhall.pixel_pusher.state.state import Factory

SAYS_ROUND: Final = 0
SAYS_LEAVES: Final = 1  # pixels that go from the last segment into the bag
SAYS_ENTERS: Final = 2  # pixels that come onto the first segment
SAYS_LAST: Final = 3
SAYS_HOLDS: Final = 4
SAYS_MARKER: Final = 5
SAYS_INSTALLS: Final = 6
SAYS_TRADES: Final = 7
SAYS_SCRAPS: Final = 8
SAYS_SEGMENT: Final = 9
SAYS_TAKES: Final = 10
SAYS_MISSES: Final = 11
SAYS_MIXES: Final = 12
SAYS_FREE: Final = 13
SAYS_RETURNS: Final = 14
SAYS_PAINTS: Final = 15
SAYS_PASSES: Final = 16
SAYS_WINS: Final = 17
SAYS_TIE: Final = 18
SAYS_RESIGNS: Final = 19
SAYS_BEGINS: Final = 20
SAYS_DRAWS: Final = 21
SAYS_FINISHES: Final = 22
SAYS_NO_CHOICE: Final = 23
SAYS_LAST_CARDS: Final = 24
SAYS_TURNS: Final = 25


def say(state: Factory, kind: int, seat: int = -1, a: int = -1, b: int = -1, c: int = -1) -> None:
    if state.logging:
        state.log = Line([kind, seat, a, b, c], state.log)


def pack_counts(counts: list[int]) -> int:
    """Counts of colours in one number, a hundred for each colour."""
    total = 0
    for count in reversed(counts):
        total = total * 100 + count
    return total


def unpack_counts(number: int) -> list[int]:
    """The counts that were packed, one for each colour."""
    counts: list[int] = []
    for _ in range(colour.COUNT):
        counts.append(number % 100)
        number //= 100
    return counts
