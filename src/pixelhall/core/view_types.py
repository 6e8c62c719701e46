"""Types that the views of all games share."""

from typing import TypedDict


class Outcome(TypedDict):
    """How the play ended, by the rules."""

    winners: list[int]
    reason: str
