"""How a skirmish was decided: when, and by which deed."""

from pixelhall.core.ending import FAR, last, last_fall, last_of, resignation
from pixelhall.core.game import Ending, Told
from pixelhall.pocket_tactics.numbers import reason
from pixelhall.pocket_tactics.show.telling import log
from pixelhall.pocket_tactics.state.state import Skirmish


def ending(state: Skirmish, seat: int, names: list[str] | None) -> Ending:
    number = 0 if state.log is None else state.log.number
    lines = log(state, seat, max(0, number - FAR), names)
    return Ending(f"in turn {state.turn}" if state.turn else "", deed(state, lines))


def deed(state: Skirmish, lines: list[Told]) -> list[str]:
    turn = lines[max(0, last(lines, ("turn",))) :]
    if state.reason in (reason.ELIMINATION, reason.MUTUAL):
        return last_fall(turn)
    if state.reason == reason.FEATURES:
        return last_of(turn, "status")
    return resignation(lines) if state.reason == reason.RESIGNATION else []
