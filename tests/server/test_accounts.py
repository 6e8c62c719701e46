"""Names and accounts: nobody can lock an owner out, or be taken for somebody else."""

import asyncio
from pathlib import Path

import pytest

from pixelhall.players import LEVELS
from pixelhall.server.people.accounts import People, Visitor
from pixelhall.server.people.names import clean, looks, person_name
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import store as schema
from pixelhall.server.store.entries import SIT
from pixelhall.server.store.store import Store
from pixelhall.server.tables import commands
from server.inside import duel, hall_in
from server.older import take_back
from server.visit import Guest, House


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f", "A\u034fnn", "An\ufe0fn", "a" + "\u0301" * 5, "\u0301x", "Аnn", "Ann\u200b"],
)
def test_a_name_that_deceives_the_eye_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match=r"visible|marks|look alike"):
        clean(name)


@pytest.mark.parametrize("name", ["Anna", "Анна", "Άννα", "安娜", "अन्ना", "Zoë d'Arc", "Nguyễn", "R2-D2", "x"])
def test_a_name_of_any_language_is_fine(name: str) -> None:
    assert person_name(name) == name


@pytest.mark.parametrize(
    "name", [*(level.title for level in LEVELS), "SABLE", "Sable 2", "Sab1e", "Pixelhall", "greedy"]
)
def test_machine_players_keep_their_names(name: str) -> None:
    with pytest.raises(Refusal, match="machine player"):
        person_name(name)
    assert clean(name) == name, "a force may be called so"


def test_names_that_look_alike_are_the_same() -> None:
    for one, other in (("Ann", "ANN"), ("Вера", "вера"), ("Оса", "Oca"), ("Will", "WiII"), ("Bob", "B0b")):
        assert looks(one) == looks(other)
    assert len({looks(name) for name in ("Ann", "Anna", "Hanna", "Bob", "Jose", "José")}) == 6


async def made(people: People, name: str) -> Visitor:
    return (await people.register(name, "correct horse", ""))[0]


def test_nobody_takes_the_name_of_an_account(tmp_path: Path) -> None:
    """A guest could take it letter by letter, and another account with a Cyrillic A."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            people = People(hall.store, lambda session: None)
            await made(people, "Oca")
            guest, _ = await people.guest("Guest", "")
            for attempt in (
                people.guest("OCA", ""),
                people.guest("Оса", ""),
                made(people, "0ca"),
                people.rename(guest, "oca"),
                people.account(guest, "Оса", "correct horse"),
            ):
                with pytest.raises(Refusal, match='an account named "Oca"'):
                    await attempt

    asyncio.run(story())


def test_four_requests_at_once_make_one_account(tmp_path: Path) -> None:
    """All four were told that it worked; one name and password did."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            people = People(hall.store, lambda session: None)
            guest, _ = await people.guest("Ann", "")
            wishes = [people.account(guest, f"Anna {word}", "correct horse") for word in ("a", "b", "c", "d")]
            done = await asyncio.gather(*wishes, return_exceptions=True)
            assert [type(one) for one in done].count(type(None)) == 1
            assert all("already" in str(one) for one in done if one is not None)
            rows = hall.store.rows(schema.people.select().where(schema.people.c.login.is_not(None)))
            assert [row.name for row in rows] == ["Anna abcd"[:5] + "abcd"[done.index(None)]]

    asyncio.run(story())


def test_accounts_of_an_older_hall_keep_their_names_to_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            await made(People(hall.store, lambda session: None), "Oca")

    asyncio.run(story())
    take_back(tmp_path / "hall.db", "0006")
    store = Store(tmp_path / "hall.db")
    people = People(store, lambda session: None)
    with pytest.raises(Refusal, match="an account named"):
        asyncio.run(people.guest("Оса", ""))
    store.close()


def test_two_people_of_one_name_are_told_apart_at_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall)
            await room.do(lambda table: [commands.Draft(SIT, seat, "Twin", f"t{seat}") for seat in (0, 1)])
            assert room.table.names() == ["Twin", "Twin 2"]

    asyncio.run(story())


def test_nobody_can_lock_an_owner_out(tmp_path: Path) -> None:
    """Fourteen wrong log-ins from anywhere, and the owner was refused with the right password."""

    async def story() -> None:
        async with Guest(house, "") as owner, Guest(house, "") as thief, Guest(house, "") as elsewhere:
            assert (await owner.post("account", name="Owner", password="correct horse")).status_code == 200
            assert (await owner.post("logout")).status_code == 200
            for place in range(2):
                thief.web.headers["x-forwarded-for"] = f"192.0.2.{place}"
                for _ in range(4):
                    await thief.post("login", name="owner", password="wrong horse")
            refused = await thief.post("login", name="Owner", password="correct horse")
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 60
            assert (await owner.post("login", name="OWNER", password="correct horse")).status_code == 200
            for _ in range(4):
                await owner.post("logout")
                right = await owner.post("login", name="Owner", password="correct horse")
                assert right.status_code == 200, "what succeeds is not counted"
            await owner.post("logout")
            tries = [(await owner.post("login", name="Owner", password="wrong horse")).status_code for _ in range(5)]
            assert tries == [403, 403, 403, 429, 429], "a browser that is known may not guess for ever"
            elsewhere.web.headers["x-forwarded-for"] = "192.0.2.77"
            elsewhere.web.cookies.set("pixelhall-known", "p0.00.deadbeef~junk")
            assert (await elsewhere.post("login", name="Owner", password="correct horse")).status_code == 429

    house = House(tmp_path, logins=[0.001, 3]).open()
    asyncio.run(story())
    assert house.close() == 0
