"""What one address may do: each budget ends with a refusal that says when to come back, and strangers do not feel it."""

import asyncio
import math
import sqlite3
from pathlib import Path

import httpx
import pytest

from chances import PATIENCE
from pixelhall.server import wire
from pixelhall.server.door import library
from pixelhall.server.limits import Bucket, Buckets, Budget
from pixelhall.server.refusals import Refusal
from server.inside import ANN, BOB, counted, duel, hall_in
from server.test_secrets import TWINS
from server.visit import DUEL, House


def test_a_bucket_tells_how_long_to_wait() -> None:
    time = 0.0
    bucket = Bucket(2, 10, lambda: time)
    assert bucket.take(10) and not bucket.take(4) and bucket.wait(4) == 2
    time = 2.0
    assert bucket.take(4) and bucket.wait(100) == 5, "who wants more than there can be waits until it is full"
    time = 7.0
    assert bucket.take(100) and bucket.left == 0
    assert math.isinf(Bucket(0, 1, lambda: time).wait(1)) is False and Buckets(1, 1).wait("new") == 0


def test_a_budget_is_for_each_address_and_for_all() -> None:
    budget = Budget((0.001, 2), (0.001, 3))
    for name in ("ann", "ann", "bob"):
        budget.spend(name)
    for name, left in (("ann", 0), ("bob", 1), ("eve", 2)):
        with pytest.raises(Refusal, match="try again in 16 minutes") as refused:
            budget.spend(name)
        assert refused.value.after > 900 and budget.each.of(name).left == pytest.approx(left, abs=0.01)


def test_one_address_runs_out_and_others_do_not(tmp_path: Path) -> None:
    """Sixty-four bits of an IPv6 address are one customer's; a proxy on this machine names who calls."""

    def call(path: str, of: str, **body: str) -> httpx.Response:
        headers = {"x-forwarded-for": of}
        if body:
            return httpx.post(f"{house.address}/api/{path}", json=body, headers=headers, timeout=PATIENCE)
        return httpx.get(f"{house.address}/api/{path}", headers=headers, timeout=PATIENCE)

    house = House(tmp_path, guests=[0.001, 3], reads=[0.01, 12]).open()
    made = [call("guest", f"2001:db8:0:7:{n}::1", name=f"Many {n}") for n in range(4)]
    assert [one.status_code for one in made] == [200, 200, 200, 429]
    assert int(made[-1].headers["retry-after"]) > 60 and "minutes" in made[-1].json()["error"]
    assert call("guest", "2001:db8:0:8::1", name="Ann").status_code == 200
    read = [call("me", "192.0.2.9") for _ in range(13)]
    assert [one.status_code for one in read] == [200] * 12 + [429] and read[-1].headers["retry-after"]
    for path in ("tables", "games", "openapi.json"):
        assert call(path, "192.0.2.9").status_code == 429 and call(path, "192.0.2.10").status_code == 200
    assert house.close() == 0


def set_of(number: int) -> str:
    return TWINS.replace("life = 5", f"life = {5 + number}")


def test_a_set_is_kept_once_however_many_tables_play_with_it(tmp_path: Path) -> None:
    """Each table had a copy of its own on disk: 83 GB a day from one address."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            asked = wire.NewTable(game=DUEL, seats=["me", "open"], sets=[TWINS], public=False)
            rooms = [await hall.create(ANN, asked, "here") for _ in range(5)]
            with sqlite3.connect(hall.store.path) as store:
                (size,) = store.execute("SELECT sum(length(text)) FROM entries").fetchone()
                (copies,) = store.execute("SELECT count(*) FROM texts WHERE text = ?", [TWINS]).fetchone()
            store.close()
            assert copies == 1 and size < len(TWINS)
            del hall.rooms[rooms[0].table.id]
            again = await hall.room(rooms[0].table.id)
            assert again.table.opening == rooms[0].table.opening and again.table.opening.sets == [TWINS]
            assert again.table.opening.sets[0] is (await hall.room(rooms[1].table.id)).table.opening.sets[0]

    asyncio.run(story())


def test_an_address_can_have_only_so_much_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, bytes=(0.1, 2.5 * len(TWINS))) as hall:
            for number in range(3):
                asked = wire.NewTable(game=DUEL, seats=["me", "open"], sets=[set_of(number % 3)], public=False)
                if number < 2:
                    await hall.create(ANN, asked, "here")
                else:
                    with pytest.raises(Refusal, match="try again"):
                        await hall.create(BOB, asked, "here")
                    await hall.create(BOB, asked, "elsewhere")

    asyncio.run(story())


def test_an_address_can_have_only_so_many_tables_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, most_tables_of_address=2) as hall:
            asked = wire.NewTable(game=DUEL, seats=["me", "open"])
            await hall.create(ANN, asked, "here")
            await hall.create(BOB, asked, "here")
            with pytest.raises(Refusal, match="from your address"):
                await hall.create(ANN, asked, "here")
            await hall.create(ANN, asked, "elsewhere")

    asyncio.run(story())


def test_the_cards_of_a_table_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty requests of one address stopped everybody's for twenty seconds."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, sets=[TWINS], public=False)
            with counted(monkeypatch, library, "cards_in_play") as reads:
                packed = await asyncio.gather(*(room.cards(library.packed_cards) for _ in range(40)))
            assert reads.made == 1 and len({id(one) for one in packed}) == 1 and b"Red Snare" in packed[0].plain

    asyncio.run(story())
