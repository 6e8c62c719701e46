"""A rough worth of a position, for players that look one step ahead."""

from pixelhall.pixel_pusher.state import Factory


def judge(state: Factory, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if state.over:
        return (1 / len(state.winners)) if seat in state.winners else 0.0
    edge = (state.points[seat] - max(state.points[other] for other in range(state.seats) if other != seat)) / 10
    return 0.5 + 0.5 * edge / (1 + abs(edge))
