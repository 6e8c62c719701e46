"""What a view costs: a client that asks again and again, with whatever numbers, makes the hall do little and keep
nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest

from pixelhall.server import wire
from pixelhall.server.door import sockets
from pixelhall.server.door.sockets import TableSocket
from pixelhall.server.hall import showing
from pixelhall.server.hall.room import Room
from pixelhall.server.limits import Bucket
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables import views
from server.inside import counted, duel, hall_in, plays


def first_choice(options: list[str]) -> str:
    return next((text for text in options if text not in ("pass", "draw")), options[0])


def received(room: Room, person: str, heard: int) -> list[dict[str, Any]]:
    """All messages until a client has the view, starting with so many lines of the log."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "view":
        shown = room.view(person, heard)
        heard = shown.heard
        found.append(json.loads(shown.data))
    return found


def test_any_number_in_a_hello_costs_one_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number made and kept a whole view of its own."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall)
            await plays(room, 6)
            monkeypatch.setattr(showing, "AGE", 1_000_000)
            with counted(monkeypatch, views, "view") as made, counted(monkeypatch, views, "log") as logs:
                for heard in range(2_000):
                    room.view("", heard)
            assert made.made == 1 and logs.made == 1 and len(room.showing.bodies) == 1
            lines = views.log(room.table, -1, 0).lines
            for heard in (0, 2, len(lines), 10**9):
                (view,) = received(room, "", heard)
                assert view["log"]["start"] == min(heard, len(lines))
                assert [line["text"] for line in view["log"]["lines"]] == [line.text for line in lines[heard:]]

    asyncio.run(story())


def test_an_old_log_comes_in_pages_that_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            monkeypatch.setattr(showing, "PAGE", 4)
            room = await duel(hall)
            await plays(room, 12, first_choice)
            lines = [line.text for line in views.log(room.table, -1, 0).lines]
            assert len(lines) > 9
            for heard in (0, 3, 6):
                log: list[str] = ["?"] * heard
                for message in received(room, "", heard):
                    start, told = message["log"]["start"], message["log"]["lines"]
                    assert start <= len(log) and len(told) <= 4
                    log[start:] = [line["text"] for line in told]
                assert log[heard:] == lines[heard:]
            pages = dict(room.showing.pages)
            await plays(room, 1, first_choice)
            with counted(monkeypatch, views, "log") as logs:
                received(room, "", 0)
            assert logs.made <= 2, "only what is new is told anew"
            assert pages.items() <= room.showing.pages.items()

    asyncio.run(story())


def test_a_long_log_costs_whoever_asks_for_it_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall)
            await plays(room, 6)
            monkeypatch.setattr(sockets, "LINES_A_TOKEN", 1)
            nobody = Visitor("", "", False, "")
            lines = len(views.log(room.table, -1, 0).lines)
            socket = TableSocket(cast(Any, None), room, nobody, Bucket(0, 2 * lines + 1), "")
            for log in (0, lines, 10**9, 0):
                socket.greet(wire.Hello(seq=10**14, log=log))
            with pytest.raises(Refusal, match="Too fast"):
                socket.greet(wire.Hello(seq=10**14, log=0))

    asyncio.run(story())
