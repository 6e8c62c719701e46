"""A person's own tables and finished plays: found in every browser, and by nobody else."""

import asyncio
from pathlib import Path

import httpx

from pixelhall.server.settings import Settings
from server.older import take_back
from server.visit import Guest, House


async def plays_and_resigns(person: Guest, table: str) -> None:
    chair = await person.at(table)
    await chair.say("resign", ply=chair.seen["ply"])
    await chair.until(lambda view: view["outcome"])


def test_an_account_finds_its_tables_in_another_browser_and_nobody_else_does(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Hanna") as hanna, Guest(house, "") as elsewhere, Guest(house, "Eve") as eve:
            await hanna.post("account", name="Hanna of Home", password="correct horse")
            waiting = await hanna.opens("me", "link", public=False)
            asked = await hanna.opens("me", "pip", public=False)
            await elsewhere.post("login", name="Hanna of Home", password="correct horse")
            found = (await elsewhere.get("me/tables")).json()["tables"]
            assert [one["table"]["id"] for one in found] == [asked, waiting], "whose turn it is comes first"
            assert found[0]["yours"] and found[0]["seat"] == 0 and not found[1]["yours"]
            assert (await eve.get("me/tables")).json() == {"tables": [], "plays": []}
            async with Guest(house, "") as stranger:
                assert (await stranger.get("me/tables")).status_code == 401
                assert (await stranger.get("me/plays")).status_code == 401

    asyncio.run(story())


def test_a_finished_play_is_found_by_each_who_played_it(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob Builder") as bob, Guest(house, "Eve") as eve:
            table = await ann.opens("me", "open", public=False)
            await bob.sits(table)
            watcher = await eve.at(table)
            await plays_and_resigns(ann, table)
            await watcher.until(lambda view: view["outcome"])
            mine = (await ann.get("me/tables")).json()
            assert mine["tables"] == [] and mine["plays"][0]["result"] == "lost"
            [play] = (await bob.get("me/plays")).json()["plays"]
            assert (play["table"], play["play"], play["seat"], play["result"]) == (table, 1, 1, "won")
            assert play["reason"] == "resignation" and play["seats"] == ["Ann", "Bob Builder"] and play["record"]
            assert (await ann.get(f"tables/{table}/plays/1/record")).status_code == 200
            assert (await eve.get("me/plays")).json()["plays"] == [], "watching is not playing"

    asyncio.run(story())


def test_plays_are_searched_by_game_opponent_and_day_and_come_in_pages(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            for rival in ["pip"] * 20 + ["moss"]:
                await plays_and_resigns(ann, await ann.opens("me", rival, public=False))

            async def count(search: str) -> int:
                return len((await ann.get(f"me/plays?{search}")).json()["plays"])

            first = (await ann.get("me/plays")).json()
            assert len(first["plays"]) == 20 and first["more"]
            second = (await ann.get("me/plays?page=1")).json()
            assert len(second["plays"]) == 1 and not second["more"]
            assert await count("opponent=MOSS") == 1 and await count("opponent=%25") == 0
            assert await count("game=pocket-tactics") == 0 and await count("game=pixel-tactics") == 20
            assert await count("since=2020-01-01&until=2020-12-31") == 0 and await count("since=2020-01-01") == 20
            for wrong in ("page=-1", "page=x", "since=yesterday", "until=2026-13-01"):
                assert (await ann.get(f"me/plays?{wrong}")).status_code == 400, wrong

    asyncio.run(story())


def test_the_plays_of_an_older_hall_are_found_after_the_migration(tmp_path: Path) -> None:
    async def before(house: House) -> tuple[str, str]:
        async with Guest(house, "Ann") as ann:
            await ann.post("account", name="Ann", password="correct horse")
            running, over = await ann.opens("me", "pip", public=False), await ann.opens("me", "moss", public=False)
            await plays_and_resigns(ann, over)
            return running, over

    async def after(house: House, running: str, over: str) -> None:
        async with Guest(house, "") as ann:
            await ann.post("login", name="Ann", password="correct horse")
            while not (mine := (await ann.get("me/tables")).json())["plays"]:
                await asyncio.sleep(0.05)  # the hall looks through its tables while it is open already
            assert [one["table"]["id"] for one in mine["tables"]] == [running]
            assert [(one["table"], one["result"]) for one in mine["plays"]] == [(over, "lost")]

    house = House(tmp_path).open()
    running, over = asyncio.run(before(house))
    house.close()
    take_back(house.store, "0003")
    house.open()
    asyncio.run(after(house, running, over))
    house.close()


def test_a_guest_renames_and_a_stranger_registers(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Brisk Lamp") as guest, Guest(house, "") as stranger, Guest(house, "") as other:
            me = (await guest.get("me")).json()["person"]
            renamed = await guest.post("me/name", name="  Greta   Green ")
            assert renamed.json()["person"] == {"id": me["id"], "name": "Greta Green", "account": False}
            assert (await guest.post("me/name", name="\u200b")).status_code == 409
            assert (await stranger.post("me/name", name="X")).status_code == 401
            made = await stranger.post("account", name="Reginald", password="correct horse")
            assert made.json()["person"]["account"]
            assert (await stranger.get("me")).json() == made.json()
            assert (await stranger.post("me/name", name="Other")).status_code == 409, "an account is found by its name"
            assert (await other.post("account", name="REGINALD", password="correct horse")).status_code == 409
            assert (await other.get("me")).json()["person"] is None

    asyncio.run(story())


def test_the_hall_says_where_others_reach_it(tmp_path: Path) -> None:
    store = tmp_path / "hall.db"
    assert Settings(store).reachable() == [], "nobody else can open a loopback address"
    assert Settings(store, host="192.168.1.5").reachable() == ["http://192.168.1.5:8421"]
    assert Settings(store, origins=("https://hall.example",)).reachable() == ["https://hall.example"]
    everywhere = Settings(store, host="0.0.0.0", port=9000).reachable()
    assert not any("127." in one or "0.0.0.0" in one for one in everywhere)
    assert all(one.endswith(":9000") for one in everywhere)


def test_each_game_says_what_it_is(house: House) -> None:
    for game in httpx.get(f"{house.address}/api/games").json()["games"]:
        assert game["line"] and game["players"] and game["minutes"] and game["lessons"], game["name"]
