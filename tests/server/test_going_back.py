"""Taking back costs what it undoes, however long the play is, and a table with many take-backs is restored as fast as
one without."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.core import records
from pixelhall.server import wire
from pixelhall.server.store.entries import ACT, UNDO, Entry
from pixelhall.server.tables import commands
from pixelhall.server.tables import play as plays
from pixelhall.server.tables.play import MOST_POSITIONS, REMEMBERED, SPACING, Play
from pixelhall.server.tables.table import Table
from server.inside import duel, hall_in
from server.inside import plays as play_on
from server.test_secrets import opened
from server.visit import DUEL

LONG = {"series": 5, "round_limit": 60}


class Work:
    """How many moves were carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        true = records.do

        def do(*args: Any) -> None:
            self.moves += 1
            true(*args)

        monkeypatch.setattr("pixelhall.server.tables.play.do", do)


def long_play(moves: int) -> Table:
    """A table after so many moves, of those that end nothing."""
    table = opened(DUEL, LONG)
    for number in range(moves):
        assert table.play is not None and not table.play.over
        seat = table.asked()[0]
        options = table.play.open[seat].options
        text = table.play.game.write(table.play.state, options[number * 7 % len(options)])
        table.take(Entry(table.id, table.n, table.at + 1, ACT, seat, "", text))
    return table


def test_going_back_costs_no_more_in_a_long_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each one replayed the whole play: a second at 5,000 moves, and quadratic when the table came back."""
    table = long_play(200)
    play = table.play
    assert play is not None
    digests = {kept: play.game.digest(play.position(kept)) for kept in (0, 31, 32, 100, 170, 199)}
    work = Work(monkeypatch)
    for kept in (199, 170, 100, 32, 31, 0):
        before = work.moves
        assert play.game.digest(play.position(kept)) == digests[kept] and work.moves - before < SPACING
    before = work.moves
    steps = play.steps()
    assert len(steps) == REMEMBERED and work.moves - before <= SPACING + REMEMBERED
    for _ in range(3):
        before = work.moves
        kept = len(play.moves) - 20
        table.take(Entry(table.id, table.n, table.at, UNDO, 0, "", str(kept)))
        assert len(play.moves) == kept and work.moves - before < SPACING
    assert play.game.digest(play.state) == play.game.digest(play.position(len(play.moves)))


def test_few_positions_are_kept_of_the_longest_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "MOST_POSITIONS", 4)
    play = long_play(150).play
    assert play is not None and len(play.known) <= 4 < MOST_POSITIONS and 0 in play.known
    fresh = Play(pixelhall.game(DUEL), LONG, play.deal, wire.NoClock(), ["a", "b"], 0, 0)
    assert play.game.digest(play.position(0)) == fresh.game.digest(fresh.state)


def test_consent_to_take_back_is_worked_out_beside_the_loop(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await duel(hall)
            await play_on(room, 12)
            table = room.table
            seat = next(seat for seat in (0, 1) if any(draft.kind != UNDO for draft in asks(table, seat)))
            await room.do(lambda table: asks(table, seat))
            assert table.undo == seat
            drafts = commands.answer_undo(table, 1 - seat, table.n, True)
            assert drafts[-1].kind == UNDO and drafts[-1].ready is not None, "nothing is left to be worked out"
            kept = table.undo_kept
            await room.do(lambda table: commands.answer_undo(table, 1 - seat, table.n, True), slow=True)
            assert table.play is not None and len(table.play.moves) == kept

    asyncio.run(story())


def asks(table: Table, seat: int) -> list[commands.Draft]:
    return commands.take_back(table, seat, table.n)
