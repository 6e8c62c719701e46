"""`./check` says what it skips, and skips nothing where it runs for everybody."""

import subprocess
from pathlib import Path

from pages import ROOT


def without_node(folder: Path, **environment: str) -> tuple[int, str]:
    """What the search for Node says where there is none."""
    done = subprocess.run(
        ["/bin/sh", "-c", '. "$0/.setup"; find_node', ROOT],
        env={"PATH": str(folder), **environment},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stderr


def test_without_node_the_clients_checks_are_skipped_aloud(tmp_path: Path) -> None:
    code, told = without_node(tmp_path)
    assert code == 1 and "skipped" in told


def test_with_ci_node_is_required(tmp_path: Path) -> None:
    code, told = without_node(tmp_path, CI="true")
    assert code == 2 and "needs Node 20.19" in told


def test_an_old_node_is_none(tmp_path: Path) -> None:
    for name in ("node", "npm"):  # an old one: it is asked for its version by a script, and says no
        program = tmp_path / name
        program.write_text("#!/bin/sh\nexit 1\n")
        program.chmod(0o755)
    code, told = without_node(tmp_path, CI="true")
    assert code == 2 and "needs Node 20.19" in told
