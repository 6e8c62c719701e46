"""What the views of all games have; each game's view_types.py goes on from here."""

from typing import TypedDict


class AnyView(TypedDict):
    """What a seat may know: whose knowledge it is, who is asked now (nobody when the play is over), and the game's
    own."""

    seat: int
    asked: list[int]
