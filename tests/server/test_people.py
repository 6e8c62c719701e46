"""Who may do what: guests, accounts, sessions, seats, links, other sites' pages, and floods."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chances import PATIENCE
from pixelhall.server.people.accounts import digest_of
from pixelhall.server.store.entries import now
from server.visit import DUEL, Guest, House


def test_a_guest_becomes_an_account_and_comes_back(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "") as elsewhere, Guest(house, "Bob") as bob:
            me = (await ann.get("me")).json()["person"]
            assert me["name"] == "Ann" and not me["account"]
            table = await ann.opens("me", "open")
            made = await ann.post("account", name="Ann of Green", password="correct horse")
            assert made.json()["person"] == {"id": me["id"], "name": "Ann of Green", "account": True}
            assert (await bob.post("account", name="ANN of green", password="correct horse")).status_code == 409, (
                "taken, whatever the case"
            )
            assert (await elsewhere.post("login", name="Ann of Green", password="wrong horse")).status_code == 403
            assert (await elsewhere.post("login", name="Nobody at all", password="wrong horse")).status_code == 403
            assert (await elsewhere.post("login", name="ann of green", password="correct horse")).status_code == 200
            assert (await elsewhere.get("me")).json()["person"]["id"] == me["id"]
            assert (await elsewhere.at(table)).seen["seat"] == 0, "the seat is the person's, wherever they are"
            assert (await ann.post("password", old="wrong horse", new="battery staple")).status_code == 403
            assert (await ann.post("password", old="correct horse", new="battery staple")).status_code == 200
            assert (await elsewhere.get("me")).json()["person"] is None, "a new password ends all other sessions"

    asyncio.run(story())


def test_a_revoked_session_is_over_at_once(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "") as lost:
            await ann.post("account", name="Anna", password="correct horse")
            await lost.post("login", name="Anna", password="correct horse")
            table = await ann.opens("me", "open")
            chair = await lost.at(table)
            sessions = (await ann.get("sessions")).json()["sessions"]
            other = next(session["id"] for session in sessions if not session["this"])
            assert (await ann.post("sessions/revoke", id="nosuch")).status_code == 403
            assert (await ann.post("sessions/revoke", id=other)).status_code == 200
            await asyncio.wait_for(chair.socket.wait_closed(), PATIENCE)
            assert chair.socket.close_code == 4001
            assert (await lost.post("tables", game=DUEL)).status_code == 401
            assert (await ann.post("logout")).status_code == 200
            assert (await ann.get("sessions")).status_code == 401

    asyncio.run(story())


def test_a_new_password_ends_all_other_sessions_however_many(tmp_path: Path) -> None:
    """Only the latest hundred were ended: of 130 stolen sessions thirty lived on."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "") as thief:
            me = (await ann.get("me")).json()["person"]["id"]
            await ann.post("account", name="Ann", password="correct horse")
            tokens = [f"stolen-{number}" for number in range(130)]
            with sqlite3.connect(house.store) as store:
                store.executemany(
                    "INSERT INTO sessions (id, person, digest, created, seen, agent) VALUES (?, ?, ?, 0, ?, '')",
                    [(token, me, digest_of(token), now() - at) for at, token in enumerate(tokens)],
                )
            store.close()

            async def known(token: str) -> bool:
                answer = await thief.web.get("/api/me", headers={"cookie": f"pixelhall={token}"})
                return answer.json()["person"] is not None

            assert await known(tokens[0]) and await known(tokens[-1])
            assert (await ann.post("password", old="correct horse", new="battery staple")).status_code == 200
            assert not any([await known(token) for token in tokens])
            assert [(await guest.get("sessions")).status_code for guest in (ann, bob)] == [200, 200]

    house = House(tmp_path).open()
    asyncio.run(story())
    assert house.close() == 0


