"""A log as a chain: each line knows the one before it, so copies of a play share the lines so far."""

from typing import final


@final
class Line:
    """A kind, a seat and a few numbers; telling.py makes a sentence of them."""

    def __init__(self, ints: list[int], before: "Line | None") -> None:
        self.number: int = 1 if before is None else before.number + 1
        self.ints = ints
        self.before = before


def lines(last: Line | None, since: int = 0) -> list[Line]:
    """The lines from this number on, oldest first."""
    found: list[Line] = []
    while last is not None and last.number > since:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def chain(data: list[list[int]]) -> Line | None:
    """Makes a chain of these lines and returns the last one."""
    last: Line | None = None
    for ints in data:
        last = Line([int(n) for n in ints], last)
    return last
