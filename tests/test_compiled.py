"""Law 6: the compiled engine and plain Python give the same transcript for the same seed."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TRANSCRIPT = """
import json, random, sys
import pixelhall
from pixelhall.core import machine

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
json.dump([machine.__file__, plays], sys.stdout)
"""


def compiler() -> str | None:
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(wanted) if headers.exists() else None


def run(source: Path) -> tuple[str, object]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    told = subprocess.run([sys.executable, "-c", TRANSCRIPT], env=environment, capture_output=True, text=True, check=True)
    where, plays = json.loads(told.stdout)
    return where, plays


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler with Python's headers here")
def test_compiled_and_plain_play_alike(tmp_path: Path) -> None:
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    environment = {**os.environ, "PIXELHALL_COMPILE": "quick", "CFLAGS": "-g0 -w"}
    build = [sys.executable, "setup.py", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    compiled, fast = run(tmp_path / "src")
    plain, slow = run(ROOT / "src")
    assert Path(compiled).suffix in (".so", ".pyd") and Path(plain).suffix == ".py"
    assert fast == slow
