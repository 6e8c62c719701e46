"""A game with sides and secret decks in a real hall: strangers hear of no deck, sides stay together in a rematch, and
everybody is told their role and what they take home."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from pixelhall.core import texts
from pixelhall.core.deals import Deal
from pixelhall.core.errors import BadOption
from pixelhall.server import wire
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry
from pixelhall.server.tables import views
from pixelhall.server.tables.opening import Opening
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import restore_table
from relay import Baton, Relay
from server.visit import Chair, Guest, House, together

ROOT = Path(__file__).parents[2]
DECKS = ["Oakleaf", "Ashwood", "Elmbark", "Yewtree"]
SECRETS = {"decks": DECKS, "length": "short"}
OPENING = msgspec.json.encode(
    Opening(
        game="relay",
        options=SECRETS,
        seats=4,
        clock=wire.NoClock(),
        public=True,
        takeover="",
        swap=True,
        sources={"relay": "ab" * 32},
    )
).decode()


@pytest.fixture(scope="module")
def relays(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall at which the little game of the tests is installed."""
    folder = tmp_path_factory.mktemp("relays")
    plugin = folder / "relay-1.dist-info"
    plugin.mkdir()
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: relay\nVersion: 1\n", encoding="utf-8")
    (plugin / "entry_points.txt").write_text("[pixelhall.games]\nrelay = relay:Relay\n", encoding="utf-8")
    before = os.environ.get("PYTHONPATH", "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT / "tests"), *filter(None, [before])]))
        house = House(folder).open()
        yield house
        assert house.close() == 0


async def table_of(ann: Guest, *seats: str, **options: Any) -> str:
    return await ann.opens(*seats, game="relay", options={**SECRETS, **options})


def text_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return answer.text


async def play_on(*chairs: Chair) -> None:
    """Everybody acts alone to the end; a machine does what it likes."""
    while not chairs[0].seen["outcome"]:
        asked = [chair for chair in chairs if chair.seen["question"]]
        if asked:
            await asked[0].act(asked[0].options[0])
        before = chairs[0].seen["ply"]
        await chairs[0].until(lambda view, before=before: view["ply"] > before)
        await together(*chairs)


def test_no_answer_tells_a_stranger_of_a_secret_option(relays: House) -> None:
    async def story() -> None:
        async with Guest(relays, "Ann") as ann, Guest(relays, "Bob") as bob, Guest(relays, "Cy") as cy:
            table = await table_of(ann, "me", "open", "random", "random")
            heard = [text_of(await cy.get("tables")), text_of(await cy.get(f"tables/{table}"))]
            async with connect(f"ws://127.0.0.1:{relays.port}/api/lobby") as lobby:
                heard.append(str(await lobby.recv()))
            assert all(table in text and '"length":"short"' in text for text in heard)
            heard.append(text_of(await bob.sits(table)))
            heard.append(text_of(await cy.get(f"tables/{table}/cards")))
            assert (await cy.get(f"tables/{table}/plays/1/record")).status_code == 409
            watching, sitting = await cy.at(table), await bob.at(table)
            for chair in (watching, sitting):
                await chair.say("position")
                told = await chair.answer("positioned")
                assert "length" in told["text"]
            heard += watching.raw
            assert not [(deck, text) for text in heard for deck in DECKS if deck in text]
            others = [deck for deck in DECKS if deck != "Ashwood"]
            assert not [(deck, text) for text in sitting.raw for deck in others if deck in text]
            assert sitting.seen["view"]["deck"] == "Ashwood"

    asyncio.run(story())


def test_a_machine_player_is_told_no_more_than_its_seat(relays: House) -> None:
    """What crosses over to a worker is a guess, options and all; it plays from that."""

    async def story() -> None:
        async with Guest(relays, "Ann") as ann:
            chair = await ann.at(await table_of(ann, "greedy", "greedy", "me", "greedy"))
            await chair.until(lambda view: view["question"])
            assert [line["text"] for line in chair.log] == [
                "Player 1: trust.",
                "Player 2: give.",
                "Player 2: trust.",
                "Player 1: give.",
            ]

    asyncio.run(story())


def test_the_seats_of_a_table_tell_sides_and_roles(relays: House) -> None:
    async def story() -> None:
        async with Guest(relays, "Ann") as ann:
            table = await table_of(ann, "me", "open", "random", "random", teams=[0, 1, 1, 0])
            for path in (f"tables/{table}", "tables"):
                facts = (await ann.get(path)).json()
                found = facts if "seats" in facts else next(one for one in facts["tables"] if one["id"] == table)
                assert [(seat["team"], seat["role"]) for seat in found["seats"]] == [
                    (0, "Captain"),
                    (1, "Captain"),
                    (1, ""),
                    (0, ""),
                ]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("teams", "moved"),
    [
        ([0, 0, 1, 1], [2, 3, 0, 1]),
        ([0, 1, 0, 1], [3, 0, 1, 2]),
        ([0, 0, 0, 1], [0, 1, 2, 3]),
        ([0, 1, 2, 3], [3, 0, 1, 2]),
    ],
)
def test_a_rematch_keeps_sides_together(relays: House, teams: list[int], moved: list[int]) -> None:
    """Everybody moves on by as few seats as leave nobody with new partners; who was where moves to where it says."""

    async def story() -> None:
        async with Guest(relays, "Ann") as ann, Guest(relays, "Bob") as bob:
            table = await table_of(ann, "me", "open", "random", "greedy", teams=teams)
            await bob.sits(table)
            first, second = await ann.at(table), await bob.at(table)
            names = [seat["name"] for seat in first.seen["table"]["seats"]]
            await play_on(first, second)
            await first.say("rematch")
            await second.until(lambda view: view["offers"]["rematch"] == [0])
            await second.say("rematch")
            await first.until(lambda view: view["table"]["play"] == 2)
            now = [seat["name"] for seat in first.seen["table"]["seats"]]
            assert now == [names[seat] for seat in moved]

    asyncio.run(story())


