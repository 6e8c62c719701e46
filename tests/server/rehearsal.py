"""A hall whose luck is told, so that what tests leave to chance is the same every time: rehearsal.py LUCK SETTINGS.
LUCK "true" is chance itself. Where REHEARSED_CONTENT names a folder, other cards than usual are shipped, in all its
processes."""

import hashlib
import os
import sys
from pathlib import Path

from pixelhall.core.game import Seat
from pixelhall.server.run import read, run
from pixelhall.server.tables import luck
from pixelhall.server.tables.play import Play


def told(word: str) -> None:
    """All plays are dealt from this word, and machine players are minded by it and by what was played."""

    def deal() -> bytes:
        return hashlib.sha256(word.encode()).digest()

    def mind(play: Play, seat: Seat) -> int:
        return int.from_bytes(hashlib.sha256(f"{word} {seat} {play.moves}".encode()).digest()[:7], "big")

    luck.deal, luck.mind = deal, mind


if "REHEARSED_CONTENT" in os.environ:
    sys.path.append(str(Path(__file__).parents[1]))
    from other_content import ship

    ship(Path(os.environ["REHEARSED_CONTENT"]))

if __name__ == "__main__":
    if sys.argv[1] != "true":
        told(sys.argv[1])
    run(read(sys.argv[2]))
