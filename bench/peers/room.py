"""The room of the peers: an environment of their own, outside ours, made once and kept."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ROOM = ROOT / ".peers"
HOME = ROOM / f"python{sys.version_info.major}.{sys.version_info.minor}"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGES = Path(sysconfig.get_path("purelib", vars={"base": str(HOME), "platbase": str(HOME)}))
NODE = ROOM / "node"
PLAIN = ROOM / "plain"
PATIENCE = 400  # seconds for one installation


def install(*packages: str) -> str:
    """Python packages by their names; what went wrong, or nothing."""
    try:
        if not PYTHON.exists():
            venv.create(HOME, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        return f"no environment could be made ({fault})"
    missing = [package for package in packages if not installed(package)]
    return (
        tried([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *missing])
        if missing
        else ""
    )


def installed(package: str) -> bool:
    asking = f"from importlib.metadata import version; version({package!r})"
    return subprocess.run([str(PYTHON), "-c", asking], capture_output=True).returncode == 0


def install_node(package: str) -> str:
    """A package for Node by its name; what went wrong, or nothing."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no Node here"
    if (NODE / "node_modules" / package / "package.json").exists():
        return ""
    NODE.mkdir(parents=True, exist_ok=True)
    (NODE / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    return tried([npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(NODE), package])


def tried(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired) as fault:
        return f"could not be installed ({type(fault).__name__})"
    if done.returncode == 0:
        return ""
    print(done.stderr or done.stdout, file=sys.stderr)
    return "could not be installed"


def lay_out_plain() -> Path:
    """Our sources without anything compiled, so that they run as plain Python."""
    shutil.rmtree(PLAIN, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", PLAIN, ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__", "static")
    )
    return PLAIN


def forget() -> None:
    shutil.rmtree(ROOM, ignore_errors=True)
