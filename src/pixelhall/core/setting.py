"""What a game tells of its options, so that a form can be made of them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from pixelhall.core.rulebook import Rulebook

PLAY: Final = "The play"  # the group of options that no rulebook lists: which cards, how many battles


@dataclass(frozen=True)
class Setting:
    """One option. `kind` is choice (one of the values), number (from low to high, or one of the values), flag, text, or
    list (of the values, or of names)."""

    name: str
    kind: str
    values: tuple[Any, ...] = ()
    default: Any = None
    words: str = ""
    low: int = 0
    high: int = 0
    group: str = PLAY


def in_groups(settings: Iterable[Setting], book: Rulebook) -> list[Setting]:
    """The settings, each in the group that the rulebook gives it; those of a group stand together, in the order of the
    first of each."""
    of = {option.id: option.group for option in book.options}
    found = [replace(one, group=of.get(one.name, one.group)) for one in settings]
    order = list(dict.fromkeys(one.group for one in found))
    return sorted(found, key=lambda one: order.index(one.group))
