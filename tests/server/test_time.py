"""Clocks go by a steady time: a computer whose clock is set, or that sleeps, costs nobody a play and stops no flag."""

import asyncio
import time
from pathlib import Path

import pytest

from pixelhall.server.store import entries
from pixelhall.server.store.entries import Time, now
from server.inside import duel, hall_in, plays, until


@pytest.mark.parametrize("step", [900, -3600])
def test_a_clock_that_is_set_while_people_play_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """Fifteen minutes forward lost a play of ten minutes; an hour back stopped its flags."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, clock={"type": "fischer", "seconds": 600})
            quick = await duel(hall, clock={"type": "move", "seconds": 1})
            true, exact = time.time, time.time_ns
            monkeypatch.setattr(time, "time", lambda: true() + step)
            monkeypatch.setattr(time, "time_ns", lambda: exact() + step * 10**9)
            await until(lambda: quick.table.status == "over")
            await plays(room, 1)
            assert room.table.status == "playing" and room.table.play is not None
            assert all(590_000 < left <= 600_000 for left in room.table.play.clock.left)

    asyncio.run(story())


def test_a_hall_that_opens_with_its_clock_behind_goes_on_from_what_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of views fell, so that clients kept what had changed since."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, clock={"type": "fischer", "seconds": 600})
            table, seq, at = room.table.id, room.seq, room.table.at
        exact = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: exact() - 3_600 * 10**9)
        monkeypatch.setattr(entries, "steady", Time())
        assert now() < at - 3_000_000
        async with hall_in(tmp_path) as hall:
            again = await hall.room(table)
            assert again.seq > seq and now() >= at
            assert again.table.play is not None
            assert all(590_000 < again.table.play.clock.shown(seat, now()) <= 600_000 for seat in (0, 1))  # type: ignore[operator]

    asyncio.run(story())
