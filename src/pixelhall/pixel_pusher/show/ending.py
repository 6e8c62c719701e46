"""How a play was decided: when, and who gave up. Points are a table, no deed."""

from pixelhall.core.ending import FAR, resignation
from pixelhall.core.game import Ending
from pixelhall.pixel_pusher.numbers import reason
from pixelhall.pixel_pusher.show.telling import log
from pixelhall.pixel_pusher.state.state import Factory


def ending(state: Factory, seat: int, names: list[str] | None) -> Ending:
    number = 0 if state.log is None else state.log.number
    lines = log(state, seat, max(0, number - FAR), names) if state.reason == reason.RESIGNATION else []
    return Ending(f"in round {state.round}" if state.round else "", resignation(lines))
