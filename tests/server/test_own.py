"""What people keep at the hall: texts of their own and likings. They find them everywhere, and nobody else does."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from pixelhall.server.people.likings import known
from pixelhall.server.people.own_texts import MOST
from pixelhall.server.store.entries import now
from server.older import take_back
from server.visit import Guest, House

GAME = "pocket-tactics"
FORCE: dict[str, Any] = {"kind": "force", "game": GAME, "name": "Night Watch", "text": "2 Reed Archer\n"}
LIKED: dict[str, Any] = {
    "theme": "dark",
    "sounds": False,
    "volume": 3,
    "motion": "slow",
    "confirm": "always",
    "coordinates": False,
    "keys": False,
}


async def kept(guest: Guest, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await guest.get(f"me/texts{query}")).json()["texts"]
    return found


def test_a_text_is_kept_renamed_rewritten_and_deleted(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            made = (await ann.post("me/texts", **FORCE)).json()
            assert await kept(ann) == [made] and made["name"] == "Night Watch"
            assert await kept(ann, "?kind=deck") == await kept(ann, "?game=pixel-tactics") == []
            assert await kept(ann, f"?kind=force&game={GAME}") == [made]
            way = f"me/texts/{made['id']}"
            assert (await ann.post(way, name="Day Watch")).json()["text"] == FORCE["text"]
            assert (await ann.post(way, text="Ferryhand")).json()["name"] == "Day Watch"
            assert [(one["name"], one["text"]) for one in await kept(ann)] == [("Day Watch", "Ferryhand")]
            assert (await ann.post(f"{way}/delete")).status_code == 200
            assert await kept(ann) == []
            gone = await ann.post(f"{way}/delete")
            assert gone.status_code == 404 and gone.json()["error"] == "You keep no such text."

    asyncio.run(story())


def test_one_name_is_kept_once_whatever_its_case(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            await ann.post("me/texts", **FORCE)
            other = (await ann.post("me/texts", **{**FORCE, "name": "Other"})).json()
            again = await ann.post("me/texts", **{**FORCE, "name": "night  WATCH"})
            assert again.status_code == 409
            assert again.json()["error"] == 'You keep one named "night WATCH" already.'
            assert (await ann.post(f"me/texts/{other['id']}", name="NIGHT WATCH")).status_code == 409
            assert (await bob.post("me/texts", **FORCE)).status_code == 200, "somebody else may"
            assert [one["name"] for one in await kept(ann)] == ["Night Watch", "Other"]

    asyncio.run(story())


def test_nobody_else_reads_changes_or_deletes_a_text(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve, Guest(house, "") as stranger:
            made = (await ann.post("me/texts", **FORCE)).json()
            assert await kept(eve) == []
            for way, words in (
                (f"me/texts/{made['id']}", {"text": "Ferryhand"}),
                (f"me/texts/{made['id']}/delete", {}),
            ):
                assert (await eve.post(way, **words)).status_code == 404
                assert (await stranger.post(way, **words)).status_code == 401
            assert (await stranger.get("me/texts")).status_code == 401
            assert await kept(ann) == [made]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"name": ""}, 400),
        ({"name": "x" * 41}, 400),
        ({"name": "a\nb\u202e"}, 409),
        ({"text": "x" * 8_001}, 400),
        ({"text": "\u0001" * 20_000}, 413),
        ({"kind": "deck"}, 409),
        ({"kind": "../x"}, 400),
        ({"game": "chess"}, 409),
        ({"more": 1}, 400),
    ],
)
def test_what_cannot_be_kept_is_refused(house: House, wrong: dict[str, Any], status: int) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            assert (await ann.post("me/texts", **{**FORCE, **wrong})).status_code == status
            assert await kept(ann) == []

    asyncio.run(story())


def test_a_person_keeps_so_many_texts_and_no_more(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            for number in range(MOST):
                assert (await ann.post("me/texts", **{**FORCE, "name": f"Force {number}"})).status_code == 200
            full = await ann.post("me/texts", **{**FORCE, "name": "One more"})
            assert full.status_code == 409 and str(MOST) in full.json()["error"]
            assert len(await kept(ann)) == MOST
            assert (await bob.post("me/texts", **FORCE)).status_code == 200, "each person has room of their own"
            await ann.post(f"me/texts/{(await kept(ann))[0]['id']}/delete")
            assert (await ann.post("me/texts", **{**FORCE, "name": "One more"})).status_code == 200

    asyncio.run(story())


def test_a_guest_who_becomes_an_account_finds_both_elsewhere(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Zoe") as zoe, Guest(house, "") as elsewhere:
            made = (await zoe.post("me/texts", **FORCE)).json()
            await zoe.post("me/likings", at=now(), likings=LIKED)
            await zoe.post("account", name="Zoe of Hull", password="correct horse")
            await elsewhere.post("login", name="Zoe of Hull", password="correct horse")
            assert await kept(elsewhere) == [made]
            assert (await elsewhere.get("me/likings")).json()["likings"] == LIKED

    asyncio.run(story())


def test_the_later_likings_win(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "") as stranger:
            assert (await ann.get("me/likings")).json() == {"at": 0, "likings": None}
            moment = now() - 60_000
            assert (await ann.post("me/likings", at=moment, likings=LIKED)).json() == {"at": moment, "likings": LIKED}
            late = await ann.post("me/likings", at=moment - 1, likings={"theme": "light"})
            assert late.json() == {"at": moment, "likings": LIKED}, "what was chosen later stays"
            light = {**LIKED, "theme": "light"}
            assert (await ann.post("me/likings", at=moment, likings=light)).json()["likings"] == light
            ahead = (await ann.post("me/likings", at=2**53, likings=LIKED)).json()
            assert moment < ahead["at"] <= now(), "a clock that runs ahead gains nothing"
            assert (await bob.get("me/likings")).json()["likings"] is None
            assert (await stranger.get("me/likings")).status_code == 401
            assert (await stranger.post("me/likings", at=1, likings=LIKED)).status_code == 401

    asyncio.run(story())


@pytest.mark.parametrize(
    "wrong",
    [{"theme": "pink"}, {"volume": 11}, {"volume": -1}, {"keys": "yes"}, {"hat": True}, {"motion": 3}],
)
def test_likings_are_known_words_and_small_numbers(house: House, wrong: dict[str, Any]) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            assert (await ann.post("me/likings", at=1, likings=wrong)).status_code == 400
            assert (await ann.get("me/likings")).json()["likings"] is None

    asyncio.run(story())


def test_likings_of_another_version_keep_what_is_known() -> None:
    found = known('{"theme": "dark", "volume": 99, "hat": true, "keys": false}')
    assert (found.theme, found.volume, found.keys) == ("dark", 5, False)


def test_both_outlive_the_hall(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def before(ann: Guest) -> None:
        await ann.post("me/texts", **FORCE)
        await ann.post("me/likings", at=now(), likings=LIKED)

    async def story() -> None:
        house.open()
        async with Guest(house, "Ann") as ann:
            await before(ann)
            house.kill()
            house.open()
            assert [one["name"] for one in await kept(ann)] == ["Night Watch"]
            assert (await ann.get("me/likings")).json()["likings"] == LIKED

    asyncio.run(story())
    assert house.close() == 0


def test_a_store_of_before_gets_room_for_both(tmp_path: Path) -> None:
    from pixelhall.server.store.store import NEWEST, Store

    Store(tmp_path / "hall.db").close()
    take_back(tmp_path / "hall.db", "0005")
    store = Store(tmp_path / "hall.db")
    assert store.version() == NEWEST
    assert store.table("nowhere") == []
    with sqlite3.connect(tmp_path / "hall.db") as new:
        assert new.execute("SELECT count(*) FROM own_texts").fetchone() == (0,)
        names = [row[1] for row in new.execute("PRAGMA index_list(own_texts)")]
        assert "ix_own_texts_name" in names
    new.close()
    store.close()


def test_a_force_is_checked_by_the_rules(house: House) -> None:
    def check(text: str, options: dict[str, Any], way: str = f"{GAME}/lists/force") -> httpx.Response:
        return httpx.post(f"{house.address}/api/games/{way}/check", json={"text": text, "options": options})

    found = check("3 Reed Archer", {"points": 20}).json()
    assert (found["cost"], found["limit"], found["entries"]) == (24, 20, [{"count": 3, "name": "Reed Archer"}])
    assert [(one["line"], one["rule"]) for one in found["faults"]] == [(1, "PK-10"), (0, "PK-10")]
    assert found["text"] == "3 Reed Archer (River Levy, 8 points)\n"
    assert check("", {}, f"{GAME}/lists/deck").status_code == 409
    assert check("", {}, "chess/lists/force").status_code == 404
    assert check("", {"sets": ["/etc/passwd"]}).status_code == 409
    assert check("", {"sets": ["/etc/passwd.toml"]}).status_code == 409
    assert check("", {"texts": {"core": "x\n"}}).status_code == 409
    assert check("", {"sets": ["core\n"]}).status_code == 409
    assert check("", {"points": 1}).status_code == 409
    assert check("x" * 8_001, {}).status_code == 400
    games = httpx.get(f"{house.address}/api/games").json()["games"]
    assert {one["name"]: one["lists"] for one in games}[GAME] == {"force": "forces"}
