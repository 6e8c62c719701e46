"""Characters at tables: who they are, how far they have thought, that they can be stopped; and hints, which tell
nothing that a seat may not know."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from chances import PATIENCE
from pixelhall.core.deals import Deal
from pixelhall.players import LEVELS
from pixelhall.players.advice import Advice
from pixelhall.server import wire
from pixelhall.server.tables.play import Play
from pixelhall.server.workers.bots import Bots
from server.test_play import duel
from server.visit import DUEL, Chair, Guest, House, free_port


def test_characters_are_offered_from_the_easiest_on_and_sit_by_their_titles(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            known = (await ann.get("games")).json()
            assert known["players"] == [
                {"name": level.name, "title": level.title, "words": level.words} for level in LEVELS
            ]
            assert known["rival"] == "juno" and (await ann.get(f"games/{DUEL}")).json()["players"] == known["players"]
            for asked, called in (("odile", "Odile"), ("greedy", "greedy")):
                facts = (await ann.get(f"tables/{await ann.opens('me', asked)}")).json()
                assert [seat["name"] for seat in facts["seats"]] == ["Ann", called]
            for nobody in ("search:9s", "whims", "Odile"):
                assert (await ann.post("tables", game=DUEL, seats=["me", nobody])).status_code == 409

    asyncio.run(story())


def test_several_of_one_character_are_told_apart(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", "juno", "moss", "juno", game="pixel-pusher", options={"players": 4})
            facts = (await ann.get(f"tables/{table}")).json()
            assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Juno", "Moss", "Juno 2"]

    asyncio.run(story())


def test_a_character_plays_and_is_named_in_the_record(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", "pip")
            chair = await ann.at(table)
            for _ in range(6):
                await chair.until(lambda view: view["question"])
                before = chair.seen["ply"]
                await chair.act()
                await chair.until(lambda view, before=before: view["ply"] > before)
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])
            assert '["Ann", "Pip"]' in (await ann.get(f"tables/{table}/plays/1/record")).text

    asyncio.run(story())


async def asked(chair: Chair) -> dict[str, Any]:
    """A question that is worth a hint, while nobody else is asked."""
    while len((await chair.until(lambda view: view["view"]["asked"] == [view["seat"]]))["question"]["options"]) < 2:
        before = chair.seen["ply"]
        await chair.act()
        await chair.until(lambda view, before=before: view["ply"] > before)
    return chair.seen


def test_a_hint_names_the_best_options_with_reasons_and_prospects(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            chair = await ann.at(await ann.opens("me", "random"))
            view = await asked(chair)
            assert view["table"]["hints"]
            await chair.say("hint", ply=view["ply"])
            hinted = await chair.answer("hinted")
            assert hinted["ply"] == view["ply"] and 1 < len(hinted["best"]) <= 3
            assert {one["text"] for one in hinted["best"]} <= {one["text"] for one in view["question"]["options"]}
            assert all(0 <= one["share"] <= 1 and one["reasons"] for one in hinted["best"])
            await chair.say("hint", ply=view["ply"])
            assert await chair.answer("hinted") == hinted, "asked again it tells the same"
            await chair.act(hinted["best"][0]["text"])
            await chair.until(lambda view: view["ply"] > hinted["ply"])

    asyncio.run(story())


def test_a_table_of_people_has_no_hints_unless_the_host_wishes(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            table, first, second = await duel(house, ann, bob)
            for chair in (first, second):
                assert not chair.seen["table"]["hints"]
                await chair.say("hint", ply=chair.seen["ply"])
                refused = await chair.refused()
                assert (
                    refused["what"] == "hint"
                    and refused["kind"] == "not_yours"
                    and "without hints" in refused["reason"]
                )
            table, first, second = await duel(house, ann, bob, hints=True)
            watching = await eve.at(table)
            assert all(chair.seen["table"]["hints"] for chair in (first, second, watching)), "everybody can see it"
            await second.say("hint", ply=second.seen["ply"])
            assert (await second.answer("hinted"))["best"]
            await watching.say("hint", ply=watching.seen["ply"])
            assert (await watching.refused())["kind"] == "not_yours"
            alone = await ann.at(await ann.opens("me", "random", hints=False))
            await alone.say("hint", ply=alone.seen["ply"])
            assert (await alone.refused())["kind"] == "not_yours"

    asyncio.run(story())


def test_hints_are_for_open_questions_and_not_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob, hints=True)
            for ply in (0, first.seen["ply"] + 1):
                await first.say("hint", ply=ply)
                assert (await first.refused())["kind"] == "stale"
            for _ in range(2):
                await first.say("hint", ply=first.seen["ply"])
                await first.answer("hinted")
            await first.say("hint", ply=first.seen["ply"])
            assert (await first.refused())["kind"] == "too_fast"
            await second.say("hint", ply=second.seen["ply"])
            await second.answer("hinted")
            await first.act()
            await first.until(lambda view: not view["question"])
            await first.say("hint", ply=first.seen["ply"])
            assert (await first.refused())["kind"] == "not_now"

    house = House(tmp_path, hints=[0.0001, 2]).open()
    asyncio.run(story())
    assert house.close() == 0


@pytest.mark.parametrize("adviser", ["juno", "pip", "random", "nobody", "search:none"])
def test_a_hall_whose_adviser_does_not_search_does_not_open(tmp_path: Path, adviser: str) -> None:
    """It failed at the first hint."""
    settings = json.dumps({"store": str(tmp_path / "hall.db"), "port": free_port(), "adviser": adviser})
    done = subprocess.run(
        [sys.executable, "-m", "pixelhall.server.run", settings], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "search:400" in done.stderr and ("bram, odile, sable" in done.stderr or adviser == "search:none")
    assert not list(tmp_path.iterdir())


def test_whoever_plays_on_needs_no_hint_any_more(tmp_path: Path) -> None:
    """The hint would take ten minutes; the answer stops it."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            chair = await ann.at(await ann.opens("me", "greedy", clock={"type": "none"}))
            view = await asked(chair)
            await chair.say("hint", ply=view["ply"])
            await chair.say("ping", at=1)
            assert (await chair.answer("pong"))["at"] == 1, "the hall listens while it thinks"
            for _ in range(4):
                view = await asked(chair)
                await chair.act()
                await chair.until(lambda now, before=view["ply"]: now["ply"] > before)
            await chair.until(lambda now: now["question"])
            while not any('"what":"hint"' in text and '"stale"' in text for text in chair.raw):
                await chair.hear()

    house = House(tmp_path, adviser="search:600s").open()
    asyncio.run(story())
    assert house.close() == 0


