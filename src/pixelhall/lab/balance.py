"""How evenly matched the Leaders of a set are: many duels between equal players, each led by a Leader that chance
picks.

python -m pixelhall.lab.balance [GAMES [SET …]]      prints the table; worth compiling the engine for
"""

import math
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import pixelhall
from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision
from pixelhall.core.seating import side_scores
from pixelhall.players import make, play
from pixelhall.players.player import Guesses, Player

BATCH = 20


@dataclass(frozen=True)
class Record:
    """One Leader's duels against other Leaders."""

    leader: str
    games: int
    points: float

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def margin(self) -> float:
        """Half the width of the interval that holds the truth in 95 of 100 cases."""
        return 1.96 * math.sqrt(max(self.share * (1 - self.share), 0.01) / self.games)


class Appointed(Player):
    """Plays like another player, but lets chance choose the Leader."""

    name = "appointed"
    looks = False

    def __init__(self, inner: Player, seed: int) -> None:
        super().__init__(inner.game, seed)
        self.inner = inner
        self.chance = from_seed(seed)
        self.led = False

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        if not self.led:
            self.led = True
            return decision.options[self.chance.draw(len(decision.options))]
        return self.inner.choose(view, decision, guesses)


def duel(player: str, options: dict[str, Any], seed: int) -> list[tuple[str, float]] | None:
    """One duel: each Leader and the points of its side; None where two of them are the same."""
    game = pixelhall.game("pixel-tactics")
    state = game.new(options, seed)
    state.logging = False
    seats = range(game.seats(state))
    seeds = [seed * len(seats) + seat for seat in seats]
    players: list[Player] = [Appointed(make(player, game, its), its) for its in seeds]
    for decision in game.decisions(state):
        game.apply(state, decision.seat, players[decision.seat].choose({}, decision, lambda _: None))
    names = [leader_of(game.view(state, -1), seat) for seat in seats]
    if len(set(names)) < len(names):
        return None
    result = play(game, state, players)
    return list(zip(names, side_scores(result.scores, game.teams(state))))


def leader_of(view: dict[str, Any], seat: int) -> str:
    return str(next(card["name"] for card in view["players"][seat]["unit"] if card["kind"] == "leader"))


def duels(player: str, options: dict[str, Any], seeds: range) -> list[list[tuple[str, float]] | None]:
    return [duel(player, options, seed) for seed in seeds]


def balance(
    player: str, options: dict[str, Any], games: int, workers: int, progress: Callable[[int], None] | None = None
) -> list[Record]:
    """The record of every Leader, the most successful first."""
    points: dict[str, float] = {}
    counts: dict[str, int] = {}
    done = 0
    with ProcessPoolExecutor(workers) as pool:
        for batch in results(pool, player, options, games):
            for one in batch:
                done += 1
                for name, score in one or []:
                    points[name] = points.get(name, 0.0) + score
                    counts[name] = counts.get(name, 0) + 1
            if progress is not None:
                progress(done)
    return sorted((Record(name, counts[name], points[name]) for name in counts), key=lambda record: -record.share)


def results(pool: Executor, player: str, options: dict[str, Any], games: int) -> list[Any]:
    tasks = [
        pool.submit(duels, player, options, range(start, min(games, start + BATCH))) for start in range(0, games, BATCH)
    ]
    return [task.result() for task in tasks]


def table(records: list[Record]) -> str:
    """One Leader a line, the most successful first."""
    lines = [f"{'Leader':<20}{'games':>6}{'share':>8}   95 % interval"]
    for one in records:
        lines.append(
            f"{one.leader:<20}{one.games:>6}{one.share:>8.1%}   {one.share - one.margin:.1%} to {one.share + one.margin:.1%}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    games, sets = int(sys.argv[1]) if len(sys.argv) > 1 else 2000, sys.argv[2:]
    print(table(balance("greedy", {"sets": sets} if sets else {}, games, os.cpu_count() or 1)))
