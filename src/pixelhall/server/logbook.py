"""What the operator reads: one line for each event, with its time, level, name and facts such as the address it is about.
Never a password, a cookie, a link, a seed, or what somebody does at a table."""

import json
import logging
import sys
import time
from typing import Any, Literal

Level = Literal["info", "warning"]
log = logging.getLogger("pixelhall")
OFTEN = 60.0  # seconds between two lines about the same
MOST = 10_000  # things of which it is known when they were told
last_told: dict[tuple[str, str], float] = {}


class Lines(logging.Formatter):
    """2026-11-19T22:26:21.042Z WARNING login_failed address=192.0.2.7"""

    def __init__(self) -> None:
        super().__init__("%(asctime)s.%(msecs)03dZ %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = time.gmtime

    def formatException(self, fault: Any) -> str:
        """Below the line, and seen to belong to it."""
        return "\n".join("    " + line for line in super().formatException(fault).splitlines())


def open_logbook(level: Level) -> None:
    """All lines of this process, those of its server included, go to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(level.upper())


def event(what: str, level: int = logging.INFO, /, **facts: object) -> None:
    log.log(level, "%s", line(what, facts))


def seldom(what: str, about: str, level: int = logging.INFO, **facts: object) -> None:
    """An event that is told once a minute for everything it is about: a flood of requests makes no flood of lines."""
    now = time.monotonic()
    if now - last_told.get((what, about), -OFTEN) < OFTEN:
        return
    if len(last_told) >= MOST:
        last_told.clear()
    last_told[what, about] = now
    event(what, level, **facts)


def line(what: str, facts: dict[str, object]) -> str:
    return " ".join([what, *(f"{name}={word(str(value))}" for name, value in facts.items())])


def word(text: str) -> str:
    """As it is, or as JSON where it has spaces, quotes or more than one line: nobody writes lines of their own."""
    plain = text.isascii() and text.isprintable() and text and not set(text) & set(' "=')
    return text if plain else json.dumps(text)
