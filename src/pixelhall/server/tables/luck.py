"""What the hall leaves to chance: how a play is dealt, and how a machine player is minded. In one place, so that a
rehearsal can be told its luck."""

import secrets

from pixelhall.core.game import Seat
from pixelhall.server.tables.play import Play


def deal() -> bytes:
    """The seed of a play."""
    return secrets.token_bytes(32)


def mind(play: Play, seat: Seat) -> int:
    """The seed by which a machine player guesses and chooses, this once."""
    return secrets.randbits(60)
