"""How a duel was decided: when, and by which deed."""

from pixelhall.core.ending import FAR, last_fall, last_of, resignation
from pixelhall.core.game import Ending, Told
from pixelhall.pixel_tactics.numbers import grid, reason
from pixelhall.pixel_tactics.show.telling import count_lines, log
from pixelhall.pixel_tactics.state.state import Duel


def ending(state: Duel, seat: int, names: list[str] | None) -> Ending:
    return Ending(when(state), deed(state, log(state, seat, max(0, count_lines(state, seat) - FAR), names)))


def when(state: Duel) -> str:
    """The wave and the round, and of a series the battle; nothing before the first round."""
    battle = f" of battle {state.battle}" if state.rules.series > 1 else ""
    return f"in the {grid.ROWS[state.row].capitalize()} wave of round {state.round}{battle}" if state.round else ""


def deed(state: Duel, lines: list[Told]) -> list[str]:
    if state.reason in (reason.ROUT, reason.HEROES, reason.TIE, reason.POINTS, reason.KING):
        return last_fall(lines)
    if state.reason == reason.TEXT:
        return last_of(lines, "order", "spring", "cast", "ability")[-1:]
    if state.reason == reason.FORTRESS:
        return last_of(lines, "attack")[-1:]
    return resignation(lines) if state.reason == reason.RESIGNATION else []
