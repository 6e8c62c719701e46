"""The pictures of the page about speed, drawn in the environment of the peers.

python plot.py FOLDER       reads what was seen as JSON
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot
from matplotlib.patches import Patch

OURS, PEERS = "#c2571a", "#5b7083"
TITLES = {"hand": "cards in the hand", "heroes": "Heroes in both Units", "effects": "effects in force"}


def bars(seen: list[dict[str, Any]], to: Path) -> None:
    """Decisions a second, the fastest on top; a whisker from the lowest run to the highest."""
    rows = sorted((one for one in seen if one["rates"]), key=lambda one: float(one["rate"]))
    figure, axes = pyplot.subplots(figsize=(9, 0.42 * len(rows) + 1.2))
    for at, one in enumerate(rows):
        rate, low, high = one["rate"], min(one["rates"]), max(one["rates"])
        axes.barh(at, rate, color=OURS if one["ours"] else PEERS, height=0.66)
        axes.plot([low, high], [at, at], color="black", linewidth=1)
        axes.text(high * 1.08, at, f"{rate:,.0f}", va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [one["words"] for one in rows], fontsize=9)
    axes.set_xscale("log")
    axes.set_xlim(1000, max(max(one["rates"]) for one in rows) * 3)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.set_xlabel("decisions a second on one core (each mark ten times the last)")
    axes.legend([Patch(color=OURS), Patch(color=PEERS)], ["ours", "peers"], loc="lower right", frameon=False)
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    finish(figure, axes, to)


def curves(growth: dict[str, Any], to: Path) -> None:
    """The cost of a decision by each count: the median, and the middle half."""
    figure, row = pyplot.subplots(1, 3, figsize=(11, 3.4), sharey=True)
    for axes, (name, title) in zip(row, TITLES.items()):
        bins = growth["bins"][name]
        at = [one["count"] for one in bins]
        axes.fill_between(
            at, [one["low"] for one in bins], [one["high"] for one in bins], color=OURS, alpha=0.2, linewidth=0
        )
        axes.plot(at, [one["median"] for one in bins], color=OURS, marker="o", markersize=4)
        axes.set_xlabel(title)
        axes.grid(alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
    row[0].set_ylabel("µs a decision")
    row[0].set_ylim(0)
    finish(figure, row[0], to)


def finish(figure: Any, axes: Any, to: Path) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(to, dpi=110, metadata={"Software": None})


def main() -> None:
    folder, told = Path(sys.argv[1]), json.load(sys.stdin)
    folder.mkdir(parents=True, exist_ok=True)
    bars(told["seen"], folder / "speed.png")
    if told["growth"].get("positions"):
        curves(told["growth"], folder / "growth.png")


if __name__ == "__main__":
    main()
