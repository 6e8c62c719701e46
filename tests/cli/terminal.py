"""A real pseudo-terminal of 80×24 with the program in it, and a play worked out beforehand to type into it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pixelhall
from chances import PATIENCE
from pixelhall.cli.table import machine_seed
from pixelhall.players import ask, make

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\[\?[0-9]+[hl]")
CLEARED = "\x1b[H\x1b[2J"
READY = re.compile(r"(^> |\(Enter to go on\) |\(yes/no\) |to stop\) |see the screen\.[^\n]*? |Your answer: )$", re.M)
COMMAND = [sys.executable, "-m", "pixelhall.cli"]


def control() -> None:
    """Makes the terminal the one from which Ctrl-C comes, and Ctrl-C heard, also where the tests run in the
    background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def environment(home: Path, more: dict[str, str] | None = None) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "TERM": "xterm-256color", "PIXELHALL_HOME": str(home), "PYTHONWARNINGS": "error", **(more or {})}


class Terminal:
    """The program as a person meets it: `send` types a line, `wait` gives what appeared up to the next question."""

    def __init__(
        self, home: Path, *arguments: str, columns: int = 80, rows: int = 24, env: dict[str, str] | None = None
    ) -> None:
        self.rows = rows
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, env),
            start_new_session=True,
            preexec_fn=control,
        )
        os.close(slave)
        self.master = master
        self.raw = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def send(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def interrupt(self) -> None:
        os.write(self.master, b"\x03")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def wait(self, seconds: float = PATIENCE) -> str:
        """What appeared until the program waits for a line, or has ended."""
        start = len(self.raw)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            ready, _, _ = select.select([self.master], [], [], 0.05)
            if ready:
                try:
                    piece = os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    return self.clean(self.raw[start:])
                self.raw += piece
            elif READY.search(self.clean(self.raw[start:])) or self.process.poll() is not None:
                return self.clean(self.raw[start:])
        raise AssertionError(
            f"nothing was asked within {seconds} seconds; the end of what appeared:\n{self.clean(self.raw)[-2000:]}"
        )

    def tell(self, line: str) -> str:
        self.send(line)
        return self.wait()

    def end(self) -> int:
        """Reads to the end and gives the exit code."""
        while self.process.poll() is None:
            self.wait()
        return self.process.wait()

    def screen(self) -> list[str]:
        """The lines since the screen was last cleared."""
        return self.clean(self.raw.rpartition(CLEARED)[2]).split("\n")

    @staticmethod
    def clean(text: str) -> str:
        return ESCAPE.sub("", text.replace("\r\n", "\n")).replace("\r", "")


def run(home: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """The program in a pipe."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, env=environment(home), timeout=PATIENCE
    )


class Script:
    """A whole play: what the person types, and the digest after each of the person's answers."""

    def __init__(self, seed: int, rival: str = "random", options: dict[str, Any] | None = None) -> None:
        game = pixelhall.game("pixel-tactics")
        state = game.new(options or {}, seed)
        self.answers: list[str] = []
        self.digests: list[str] = []  # before each answer
        ply = 0
        while decisions := game.decisions(state):
            mine = [decision for decision in decisions if decision.seat == 0]
            decision = (mine or decisions)[0]
            name = "greedy" if mine else rival
            action = ask(game, state, make(name, game, machine_seed(seed, decision.seat, ply)), decision)
            text = game.write(state, action)
            if mine and (len(decision.options) > 1 or decision.act or not game.idle(action)):
                self.digests.append(game.digest(state))
                self.answers.append(text)
            game.apply(state, decision.seat, action)
            ply += 1
        self.plies = ply
        self.last = game.digest(state)
        self.winner = game.result(state)