async def against_a_thinker(house: House, guest: Guest, player: str) -> Chair:
    """A seat at a new table, its first move made, opposite a player that nobody may ask for: the hall reads of it in
    its store."""
    table = await guest.opens("me", "sable", game="pixel-pusher")
    assert house.close() == 0
    with sqlite3.connect(house.store) as store:
        store.execute("UPDATE entries SET text = ? WHERE kind = 'machine'", [player])
    house.open()
    chair = await guest.at(table)
    await chair.act()
    return chair


def test_the_end_of_a_play_stops_whoever_still_thinks_about_it(tmp_path: Path) -> None:
    """The machine would think for ten minutes in the only worker; when its play is over, that worker is there for
    another table."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            chair = await against_a_thinker(house, ann, "search:600s")
            await chair.answer("thinking")
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])
            other = await ann.at(await ann.opens("bram", "me"))
            await other.until(lambda view: view["view"]["asked"] == [1])

    house = House(tmp_path).open()
    asyncio.run(story())
    assert house.close() == 0


def test_a_move_that_is_taken_back_is_not_thought_about_any_more(tmp_path: Path) -> None:
    """The machine has thought for a while; after the undo it begins anew with one of two workers, and the other is
    there for another table."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            chair = await against_a_thinker(house, ann, "search:60s")
            while (await chair.answer("thinking"))["share"] < 0.04:
                pass
            await chair.say("undo", ply=chair.seen["ply"])
            await chair.until(lambda view: view["question"])
            assert (await chair.answer("thinking"))["share"] < 0.04
            async with asyncio.timeout(PATIENCE):
                other = await ann.at(await ann.opens("bram", "me"))
                await other.until(lambda view: view["view"]["asked"] == [1])
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])

    house = House(tmp_path, workers=2).open()
    asyncio.run(story())
    assert house.close() == 0


def test_the_time_that_a_machine_has_spent_on_an_act_is_told_while_it_lasts(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
            table = await ann.opens("sable", "me", game="pixel-pusher")
            chair, watching = await ann.at(table), await eve.at(table)
            for one in (chair, watching):
                told = [await one.answer("thinking"), await one.answer("thinking")]
                assert [thinking["seat"] for thinking in told] == [0, 0]
                assert 0 < told[0]["share"] < told[1]["share"] <= 1
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])

    asyncio.run(story())


def opened(seed: int, moves: int) -> Play:
    """A duel after some moves, as the hall holds it."""
    play = Play(pixelhall.game(DUEL), {}, Deal(seed.to_bytes(32)), wire.NoClock(), ["Ann", "Bob"], 0, 0)
    for ply in range(1, moves + 1):
        seat = min(play.open)
        options = play.open[seat].options
        play.act(seat, play.game.write(play.state, options[ply * 7 % len(options)]), ply, 0)
    return play


@pytest.mark.parametrize("moves", [0, 25])
def test_a_hint_is_the_same_for_all_that_a_seat_cannot_tell_apart(moves: int) -> None:
    async def story() -> None:
        machines = Bots(1)
        found: list[list[Advice]] = []
        play = opened(8, moves)
        seat = min(play.open)
        truth = play.state
        for other in (None, 1, 2):
            play.state = truth if other is None else play.game.guess(truth, seat, other)
            found.append(await machines.advise(play, seat, "search:60", 5, machines.thought(lambda: True)))
        machines.close()
        assert found[0] and found[0] == found[1] == found[2]
        assert play.game.digest(play.state) != play.game.digest(truth), "what the seat cannot see differs"

    asyncio.run(story())


def test_a_search_can_be_stopped() -> None:
    """It would take ten minutes."""

    async def story() -> None:
        machines, play = Bots(1), opened(8, 25)
        seat = min(play.open)
        thought = machines.thought(lambda: False)
        choosing = asyncio.ensure_future(machines.choose(play, seat, "search:600s", thought))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(choosing), 1)
        thought.stop()
        assert await choosing in play.game.written(play.state, play.game.decisions(play.state)[0])
        place = thought.place
        thought.end()
        again = machines.thought(lambda: True)
        assert again.place == place and not machines.slate.stopped[place], "a place is clean for the next"
        machines.close()

    asyncio.run(story())
