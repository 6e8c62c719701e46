"""All play in turn, a short run each and five times round, so that a noise of the machine meets all alike."""

import json
import os
import select
import statistics
import subprocess
import sys
import tempfile
from typing import Any

from entrants import Entrant, surroundings

ROUNDS = 5
PATIENCE = 120  # seconds for one run


class Seen:
    """What was seen of one contestant: what its worker said of itself, and its runs."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        self.problem = entrant.problem
        self.told: dict[str, Any] = {}
        self.runs: list[dict[str, float]] = []

    def rates(self) -> list[float]:
        """Decisions a second, of each run."""
        return [run["decisions"] / run["seconds"] for run in self.runs]

    def rate(self) -> float | None:
        return statistics.median(self.rates()) if self.runs else None

    def clone(self) -> float | None:
        """Microseconds."""
        times = [run["clone"] for run in self.runs if "clone" in run]
        return statistics.median(times) if times else None

    def length(self) -> float | None:
        """Decisions of a game."""
        return (
            sum(run["decisions"] for run in self.runs) / sum(run["games"] for run in self.runs) if self.runs else None
        )


class Worker:
    """A contestant's process; it plays only when it is asked to."""

    def __init__(self, entrant: Entrant) -> None:
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed at the end)
        self.process = subprocess.Popen(
            entrant.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=surroundings(entrant),
        )

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        if not line:
            raise OSError(self.last_words() if not ready or self.process.wait(PATIENCE) else "it ended early")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def run(self) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.answer()

    def last_words(self) -> str:
        self.errors.seek(0)
        return (self.errors.read().strip().splitlines() or ["it did not answer in time"])[-1]

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.errors.close()


def on_one_core() -> None:
    """From now on, this process and those it starts share one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measured(entrants: list[Entrant]) -> list[Seen]:
    seen = [Seen(entrant) for entrant in entrants]
    workers: dict[str, Worker] = {}
    try:
        for one in seen:
            start(one, workers)
        for round in range(ROUNDS):
            print(f"round {round + 1} of {ROUNDS}", file=sys.stderr)
            for one in seen:
                run(one, workers)
    finally:
        for worker in workers.values():
            worker.end()
    return seen


def start(one: Seen, workers: dict[str, Worker]) -> None:
    if one.problem:
        return
    print(f"starting {one.entrant.words}", file=sys.stderr)
    try:
        workers[one.entrant.key] = Worker(one.entrant)
        one.told = workers[one.entrant.key].answer()
    except (OSError, ValueError) as fault:
        one.problem = f"did not start: {fault}"
    if "compiled" in one.entrant.words and not one.told.get("compiled"):
        one.problem = one.problem or "the engine at hand is not compiled (`./compile` does it)"


def run(one: Seen, workers: dict[str, Worker]) -> None:
    if one.problem:
        return
    try:
        one.runs.append(workers[one.entrant.key].run())
    except (OSError, ValueError) as fault:
        one.problem = f"broke off: {fault}"
        one.runs = []
