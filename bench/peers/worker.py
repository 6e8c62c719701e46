"""What a worker of the bench does: it plays by the clock of its own processor time, one run for each line that it
reads."""

import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

AT_LEAST = 0.01  # seconds that copying one position is watched

Play = Callable[[int], int]  # a seed -> how many decisions the game took


def serve(told: dict[str, Any], play: Play, seconds: float, positions: list[Callable[[], object]]) -> None:
    """Says what it is, then answers each line with one run; `positions` are the copiers of some positions in the middle
    of games."""
    play(0)
    print(json.dumps(told), flush=True)
    seed = 1
    for _ in sys.stdin:
        run = played(play, seconds, seed)
        seed += int(run["games"])
        if positions:
            run["clone"] = statistics.median(microseconds(copy) for copy in positions)
        print(json.dumps(run), flush=True)


def played(play: Play, seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the time is up."""
    decisions, games, spent = 0, 0, 0.0
    start = time.process_time()
    while spent < seconds:
        decisions += play(seed + games)
        games += 1
        spent = time.process_time() - start
    return {"decisions": decisions, "games": games, "seconds": spent}


def microseconds(work: Callable[[], object]) -> float:
    """For one of many calls."""
    calls, spent = 0, 0.0
    start = time.process_time()
    while spent < AT_LEAST:
        for _ in range(20):
            work()
        calls += 20
        spent = time.process_time() - start
    return spent / calls * 1e6
