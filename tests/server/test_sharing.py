"""What a link tells those who only look at it: crawlers, chats, browsers that come for the first time."""

import asyncio
import re
from typing import Any

import httpx

import pixelhall
from chances import PATIENCE
from pixelhall.server.door.signs import PAGES
from pngs import read_png
from server.visit import DUEL, Guest, House, in_turn, together


def look(house: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.address}{path}", headers=headers, timeout=PATIENCE)


def tags(page: httpx.Response) -> dict[str, str]:
    """The title, the canonical address, and what the head says under a name."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text))
    found["title"] = "".join(re.findall(r"<title>(.*?)</title>", page.text))
    found["canonical"] = "".join(re.findall(r'<link rel="canonical" href="([^"]*)"', page.text))
    return found


def pixels(picture: httpx.Response) -> bytes:
    """A preview, unpacked."""
    wide, high, found = read_png(picture.content)
    assert picture.headers["content-type"] == "image/png" and (wide, high) == (1200, 630)
    return found


def test_an_invitation_says_who_invites_to_what_and_looking_takes_no_seat(house: House) -> None:
    async def story() -> None:
        async with Guest(house, 'Hanna "<b>"') as hanna, Guest(house, "Bob") as bob:
            table = await hanna.opens("me", "link", public=False)
            link = (await hanna.post(f"tables/{table}/link", seat=1)).json()["link"]
            before = (await bob.get(f"tables/{table}")).json()
            page = look(house, f"/table/{table}/{link}")
            assert page.status_code == 200 and page.headers["referrer-policy"] == "no-referrer"
            told = tags(page)
            assert told["og:title"] == "Hanna &quot;&lt;b&gt;&quot; invites you to Pixel Tactics"
            assert told["canonical"] == told["og:url"] == f"{house.address}/table/{table}/{link}"
            assert told["robots"] == "noindex" and link not in told["og:image"]
            assert "set-cookie" not in page.headers
            hosts = set(re.findall(r'(?:href|src|content)="(https?://[^/"]+)', page.text))
            assert hosts == {house.address}, "nothing is fetched from elsewhere"
            pixels(look(house, told["og:image"].removeprefix(house.address)))
            assert (await bob.get(f"tables/{table}")).json() == before
            assert (await bob.sits(table, link=link)).status_code == 200, "the link still gives the seat"

    asyncio.run(story())


def test_a_private_table_under_way_shows_nothing_of_the_play(house: House) -> None:
    """Two tables at which other people play otherwise have pages and pictures that are equal but for their
    addresses."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Cyd") as cyd:
            shown: list[tuple[str, bytes]] = []
            hands: list[Any] = []
            for host, other, choice in ((ann, bob, 0), (cyd, ann, -1)):
                table = await host.opens("me", "open", public=False)
                await other.sits(table)
                here, there = await host.at(table), await other.at(table)
                await in_turn(here, there, most=12, choose=lambda options, _, choice=choice: options[choice])
                hand = here.seen["view"]["players"][0]["hand"]
                hands.append(hand)
                page = look(house, f"/table/{table}")
                told = tags(page)
                assert "Ann" not in page.text and "Cyd" not in page.text
                assert all(card["name"] not in page.text for card in hand if card)
                picture = told["og:image"].removeprefix(house.address)
                shown.append((page.text.replace(table, "ID"), pixels(look(house, picture))))
            assert hands[0] != hands[1] and shown[0] == shown[1]

    asyncio.run(story())


