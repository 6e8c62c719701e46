"""A rival who gives no answer can be claimed against after the time that the table states, and no sooner."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pixelhall.server import wire
from pixelhall.server.hall.room import Room
from pixelhall.server.refusals import Refusal
from pixelhall.server.store.entries import now
from pixelhall.server.tables import commands, views
from server.inside import duel, hall_in, plays

DAY = 86_400


async def waiting(hall: Any, **wishes: Any) -> tuple[Room, int, int]:
    """A table at which one has answered and the other has not: the room, who waits, and who is waited for."""
    room = await duel(hall, **{"absence": DAY, **wishes})
    await plays(room, 1)
    play = room.table.play
    assert play is not None
    (late,) = play.open
    return room, 1 - late, late


def claim_at(room: Room, seat: int, at: int) -> Any:
    return room.do(lambda table: commands.claim(table, seat, table.n, at))


def test_who_waited_long_enough_may_claim_and_wins_on_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room, seat, late = await waiting(hall)
            claim = views.offers(room.table).claim
            assert claim is not None and 0 < claim - now() <= DAY * 1000
            assert room.facts().absence == DAY
            with pytest.raises(Refusal, match="long enough"):
                await claim_at(room, seat, claim - 1)
            with pytest.raises(Refusal, match="Nobody keeps you waiting"):
                await claim_at(room, late, claim)
            with pytest.raises(Refusal, match="no seat"):
                await claim_at(room, -1, claim)
            await claim_at(room, seat, claim)
            play = room.table.play
            assert play is not None
            outcome = play.outcome(seat)
            assert outcome is not None and (outcome.how, outcome.winners) == ("time", [seat])

    asyncio.run(story())


def test_where_machines_take_seats_one_takes_that_of_who_stays_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room, seat, late = await waiting(hall, takeover="random")
            await claim_at(room, seat, now() + DAY * 1000)
            assert room.table.status == "playing" and room.table.chairs[late].kind == "machine"

    asyncio.run(story())


@pytest.mark.parametrize(
    "wishes",
    [{"absence": 0}, {"clock": wire.DaysClock(days=2)}, {"seats": ["me", "random"]}],
    ids=["the table states none", "a clock runs", "only machines are waited for"],
)
def test_there_is_nothing_to_claim_where(wishes: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            seats = wishes.pop("seats", ["me", "open"])
            room = await duel(hall, *seats, **{"absence": DAY, **wishes})
            assert views.offers(room.table).claim is None

    asyncio.run(story())
