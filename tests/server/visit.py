"""A real hall in a process of its own, and people who come to it over real sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from chances import LUCK, PATIENCE

FAST: dict[str, Any] = {
    "pace": 0,
    "deeds": [500, 500],
    "person": [500, 500],
    "reads": [5000, 5000],
    "tables": [100, 100],
    "tables_of_address": [100, 1000],
    "tables_of_all": [100, 1000],
    "most_tables_of_address": 10_000,
    "guests": [100, 1000],
    "guests_of_all": [100, 1000],
    "bytes": [1e7, 1e8],
    "bytes_of_all": [1e7, 1e8],
    "logins": [50, 50],
    "tries": [50, 50],
    "proofs": [50, 50],
    "checks": [50, 50],
    "hints": [50, 50],
    "adviser": "search:40",
    "shared_deals": False,  # a browser adds true chance to a deal
}
DUEL = "pixel-tactics"
REHEARSAL = Path(__file__).parent / "rehearsal.py"


class House:
    """A hall that can be opened, closed and killed; its store outlives it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.store = folder / "hall.db"
        self.port = free_port()
        self.settings = {**FAST, "store": str(self.store), "port": self.port, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self, first: str = "") -> "House":
        """`first` is what the shell does before: `ulimit -n 128`, `umask 022`."""
        hall = [sys.executable, str(REHEARSAL), LUCK, json.dumps(self.settings)]
        self.process = subprocess.Popen(["sh", "-c", f'{first}\nexec "$@"', "sh", *hall])
        for _ in range(20 * PATIENCE):
            if self.process.poll() is not None:
                raise AssertionError("the hall did not open")
            try:
                httpx.get(f"{self.address}/api/me", timeout=PATIENCE)
                return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the hall did not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def memory(self) -> int:
        """Bytes in memory."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


class Guest:
    """A person with a browser of their own."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.web = httpx.AsyncClient(base_url=house.address, timeout=PATIENCE)
        self.chairs: list[Chair] = []

    async def __aenter__(self) -> "Guest":
        if self.name:
            answer = await self.post("guest", name=self.name)
            assert answer.status_code == 200, answer.text
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for chair in self.chairs:
            await chair.leave()
        await self.web.aclose()

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.web.post(f"/api/{path}", json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self.web.get(f"/api/{path}")

    async def opens(self, *seats: str, **wishes: Any) -> str:
        """The id of a new table."""
        answer = await self.post("tables", **{"game": DUEL, "seats": list(seats), **wishes})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    async def sits(self, table: str, **where: Any) -> httpx.Response:
        return await self.post(f"tables/{table}/sit", **where)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def at(self, table: str, greet: bool = True) -> "Chair":
        """A connection to a table, with its first view."""
        headers = {"Cookie": self.cookies} if self.cookies else {}
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/play"
        chair = Chair(await connect(url, additional_headers=headers, compression=None, max_size=None))
        self.chairs.append(chair)
        if greet:
            await chair.say("hello")
            await chair.view()
        return chair


class Chair:
    """A socket at a table: what was last seen, every byte that came, and the log as the client keeps it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def say(self, kind: str, **words: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **words}))

    async def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.seen = message
        if message["type"] in ("view", "log"):
            assert message["log"]["start"] <= len(self.log), "no line of the log was missed"
            self.log[message["log"]["start"] :] = message["log"]["lines"]
        return message

    async def view(self) -> dict[str, Any]:
        """The next view; nothing may be refused meanwhile."""
        message = await self.hear()
        assert message["type"] == "view", message
        return message

    async def refused(self) -> dict[str, Any]:
        """The next refusal, whatever else is heard before it."""
        return await self.answer("refused")

    async def answer(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until(self, fits: Any) -> dict[str, Any]:
        """The first view that fits, the one at hand included."""
        while not fits(self.seen):
            await self.hear()
        return self.seen

    @property
    def options(self) -> list[str]:
        """The written options of the view at hand."""
        return [option["text"] for option in self.seen["question"]["options"]]

    async def act(self, text: str = "") -> None:
        """An option of the view at hand, the last one unless told otherwise."""
        await self.say("act", ply=self.seen["ply"], text=text or self.options[-1])

    async def leave(self) -> None:
        await self.socket.close()


async def in_turn(*chairs: Chair, most: int = 10_000, choose: Any = None) -> int:
    """They play until it is over, or so many answers were given; how many that were."""
    for answers in range(most):
        await together(*chairs)
        if chairs[0].seen["outcome"]:
            return answers
        chair = next(chair for chair in chairs if chair.seen["question"])
        options = chair.options
        await chair.act(choose(options, answers) if choose else options[(answers * 7) % len(options)])
        before = chair.seen["ply"]
        await chair.until(lambda view, before=before: view["ply"] > before)
    return most


async def together(*chairs: Chair) -> None:
    """All have seen the same ply."""
    newest = max(chair.seen["ply"] for chair in chairs)
    for chair in chairs:
        await chair.until(lambda view: view["ply"] >= newest)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
