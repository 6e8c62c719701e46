"""Nothing that anybody has seen is ever lost: the hall is really killed while people play, and opened again."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.visit import Chair, Guest, House, in_turn, together

SEEN = ("ply", "view", "question", "offers", "outcome")


async def plays_on(chairs: list[Chair]) -> None:
    """They answer whatever they are asked until the hall is gone; what is seen of it stays in their hands."""

    async def one(chair: Chair) -> None:
        dice = random.Random(id(chair))
        try:
            while True:
                if chair.seen["question"] and chair.seen["outcome"] is None:
                    await chair.act(dice.choice(chair.options))
                await chair.hear(60)
        except ConnectionClosed:
            return

    await asyncio.gather(*(one(chair) for chair in chairs))


def agrees(last: dict[str, Any], now: dict[str, Any]) -> None:
    """What stands now is what was seen last, or goes on from it by deeds that were on disk but not yet seen."""
    assert now["ply"] >= last["ply"], f"seen at ply {last['ply']}, back at {now['ply']}"
    if now["ply"] == last["ply"]:
        assert {key: now[key] for key in SEEN} == {key: last[key] for key in SEEN}
    assert now["table"]["commitment"] == last["table"]["commitment"]


async def sit_down(ann: Guest, bob: Guest) -> str:
    table = await ann.opens("me", "open", clock={"type": "fischer", "seconds": 3600, "increment": 5})
    assert (await bob.sits(table)).status_code == 200
    return table


def kill_again_and_again(folder: Path, rounds: int, tables: int) -> int:
    """How many plies were played. Whoever has finished a play begins another, so that there is always something to
    lose."""
    house = House(folder)
    dice = random.Random(rounds)

    async def story() -> int:
        house.open()
        people = [Guest(house, f"P{number}") for number in range(2 * tables)]
        for person in people:
            await person.__aenter__()
        pairs = list(zip(people[::2], people[1::2]))
        ids = [await sit_down(*pair) for pair in pairs]
        lasts: dict[str, tuple[Chair, Chair]] = {}
        reached: dict[str, int] = {}
        for _ in range(rounds):
            playing: list[Chair] = []
            for number, (ann, bob) in enumerate(pairs):
                chairs = await ann.at(ids[number]), await bob.at(ids[number])
                for before, chair in zip(lasts.get(ids[number], ()), chairs):
                    agrees(before.seen, chair.seen)
                    assert chair.log[: len(before.log)] == before.log
                    for seat in (0, 1):
                        assert abs(chair.seen["clock"]["left"][seat] - before.seen["clock"]["left"][seat]) < 12_000
                if chairs[0].seen["outcome"]:
                    ids[number] = await sit_down(ann, bob)
                    chairs = await ann.at(ids[number]), await bob.at(ids[number])
                lasts[ids[number]] = chairs
                playing += chairs
            over = asyncio.ensure_future(plays_on(playing))
            await asyncio.sleep(dice.uniform(0.05, 0.8))
            house.kill()
            await over
            reached |= {table: lasts[table][0].seen["ply"] for table in ids}
            for person in people:
                person.chairs = []
            await asyncio.to_thread(house.open)
        for person in people:
            await person.__aexit__(None, None, None)
        return sum(reached.values())

    try:
        reached = asyncio.run(story())
    finally:
        house.close()
    with sqlite3.connect(house.store) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.close()
    return reached


def test_a_killed_hall_stands_as_its_players_last_saw_it(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, rounds=3, tables=2) > 20


@pytest.mark.long
def test_a_hall_killed_hundreds_of_times_loses_nothing(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, rounds=300, tables=3) > 3000


def test_a_closed_hall_comes_back_with_offers_seats_and_finished_plays(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def story() -> None:
        house.open()
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open")
            waiting = await ann.opens("me", "open")
            await bob.sits(table)
            first, second = await ann.at(table), await bob.at(table)
            await together(first, second)
            await first.say("resign", ply=first.seen["ply"])
            await second.until(lambda view: view["outcome"])
            await first.say("rematch")
            await second.until(lambda view: view["offers"]["rematch"] == [0])
            await second.say("rematch")
            await first.until(lambda view: view["table"]["play"] == 2)
            await together(first, second)
            await in_turn(first, second, most=7)
            await first.say("offer_draw", ply=first.seen["ply"])
            await second.until(lambda view: view["offers"]["draw"] == 1)
            seen = second.seen
            assert await asyncio.to_thread(house.close) == 0
            await second.socket.wait_closed()
            assert second.socket.close_code in (1012, 1001), second.socket.close_code
            await asyncio.to_thread(house.open)
            back = await bob.at(table)
            assert {key: back.seen[key] for key in SEEN} == {key: seen[key] for key in SEEN} and back.log == second.log
            assert (await ann.get(f"tables/{table}/plays/1/record")).status_code == 200
            assert (await ann.get(f"tables/{waiting}")).json()["status"] == "waiting"
            assert waiting in [found["id"] for found in (await ann.get("tables")).json()["tables"]]

    try:
        asyncio.run(story())
    finally:
        house.close()


def test_a_flag_falls_when_time_is_over(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open", clock={"type": "move", "seconds": 1})
            await bob.sits(table)
            first, second = await ann.at(table), await bob.at(table)
            await together(first, second)
            start = time.monotonic()
            await second.act()
            await first.until(lambda view: view["outcome"])
            assert first.seen["outcome"]["how"] == "time" and first.seen["outcome"]["winners"] == [1]
            assert 0.3 < time.monotonic() - start < 5
            await first.act("pass")
            assert (await first.refused())["kind"] == "not_now"

    asyncio.run(story())


def test_fischers_clock_goes_down_and_up(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open", clock={"type": "fischer", "seconds": 60, "increment": 10})
            await bob.sits(table)
            first, second = await ann.at(table), await bob.at(table)
            await together(first, second)
            assert first.seen["clock"]["running"] == [0, 1] and all(
                55_000 < left <= 60_000 for left in first.seen["clock"]["left"]
            )
            await first.act()
            await first.until(lambda view: view["clock"]["running"] == [1])
            assert 65_000 < first.seen["clock"]["left"][0] <= 70_000

    asyncio.run(story())


def test_days_are_counted_by_the_calendar_and_other_clocks_stand_while_the_hall_is_closed(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def story() -> None:
        house.open()
        async with Guest(house, "Ann") as ann:
            slow = await ann.opens("me", "random", clock={"type": "days", "days": 2})
            quick = await ann.opens("me", "random", clock={"type": "move", "seconds": 60})
            chairs = [await ann.at(slow), await ann.at(quick)]
            for chair in chairs:
                await chair.until(lambda view: view["clock"]["running"] == [0])
            await asyncio.sleep(1.2)  # a pulse
            house.kill()
            ann.chairs = []
            await asyncio.sleep(3)
            await asyncio.to_thread(house.open)
            days, seconds = await ann.at(slow), await ann.at(quick)
            assert days.seen["clock"]["left"][0] < 2 * 86_400_000 - 4000
            assert seconds.seen["clock"]["left"][0] > 60_000 - 4000, "the three seconds were nobody's"

    try:
        asyncio.run(story())
    finally:
        house.close()
