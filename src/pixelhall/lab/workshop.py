"""How fair the seats of Pixel Pusher are, how long and how high plays go, and which cards are taken: many plays between
equal players.

python -m pixelhall.lab.workshop [GAMES] [OPTION=VALUE …]      prints the tables for two, three and four players; worth
compiling for
"""

import json
import os
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pixelhall
from pixelhall.core.game import NOBODY, Action
from pixelhall.lab.simulate import interval
from pixelhall.players import make, play

GAME = "pixel-pusher"
BATCH = 20


@dataclass
class Tally:
    """What some plays with so many players showed."""

    players: int
    games: int = 0
    shares: list[float] = field(default_factory=list)  # points of a win, by seat
    points: list[int] = field(default_factory=list)  # of every player
    best: list[int] = field(default_factory=list)  # of every winner
    decisions: list[int] = field(default_factory=list)
    rounds: Counter[int] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)  # verb, or verb and card
    offered: Counter[str] = field(default_factory=Counter)  # cards among which somebody had a choice
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.shares = [a + b for a, b in zip(self.shares or [0.0] * self.players, other.shares)]
        self.points += other.points
        self.best += other.best
        self.decisions += other.decisions
        for mine, theirs in ((self.deeds, other.deeds), (self.offered, other.offered), (self.reasons, other.reasons)):
            mine.update(theirs)
        self.rounds.update(other.rounds)


def plays(player: str, players: int, seeds: range, options: dict[str, Any]) -> Tally:
    """Some plays, in this process."""
    tally = Tally(players, shares=[0.0] * players)
    for seed in seeds:
        one(tally, player, seed, options)
    return tally


def one(tally: Tally, player: str, seed: int, options: dict[str, Any]) -> None:
    game = pixelhall.game(GAME)
    state = game.new({"players": tally.players, **options}, seed)
    state.logging = False
    count = 0

    def watch(state: Any, seat: int, action: Action) -> None:
        nonlocal count
        count += 1
        verb, _, rest = game.write(state, action).partition(" ")
        tally.deeds[verb] += 1
        if verb in ("draft", "trade"):
            tally.deeds[f"{verb} {rest}"] += 1
        elif verb == "install":
            tally.deeds[f"{verb} {rest.rpartition(' ')[0]}"] += 1
        if verb == "draft":
            decision = game.asked(state, seat)
            assert decision is not None, "who acts was asked"
            texts = [game.write(state, option).partition(" ")[2] for option in decision.options]
            tally.offered.update(texts if len(texts) > 1 else [])
            if len(texts) > 1:
                tally.deeds[f"chosen {rest}"] += 1

    result = play(game, state, [make(player, game, seed * 4 + seat) for seat in range(tally.players)], watch)
    view = game.view(state, NOBODY)
    scores = [one["points"] for one in view["players"]]
    tally.games += 1
    tally.shares = [a + b for a, b in zip(tally.shares, result.scores)]
    tally.points += scores
    tally.best.append(max(scores))
    tally.decisions.append(count)
    tally.rounds[view["round"]] += 1
    tally.reasons[result.reason] += 1


def workshop(player: str, players: int, games: int, workers: int, options: dict[str, Any]) -> Tally:
    total = Tally(players)
    with ProcessPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(plays, player, players, range(start, min(games, start + BATCH)), options)
            for start in range(0, games, BATCH)
        ]
        for task in tasks:
            total.add(task.result())
    return total


def report(tally: Tally) -> str:
    """Everything in lines."""
    games = tally.games
    lines = [f"{tally.players} players, {games} games"]
    for seat, points in enumerate(tally.shares):
        low, high = interval(points, games)
        share = points / games
        lines.append(
            f"  seat {seat}: {share:.1%} of the wins, {share - 1 / tally.players:+.1%} from fair ({low:.1%} to {high:.1%})"
        )
    lines.append(
        f"  points: mean {statistics.fmean(tally.points):.1f}, winner {statistics.fmean(tally.best):.1f}, highest {max(tally.best)}"
    )
    lines.append(
        f"  rounds: {', '.join(str(n) for n in sorted(tally.rounds))}; decisions: mean {statistics.fmean(tally.decisions):.0f}, "
        f"longest {max(tally.decisions)}"
    )
    verbs = {
        "paint": "scanlines",
        "convert": "conversions",
        "free": "free conversions",
        "install": "cards installed",
        "trade": "cards traded",
    }
    lines.append("  a game: " + ", ".join(f"{tally.deeds[verb] / games:.1f} {words}" for verb, words in verbs.items()))
    lines.append("  ends: " + ", ".join(f"{reason} {n / games:.1%}" for reason, n in tally.reasons.most_common()))
    lines.append(f"  {'card':<16}{'chosen when offered':>20}{'installed':>11}{'traded':>8}")
    for name in sorted(tally.offered, key=lambda one: -tally.deeds[f"chosen {one}"] / tally.offered[one]):
        built, traded = tally.deeds[f"install {name}"], tally.deeds[f"trade {name}"]
        use = f"{built / (built + traded):>11.0%}{traded / (built + traded):>8.0%}" if built + traded else ""
        lines.append(f"  {name:<16}{tally.deeds[f'chosen {name}'] / tally.offered[name]:>20.0%}{use}")
    return "\n".join(lines)


if __name__ == "__main__":
    wishes = {name: json.loads(value) for name, _, value in (word.partition("=") for word in sys.argv[2:])}
    for number in (2, 3, 4):
        print(
            report(
                workshop("greedy", number, int(sys.argv[1]) if len(sys.argv) > 1 else 2000, os.cpu_count() or 1, wishes)
            ),
            flush=True,
        )
