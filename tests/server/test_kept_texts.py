"""A hall whose cards have changed: tables go on with those they began with, and their records stay true."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import other_content
import pixelhall
from pixelhall.core import records
from pixelhall.server.store import entries, store
from pixelhall.server.store.entries import Entry
from pixelhall.server.store.store import Store
from pixelhall.server.tables.table import restore_table
from server.test_library import GEESE
from server.test_replays import recorded
from server.visit import Chair, Guest, House

SEEN = ("ply", "view", "question", "outcome")
GAMES: dict[str, dict[str, Any]] = {
    "pixel-tactics": {"edition": "original"},
    "pixel-pusher": {},
    "pocket-tactics": {"preset": "ford"},
}


async def answers(chair: Chair, most: int) -> None:
    """Gives so many answers, or plays to the end."""
    while most and not chair.seen["outcome"]:
        if chair.seen["question"]:
            before, most = chair.seen["ply"], most - 1
            await chair.act(chair.seen["question"]["options"][0]["text"])
            await chair.until(lambda view, before=before: view["ply"] > before)
        else:
            await chair.hear()


async def shut(house: House, ann: Guest) -> None:
    for chair in ann.chairs:
        await chair.leave()
    ann.chairs = []
    assert await asyncio.to_thread(house.close) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_on_with_the_cards_it_began_with(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, game = House(tmp_path).open(), pixelhall.game(name)

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", "greedy", game=name, options=GAMES[name])
            chair = await ann.at(table)
            await answers(chair, 5)
            await chair.until(lambda view: view["view"]["asked"] == [0])
            last, cards = chair.seen, (await ann.get(f"tables/{table}/cards")).json()
            await shut(house, ann)

            other_content.change(tmp_path / "content")
            monkeypatch.setenv("REHEARSED_CONTENT", str(tmp_path / "content"))
            await asyncio.to_thread(house.open)
            chair = await ann.at(table)
            assert {key: chair.seen[key] for key in SEEN} == {key: last[key] for key in SEEN}
            assert (await ann.get(f"tables/{table}/cards")).json() == cards
            newer = await ann.opens("me", "greedy", game=name, options=GAMES[name])
            assert (await ann.get(f"tables/{newer}/cards")).json() != cards, "a new table plays with what is shipped"

            await answers(chair, 8)  # a machine answers too, in a process of its own
            if not chair.seen["outcome"]:
                await chair.say("resign", ply=chair.seen["ply"])
                await chair.until(lambda view: view["outcome"])
            text = (await ann.get(f"tables/{table}/plays/1/record")).text
            record = records.read(text)
            assert record.options == GAMES[name]
            records.verify(game, record)  # here nothing has changed
            assert (await ann.post("verify", record=text)).json()["true"]

            replay = (await ann.post("replays", record=text)).json()
            assert replay["options"] == GAMES[name]
            assert (await ann.get(f"replays/{replay['id']}/cards")).json() == cards
            assert (await ann.get(f"replays/{replay['id']}/3?seat=-2")).status_code == 200
            further = (await ann.post(f"replays/{replay['id']}/3/play", seat=0, rival="greedy")).json()
            await answers(await ann.at(further["id"]), 2)
            assert (await ann.get(f"tables/{further['id']}/cards")).json() == cards

    try:
        asyncio.run(story())
    finally:
        house.close()


def test_a_table_whose_cards_were_not_kept_stops_and_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path).open()

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", "random", sets=[GEESE], public=False)
            await ann.at(table)
            await shut(house, ann)
            with closing(sqlite3.connect(house.store)) as connection:
                assert connection.execute("SELECT count(*) FROM texts").fetchone() == (2,), "core and geese, once"
                connection.execute("DELETE FROM texts WHERE text LIKE '%name = \"core\"%'")
                connection.commit()
            other_content.change(tmp_path / "content")
            monkeypatch.setenv("REHEARSED_CONTENT", str(tmp_path / "content"))
            await asyncio.to_thread(house.open)
            facts = (await ann.get(f"tables/{table}")).json()
            assert facts["status"] == "stopped"
            assert 'the text of "core" with which it began' in facts["note"] and "was not kept here" in facts["note"]

    try:
        asyncio.run(story())
    finally:
        house.close()


def test_a_record_of_format_1_is_proved_and_looked_through(house: House) -> None:
    async def story() -> None:
        text = recorded({}, 5, most=50).replace("record 2", "record 1").replace("digest 40: ", "digest 40: 00")
        async with Guest(house, "") as anyone:
            verdict = (await anyone.post("verify", record=text)).json()
            assert verdict["true"] and "digests of format 1 belong to an earlier engine" in verdict["words"]
            assert (await anyone.post("replays", record=text)).json()["steps"] == 50
            wrong = text.replace("digest 40: ", "1: make tea\ndigest 41: ")
            assert not (await anyone.post("verify", record=wrong)).json()["true"]

    asyncio.run(story())


def test_nobody_hands_texts_in_as_an_option(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            for texts in ({"core": GEESE}, {"core": "/etc/passwd"}, {"core": "core"}, GEESE):
                answer = await ann.post(
                    "tables", game="pixel-tactics", seats=["me", "random"], options={"texts": texts}
                )
                assert answer.status_code == 409, answer.text

    asyncio.run(story())


def test_a_store_of_an_earlier_hall_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its tables name no hashes; they are played with what is here."""
    path = tmp_path / "hall.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    opening = '{"game":"pixel-tactics","options":{},"seats":2,"clock":{"type":"none"},"public":true,"takeover":"","swap":true}'
    log = [
        ("t", 0, 1000, entries.OPEN, -1, "ann", opening),
        ("t", 1, 1000, entries.MACHINE, 0, "", "random"),
        ("t", 2, 1000, entries.MACHINE, 1, "", "random"),
        ("t", 3, 1000, entries.START, -1, "", "ab" * 32),
    ]
    with closing(sqlite3.connect(path)) as old:
        old.execute("INSERT INTO tables (id, opened, live) VALUES ('t', 1000, 1)")
        old.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", log)
        old.commit()
    newer = Store(path)
    assert newer.version() == store.NEWEST and newer.is_live("t")
    assert newer.table("t") == [Entry(*row) for row in log] and newer.texts.find("ab" * 32) is None
    assert restore_table(newer.table("t"), newer.texts).status == "playing"
    newer.close()
