"""Fair turns: whoever asks more often gets no more, quick players never wait behind slow ones, and nobody thinks where
nobody is."""

import asyncio
import json
from pathlib import Path

import pytest

from pixelhall.server.door.addresses import place
from pixelhall.server.hall import hall as halls
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables import commands
from pixelhall.server.workers.bots import Bots
from pixelhall.server.workers.turns import Dropped, Turns, Whose
from pixelhall.server.workers.untrusted import SHORT, Chores
from server.inside import ANN, Watcher, counted, duel, hall_in, plays, until


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def served(turns: Turns, watch: Watch, wishes: list[Whose], seconds: float = 1.0) -> list[Whose]:
    """In which order they get the place, each for some seconds."""
    order: list[Whose] = []

    async def one(whose: Whose) -> None:
        async with turns.turn(whose):
            order.append(whose)
            await asyncio.sleep(0)  # meanwhile all others come
            watch.time += seconds

    await asyncio.gather(*(one(whose) for whose in wishes))
    return order


def test_an_address_with_many_tables_gets_no_more_turns_than_one_with_few() -> None:
    async def story() -> None:
        watch = Watch()
        turns = Turns(1, clock=watch)
        flood = [Whose("evil", f"guest {n % 30}", f"table {n}") for n in range(300)]
        order = await served(turns, watch, [*flood, Whose("ann", "ann", "t"), Whose("bob", "bob", "u")])
        assert {whose.address for whose in order[:3]} == {"evil", "ann", "bob"}

    asyncio.run(story())


def test_persons_at_one_address_and_tables_of_one_person_take_turns_too() -> None:
    async def story() -> None:
        watch = Watch()
        turns = Turns(1, clock=watch)
        wishes = [Whose("home", "ann", f"a{n}") for n in range(9)] + [Whose("home", "bob", "b0")] * 3
        order = await served(turns, watch, wishes)
        assert [whose.person for whose in order[:6]] in (["ann", "bob"] * 3, ["ann", "bob", "bob", "ann", "bob", "ann"])
        assert {whose.table for whose in order if whose.person == "ann"} == {f"a{n}" for n in range(9)}

    asyncio.run(story())


def test_those_whom_nobody_waits_for_come_last() -> None:
    async def story() -> None:
        watch = Watch()
        wishes = [Whose("x", table="0"), Whose(table="1", later=True), *(Whose("busy", "p", str(n)) for n in range(9))]
        order = await served(Turns(1, clock=watch), watch, wishes)
        assert order[-1].later

    asyncio.run(story())


def test_what_was_used_long_ago_does_not_count() -> None:
    async def story() -> None:
        watch = Watch()
        turns = Turns(1, clock=watch)
        await served(turns, watch, [Whose("ann", "ann", "t")], 100)
        assert turns.used["address ann"] == pytest.approx(100, rel=0.7)
        watch.time += 3600
        turns.fade()
        assert not turns.used, "nothing is kept for ever"

    asyncio.run(story())


def test_a_queue_has_an_end_and_patience_too() -> None:
    async def story() -> None:
        turns = Turns(1, most=5, most_of_one=2)
        async with turns.turn(Whose("ann")):
            waiting = [asyncio.ensure_future(served(turns, Watch(), [Whose("evil")])) for _ in range(2)]
            await until(lambda: len(turns.waiting) == 2)
            with pytest.raises(Refusal) as refused:
                turns.join(Whose("evil"))
            assert refused.value.after > 0
            with pytest.raises(Refusal):
                async with turns.turn(Whose("bob"), patience=0.01):
                    pass
            dropped = asyncio.Event()
            dropped.set()
            with pytest.raises(Dropped):
                async with turns.turn(Whose("bob"), dropped=dropped):
                    pass
        await asyncio.gather(*waiting)
        assert turns.free == 1 and not turns.waiting

    asyncio.run(story())


