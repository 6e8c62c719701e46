"""The hall at the limit of its file descriptors: it answers those who are in, turns others away, and lives on."""

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chances import PATIENCE
from server.visit import House

FEW = "ulimit -n 128"
MANY = 300


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[House]:
    """A hall that may have only a few files open."""
    made = House(tmp_path).open(FEW)
    yield made
    assert made.close() == 0


@contextlib.contextmanager
def idlers(house: House, says: bytes, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Many connections that never finish what they begin to say."""
    with contextlib.ExitStack() as stack:
        idle: list[socket.socket] = []
        for _ in range(MANY):
            idle.append(
                stack.enter_context(socket.create_connection(("127.0.0.1", house.port), 10, source_address=(source, 0)))
            )
            with contextlib.suppress(OSError):  # turned away already
                idle[-1].sendall(says)
        yield idle


def answers_again(house: House) -> bool:
    for _ in range(20 * PATIENCE):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{house.address}/api/me").status_code == 200:
                return True
        time.sleep(0.05)
    return False


def test_idle_connections_and_a_log_in_do_not_end_the_hall(crowded: House) -> None:
    """The first password that was hashed while no descriptor was free aborted the process."""
    with httpx.Client(base_url=crowded.address, timeout=PATIENCE) as early:
        assert early.get("/api/me").status_code == 200
        with idlers(crowded, b"GET /"):
            answer = early.post("/api/login", json={"name": "Nobody", "password": "wrong horse"})
            assert answer.status_code == 403, "whoever is in is served"
    assert answers_again(crowded)


def test_beyond_the_limit_the_hall_says_that_it_is_full(crowded: House) -> None:
    with idlers(crowded, b""), socket.create_connection(("127.0.0.1", crowded.port), 10) as late:
        head, _, body = late.makefile("rb").read().partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ") and b"retry-after" in head.lower()
        assert b"The hall is full" in body
    assert answers_again(crowded)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is not this machine")
def test_one_address_cannot_fill_the_hall(crowded: House) -> None:
    with idlers(crowded, b"GET /", "127.0.0.2"):
        assert httpx.get(f"{crowded.address}/api/me").status_code == 200


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /",
        b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ],
)
def test_whoever_does_not_finish_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    house = House(tmp_path, patience=1).open()
    with socket.create_connection(("127.0.0.1", house.port), 10) as slow:
        slow.sendall(half)
        assert slow.makefile("rb").read().startswith(b"HTTP/1.1 408 ")
    assert house.close() == 0
