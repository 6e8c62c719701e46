"""What nobody looks at leaves memory and comes back; what is too old leaves the store."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from pixelhall.server import wire
from pixelhall.server.people.accounts import People
from pixelhall.server.settings import Keeping
from pixelhall.server.store import entries
from pixelhall.server.store.entries import now
from pixelhall.server.store.retention import DAY, forget_old
from pixelhall.server.store.store import Store
from pixelhall.server.tables import commands
from server.inside import ANN, Watcher, duel, hall_in, plays
from server.older import take_back
from server.test_secrets import TWINS
from server.visit import DUEL


def counts(store: Store) -> dict[str, int]:
    connection = sqlite3.connect(store.path)
    names = ("tables", "entries", "seats", "plays", "uses", "people", "sessions", "standing")
    found = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    connection.close()
    return found


def test_plays_without_a_clock_rest_on_disk(tmp_path: Path) -> None:
    """Three thousand of them came back into memory at each start, and stayed."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            resting = await duel(hall)
            await plays(resting, 5)
            digest = resting.table.game.digest(resting.table.play.state)  # type: ignore[union-attr]
            clocked = await duel(hall, clock={"type": "days", "days": 3})
            waiting = await hall.create(ANN, wire.NewTable(game=DUEL, seats=["me", "open"]))
        async with hall_in(tmp_path, rest=1.0) as hall:
            assert set(await asyncio.to_thread(hall.store.waking_tables)) == {clocked.table.id, waiting.table.id}
            room = await hall.room(resting.table.id)
            assert room.table.game.digest(room.table.play.state) == digest  # type: ignore[union-attr]
            ann = Watcher(room, ANN.id)
            room.enter(ann)
            room.empty_since = now() - 5_000
            await hall.tidy(room)
            assert room.table.id in hall.rooms, "somebody is there"
            room.go(ann)
            await hall.tidy(room)
            assert room.table.id in hall.rooms, "somebody was there a moment ago"
            room.empty_since = now() - 5_000
            await hall.tidy(room)
            assert room.table.id not in hall.rooms
            assert room.table.id not in [facts.id for facts in hall.lobby.tables()]
            again = await hall.room(resting.table.id)
            assert again is not room and again.seq > room.seq
            other = await hall.room(clocked.table.id)
            other.empty_since = now() - 5_000
            await hall.tidy(other)
            assert other.table.id in hall.rooms, "its clock runs"

    asyncio.run(story())


def test_a_table_at_which_nobody_came_to_play_closes_soon_and_leaves_the_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await hall.create(
                ANN, wire.NewTable(game=DUEL, seats=["me", "open"], sets=[TWINS], public=False), "here"
            )
            kept = await duel(hall)
            room.empty_since = room.table.at = now() - 3_700_000
            await hall.tidy(room)
            assert room.table.status == "closed"
            before = counts(hall.store)
            assert forget_old(hall.store, hall.settings.keeping, now()) == {}, "not yet"
            assert forget_old(hall.store, hall.settings.keeping, now() + 2 * DAY) == {"tables": 1}
            after = counts(hall.store)
            assert after["tables"] == before["tables"] - 1 and after["uses"] < before["uses"]
            assert not hall.store.table(room.table.id) and hall.store.table(kept.table.id)
            with sqlite3.connect(hall.store.path) as store:
                assert store.execute("SELECT count(*) FROM texts WHERE text = ?", [TWINS]).fetchone() == (0,)
                assert store.execute("SELECT count(*) FROM texts").fetchone()[0] >= 1, "of the other table"
            store.close()

    asyncio.run(story())


def test_guests_who_do_not_come_back_are_forgotten_and_accounts_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            people = People(hall.store, lambda session: None)
            gone, _ = await people.guest("Gone", "")
            sits, _ = await people.guest("Sits", "")
            owner, _ = await people.register("Owner", "a long password", "")
            room = await duel(hall)
            await room.do(lambda table: [commands.Draft(entries.SIT, 0, "Sits", sits.id)])
            keeping = Keeping(plays=300)
            assert forget_old(hall.store, keeping, now() + 80 * DAY) == {}
            found = forget_old(hall.store, keeping, now() + 200 * DAY)
            assert found == {"sessions": 3, "guests": 1}
            with sqlite3.connect(hall.store.path) as store:
                assert {row[0] for row in store.execute("SELECT id FROM people")} == {sits.id, owner.id}
            store.close()
            assert gone.id not in (sits.id, owner.id)
            assert forget_old(hall.store, keeping, now() + 400 * DAY) == {"plays": 1, "guests": 1}
            assert counts(hall.store) | {"people": 0} == dict.fromkeys(counts(hall.store), 0)

    asyncio.run(story())


def test_an_older_store_knows_what_wakes_and_which_texts_are_used(tmp_path: Path) -> None:
    async def story() -> tuple[Any, ...]:
        async with hall_in(tmp_path) as hall:
            resting, clocked = await duel(hall), await duel(hall, clock={"type": "days", "days": 3})
            with sqlite3.connect(hall.store.path) as store:
                uses = store.execute("SELECT table_id, digest FROM uses ORDER BY 1, 2").fetchall()
            store.close()
            return resting.table.id, clocked.table.id, uses

    resting, clocked, uses = asyncio.run(story())
    take_back(tmp_path / "hall.db", "0006")
    store = Store(tmp_path / "hall.db")
    assert store.waking_tables() == [clocked] and store.is_live(resting)
    with sqlite3.connect(store.path) as connection:
        assert connection.execute("SELECT table_id, digest FROM uses ORDER BY 1, 2").fetchall() == uses
    connection.close()
    store.close()
