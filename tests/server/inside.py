"""A hall in the process of the test, with its own store, so that its work can be counted; nobody comes over a socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chances import PATIENCE
from pixelhall.server import wire
from pixelhall.server.hall.hall import Hall
from pixelhall.server.hall.room import Room
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.settings import Settings
from pixelhall.server.store.store import Store
from pixelhall.server.tables import commands
from server.visit import DUEL

ANN = Visitor("ann", "Ann", False, "s1")
BOB = Visitor("bob", "Bob", False, "s2")


@contextlib.asynccontextmanager
async def hall_in(folder: Path, **settings: Any) -> AsyncIterator[Hall]:
    """A hall that is open."""
    wishes: dict[str, Any] = {"pace": 0.0, **settings}
    hall = Hall(Settings(folder / "hall.db", **wishes), Store(folder / "hall.db"))
    hall.open()
    try:
        yield hall
    finally:
        await hall.close()


class Watcher:
    """Somebody at a table who keeps all that is sent."""

    def __init__(self, room: Room, person: str = "", address: str = "192.0.2.1") -> None:
        self.room, self.person, self.address, self.heard = room, person, address, 0
        self.passing: list[bytes] = []
        self.notes: list[wire.Told] = []

    def wake(self) -> None: ...

    def tell(self, passing: bytes) -> None:
        self.passing.append(passing)

    def note(self, message: wire.Told) -> None:
        self.notes.append(message)


async def duel(hall: Hall, *seats: str, **wishes: Any) -> Room:
    """A new table of Ann's; Bob takes the seat that is open, if there is one."""
    asked = wire.NewTable(**{"game": DUEL, "seats": list(seats or ("me", "open")), **wishes})
    room = await hall.create(ANN, asked)
    if "open" in asked.seats:
        await room.do(lambda table: commands.sit(table, BOB.id, BOB.name, None, None))
    return room


async def plays(room: Room, moves: int, choose: Callable[[list[str]], str] = lambda options: options[-1]) -> None:
    """Whoever is asked answers, so many times."""
    for _ in range(moves):
        play, table = room.table.play, room.table
        assert play is not None and not play.over
        seat = min(play.open)
        text = choose([play.game.write(play.state, one) for one in play.open[seat].options])
        await room.do(lambda table=table, seat=seat, text=text: commands.act(table, seat, table.n, text))  # type: ignore[misc]


async def until(fits: Callable[[], Any]) -> None:
    """Waits for what must come."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


class Calls:
    def __init__(self) -> None:
        self.made = 0


@contextlib.contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Iterator[Calls]:
    """How often something is called; it does what it did."""
    calls, true = Calls(), getattr(owner, name)

    def call(*args: Any, **named: Any) -> Any:
        calls.made += 1
        return true(*args, **named)

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, call)
        yield calls
