"""What the players of a table are called at a terminal: as in the hall."""

from collections.abc import Sequence
from itertools import count

from pixelhall.core.game import NOBODY, Seat
from pixelhall.players import NAMES

HUMAN = "human"


def names_of(seats: Sequence[str]) -> list[str]:
    """The name in each seat: machines as the hall calls them, persons as their record does, and nothing for somebody
    without a name. Where two have the same name, the second is Moss 2."""
    found: list[str] = []
    for who in seats:
        name = "" if who == HUMAN else who.capitalize() if who in NAMES else printable(who)
        found.append(name if not name or name not in found else another(name, found))
    return found


def printable(name: str) -> str:
    """A record may come from anywhere: nothing in a name shall steer the terminal."""
    return "".join(sign for sign in name if sign.isprintable())


def another(name: str, others: list[str]) -> str:
    return next(f"{name} {n}" for n in count(2) if f"{name} {n}" not in others)


def call(names: Sequence[str], seat: Seat, viewer: Seat) -> str:
    """A seat as the viewer calls it, at the beginning of a sentence."""
    if seat == viewer:
        return "You"
    name = names[seat] if seat < len(names) else ""
    return name or ("Your rival" if viewer != NOBODY and len(names) == 2 else f"Seat {seat}")


def call_all(names: Sequence[str], viewer: Seat) -> list[str]:
    return [call(names, seat, viewer) for seat in range(len(names))]
