"""What the operator of a hall asks: whether it lives, whether it can serve, and how it is loaded. The first two tell
nobody more than that; the numbers are for programs on this machine."""

import asyncio
import os
import resource
import sqlite3
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pixelhall.server import counts
from pixelhall.server.counts import Counts, Sample
from pixelhall.server.door.addresses import is_local
from pixelhall.server.door.answers import problem
from pixelhall.server.hall.hall import Hall
from pixelhall.server.refusals import Missing
from pixelhall.server.store.entries import now

LASTS = 5.0  # seconds for which an answer about the store holds, so that asking costs nothing
PATIENCE = 3.0  # seconds for the store to answer
WORDS = {
    "pixelhall_requests_total": "Requests that were answered, by their status.",
    "pixelhall_refusals_total": "Messages at tables that were refused, by the kind of refusal.",
    "pixelhall_writes_total": "Commands that were written to the store.",
    "pixelhall_commits_total": "Commits of the store; several writes share one.",
    "pixelhall_commit_seconds_total": "Seconds spent in commits.",
    "pixelhall_write_faults_total": "Writes that failed.",
    "pixelhall_sockets": "Sockets that are open.",
    "pixelhall_tables": "Tables in memory, by their status.",
    "pixelhall_waiting": "Thoughts and chores that wait for a worker.",
    "pixelhall_store_bytes": "Size of the store, its log included.",
    "pixelhall_open_seconds": "Seconds since the hall opened.",
    "process_cpu_seconds_total": "Seconds of CPU that the hall has used, without its workers.",
    "process_resident_memory_bytes": "Memory of the hall, without its workers.",
    "process_open_fds": "Open file descriptors.",
    "process_max_fds": "The most file descriptors there can be.",
}


class Operator:
    """The three answers."""

    def __init__(self, hall: Hall, numbers: Counts) -> None:
        self.hall = hall
        self.numbers = numbers
        self.opened = time.monotonic()
        self.looked = -LASTS  # when the store was last looked at
        self.well = False
        self.looking = asyncio.Lock()

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        if not self.hall.awake:
            return PlainTextResponse("the tables are still being read\n", 503)
        if not await self.store_is_well():
            return PlainTextResponse("the store cannot be written\n", 503)
        return PlainTextResponse("ready\n")

    async def store_is_well(self) -> bool:
        async with self.looking:
            if time.monotonic() - self.looked >= LASTS:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.hall.journal.pulse(now())
                    self.well = True
                except (sqlite3.Error, SQLAlchemyError, TimeoutError):
                    self.well = False
                self.looked = time.monotonic()
            return self.well

    async def metrics(self, request: Request) -> Response:
        if not is_local(request):
            return problem(Missing("There is nothing here."))
        told = counts.text([*self.numbers.samples(), *self.samples()], WORDS)
        return PlainTextResponse(told, media_type="text/plain; version=0.0.4")

    def samples(self) -> list[Sample]:
        hall, journal = self.hall, self.hall.journal
        status: dict[str, int] = dict.fromkeys(("waiting", "playing", "over", "closed", "stopped"), 0)
        for room in hall.rooms.values():
            status[room.table.status] += 1
        queues = {"thoughts": hall.bots.searching, "quick": hall.chores.quick, "long": hall.chores.long}
        return [
            ("pixelhall_writes_total", {}, journal.writes),
            ("pixelhall_commits_total", {}, journal.commits),
            ("pixelhall_commit_seconds_total", {}, journal.seconds),
            ("pixelhall_write_faults_total", {}, journal.faults),
            ("pixelhall_sockets", {}, sum(len(room.crowd) for room in hall.rooms.values()) + len(hall.lobby.listeners)),
            *(("pixelhall_tables", {"status": name}, count) for name, count in status.items()),
            *(("pixelhall_waiting", {"for": name}, len(pool.turns.waiting)) for name, pool in queues.items()),
            ("pixelhall_store_bytes", {}, size(hall.store.path)),
            ("pixelhall_open_seconds", {}, time.monotonic() - self.opened),
            *of_process(),
        ]


def size(store: Path) -> int:
    files = (store, store.with_name(store.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def of_process() -> list[Sample]:
    """What Linux tells of this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    found: list[Sample] = [("process_cpu_seconds_total", {}, used.ru_utime + used.ru_stime)]
    proc = Path("/proc/self")
    if proc.exists():
        pages = int((proc / "statm").read_text().split()[1])
        found.append(("process_resident_memory_bytes", {}, pages * os.sysconf("SC_PAGE_SIZE")))
        found.append(("process_open_fds", {}, len(list((proc / "fd").iterdir()))))
    return [*found, ("process_max_fds", {}, resource.getrlimit(resource.RLIMIT_NOFILE)[0])]
