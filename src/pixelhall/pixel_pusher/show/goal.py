"""How one wins, in a sentence: most points at the end, and who has how many."""

from pixelhall.core.waiting import called
from pixelhall.pixel_pusher.state.state import Factory


def goal(state: Factory, seat: int, names: list[str] | None) -> str:
    if state.over:
        return ""
    playing = [other for other in range(state.seats) if not state.left[other]]
    playing.sort(key=lambda other: other != seat)
    points = ", ".join(f"{called(other, seat, state.seats, names)} {state.points[other]}" for other in playing)
    return f"Most points after {'this round' if state.last else 'the last round'}: {points}."
