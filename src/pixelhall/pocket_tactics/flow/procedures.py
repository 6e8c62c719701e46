"""The programs of the rules, in the order of numbers/program.py."""

from typing import Final

from pixelhall.core.machine import Op
from pixelhall.pocket_tactics.flow.assault import Aftermath, Declare, Engage, Scatter, Swap
from pixelhall.pocket_tactics.flow.contest import Roll, Tally
from pixelhall.pocket_tactics.flow.fall import Plunder, Raise, Remove, Save
from pixelhall.pocket_tactics.flow.layout import FirstUnits, LayCentre, LayTiles, SettleFeatures
from pixelhall.pocket_tactics.flow.moves import Arrive, Climb, Strike, Walk
from pixelhall.pocket_tactics.flow.phases import BumpPhase, ForcePhase, RerollPhase, RollAgain, TurnDie
from pixelhall.pocket_tactics.flow.setup import ChooseCentre, ChooseForces, ChooseHomes, ChooseTiles
from pixelhall.pocket_tactics.flow.specials import Outcome, Special
from pixelhall.pocket_tactics.flow.turn import (
    Act,
    Appear,
    Brave,
    CheckEnd,
    Conjure,
    EndTurn,
    Follow,
    Muster,
    Perform,
    StartTurn,
)
from pixelhall.pocket_tactics.state.state import Skirmish

SETUP: Final[list[Op[Skirmish]]] = [
    ChooseForces(),
    ChooseTiles(),
    ChooseCentre(),
    ChooseHomes(),
    LayCentre(),
    LayTiles(),
    SettleFeatures(),
    FirstUnits(),
]
TURN: Final[list[Op[Skirmish]]] = [StartTurn(), Act(), CheckEnd(), Muster(), EndTurn()]
ACT: Final[list[Op[Skirmish]]] = [Brave(), Perform(), Follow()]
MOVE: Final[list[Op[Skirmish]]] = [Walk(), Strike()]
ENTER: Final[list[Op[Skirmish]]] = [Climb(), Arrive()]
CONTEST: Final[list[Op[Skirmish]]] = [Roll(), RollAgain(), TurnDie(), BumpPhase(), ForcePhase(), RerollPhase(), Tally()]
ASSAULT: Final[list[Op[Skirmish]]] = [Declare(), Scatter(), Swap(), Engage(), *CONTEST, Aftermath()]
SUMMON: Final[list[Op[Skirmish]]] = [Conjure(), *CONTEST, Appear()]
FALL: Final[list[Op[Skirmish]]] = [Save(), Remove(), Plunder(), Raise()]
SPECIAL: Final[list[Op[Skirmish]]] = [Special(), Outcome()]
PROGRAMS: Final = [SETUP, TURN, ACT, MOVE, ENTER, ASSAULT, CONTEST, SUMMON, FALL, SPECIAL]