def test_a_link_gives_a_seat_once(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            table = await ann.opens("me", "link", public=False)
            assert table not in [found["id"] for found in (await eve.get("tables")).json()["tables"]]
            assert (await eve.sits(table)).status_code == 403, "not without the link"
            assert (await eve.post(f"tables/{table}/link", seat=1)).status_code == 403, "only the host makes links"
            old = (await ann.post(f"tables/{table}/link", seat=1)).json()["link"]
            link = (await ann.post(f"tables/{table}/link", seat=1)).json()["link"]
            assert (await bob.sits(table, link=old)).status_code == 403, "a newer link voids the older"
            assert (await bob.sits(table, link=link)).json()["seats"][1]["name"] == "Bob"
            assert (await bob.sits(table, link=link)).status_code == 200, "it is still theirs"
            assert (await eve.sits(table, link=link)).status_code in (403, 409)
            assert (await eve.at(table)).seen["seat"] == -1
            assert (await bob.at(table)).seen["seat"] == 1

    asyncio.run(story())


def test_the_lobby_hears_of_tables(house: House) -> None:
    async def story() -> None:
        async with (
            Guest(house, "Ann") as ann,
            Guest(house, "Bob") as bob,
            connect(f"ws://127.0.0.1:{house.port}/api/lobby", compression=None) as lobby,
        ):

            async def heard(fits: Any) -> None:
                async with asyncio.timeout(PATIENCE):
                    while not fits(json.loads(await lobby.recv())):
                        pass

            await heard(lambda news: news["whole"])
            table = await ann.opens("me", "open")
            await heard(
                lambda news: any(found["id"] == table and found["status"] == "waiting" for found in news["tables"])
            )
            await bob.sits(table)
            await heard(
                lambda news: any(found["id"] == table and found["status"] == "playing" for found in news["tables"])
            )
            gone = await ann.opens("me", "open")
            chair = await ann.at(gone)
            await chair.say("leave")
            await heard(lambda news: gone in news["gone"])

    asyncio.run(story())


def test_a_table_starts_with_machines_in_the_free_seats(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me")
            assert (await bob.post(f"tables/{table}/start", fill="random")).status_code == 403
            assert (await ann.post(f"tables/{table}/start", fill="nobody")).status_code == 409
            assert (await ann.post(f"tables/{table}/start", fill="random")).json()["status"] == "playing"
            assert (await ann.post(f"tables/{table}/start", fill="random")).status_code == 409

    asyncio.run(story())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": DUEL, "options": {"hat": 1}},
        {"game": DUEL, "options": {"sets": ["/etc/passwd"]}},
        {"game": DUEL, "options": {"sets": ["../secret.toml"]}},
        {"game": DUEL, "seats": ["me", "me"]},
        {"game": DUEL, "seats": ["me", "open", "open"]},
        {"game": DUEL, "seats": ["random", "random"]},
        {"game": DUEL, "seats": ["me", "stockfish"]},
        {"game": DUEL, "clock": {"type": "move", "seconds": 0}},
        {"game": DUEL, "clock": {"type": "sand"}},
        {"game": DUEL, "hidden": True},
        {"game": DUEL, "takeover": "nobody"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(house: House, wish: dict[str, Any]) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            answer = await ann.post("tables", **wish)
            assert answer.status_code in (400, 409) and answer.json()["error"], answer.text

    asyncio.run(story())


def test_a_record_that_names_a_file_is_not_read(house: House) -> None:
    record = 'pixelhall record 1\ngame: pixel-tactics\nrules: 1\noptions: {"sets": ["/etc/passwd"]}\nseats: ["a", "b"]\nseed: 1\n\n0: pass\n'
    verdict = httpx.post(f"{house.address}/api/verify", json={"record": record}, timeout=PATIENCE).json()
    assert not verdict["true"] and "path" in verdict["words"]


def test_pages_of_other_sites_are_refused(house: House) -> None:
    def post(**headers: str) -> int:
        return httpx.post(
            f"{house.address}/api/guest",
            json={"name": "Eve"},
            headers={key.replace("_", "-"): value for key, value in headers.items()},
        ).status_code

    assert post() == 200 and post(Origin=house.address) == 200
    assert post(Origin="http://evil.example") == post(Origin="null") == post(Origin="http://127.0.0.1:1") == 403
    assert post(Sec_Fetch_Site="cross-site") == 403
    assert post(Host="evil.example") == 403, "no other name may lead here"
    plain = httpx.post(f"{house.address}/api/guest", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 400, "no form of another site can send JSON"

    async def story() -> None:
        for path in ("lobby", "tables/x/play"):
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://127.0.0.1:{house.port}/api/{path}", origin="http://evil.example"):  # type: ignore[arg-type]
                    pass

    asyncio.run(story())


def test_every_answer_is_dressed_for_safety(house: House) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/openapi.json", "/tables/abc"):
        answer = httpx.get(house.address + path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(house.address + "/api/nothing").status_code == 404
    cookie = httpx.post(f"{house.address}/api/guest", json={"name": "Eve"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie


def test_behind_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    house = House(tmp_path, origins=["https://hall.example"])
    headers = {"Host": "hall.example", "Origin": "https://hall.example"}
    try:
        house.open()
        answer = httpx.post(f"{house.address}/api/guest", json={"name": "Ann"}, headers=headers)
        assert (
            answer.headers["set-cookie"].startswith("__Host-pixelhall=")
            and "secure" in answer.headers["set-cookie"].lower()
        )
        assert answer.headers["strict-transport-security"]
        assert httpx.post(f"{house.address}/api/guest", json={"name": "Ann"}).status_code == 403
    finally:
        house.close()


@pytest.mark.parametrize("name", ["", "   ", "a\nb\u202e", "x" * 25, "\u0000"])
def test_a_name_is_a_line_of_visible_letters(house: House, name: str) -> None:
    assert httpx.post(f"{house.address}/api/guest", json={"name": name}).status_code in (400, 409)


def test_floods_are_refused(tmp_path: Path) -> None:
    house = House(
        tmp_path,
        deeds=[1, 5],
        person=[50, 100],
        tables=[0.01, 2],
        guests=[0.01, 4],
        logins=[0.01, 3],
        proofs=[0.01, 2],
        checks=[0.01, 1],
    )

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open")
            await ann.opens("me", "open")
            assert (await ann.post("tables", game=DUEL)).status_code == 429
            tries = [(await bob.post("login", name="Ann", password="guess it now")).status_code for _ in range(4)]
            assert tries == [403, 403, 403, 429]
            assert [(await bob.post("verify", record="")).status_code for _ in range(3)] == [200, 200, 429]
            assert [(await bob.post(f"games/{DUEL}/sets/check", toml="x")).status_code for _ in range(2)] == [200, 429]
            await bob.sits(table)
            first, second = await ann.at(table), await bob.at(table)
            ply = first.seen["ply"]
            for _ in range(12):
                await first.say("why", text="pass")
            assert (await first.refused())["kind"] == "too_fast"
            await second.act()
            assert (await second.until(lambda view: view["ply"] > ply))["ply"] > ply, (
                "a flood at one socket slows no other"
            )
            late = [httpx.post(f"{house.address}/api/guest", json={"name": "Eve"}).status_code for _ in range(3)]
            assert late == [200, 200, 429]

    try:
        house.open()
        asyncio.run(story())
    finally:
        house.close()


def test_the_types_of_the_wire_describe_every_request(house: House) -> None:
    described = httpx.get(f"{house.address}/api/openapi.json").json()
    assert described["paths"]["/api/tables/{table}/sit"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    text = json.dumps(described)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(described["components"]["schemas"])
