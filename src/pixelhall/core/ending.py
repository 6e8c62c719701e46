"""How a play was decided, read from the end of its log: for people who look at the result."""

from collections.abc import Callable
from typing import Final

from pixelhall.core.kinds import Kind
from pixelhall.core.values import Told

FAR: Final = 80  # lines from the end in which the deed is looked for
DEEDS: Final[tuple[Kind, ...]] = ("attack", "order", "spring", "cast", "ability", "move", "recruit", "return")


def last_fall(lines: list[Told]) -> list[str]:
    """What made the last one fall who fell: the deed, the last damage to the same place, the fall."""
    at = last(lines, ("fall",), lambda line: bool(line.target))
    if at < 0:
        return []
    fall = lines[at]
    hit = last(lines[:at], ("damage",), lambda line: about(line, fall))
    cause = last(lines[: hit if hit >= 0 else at], DEEDS)
    return [lines[n].text for n in (cause, hit, at) if n >= 0]


def about(line: Told, fall: Told) -> bool:
    """Whether a line tells of whoever fell: by the place, or where it has none by the name."""
    return line.target == fall.target if line.target else bool(line.cards.keys() & fall.cards.keys())


def last_of(lines: list[Told], *kinds: Kind) -> list[str]:
    """The last line of these kinds, with the deed before it."""
    at = last(lines, kinds)
    cause = last(lines[: max(at, 0)], DEEDS)
    return [lines[n].text for n in (cause, at) if n >= 0]


def resignation(lines: list[Told]) -> list[str]:
    """Who gave up."""
    at = last(lines, ("resign",))
    return [lines[at].text] if at >= 0 else []


def last(lines: list[Told], kinds: tuple[Kind, ...], fits: Callable[[Told], bool] = lambda line: True) -> int:
    """The number of the last such line, or -1."""
    for n in range(len(lines) - 1, -1, -1):
        if lines[n].kind in kinds and fits(lines[n]):
            return n
    return -1
