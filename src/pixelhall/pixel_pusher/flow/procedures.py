"""The program of a play: a round after another (PP-1)."""

from pixelhall.core.machine import Op
from pixelhall.pixel_pusher.flow.belt import Collect, Generate
from pixelhall.pixel_pusher.flow.build import Build
from pixelhall.pixel_pusher.flow.convert import Convert, Store
from pixelhall.pixel_pusher.flow.draft import Deal, Pick, Reveal
from pixelhall.pixel_pusher.flow.score import EndRound, Score
from pixelhall.pixel_pusher.state.state import Factory

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
