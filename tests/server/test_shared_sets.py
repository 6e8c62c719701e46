"""Card sets that are shared by a link: kept once, read by whoever has the link, bounded in size and number."""

import asyncio
import sqlite3

import pixelhall
from pixelhall.server.hall.shared_sets import set_id
from pixelhall.server.settings import Settings
from server.test_library import GEESE
from server.visit import DUEL, Guest, House


def test_a_shared_set_is_read_by_whoever_has_its_link(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "") as stranger:
            shared = (await ann.post(f"games/{DUEL}/sets", toml=GEESE)).json()
            assert shared["title"] == "Geese" and len(shared["id"]) == 32
            read = await stranger.get(f"games/{DUEL}/sets/{shared['id']}")
            assert read.status_code == 200 and read.json()["toml"] == GEESE
            for path in (
                f"games/{DUEL}/sets/{'0' * 32}",
                f"games/pixel-pusher/sets/{shared['id']}",
                f"games/{DUEL}/sets/core",
            ):
                missing = await stranger.get(path)
                assert missing.status_code == 404 and "no such set" in missing.json()["error"]
            assert (await stranger.get(f"games/chess/sets/{shared['id']}")).status_code == 404

    asyncio.run(story())


def test_who_shares_needs_a_name_a_game_and_a_text_that_is_not_too_long(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "") as stranger:
            assert (await stranger.post(f"games/{DUEL}/sets", toml=GEESE)).status_code == 401
            assert (await ann.post("games/chess/sets", toml=GEESE)).status_code == 404
            assert (await ann.post(f"games/{DUEL}/sets", toml="")).status_code == 400
            assert (await ann.post(f"games/{DUEL}/sets", toml="x" * 64_001)).status_code == 400
            assert (await ann.post(f"games/{DUEL}/sets", toml="x" * 600_000)).status_code == 413
            assert (await ann.get("me/sets")).json()["sets"] == []
            assert (await stranger.get("me/sets")).status_code == 401

    asyncio.run(story())


def test_the_same_text_is_kept_once_until_nobody_shares_it(house: House) -> None:
    text = GEESE + "# kept once\n"

    def rows() -> int:
        with sqlite3.connect(house.store) as store:
            return int(store.execute("SELECT count(*) FROM shared WHERE text = ?", (text,)).fetchone()[0])

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            ids = {(await one.post(f"games/{DUEL}/sets", toml=text)).json()["id"] for one in (ann, bob, ann)}
            (id,) = ids
            assert id == set_id(DUEL, text) and rows() == 1
            assert [one["id"] for one in (await ann.get("me/sets")).json()["sets"]] == [id]
            await ann.post("me/sets/stop", id=id)
            assert (await ann.get("me/sets")).json()["sets"] == [] and rows() == 1
            assert (await ann.get(f"games/{DUEL}/sets/{id}")).status_code == 200, "Bob still shares it"
            await ann.post("me/sets/stop", id=id)
            await bob.post("me/sets/stop", id=id)
            assert rows() == 0 and (await bob.get(f"games/{DUEL}/sets/{id}")).status_code == 404

    asyncio.run(story())


def test_nobody_shares_more_than_the_most(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            most = Settings.most_shared_of_one
            answers = await asyncio.gather(
                *(ann.post(f"games/{DUEL}/sets", toml=f"{GEESE}# {n}\n") for n in range(most + 3))
            )
            assert sorted(answer.status_code for answer in answers) == [200] * most + [409] * 3
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert "stop sharing one" in refused.json()["error"]
            kept = (await ann.get("me/sets")).json()["sets"]
            assert len(kept) == most
            again = await ann.post(
                f"games/{DUEL}/sets", toml=(await ann.get(f"games/{DUEL}/sets/{kept[0]['id']}")).json()["toml"]
            )
            assert again.status_code == 200, "what is shared already needs no room"
            await ann.post("me/sets/stop", id=kept[0]["id"])
            assert (await ann.post(f"games/{DUEL}/sets", toml=GEESE + "# one more\n")).status_code == 200
            assert (await bob.post(f"games/{DUEL}/sets", toml=GEESE + "# of Bob\n")).status_code == 200

    asyncio.run(story())


def test_a_record_does_not_lead_to_a_shared_set() -> None:
    game = pixelhall.game(DUEL)
    sources = game.sources(game.new({"sets": [GEESE]}, 1)).values()
    assert all(set_id(DUEL, GEESE) not in digest for digest in sources)
