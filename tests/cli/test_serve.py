"""`pixelhall serve`, and plain `pixelhall`: the hall opens, and only once."""

import re
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
from click.testing import CliRunner

from chances import PATIENCE
from cli.terminal import COMMAND, environment
from pixelhall.cli import main

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def start(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, text=True, env=environment(home, {"PYTHONUNBUFFERED": "1"})
    )


def address(process: "subprocess.Popen[str]") -> str:
    """Where it says that the hall is."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("The hall is at") and (found := ADDRESS.search(line)):
            return found[0]
    raise AssertionError("no address was printed")


def answering(where: str) -> httpx.Response:
    for _ in range(20 * PATIENCE):
        try:
            return httpx.get(f"{where}/api/games", timeout=PATIENCE)
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the hall does not answer")


def test_pixelhall_alone_opens_the_hall_on_a_free_port_and_only_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8421))
            taken.listen()
        except OSError:
            pass  # it is taken already
        process = start(tmp_path, "--no-browser")
        try:
            where = address(process)
            assert not where.endswith(":8421") and answering(where).json()["games"]
            again = subprocess.run(
                [*COMMAND, "--no-browser"],
                capture_output=True,
                text=True,
                env=environment(tmp_path),
                timeout=PATIENCE,
                check=True,
            )
            assert again.stdout == f"The hall is open already, at {where}.\n"
            refused = subprocess.run(
                [*COMMAND, "serve", "--port", where[-4:]],
                capture_output=True,
                text=True,
                env=environment(tmp_path),
                timeout=PATIENCE,
                check=False,
            )
            assert refused.returncode == 2 and f"is open already, at {where}" in refused.stderr
            other = subprocess.run(
                [*COMMAND, "serve", "--port", where[-4:], "--store", str(tmp_path / "other.db")],
                capture_output=True,
                text=True,
                env=environment(tmp_path),
                timeout=PATIENCE,
                check=False,
            )
            assert (
                other.returncode == 2 and "name another with --port" in other.stderr and "Traceback" not in other.stderr
            )
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(30) in (0, 1, 130, -signal.SIGINT)
            assert process.stdout is not None
            process.stdout.close()
    process = start(tmp_path, "--no-browser")
    assert answering(address(process)).status_code == 200, "after its end it can be opened again"
    process.kill()
    process.communicate()


def test_no_browser_goes_with_no_other_command() -> None:
    done = CliRunner().invoke(main, ["--no-browser", "games"])
    assert done.exit_code == 2 and "use --no-browser alone" in done.output
