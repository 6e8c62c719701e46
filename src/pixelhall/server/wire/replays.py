"""Records to look through."""

from typing import Any

from msgspec import Struct

from pixelhall.core.view_types import AnyView
from pixelhall.server.wire.socket import AskedAbout, Log, MoveFacts, Outcome, Question
from pixelhall.server.wire.words import Asked, Name, RecordText, SeatNumber


class NewReplay(Asked):
    record: RecordText


class PlayOn(Asked):
    """Takes a seat where a replay stands; a machine player of this name takes the others."""

    seat: SeatNumber
    rival: Name


class ReplayFacts(Struct, kw_only=True):
    """A record that was proved true. Step 0 is the start; step n is after n moves. `shares` gives for each step what
    share of the wins each seat could expect, where the game can be judged; `turns` are the steps that changed most."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    teams: list[int]  # of each seat: those of one team won together
    steps: int
    moves: list[MoveFacts]
    outcome: Outcome | None
    shares: list[list[float]]
    turns: list[int]


class ReplayedPosition(Struct, kw_only=True):
    """A position of a replay as text, hidden things included."""

    step: int
    text: str


class Replayed(Struct, kw_only=True):
    """A position of a replay as a seat saw it; -1 is a spectator, -2 sees everything."""

    step: int
    seat: int
    view: AnyView
    question: Question | None
    log: Log
    goal: str
    waiting: str
    asked_about: list[AskedAbout]
