"""The field: everything that is measured, each by a worker of its own."""

import os
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

import room

HERE = Path(__file__).resolve().parent
GAMES = {"pixel-tactics": "Pixel Tactics", "pixel-pusher": "Pixel Pusher", "pocket-tactics": "Pocket-Tactics"}
UNO = {"env": "environment", "game": "game object", "round": "bare round"}


@dataclass
class Entrant:
    """One contestant: how it is called, and the worker that plays it. A problem says why it cannot be measured."""

    key: str
    words: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    problem: str = ""
    ours: bool = False


def entrants(seconds: float) -> list[Entrant]:
    """Ours with the engine at hand and as plain Python, then the peers, which are installed if need be."""
    return [*ours(seconds), *spiel(seconds), *uno(seconds), *boardgame(seconds)]


def ours(seconds: float) -> list[Entrant]:
    plain = str(room.lay_out_plain())
    found = []
    for game, title in GAMES.items():
        command = worker(sys.executable, "ours.py", game, seconds)
        found.append(Entrant(f"{game} compiled", f"{title}, compiled", command, ours=True))
        found.append(Entrant(f"{game} plain", f"{title}, plain Python", command, {"PYTHONPATH": plain}, ours=True))
    logged = [*worker(sys.executable, "ours.py", "pixel-tactics", seconds), "log"]
    found.insert(1, Entrant("pixel-tactics logged", "Pixel Tactics, compiled, its log kept", logged, ours=True))
    return found


def spiel(seconds: float) -> list[Entrant]:
    problem = room.install("open_spiel")
    return [
        Entrant(
            game,
            f"OpenSpiel {game}, C++ from Python",
            worker(str(room.PYTHON), "spiel.py", game, seconds),
            problem=problem,
        )
        for game in ("chess", "backgammon")
    ]


def uno(seconds: float) -> list[Entrant]:
    problem = room.install("rlcard", "numpy")
    return [
        Entrant(
            f"uno {way}", f"RLCard UNO, its {words}", worker(str(room.PYTHON), "uno.py", way, seconds), problem=problem
        )
        for way, words in UNO.items()
    ]


def boardgame(seconds: float) -> list[Entrant]:
    problem = room.install_node("boardgame.io")
    environment = {"NODE_PATH": str(room.NODE / "node_modules"), "NODE_ENV": "production"}
    return [
        Entrant(
            f"boardgame.io {way}",
            f"boardgame.io, its {way}, a like game",
            worker(shutil.which("node") or "node", "reduce.cjs", way, seconds),
            environment,
            problem,
        )
        for way in ("reducer", "client")
    ]


def worker(program: str, file: str, what: str, seconds: float) -> list[str]:
    return [program, str(HERE / file), what, str(seconds)]


def surroundings(entrant: Entrant) -> dict[str, str]:
    """The environment of its worker: ours, but for the paths, which would mix what is plain and what is compiled."""
    return {
        **{name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "NODE_PATH")},
        **entrant.environment,
    }
