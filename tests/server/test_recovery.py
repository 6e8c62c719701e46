"""The hall goes on by itself: one table that cannot be read stops no other, and after a full disk or a locked store
machines move, flags fall and the pulse beats without a visitor."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from pixelhall.server.hall import hall as halls
from pixelhall.server.hall import room as rooms
from pixelhall.server.hall.hall import Hall
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import journal as journals
from pixelhall.server.store.entries import now
from server.inside import duel, hall_in, plays, until

SPOILED = {
    "no JSON": "UPDATE entries SET text = 'nonsense' WHERE table_id = ? AND n = 0",
    "a game that is gone": "UPDATE entries SET text = replace(text, 'pixel-tactics', 'chess') WHERE table_id = ? AND n = 0",
    "no opening": "DELETE FROM entries WHERE table_id = ? AND n = 0",
    "a bad seed": "UPDATE entries SET text = 'zz' WHERE table_id = ? AND kind = 'start'",
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_table_that_cannot_be_read_keeps_no_other_asleep(tmp_path: Path, how: str) -> None:
    """With such a table the lobby stayed empty, and nothing moved until somebody came."""

    async def story() -> None:
        clock = {"type": "move", "seconds": 3600}
        async with hall_in(tmp_path) as hall:
            tables = [(await duel(hall, clock=clock)).table.id for _ in range(3)]
        with sqlite3.connect(tmp_path / "hall.db") as store:
            store.execute(SPOILED[how], [tables[-1]])
        store.close()
        async with hall_in(tmp_path) as hall:
            await until(lambda: set(tables[:2]) <= set(hall.rooms))
            with contextlib.suppress(Refusal):
                assert (await hall.room(tables[-1])).table.status == "stopped"
            assert {facts.id for facts in hall.lobby.tables() if facts.status == "playing"} == set(tables[:2])

    asyncio.run(story())


@contextlib.contextmanager
def locked(hall: Hall) -> Iterator[None]:
    """Another process writes, and does not end."""
    other = sqlite3.connect(hall.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "PATIENCE", 0.05)
    for module in (halls, rooms):
        monkeypatch.setattr(module, "RETRY", 0.05)


def test_after_a_locked_store_machines_move_without_a_visitor(tmp_path: Path) -> None:
    """The machine's table was dead until somebody came back."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, "me", "random", clock={"type": "days", "days": 2})
            await until(lambda: room.table.asked() == [0])
            with locked(hall), pytest.raises(Refusal, match="could not save"):
                await plays(room, 1)
            ply = room.table.n
            while room.table.asked() == [0]:  # who begins is chance
                await plays(room, 1)
            with locked(hall):
                await until(lambda: room.thinking is not None or room.table.n >= ply + 2)
                await asyncio.sleep(0.3)  # some tries
            await until(lambda: room.table.asked() == [0] and room.table.n >= ply + 2)

    asyncio.run(story())


def test_after_a_locked_store_flags_fall_and_the_pulse_beats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "PULSE", 0.05)

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, clock={"type": "move", "seconds": 1})
            assert room.table.play is not None
            first = room.table.play.clock.first_flag()
            assert first is not None
            with locked(hall):
                await until(lambda: now() > first[0] + 200)
                assert room.table.status == "playing"
            await until(lambda: room.table.status == "over")
            other = await duel(hall, clock={"type": "move", "seconds": 100})
            beaten = hall.store.last_pulse()
            await until(lambda: hall.store.last_pulse() > beaten)
            assert other.table.status == "playing"

    asyncio.run(story())


def test_a_store_that_is_locked_fails_all_who_wait_at_once(tmp_path: Path) -> None:
    """After a failed group each wish waited alone, one after the other."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            tables = [await duel(hall) for _ in range(4)]
            tries = 0
            true = hall.journal.try_write

            def counting(*what: object) -> Exception | None:
                nonlocal tries
                tries += 1
                return true(*what)  # type: ignore[arg-type]

            hall.journal.try_write = counting  # type: ignore[method-assign, assignment]
            with locked(hall):
                done = await asyncio.gather(*(plays(room, 1) for room in tables), return_exceptions=True)
            assert all(isinstance(one, Refusal) and one.status == 503 for one in done)
            assert tries <= 2, "the first, and then all that waited meanwhile together"
            for room in tables:
                await plays(room, 1)

    asyncio.run(story())


def test_the_journal_outlives_whatever_it_is_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            with pytest.raises(sqlite3.Error):
                await hall.journal.stand("table", "person", "\ud800")
            await hall.journal.stand("table", "person", "fine")
            assert hall.store.standing("table") == {"person": "fine"}

    asyncio.run(story())
