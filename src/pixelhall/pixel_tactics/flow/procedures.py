"""The rules' own programs: each reads like the procedure in the rulebook."""

from itertools import pairwise
from typing import TYPE_CHECKING

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.change.replacement import Perform, Replace
from pixelhall.pixel_tactics.flow import combat, performing, reactions
from pixelhall.pixel_tactics.flow.combat import Aim, Declare, Hit, Land
from pixelhall.pixel_tactics.flow.performing import (
    Announce,
    Cast,
    Enlist,
    Establish,
    File,
    Obey,
    PayCosts,
    Speak,
    Step,
    Used,
)
from pixelhall.pixel_tactics.flow.reactions import Activate, Fire, React, Spent, Spring, Window
from pixelhall.pixel_tactics.flow.series import Settle
from pixelhall.pixel_tactics.flow.setup import Shuffle
from pixelhall.pixel_tactics.flow.turn import Act, Again, EndTurn, StartTurn, Tick
from pixelhall.pixel_tactics.flow.waves import (
    Check,
    EndRound,
    EndWave,
    Moment,
    NextRound,
    StartBattle,
    StartRound,
    StartWave,
    Turns,
)
from pixelhall.pixel_tactics.numbers import event, program
from pixelhall.pixel_tactics.state.frames import Back, index_of
from pixelhall.pixel_tactics.state.state import Duel

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.modes.mode import Mode


def procedures(mode: "Mode") -> list[list[Op[Duel]]]:
    """In the order of their numbers in numbers/program.py; those of other modes are empty."""
    series: list[Op[Duel]] = [*mode.setup(), Settle(Shuffle)]
    battle: list[Op[Duel]] = [
        StartBattle(),
        React(),
        StartRound(),
        React(),
        StartWave(),
        React(),
        Turns(),
        Moment(event.BEFORE_CASUALTIES),
        React(),
        Moment(event.END_WAVE),
        React(),
        Check(),
        Moment(event.AFTER_CASUALTIES),
        React(),
        EndWave(StartWave),
        EndRound(),
        React(),
        NextRound(StartRound),
    ]
    turn: list[Op[Duel]] = [StartTurn(), React(), Act(), React(), Again(Act), EndTurn(), React(), Tick()]
    attack: list[Op[Duel]] = [Aim(), Declare(), Window(), Land(), Hit(), React()]
    spell: list[Op[Duel]] = [PayCosts(), Announce(), Window(), Speak(), Cast(), React()]
    order: list[Op[Duel]] = [Window(), Obey(), File(), React()]
    recruit: list[Op[Duel]] = [Window(), Enlist(), React()]
    move: list[Op[Duel]] = [Window(), Step(), React()]
    operate: list[Op[Duel]] = [Window(), Establish(), React()]
    trap: list[Op[Duel]] = [Activate(), Fire(), Spent()]
    window: list[Op[Duel]] = [Spring()]
    deed: list[Op[Duel]] = [Replace(), Perform()]
    named: list[Op[Duel]] = [PayCosts(), Speak(), Used(), React()]
    react: list[Op[Duel]] = [React()]
    check = mode.check()
    own = mode.procedures()
    programs = [
        series,
        battle,
        turn,
        attack,
        spell,
        order,
        recruit,
        move,
        operate,
        trap,
        window,
        deed,
        named,
        react,
        check,
        *(own.get(number, []) for number in range(program.STORM, program.COUNT)),
    ]
    assert len(programs) == program.COUNT, "every procedure has its number"
    for number in programs:
        for op in number:
            if isinstance(op, Back):
                op.at = index_of(number, op.to)
        for op, after in pairwise(number):
            assert isinstance(after, React) or not isinstance(op, TELLING), (
                "whoever passes a reaction point by must stand before one"
            )
    return programs


TELLING = (StartWave, Moment, StartTurn, EndTurn)  # those that end with past_reactions


for number in (program.SPELL, program.ORDER, program.RECRUIT, program.MOVE, program.OPERATE):
    reactions.CANCELLABLE[number] = performing.CANCELLED
reactions.CANCELLABLE[program.ATTACK] = combat.CANCELLED
reactions.CANCELLABLE[program.TRAP] = 0
reactions.CANCELLABLE[program.STORM] = performing.CANCELLED
