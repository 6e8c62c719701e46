"""Answers set beforehand: the hall gives them, they outlive it, and nobody else can tell that they were set, whether a Trap
fitted, or who gave the answer."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from pixelhall.server.store import entries
from server.test_secrets import TRAPS, kept, up_to_the_recruit
from server.visit import Chair, Guest, House

PASSING = re.compile(
    r'"(id|seq|now|moved|opened|person|host|claim)":("[^"]*"|\d+|null)'
)  # what differs between any two tables


def recruit(chair: Chair) -> str:
    return next(text for text in chair.options if text.startswith("recruit"))


def trap_name(chair: Chair) -> str:
    return str(chair.seen["standing"]["things"][0]["card"])


async def set_standing(chair: Chair, **wish: Any) -> dict[str, Any]:
    await chair.say("standing", **wish)
    while True:
        heard = await chair.hear()
        if heard["type"] in ("standing", "refused"):
            return heard


async def after_the_window(chair: Chair) -> None:
    await chair.until(lambda view: view["view"]["asked"] == [1])
    window = chair.seen["ply"]
    await chair.until(lambda view: view["ply"] > window)


def springs(chair: Chair) -> bool:
    return any(line["kind"] == "spring" for line in chair.log)


def test_what_was_set_is_answered_by_the_hall(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await up_to_the_recruit(ann, bob, "Snare")
            first, second = await ann.at(table), await bob.at(table)
            assert second.seen["standing"]["decline"] == "no" and first.seen["standing"]["things"] == []
            card = trap_name(second)
            heard = await set_standing(second, replies={card: "use"})
            assert heard["standing"]["things"][0]["reply"] == "use"
            await first.act(recruit(first))
            await first.until(lambda view: springs(first))
            assert first.seen["standing"] == {"decline": "no", "things": []}, "nobody reads what others have set"

    asyncio.run(story())


def test_a_trap_that_is_never_used_is_declined_whether_it_fits_or_not(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            for kind in TRAPS:
                table = await up_to_the_recruit(ann, bob, kind)
                first, second = await ann.at(table), await bob.at(table)
                await set_standing(second, replies={trap_name(second): "never"})
                await first.act(recruit(first))
                await after_the_window(first)
                assert not springs(first) and kept(house, table)[-1].text == "decline"

    asyncio.run(story())


def test_declining_until_the_next_act_answers_the_open_question_and_ends_with_the_act(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await up_to_the_recruit(ann, bob, "Snare")
            first, second = await ann.at(table), await bob.at(table)
            await first.act(recruit(first))
            await second.until(lambda view: view["question"] is not None)
            question = second.seen["question"]
            assert question["kind"] == "trap" and question["about"]["because"].startswith("Ann recruits ")
            assert question["options"][1]["words"].endswith("Snare: Apply 4 damage to that Hero.")
            await first.until(lambda view: view["waiting"] == "Bob may answer with a Trap.")
            assert first.seen["asked_about"] == [{"seat": 1, "kind": "trap"}]
            await second.say("standing", decline="until_turn")
            await second.until(lambda view: view["question"] is None and view["standing"]["decline"] == "until_turn")
            while not (second.seen["question"] and second.seen["question"]["act"]):
                if first.seen["question"]:
                    await first.act("pass" if "pass" in first.options else first.options[0])
                    await first.until(lambda view, ply=first.seen["ply"]: view["ply"] > ply)
                await second.until(lambda view, ply=first.seen["ply"]: view["ply"] >= ply)
                if not first.seen["question"]:
                    await first.until(lambda view, ply=second.seen["ply"]: view["ply"] >= ply)
            assert second.seen["standing"]["decline"] == "no"

    asyncio.run(story())


def test_what_cannot_be_set_is_refused(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            table = await up_to_the_recruit(ann, bob, "Snare")
            second, watching = await bob.at(table), await eve.at(table)
            assert (await set_standing(second, replies={"No Such Card": "use"}))["kind"] == "not_an_option"
            assert (await set_standing(second, decline="maybe"))["kind"] == "malformed"
            assert (await set_standing(watching, decline="always"))["kind"] == "not_yours"
            assert watching.seen["standing"] is None

    asyncio.run(story())


def test_answers_outlive_the_hall(tmp_path: Path) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await up_to_the_recruit(ann, bob, "Snare")
            second = await bob.at(table)
            await set_standing(second, replies={trap_name(second): "use"})
            house.kill()
            house.open()
            first = await ann.at(table)
            await first.act(recruit(first))
            await first.until(lambda view: springs(first))

    house = House(tmp_path).open()
    try:
        asyncio.run(story())
    finally:
        assert house.close() == 0


def test_nobody_else_can_tell_answers_that_were_set(tmp_path: Path) -> None:
    """Two tables that differ in nothing but the face of Bob's Trap, and a third at which he declines himself at once: the
    others get the same messages, byte for byte, and no answer comes before the pace of the hall has passed."""

    async def window(ann: Guest, bob: Guest, eve: Guest, kind: str, by_itself: bool) -> tuple[list[list[str]], int]:
        table = await up_to_the_recruit(ann, bob, kind)
        first, second, watching = await ann.at(table), await bob.at(table), await eve.at(table)
        others = [first, watching]
        await first.until(lambda view: view["seq"] >= max(second.seen["seq"], watching.seen["seq"]))
        await watching.until(lambda view: view["seq"] >= first.seen["seq"])
        heard = [len(chair.raw) for chair in others]
        if by_itself:
            await set_standing(second, decline="always")
        await first.act(recruit(first))
        if not by_itself:
            await second.until(lambda view: view["question"] is not None)
            await second.act("decline")
        await asyncio.gather(*(after_the_window(chair) for chair in others))
        asked, answered = [entry.at for entry in kept(house, table) if entry.kind == entries.ACT][-2:]
        views = [[json.loads(text) for text in chair.raw[n:]] for chair, n in zip(others, heard)]
        assert [[message["type"] for message in seen] for seen in views] == [["view", "view"]] * 2
        assert [message["seq"] - seen[0]["seq"] for seen in views for message in seen] == [0, 1, 0, 1]
        told = [[PASSING.sub("", text) for text in chair.raw[n:]] for chair, n in zip(others, heard)]
        return told, answered - asked

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            fits, first = await window(ann, bob, eve, "Snare", True)
            misses, second = await window(ann, bob, eve, "Hush", True)
            himself, third = await window(ann, bob, eve, "Hush", False)
            assert fits == misses == himself
            assert min(first, second, third) >= 300

    house = House(tmp_path, pace=0.3).open()
    try:
        asyncio.run(story())
    finally:
        assert house.close() == 0
