"""Limits on connections: how many are accepted, in all and from one address, and how long a request may take to arrive.
Some file descriptors always stay free for the store and for workers."""

import asyncio
import contextlib
import logging
import time

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pixelhall.server import logbook
from pixelhall.server.settings import LOOPBACK

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

log = logging.getLogger("pixelhall")
ENOUGH = 8_192  # descriptors: more than one process can serve
FOR_OURSELVES = 96  # descriptors: the store, libraries, pipes to workers, files being sent
QUIET = 60.0  # seconds between two lines in the log about a full hall


def room_for_connections() -> int:
    """How many connections there can be, after raising the limit of the system as far as is allowed and useful."""
    limit = ENOUGH
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < ENOUGH:
            target = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
            limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(limit // 4, limit - FOR_OURSELVES)


class Door(HttpToolsProtocol):
    """One connection, until it becomes a websocket. With the `limit_concurrency` of uvicorn alone, everybody would be
    accepted and the requests of those who came first refused."""

    last_told = -QUIET

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.patience: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        if self.is_full():
            self.connections.discard(self)  # so that uvicorn does not count it against those who are in
            self.tell_operator()
            self.turn_away("503 Service Unavailable", "The hall is full; try again in a moment.")
        else:
            self.wait_for_request()

    def is_full(self) -> bool:
        """Whether the hall has no place left, or this address has taken half of all places."""
        assert self.limit_concurrency is not None, "the hall is run with a limit"
        if len(self.connections) >= self.limit_concurrency:
            return True
        address = self.client[0] if self.client is not None else ""
        if self.is_proxy(address):
            return False
        others: list[tuple[str, int] | None] = [getattr(other, "client", None) for other in self.connections]
        return sum(other is not None and other[0] == address for other in others) > self.limit_concurrency // 2

    def is_proxy(self, address: str) -> bool:
        """Whether this address may stand for many people."""
        named = self.config.forwarded_allow_ips
        proxies = named.split(",") if isinstance(named, str) else named
        return address in LOOPBACK or address in proxies or "*" in proxies

    def tell_operator(self) -> None:
        if time.monotonic() - Door.last_told >= QUIET:
            Door.last_told = time.monotonic()
            logbook.event("full", logging.WARNING, open=len(self.connections), address=self.client and self.client[0])

    def turn_away(self, status: str, reason: str) -> None:
        body = f'{{"error":"{reason}"}}'
        head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}retry-after: 5\r\nconnection: close\r\n\r\n{body}".encode())
        self.transport.close()

    # A request arrives whole within the time that a connection may be idle.

    def wait_for_request(self) -> None:
        self.stop_waiting()
        self.patience = self.loop.call_later(self.timeout_keep_alive, self.give_up)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.turn_away("408 Request Timeout", "The request did not arrive in time.")
        else:
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_request()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)
