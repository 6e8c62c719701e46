"""Law 6: the compiled engine and plain Python give the same transcript for the same seed. Both come as wheels, each
installed by itself."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TRANSCRIPT = """
import json, random, sys
import pixelhall
from pixelhall.core import machine
from pixelhall.players import make

def transcript(name, options, seed):
    game = pixelhall.game(name)
    state, dice, digests, plies = game.new(options, seed), random.Random(seed), [], 0
    while decisions := game.decisions(state):
        decision = dice.choice(decisions)
        action = dice.choice(decision.options)
        if plies % 50 == 0:
            digests.append([game.write(state, action), game.digest(state), game.digest(game.guess(state, 0, plies))])
        game.apply(state, decision.seat, action)
        plies += 1
    return [plies, digests, game.digest(state), game.story(state, -1)[-3:], game.view(state, 1)]

plays = [transcript("pixel-tactics", {"edition": edition}, seed) for edition in ("deluxe", "mega", "original") for seed in range(3)]
plays += [transcript("pixel-pusher", {"players": players}, seed) for players in (2, 3, 4) for seed in range(3)]
plays += [transcript("pocket-tactics", options, seed) for options in ({}, {"dice": "auto"}, {"players": 3}) for seed in range(4)]

def thoughts(name, options):
    game = pixelhall.game(name)
    state, dice, said = game.new(options, 5), random.Random(5), []
    for ply in range(60):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = dice.choice(decisions)
        if ply % 12 == 0:
            choice = make("search:25+4", game, ply).choose({}, decision, lambda seed: game.guess(state, decision.seat, seed))
            said.append(game.write(state, choice))
        game.apply(state, decision.seat, dice.choice(decision.options))
    return said

plays += [thoughts("pixel-tactics", {}), thoughts("pixel-pusher", {"players": 3}), thoughts("pocket-tactics", {"preset": "ford"})]
further = make("sable", pixelhall.game("pocket-tactics")).further
assert further == (0 if machine.__file__.endswith(".py") else 12), "lines are played on where there is time for it"
json.dump([machine.__file__, plays], sys.stdout)
"""

DEEP = """
import gc
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import Event, Frame

for _ in range(20):
    chain = None
    for i in range(2000):
        chain = [chain, Action(1, i), Frame(0, 0, -1, Event(i)), Decision(0, "", [Action(1, i)]), Decision(1, "", [])]
    del chain
    gc.collect()
"""


def compiler() -> str | None:
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(wanted) if headers.exists() else None


def wheel(folder: Path, **surroundings: str) -> Path:
    """A wheel of the sources, built with what is installed here."""
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        str(folder),
    ]
    asked = {"PIXELHALL_COMPILE": "", "CFLAGS": "-g0 -w"} | surroundings
    subprocess.run(build, env={**os.environ, **asked}, capture_output=True, text=True, check=True)
    [made] = folder.glob("*.whl")
    return made


def installed(made: Path, folder: Path) -> Path:
    """The Python of a fresh environment with that wheel. What the hall needs besides is borrowed from here."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        str(made),
    ]
    subprocess.run(install, capture_output=True, text=True, check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def played(python: str | Path, source: Path | None = None) -> tuple[Path, object]:
    """Where the engine is, and how it plays."""
    paths = {} if source is None else {"PYTHONPATH": str(source)}
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | paths
    told = subprocess.run(
        [str(python), "-c", TRANSCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=ROOT.parent
    )
    where, plays = json.loads(told.stdout)
    return Path(where), plays


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler with Python's headers here")
@pytest.mark.parametrize("asked", ["quick", pytest.param("1", marks=pytest.mark.long)])
def test_a_compiled_wheel_plays_as_the_plain_sources_do(tmp_path: Path, asked: str) -> None:
    made = wheel(tmp_path, PIXELHALL_COMPILE=asked)
    python = installed(made, tmp_path / "fresh")
    compiled, fast = played(python)
    plain, slow = played(sys.executable, tmp_path / "src")
    assert compiled.suffix in (".so", ".pyd") and compiled.is_relative_to(tmp_path / "fresh")
    assert plain.suffix == ".py"
    assert fast == slow
    deep_inside = subprocess.run(
        [python, "-c", DEEP], env={**os.environ, "PYTHONMALLOC": "debug"}, cwd=tmp_path / "fresh"
    )
    assert deep_inside.returncode == 0, (
        "actions that end deep inside something long, such as the tree of a search, overwrote memory of others"
    )


@pytest.mark.parametrize("asked", ["", "quick"])
def test_a_wheel_is_plain_unless_more_is_asked_for_and_possible(tmp_path: Path, asked: str) -> None:
    made = wheel(tmp_path, PIXELHALL_COMPILE=asked, CC="/bin/false")
    assert made.name.endswith("-py3-none-any.whl")
    hall = installed(made, tmp_path / "fresh").with_name("pixelhall")

    def told(*words: str) -> str:
        done = subprocess.run([hall, *words], capture_output=True, text=True, check=True, cwd=tmp_path / "fresh")
        return done.stdout

    assert "plain Python" in told("--version")
    players = ("--player", "random", "--player", "random")
    assert "2 games of pixel-pusher" in told("simulate", "pixel-pusher", *players, "--games", "2", "--workers", "1")