def test_a_public_table_shows_what_a_spectator_sees_and_no_more(house: House) -> None:
    """Hidden hands are not in a picture: it is the same for two plays that differ in them alone."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            shown: list[bytes] = []
            hands: list[Any] = []
            for choice in (0, -1):
                table = await ann.opens("me", "open")
                await bob.sits(table)
                here, there = await ann.at(table), await bob.at(table)
                await here.act(here.options[choice])  # a Leader, face down until Bob has one, too
                await here.until(lambda view: view["question"] is None)
                hands.append(here.seen["view"]["players"][0]["hand"])
                told = tags(look(house, f"/table/{table}"))
                assert told["og:title"] == "Ann – Bob · Pixel Tactics"
                shown.append(pixels(look(house, told["og:image"].removeprefix(house.address))))
                await together(here, there)
                await there.act()
                await here.until(lambda view, before=here.seen["ply"]: view["ply"] > before)
                later = tags(look(house, f"/table/{table}"))["og:image"]
                assert later != told["og:image"], "another position has another address"
                assert pixels(look(house, later.removeprefix(house.address))) != shown[-1]
            assert hands[0] != hands[1] and shown[0] == shown[1]

    asyncio.run(story())


def test_a_replay_has_an_address_for_each_move(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open", options={"round_limit": 1}, public=False)
            await bob.sits(table)
            chairs = await ann.at(table), await bob.at(table)
            assert look(house, f"/replay/table/{table}/1/0").status_code == 404, "it is not over"
            moves = await in_turn(*chairs)
            pictures = []
            for step in (1, moves):
                page = look(house, f"/replay/table/{table}/1/{step}")
                told = tags(page)
                assert told["og:title"] == f"Ann – Bob · Pixel Tactics, move {step} of {moves}", told
                assert told["canonical"].endswith(f"/1/{step}") and told["robots"] == "noindex"
                pictures.append(pixels(look(house, told["og:image"].removeprefix(house.address))))
            assert pictures[0] != pictures[1]
            for path in (f"{table}/1/{moves + 1}", f"{table}/2/0", f"{table}/1/x", f"{table}/1/0/0", "nowhere/1/0"):
                assert look(house, f"/replay/table/{path}").status_code == 404, path
            record = (await ann.get(f"tables/{table}/plays/1/record")).text
            kept = (await ann.post("replays", record=record)).json()["id"]
            assert "move 2" in tags(look(house, f"/replay/{kept}/2"))["og:title"]
            assert look(house, f"/preview/replay/{kept}/2.png").status_code == 200
            assert look(house, f"/replay/{kept}/{moves + 1}").status_code == 404

    asyncio.run(story())


def test_lessons_rules_and_cards_have_titles_of_their_own(house: House) -> None:
    titles = set()
    for path in (
        "/",
        "/learn",
        "/replay",
        *(f"/{page}/{game}" for page in ("learn", "rules", "cards") for game in pixelhall.games()),
        f"/learn/{DUEL}/rows",
        f"/rules/{DUEL}/PT-ICPT-03",
    ):
        page = look(house, path)
        told = tags(page)
        assert page.status_code == 200 and told["description"] and told["twitter:card"] == "summary_large_image", path
        titles.add(told["title"])
        pixels(look(house, told["og:image"].removeprefix(house.address)))
    assert len(titles) == 17


def test_an_address_that_leads_nowhere_says_so_to_browsers_and_programs(house: House) -> None:
    for path in (
        "/nonsense",
        "/table",
        "/table/none",
        "/table/a/b/c",
        "/learn/chess",
        f"/learn/{DUEL}/none",
        "/index.html",
    ):
        page = look(house, path)
        assert page.status_code == 404 and page.headers["content-type"].startswith("text/html"), path
        assert tags(page)["title"] == "No such page · Pixelhall" and tags(page)["robots"] == "noindex"
        assert '<div id="app">' in page.text, "the client says the same, with ways back"
    for path in (
        "/api/nonsense",
        "/api/tables/none",
        "/assets/nonsense.js",
        "/preview/none.png",
        "/preview/table/none.png",
    ):
        answer = look(house, path)
        assert answer.status_code == 404 and answer.json()["error"], path


def test_every_page_of_the_client_is_known_to_the_hall() -> None:
    from browser.test_build import ROOT

    pages = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8").split("PAGES:")[1].split("};")[0]
    assert {"", *re.findall(r"^ +(\w+): ", pages, re.MULTILINE)} == set(PAGES)


def test_long_answers_are_compressed_and_not_sent_twice(house: House) -> None:
    for path in ("games", f"games/{DUEL}", f"games/{DUEL}/cards", f"games/{DUEL}/rules", "openapi.json"):
        plain = look(house, f"/api/{path}", **{"accept-encoding": "identity"})
        small = look(house, f"/api/{path}", **{"accept-encoding": "br;q=1, gzip;q=0.5"})
        assert "content-encoding" not in plain.headers and small.headers["content-encoding"] == "gzip", path
        assert small.content == plain.content and small.headers["vary"] == "accept-encoding"
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        again = look(house, f"/api/{path}", **{"if-none-match": small.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
    refused = look(house, "/api/games", **{"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


def test_what_depends_on_who_asks_is_never_compressed(house: House) -> None:
    """Its length would tell whether a text that another chose stands in it twice."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            for _ in range(8):
                table = await ann.opens("me", "link", public=False)
            mine = await ann.get("me/tables")
            assert len(mine.content) > 2000 and "content-encoding" not in mine.headers
            assert mine.headers["cache-control"] == "no-store"
            cards = await ann.get(f"tables/{table}/cards")
            assert cards.headers["content-encoding"] == "gzip", "the cards are the same for everybody"

    asyncio.run(story())


def test_files_of_the_client_are_compressed_and_kept(house: House) -> None:
    page = look(house, "/")
    script = "".join(re.findall(r'src="(/assets/[^"]+)"', page.text))
    answer = look(house, script)
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
    assert look(house, script, **{"if-none-match": answer.headers["etag"]}).status_code == 304
    assert page.headers["cache-control"] == "no-cache"
    assert (
        look(house, "/assets/../index.html").status_code == 404 and look(house, "/..%2f..%2frun.py").status_code == 404
    )
