"""How dumps and positions write who has won a battle: one number unless several have won it together."""

from typing import Any, Final

NOT_YET: Final = -2
TIE: Final = -1


def dump_winners(won: list[int] | None) -> int | list[int]:
    """The seat that has won, or the list of several."""
    if won is None:
        return NOT_YET
    return won if len(won) > 1 else won[0] if won else TIE


def read_winners(data: Any) -> list[int] | None:
    if isinstance(data, list):
        return [int(seat) for seat in data]
    number = int(data)
    return None if number == NOT_YET else [] if number == TIE else [number]