def test_quick_players_hints_and_searches_have_workers_of_their_own(tmp_path: Path) -> None:
    """Three hundred tables of slow players wait; Pip answers meanwhile."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            whose = [Whose("evil", str(n), str(n)) for n in range(300)]
            async with hall.bots.searching.turns.turn(whose[0]):
                waiting = [asyncio.ensure_future(served(hall.bots.searching.turns, Watch(), [one])) for one in whose]
                room = await duel(hall, "me", "pip")
                room.enter(Watcher(room, ANN.id))
                ply = room.table.n
                await until(lambda: room.table.n > ply)
            await asyncio.gather(*waiting)

    asyncio.run(story())


def test_a_table_that_waits_for_a_worker_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "TELLING", 0.01)

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, "bram", "me", game="pixel-pusher")
            watching = Watcher(room, ANN.id)
            async with hall.bots.searching.turns.turn(Whose("evil")):
                room.enter(watching)
                await until(lambda: watching.passing)
            told = json.loads(watching.passing[0])
            assert told == {"type": "thinking", "seat": 0, "share": 0.0, "waits": True}

    asyncio.run(story())


@pytest.mark.parametrize("rival", ["random", "greedy", "bram"])
def test_machines_do_not_think_where_nobody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rival: str) -> None:
    """A guest who gave up and went away let three machines play on alone."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            with counted(monkeypatch, Bots, "choose") as thoughts:
                room = await duel(hall, "me", rival, rival, rival, game="pixel-pusher", options={"players": 4})
                assert room.thinks_for() is None and room.thinking is None
                ann = Watcher(room, ANN.id, "198.51.100.7")
                room.enter(ann)
                assert room.thinks_for() == Whose("198.51.100.7", ANN.id, room.table.id)
                await until(lambda: thoughts.made >= 3)
                await room.do(lambda table: commands.resign(table, table.seat_of(ANN.id), table.n))
                room.go(ann)
                await until(lambda: room.thinking is None)
                assert room.table.status == "playing" and room.thinks_for() is None

    asyncio.run(story())


def test_who_looks_on_does_not_take_the_turns_of_those_who_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, "me", "random")
            room.enter(Watcher(room, "", "192.0.2.66"))
            first = room.thinks_for()
            assert first is not None and first.address == "192.0.2.66"
            room.enter(Watcher(room, ANN.id, "198.51.100.7"))
            second = room.thinks_for()
            assert second is not None and second.address == "198.51.100.7"

    asyncio.run(story())


def test_a_player_with_a_clock_is_answered_while_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall, "me", "random", clock={"type": "days", "days": 2})
            await until(lambda: room.table.asked() == [0])
            await plays(room, 1)
            await until(lambda: room.table.asked() == [0])

    asyncio.run(story())


def test_short_records_and_sets_do_not_wait_behind_long_records(tmp_path: Path) -> None:
    """One address had all set checks and replays wait for minutes."""

    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            chores: Chores = hall.chores
            assert chores.pool_for("a\n" * SHORT) is chores.quick and chores.pool_for("a\n" * 9000) is chores.long
            async with chores.long.turns.turn(Whose("evil")):
                flood = [asyncio.ensure_future(chores.verify("x\n" * 9000, Whose("evil"))) for _ in range(8)]
                await until(lambda: len(chores.long.turns.waiting) == 8)
                with pytest.raises(Refusal, match="try again"):
                    await chores.verify("x\n" * 9000, Whose("evil"))
                stranger = asyncio.ensure_future(chores.verify("y\n" * 9000, Whose("ann")))
                assert not (await chores.verify("short", Whose("ann"))).true
                assert (await chores.check("pixel-tactics", "nonsense", Whose("ann"))).faults
                await until(lambda: len(chores.long.turns.waiting) == 9)
            done, _ = await asyncio.wait([*flood, stranger], return_when=asyncio.FIRST_COMPLETED)
            assert not next(iter(done)).result().true
            await asyncio.gather(*flood, stranger)

    asyncio.run(story())


def test_an_address_is_a_network_where_one_customer_has_one() -> None:
    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2:ffff::") != place("2001:db8:1:3::4")
    assert place("::ffff:192.0.2.7") == place("192.0.2.7") == "192.0.2.7" != place("192.0.2.8")
    assert place("fe80::1%eth0") == "fe80::/64" and place("testclient") == "testclient"
