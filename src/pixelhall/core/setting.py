"""What a game tells of its options, so that a form can be made of them."""

from dataclasses import dataclass
from typing import Any


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
