"""The rules' own programs: each reads like the procedure in the rulebook."""

from itertools import pairwise

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics import combat, plays, reactions
from pixelhall.pixel_tactics.codes import (
    ATTACK_P,
    E_AFTER_CASUALTIES,
    E_BEFORE_CASUALTIES,
    E_END_WAVE,
    MOVE_P,
    OPERATE_P,
    ORDER_P,
    PROCEDURES,
    RECRUIT_P,
    SPELL_P,
    TRAP_P,
)
from pixelhall.pixel_tactics.combat import Aim, Declare, Hit, Land
from pixelhall.pixel_tactics.deeds import Perform, Replace
from pixelhall.pixel_tactics.frames import Back, index_of
from pixelhall.pixel_tactics.plays import Announce, Cast, Enlist, Establish, File, Obey, PayCosts, Speak, Step, Used
from pixelhall.pixel_tactics.reactions import Activate, Fire, React, Spent, Spring, Window
from pixelhall.pixel_tactics.series import Settle
from pixelhall.pixel_tactics.setup import Deal, Lead, Reveal, Seal
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.turn import Act, Again, EndTurn, StartTurn, Tick
from pixelhall.pixel_tactics.waves import (
    Casualties,
    Check,
    EndRound,
    EndWave,
    Moment,
    NextRound,
    Rout,
    StartBattle,
    StartRound,
    StartWave,
    Turns,
)


def procedures() -> list[list[Op[Duel]]]:
    """In the order of their numbers in codes.py."""
    series: list[Op[Duel]] = [Deal(), Seal(), Reveal(Seal), Lead(), Settle(Deal)]
    battle: list[Op[Duel]] = [
        StartBattle(),
        React(),
        StartRound(),
        React(),
        StartWave(),
        React(),
        Turns(),
        Moment(E_BEFORE_CASUALTIES),
        React(),
        Moment(E_END_WAVE),
        React(),
        Check(),
        Moment(E_AFTER_CASUALTIES),
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
    check: list[Op[Duel]] = [Casualties(), Rout(), React()]
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
    ]
    assert len(programs) == PROCEDURES, "every procedure has its number"
    for program in programs:
        for op in program:
            if isinstance(op, Back):
                op.at = index_of(program, op.to)
        for op, after in pairwise(program):
            assert isinstance(after, React) or not isinstance(op, TELLING), (
                "whoever passes a reaction point by must stand before one"
            )
    return programs


TELLING = (StartWave, Moment, StartTurn, EndTurn)  # those that end with past_reactions


for program in (SPELL_P, ORDER_P, RECRUIT_P, MOVE_P, OPERATE_P):
    reactions.CANCELLABLE[program] = plays.CANCELLED
reactions.CANCELLABLE[ATTACK_P] = combat.CANCELLED
reactions.CANCELLABLE[TRAP_P] = 0
