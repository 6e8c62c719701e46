"""How fast we are beside our peers, in one command: installs them into an environment of their own (.peers), plays all
in turn on one core of this machine, and writes docs/speed.md with its pictures.

    python bench/peers [--seconds 3] [--fresh] [--to docs]      some ten minutes, the first installation among them

Run it with the Python that has the engine to be measured: after ./compile, .venv/bin/python bench/peers. Growth takes
ten runs' time more.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import report
import room
from entrants import entrants
from turns import Seen, measured, on_one_core

PLAYED = ("core", "pixel_tactics", "pixel_pusher", "pocket_tactics")  # the packages that a game runs through
GROWTH_RUNS = 15  # as long as so many runs


def main() -> None:
    chosen = arguments()
    if find_spec("pixelhall") is None:
        raise SystemExit(
            "This Python has no Pixelhall to measure; the clone's own is .venv/bin/python (./compile makes it and compiles)."
        )
    if chosen.fresh:
        room.forget()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    about = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine(),
        "seconds": f"{chosen.seconds:g}",
        "load": busy(load),
    }
    print("installing the peers", file=sys.stderr)
    field = entrants(chosen.seconds)
    plots = room.install("matplotlib") == ""
    on_one_core()
    table = {seen.entrant.key: seen for seen in measured(field)}
    growth = grown(chosen.seconds * GROWTH_RUNS)
    about |= versions(table)
    pictures = plots and drawn(table, growth, chosen.to / "pictures")
    (chosen.to / "speed.md").write_text(report.page(table, about, growth, pictures), encoding="utf-8")
    print(report.wanted(table))
    print(f"all of it: {chosen.to / 'speed.md'}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures ours and the peers in turn and writes the page about speed.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for one run")
    parser.add_argument("--fresh", action="store_true", help="install the peers anew")
    parser.add_argument("--to", type=Path, default=room.ROOT / "docs", help="the folder of the page")
    return parser.parse_args()


def machine() -> str:
    cores = os.cpu_count() or 1
    return f"{f'one of {cores} virtual cores' if cores > 1 else 'one core'}, {platform.machine()}, {platform.system()}"


def busy(load: float) -> str:
    """A word of warning when the machine had other things to do."""
    return (
        f" The machine was not ours alone: before the start, {load:.1f} processes wanted a core at a time."
        if load >= 0.5
        else ""
    )


def versions(table: dict[str, Seen]) -> dict[str, str]:
    ours = table["pixel-tactics compiled"].told
    node = table["boardgame.io reducer"].told.get("node", "")
    compiled = "compiled" if ours.get("compiled") else "plain Python, not compiled"
    return {
        "python": f"Python {ours.get('python', '?')}",
        "node": f", Node {node.lstrip('v')}" if node else "",
        "engine": f"Pixelhall {ours.get('version', '?')}, {compiled}{elsewhere(ours)}",
        "spiel": table["chess"].told.get("version", "not there"),
        "uno": table["uno game"].told.get("version", "not there"),
        "boardgame": table["boardgame.io reducer"].told.get("version", "not there"),
    }


def elsewhere(told: dict[str, Any]) -> str:
    """Whether the engine at hand was made from other sources than those that lie here."""
    if "place" not in told:
        return ""
    here, there = room.ROOT / "src" / "pixelhall", Path(told["place"])
    played = [path for package in PLAYED for path in (here / package).rglob("*.py")]
    differ = [path for path in played if not same(path, there / path.relative_to(here))]
    return f", made from other sources than these ({len(differ)} files differ)" if differ else ""


def same(path: Path, other: Path) -> bool:
    return other.exists() and path.read_bytes() == other.read_bytes()


def grown(seconds: float) -> dict[str, Any]:
    print("how the cost grows", file=sys.stderr)
    command = [sys.executable, str(Path(__file__).parent / "growth.py"), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return {}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def drawn(table: dict[str, Seen], growth: dict[str, Any], folder: Path) -> bool:
    seen = [
        {"words": one.entrant.words, "ours": one.entrant.ours, "rate": one.rate(), "rates": one.rates()}
        for one in table.values()
    ]
    done = subprocess.run(
        [str(room.PYTHON), str(Path(__file__).parent / "plot.py"), str(folder)],
        input=json.dumps({"seen": seen, "growth": growth}),
        capture_output=True,
        text=True,
    )
    print(done.stderr, file=sys.stderr, end="")
    return done.returncode == 0


if __name__ == "__main__":
    main()
