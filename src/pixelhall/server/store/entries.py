"""What can happen at a table, one line each. A table is nothing but its entries, read in order; they are never
changed."""

import time
from dataclasses import dataclass
from typing import Final

from pixelhall.core.game import NOBODY, Seat

OPEN: Final = "open"  # text: what the host has chosen, as JSON
SIT: Final = "sit"  # a person takes a seat; text: their name
BRING: Final = "bring"  # a person brings something to a seat; text: a deck, which nobody else sees
RISE: Final = "rise"  # a person gives up a seat
LINK: Final = "link"  # text: the digest of a new link to a seat
PART: Final = "part"  # of the next seed; text: its seal (core/deals.py)
DEAL: Final = "deal"  # the hall has sealed its secret for the next play; text: the secret
REVEAL: Final = "reveal"  # text: the part that a seat had sealed
MACHINE: Final = "machine"  # an artificial player takes a seat; text: its name
START: Final = "start"  # text: the hall's secret for the seed of a play
ACT: Final = "act"  # text: an action in its written form
RESIGN: Final = "resign"
FLAG: Final = "flag"  # the time of a seat is over
OFFER: Final = "offer"  # of a draw
AGREE: Final = "agree"
DECLINE: Final = "decline"
ASK_UNDO: Final = "ask_undo"  # text: how many moves would stay, and why the others are asked, as JSON
ALLOW_UNDO: Final = "allow_undo"
REFUSE_UNDO: Final = "refuse_undo"
UNDO: Final = "undo"  # text: how many moves stay
REMATCH: Final = "rematch"  # a seat wants to play again
WOKE: Final = "woke"  # the hall was closed; text: for how long, in milliseconds
CLOSE: Final = "close"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: at which table, its number there, when, what, at which seat, by whom."""

    table: str
    n: int
    at: int
    kind: str
    seat: Seat = NOBODY
    person: str = ""
    text: str = ""


class Time:
    """Goes on steadily from the moment at which the hall was opened: whoever sets the clock of the computer, or lets it
    sleep, takes nobody's time and gives nobody more."""

    def __init__(self) -> None:
        self.start = time.time_ns() // 1_000_000
        self.since = time.monotonic_ns()

    def now(self) -> int:
        return self.start + (time.monotonic_ns() - self.since) // 1_000_000


steady = Time()


def now() -> int:
    """Milliseconds since 1970."""
    return steady.now()


def time_is_at_least(known: int) -> None:
    """What is on disk happened before now, even if the clock of the computer was set back while the hall was closed."""
    steady.start += max(0, known - steady.now())
