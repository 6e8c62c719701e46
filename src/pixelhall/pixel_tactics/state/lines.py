"""The log as it is kept: a chain of lines, newest first, which clones share."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import event


class Line:
    """One line of the log, and the one before it. Holds faces, not cards: a sleeve may hold another face later."""

    def __init__(self, number: i64, ints: list[int], before: "Line | None") -> None:
        self.number = number
        self.ints = ints  # kind, seat, face, other face, n, how, place
        self.before = before
        self.beyond: int = (0 if before is None else before.beyond) + (
            0 if ints[0] == event.DRAW_LINE else 1
        )  # a seat's own: those beside the public


def lines(last: Line | None) -> list[list[int]]:
    """The log from its first line on: each its number, then its ints."""
    found: list[list[int]] = []
    while last is not None:
        found.append([last.number, *last.ints])
        last = last.before
    found.reverse()
    return found


def read_lines(data: list[list[int]]) -> Line | None:
    last: Line | None = None
    for ints in data:
        last = Line(ints[0], ints[1:], last)
    return last
