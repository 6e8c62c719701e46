"""Records: a play as text that anyone can read, replay and check.

pixelhall record 2
game: pixel-tactics
rules: 1
source core: 4f0c…                  a hash for each content file
options: {"edition": "mega"}
seats: ["human", "greedy"]
seed: 7                             or `commitment: …`, the hash of a secret that stands at the end
part 1: 77e0…                       what a seat sealed to add to that secret (core/deals.py)

digest 0: 51ab…                     of the written position after this many actions
0: lead Cook                        one action a line, written from the position before it
1: resigns
digest 2: 90cd…
result: {"scores": [1.0, 0.0], "winners": [0], "reason": "resignation"}
secret: 6a…                         what was committed to, once the play is over
revealed 1: 0d…                     what the seat had sealed
ended: resignation 2026-11-19T22:26:21Z
hall: 5c1d…                         the key of a hall, and its signature of all lines above it
signed: 09ab…

Moves, seed and result prove a record, whatever engine wrote it. Digests show early where a play departs; those of
format 1 were of the fields of an earlier engine and are not compared. Content that has changed since is played with its
old text, if that was kept (core/texts.py). A record of another rules version is replayed as far as it goes.
"""

from pixelhall.core.record_text import LARGEST, MOST_LINES, RESIGNS, Move, Record, read
from pixelhall.core.recording import EVERY, Recorder, resume
from pixelhall.core.replaying import do, proof, remarks, replay, verify

__all__ = [
    "EVERY",
    "LARGEST",
    "MOST_LINES",
    "RESIGNS",
    "Move",
    "Record",
    "Recorder",
    "do",
    "proof",
    "read",
    "remarks",
    "replay",
    "resume",
    "verify",
]
