"""How the cost of a decision in Pixel Tactics grows with the cards in hand, the Heroes in the Units and the effects in
force.

    python growth.py SECONDS       prints what was seen as JSON

Positions are taken from random games, some of which like to draw, or to recruit, so that large hands and full Units are
seen too. The cost of one is what it takes to answer its question and to list the options of the next, the mean over
some of its options; the counts are read off the view that knows everything.
"""

import json
import random
import statistics
import sys
import time
from typing import Any

import pixelhall
from pixelhall.core.game import EVERYBODY, Decision

COUNTS = ("hand", "heroes", "effects")
STYLES: list[dict[str, float]] = [
    {},
    {"draw": 30, "order": 0.1, "recruit": 0.3},
    {"draw": 15, "recruit": 5, "order": 0.1, "attack": 0.2},
]
EVERY = 5  # of how many positions one is looked at
OPTIONS = 16  # tried in a position
TAKES = 3  # the best of so many is its cost
FEW = 20  # positions that a bin needs to be told


def counts(game: Any, state: Any, seat: int) -> list[int]:
    """In the order of COUNTS. In force are the texts of Leaders, Heroes and Operations, statuses, and what effects left
    behind."""
    players = game.view(state, EVERYBODY)["players"]
    units = [one for player in players for one in player["unit"] if one["kind"] != "corpse"]
    operations = sum(
        card is not None and card["kind"] == "operation" for player in players for card in player["reserve"]
    )
    effects = sum(bool(one["text"]) + len(one["statuses"]) for one in units) + operations + len(state.dump()["lasting"])
    return [len(players[seat]["hand"]), sum(one["kind"] == "hero" for one in units), effects]


def cost(game: Any, state: Any, decision: Decision, dice: random.Random) -> float:
    """Microseconds for a decision."""
    options = [dice.choice(decision.options) for _ in range(OPTIONS)]
    return min(take(game, state, decision.seat, options) for _ in range(TAKES)) / OPTIONS * 1e6


def take(game: Any, state: Any, seat: int, options: list[Any]) -> float:
    worlds = [state.clone() for _ in options]
    start = time.process_time()
    for world, option in zip(worlds, options):
        game.apply(world, seat, option)
        game.decisions(world)
    return time.process_time() - start


def sampled(game: Any, seconds: float) -> list[list[float]]:
    """For each position its counts and its cost."""
    rows: list[list[float]] = []
    start, seed = time.process_time(), 0
    while time.process_time() - start < seconds:
        seed += 1
        dice, state, ply, style = random.Random(seed), game.new({}, seed), 0, STYLES[seed % len(STYLES)]
        state.logging = False
        while asked := game.decisions(state):
            ply += 1
            if ply % EVERY == 0 and asked[0].act:
                rows.append([*counts(game, state, asked[0].seat), cost(game, state, asked[0], dice)])
            game.apply(state, asked[0].seat, liked(game, state, asked[0], style, dice))
    return rows


def liked(game: Any, state: Any, decision: Decision, style: dict[str, float], dice: random.Random) -> Any:
    """An option; a style weighs them by their first words."""
    if not style:
        return dice.choice(decision.options)
    weights = [style.get(text.split()[0], 1.0) for text in game.written(state, decision)]
    return dice.choices(decision.options, weights)[0]


def binned(rows: list[list[float]], column: int) -> list[dict[str, float]]:
    """For each count that was seen often: how often, and the quartiles of the cost."""
    found = []
    for count in sorted({row[column] for row in rows}):
        costs = [row[-1] for row in rows if row[column] == count]
        if len(costs) >= FEW:
            low, median, high = statistics.quantiles(costs, n=4)
            found.append({"count": count, "positions": len(costs), "low": low, "median": median, "high": high})
    return found


def main() -> None:
    rows = sampled(pixelhall.game("pixel-tactics"), float(sys.argv[1]))
    json.dump(
        {"positions": len(rows), "bins": {name: binned(rows, column) for column, name in enumerate(COUNTS)}}, sys.stdout
    )


if __name__ == "__main__":
    main()
