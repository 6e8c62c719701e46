"""How fair the seats of Pixel Pusher are, how long and how high plays go, which cards are taken, which rows are painted,
and which slots pay: many plays between equal players.

python -m pixelhall.lab.workshop [GAMES] [OPTION=VALUE …] [workers=N]      prints the tables for two, three and four
players; worth compiling for
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
LATE = 2  # rounds at the end of a play
PAINTABLE = "RGBCMYW"


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
    rows: Counter[str] = field(default_factory=Counter)  # how many of each worth lay there, and were painted
    slots: Counter[str] = field(default_factory=Counter)  # how often each slot took something, and missed
    builds: Counter[str] = field(default_factory=Counter)  # cards installed and traded, by rounds to come
    stores: Counter[str] = field(
        default_factory=Counter
    )  # answers that returned pixels, and those that lost a better row
    images: int = 0  # that were finished

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.shares = [a + b for a, b in zip(self.shares or [0.0] * self.players, other.shares)]
        self.points += other.points
        self.best += other.best
        self.decisions += other.decisions
        for name in ("rounds", "deeds", "offered", "reasons", "rows", "slots", "builds", "stores"):
            getattr(self, name).update(getattr(other, name))
        self.images += other.images


def plays(player: str, players: int, seeds: range, options: dict[str, Any]) -> Tally:
    """Some plays, in this process."""
    tally = Tally(players, shares=[0.0] * players)
    for seed in seeds:
        one(tally, player, seed, options)
    return tally


def one(tally: Tally, player: str, seed: int, options: dict[str, Any]) -> None:
    game = pixelhall.game(GAME)
    state = game.new({"players": tally.players, **options}, seed)
    count = 0
    built: list[tuple[int, str]] = []  # in which round, and how

    def watch(state: Any, seat: int, action: Action) -> None:
        nonlocal count
        count += 1
        verb, _, rest = game.write(state, action).partition(" ")
        tally.deeds[verb] += 1
        if verb in ("draft", "trade"):
            tally.deeds[f"{verb} {rest}"] += 1
        elif verb == "install":
            tally.deeds[f"{verb} {rest.rpartition(' ')[0]}"] += 1
        if verb in ("trade", "install"):
            built.append((game.view(state, NOBODY)["round"], verb))
        elif verb in ("return", "keep"):
            tally.stores["asked"] += 1
            tally.stores["lost a better row"] += loses_row(game.view(state, NOBODY), seat, rest)
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
    tally.images += sum(all("by" in row for row in image["rows"]) for image in view["images"])
    for row in (row for image in view["images"] for row in image["rows"]):
        tally.rows[f"{worth(row['points'])} there"] += 1
        tally.rows[f"{worth(row['points'])} painted"] += "by" in row
    for told in game.log(state, NOBODY):
        if told.kind in ("collect", "miss"):
            tally.slots[f"{told.kind} {told.source.removeprefix('belt')}"] += 1
    for round, verb in built:
        tally.builds[f"{verb} {'late' if view['round'] - round < LATE else 'early'}"] += 1


def worth(points: int) -> str:
    """The class of a row."""
    return "1 to 4" if points < 5 else "5 to 9" if points < 10 else "10 and more"


def loses_row(view: dict[str, Any], seat: int, returned: str) -> bool:
    """Whether pixels were returned with which a better row could have been painted."""
    pixels = view["players"][seat]["pixels"]
    left = "".join(letter * (pixels.count(letter) - returned.count(letter)) for letter in PAINTABLE)
    return best_row(view, left) < best_row(view, pixels)


def best_row(view: dict[str, Any], pixels: str) -> int:
    """The points of the best row that can be painted with these pixels, the bonus for a finished image included."""
    best = 0
    for image in view["images"]:
        open_rows = [row for row in image["rows"] if "by" not in row]
        bonus = view["bonus"] if len(open_rows) == 1 else 0
        for row in open_rows:
            if all(row["cells"].count(letter) <= pixels.count(letter) for letter in PAINTABLE):
                best = max(best, row["points"] + bonus)
    return best


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
    lines.append(f"  images finished: {tally.images / games:.2f} a game")
    lines.append("  rows painted: " + ", ".join(painted(tally, one) for one in ("1 to 4", "5 to 9", "10 and more")))
    lines.append("  slots that took something: " + ", ".join(paid(tally, slot) for slot in range(1, 7)))
    lines.append(
        f"  cards installed: {installed(tally, 'early')} early, {installed(tally, 'late')} in the last {LATE} rounds"
    )
    lines.append(
        f"  storing: asked {tally.stores['asked'] / games:.1f} times a game; "
        f"{tally.stores['lost a better row']} of {tally.stores['asked']} answers gave up a better row"
    )
    lines.append("  ends: " + ", ".join(f"{reason} {n / games:.1%}" for reason, n in tally.reasons.most_common()))
    lines.append(f"  {'card':<16}{'chosen when offered':>20}{'installed':>11}{'traded':>8}")
    for name in sorted(tally.offered, key=lambda one: -tally.deeds[f"chosen {one}"] / tally.offered[one]):
        built, traded = tally.deeds[f"install {name}"], tally.deeds[f"trade {name}"]
        use = f"{built / (built + traded):>11.0%}{traded / (built + traded):>8.0%}" if built + traded else ""
        lines.append(f"  {name:<16}{tally.deeds[f'chosen {name}'] / tally.offered[name]:>20.0%}{use}")
    return "\n".join(lines)


def painted(tally: Tally, row: str) -> str:
    there = tally.rows[f"{row} there"]
    return f"{row} points {tally.rows[f'{row} painted'] / max(there, 1):.0%} of {there / tally.games:.1f}"


def paid(tally: Tally, slot: int) -> str:
    """A slot, how often it took something, and of how many attempts a game."""
    took = tally.slots[f"collect {slot}"]
    tried = took + tally.slots[f"miss {slot}"]
    return f"{slot}: {took / max(tried, 1):.0%} of {tried / tally.games:.1f}"


def installed(tally: Tally, when: str) -> str:
    both = tally.builds[f"install {when}"] + tally.builds[f"trade {when}"]
    return f"{tally.builds[f'install {when}'] / max(both, 1):.0%}"


def value_of(typed: str) -> Any:
    """A number, true, false, a list, or a word."""
    try:
        return json.loads(typed)
    except ValueError:
        return typed


def main() -> None:
    wishes = {name: value_of(value) for name, _, value in (word.partition("=") for word in sys.argv[2:])}
    workers = wishes.pop("workers", os.cpu_count() or 1)
    for number in (2, 3, 4):
        games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
        print(report(workshop("greedy", number, games, workers, wishes)), flush=True)


if __name__ == "__main__":
    main()