def test_each_seat_hears_what_it_takes_home(relays: House) -> None:
    async def story() -> None:
        async with Guest(relays, "Ann") as ann, Guest(relays, "Bob") as bob, Guest(relays, "Cy") as cy:
            table = await table_of(ann, "me", "open", "random", "random")
            await bob.sits(table)
            first, second, watching = await ann.at(table), await bob.at(table), await cy.at(table)
            await play_on(first, second)
            await together(first, watching)
            own, other = first.seen["outcome"], second.seen["outcome"]
            assert own["spoils"] == {"deck": "Oakleaf", "points": 2}
            assert other["spoils"] == {"deck": "Ashwood", "points": 2}
            assert watching.seen["outcome"]["spoils"] == {}
            assert {**own, "spoils": {}} == {**other, "spoils": {}} == watching.seen["outcome"]

    asyncio.run(story())


def test_nobody_takes_anything_home_from_a_play_that_was_broken_off() -> None:
    play = Play(Relay(), SECRETS, Deal(bytes(32)), wire.NoClock(), ["Ann", "Bob", "Cy", "Dee"], 0, 0)
    play.agree(1)
    found = play.outcome(0)
    assert found is not None and found.drawn and found.spoils == {}


def test_the_record_of_a_play_that_is_over_tells_its_options(relays: House) -> None:
    """Without them nobody could prove it."""

    async def story() -> None:
        async with Guest(relays, "Ann") as ann:
            table = await table_of(ann, "me", "random", "random", "random")
            chair = await ann.at(table)
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])
            assert chair.seen["outcome"]["winners"] == [2, 3]
            record = text_of(await ann.get(f"tables/{table}/plays/1/record"))
            assert all(deck in record for deck in DECKS)
            assert (await ann.post("verify", record=record)).json()["true"]

    asyncio.run(story())


class Stricter(Relay):
    """A later version that takes no such deck any more, and says which one."""

    def new(self, options: dict[str, Any] | None = None, seed: int | bytes = 0) -> Baton:
        raise BadOption(f"Elmbark is no deck: {options}")


def test_a_table_that_cannot_be_played_on_does_not_say_which_deck_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixelhall.server.tables.table.rules", lambda name: Stricter())
    first = Entry("t", 0, 1000, entries.OPEN, person="a", text=OPENING)
    table = restore_table([first], texts.NONE)
    facts = views.facts(table, set(), 0)
    assert facts.status == "stopped" and facts.note == "its options cannot be played here"
    assert not [deck for deck in DECKS if deck in msgspec.json.encode(facts).decode()]
    assert [seat.team for seat in facts.seats] == [0, 1, 2, 3]
