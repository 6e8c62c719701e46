"""The program of a play: a round after another (PP-1)."""

from pixelhall.core.machine import Op
from pixelhall.pixel_pusher.belt import Collect, Generate
from pixelhall.pixel_pusher.build import Build
from pixelhall.pixel_pusher.convert import Convert, Store
from pixelhall.pixel_pusher.draft import Deal, Pick, Reveal
from pixelhall.pixel_pusher.score import EndRound, Score
from pixelhall.pixel_pusher.state import Factory

ROUND: list[Op[Factory]] = [
    Generate(),
    Deal(),
    Pick(),
    Reveal(),
    Build(),
    Collect(),
    Convert(),
    Store(),
    Score(),
    EndRound(),
]
PROGRAMS: list[list[Op[Factory]]] = [ROUND]
