"""How many can play at once: sockets in duels at one hall, which runs in a process of its own, from this one over
loopback.

    python bench/hall.py [sockets] [actions a second] [seconds]      usual: 1000 200 20

Tells the time from sending an action to the rival's view that shows it, and the memory of the hall for a table and for
a socket. The rate is kept whatever the hall does: a hall that is late is not asked less.
"""

import asyncio
import gc
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMITS: dict[str, Any] = {
    "deeds": [1e6, 1e6],
    "person": [1e6, 1e6],
    "tables": [1e6, 1e6],
    "guests": [1e6, 1e6],
    "reads": [1e6, 1e6],
    "tables_of_address": [1e6, 1e6],
    "tables_of_all": [1e6, 1e6],
    "most_tables_of_address": 1_000_000,
    "guests_of_all": [1e6, 1e6],
    "bytes": [1e9, 1e9],
    "bytes_of_all": [1e9, 1e9],
    "pace": 0,
}
AT_ONCE = 20


class Question(msgspec.Struct):
    options: list[str]


class View(msgspec.Struct):
    """What the bench reads of a view."""

    type: str
    ply: int = 0
    seat: int = -1
    question: Question | None = None
    outcome: Any = None


class Side:
    """One person of a duel."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: ClientConnection
        self.view = View("view")
        self.rival: Side
        self.sent: dict[int, float] = {}  # by the ply on which an action rests: when it was sent


class Crowd:
    """All who play, and what they saw."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sides: list[Side] = []
        self.seconds: list[float] = []
        self.refused = 0
        self.decoder = msgspec.json.Decoder(View)

    def post(self, path: str, cookie: str, body: Any) -> tuple[Any, str]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": cookie},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read()), answer.headers.get("set-cookie", "").split(";")[0]

    def pair(self, number: int) -> tuple[str, list[Side]]:
        """Two guests and the table at which they play."""
        sides = [Side(self.post("guest", "", {"name": f"P{number}{side}"})[1]) for side in "ab"]
        table = self.post("tables", sides[0].cookie, {"game": "pixel-tactics", "seats": ["me", "open"]})[0]["id"]
        self.post(f"tables/{table}/sit", sides[1].cookie, {})
        sides[0].rival, sides[1].rival = sides[1], sides[0]
        return table, sides

    async def enter(self, table: str, side: Side) -> None:
        side.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/play",
            additional_headers={"Cookie": side.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        await side.socket.send('{"type":"hello"}')
        self.sides.append(side)

    async def listen(self, side: Side) -> None:
        async for text in side.socket:
            view = self.decoder.decode(text)
            if view.type != "view":
                self.refused += 1
                continue
            side.view = view
            for ply in [ply for ply in side.rival.sent if ply < view.ply]:
                self.seconds.append(time.perf_counter() - side.rival.sent.pop(ply))
            if view.outcome is not None and side.view.seat == 0:
                await side.socket.send('{"type":"rematch"}')
                await side.rival.socket.send('{"type":"rematch"}')

    async def play(self, rate: float, seconds: float) -> float:
        """Actions at a steady rate, each by somebody who is asked; how many a second went out."""
        dice = random.Random(1)
        start, done = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            while done < now * rate:
                side = self.ready(dice)
                if side is not None and side.view.question is not None:
                    side.sent[side.view.ply] = time.perf_counter()
                    text = dice.choice(side.view.question.options)
                    await side.socket.send(json.dumps({"type": "act", "ply": side.view.ply, "text": text}))
                    side.view.question = None
                done += 1
            await asyncio.sleep(0.001)
        return done / (time.perf_counter() - start)

    def ready(self, dice: random.Random) -> Side | None:
        for _ in range(50):
            side = dice.choice(self.sides)
            if side.view.question is not None and side.view.outcome is None:
                return side
        return None


def opened(folder: str, port: int) -> subprocess.Popen[bytes]:
    settings = {**LIMITS, "store": f"{folder}/hall.db", "port": port}
    process = subprocess.Popen([sys.executable, "-m", "pixelhall.server.run", json.dumps(settings)])
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5).close()
            return process
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit("the hall did not open")


def memory(process: subprocess.Popen[bytes]) -> float:
    """Kilobytes that the hall takes."""
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1000


def work(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time that the hall has used."""
    words = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(process: subprocess.Popen[bytes], port: int, sockets: int, rate: float, seconds: float) -> None:
    crowd, few = Crowd(port), asyncio.Semaphore(AT_ONCE)

    async def pair(number: int) -> tuple[str, list[Side]]:
        async with few:
            return await asyncio.to_thread(crowd.pair, number)

    async def enter(table: str, side: Side) -> None:
        async with few:
            await crowd.enter(table, side)

    await pair(-1)
    empty = memory(process)
    pairs = await asyncio.gather(*(pair(number) for number in range(sockets // 2)))
    seated = memory(process)
    await asyncio.gather(*(enter(table, side) for table, sides in pairs for side in sides))
    listening = [asyncio.ensure_future(crowd.listen(side)) for side in crowd.sides]
    await asyncio.sleep(2)
    connected = memory(process)
    before = work(process)
    reached = await crowd.play(rate, seconds)
    await asyncio.sleep(1)
    worked = work(process) - before
    played = memory(process)
    crowd.seconds.sort()
    cuts = statistics.quantiles(crowd.seconds, n=100)
    print(
        f"{sockets} sockets in {sockets // 2} duels, {reached:.0f} actions/s for {seconds:.0f} s: {len(crowd.seconds)} seen, "
        f"{crowd.refused} refused, {worked / len(crowd.seconds) * 1000:.1f} ms of the hall's processor each"
    )
    print(
        f"action to the rival's view: p50 {cuts[49] * 1000:.1f} ms, p90 {cuts[89] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, "
        f"longest {crowd.seconds[-1] * 1000:.0f} ms"
    )
    print(
        f"memory: hall {empty / 1000:.0f} MB, a table {(seated - empty) / (sockets / 2):.0f} kB, a socket {(connected - seated) / sockets:.0f} kB, "
        f"all after the play {played / 1000:.0f} MB"
    )
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


def main() -> None:
    given = [float(word) for word in sys.argv[1:]]
    sockets, rate, seconds = (given[i] if i < len(given) else usual for i, usual in enumerate((1000.0, 200.0, 20.0)))
    with socket.socket() as found, tempfile.TemporaryDirectory() as folder:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
        found.close()
        process = opened(folder, port)
        try:
            asyncio.run(measure(process, port, int(sockets), rate, seconds))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    gc.set_threshold(100_000, 50, 1000)  # what is measured is the hall, not our own thousand sockets
    main()
