"""A hall with newer rules: a table that was opened before keeps the options of its time, and so does its record."""

import asyncio

from pixelhall.core import records, texts
from pixelhall.pixel_tactics.options import VERSION
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.table import Table, restore_table
from server.visit import Guest, House

OLD = (
    '{"game":"pixel-tactics","options":{"edition":"original"},"seats":2,"clock":{"type":"none"},"public":true,'
    '"takeover":"","swap":true}'
)
NEW = OLD.replace('"swap":true', f'"swap":true,"rules":"{VERSION}"')


def table(opening: str) -> Table:
    log = [
        ("t", 0, 1000, entries.OPEN, -1, "ann", opening),
        ("t", 1, 1000, entries.MACHINE, 0, "", "random"),
        ("t", 2, 1000, entries.MACHINE, 1, "", "random"),
        ("t", 3, 1000, entries.START, -1, "", "ab" * 32),
        ("t", 4, 1000, entries.RESIGN, 0, "", ""),
    ]
    return restore_table([Entry(*entry) for entry in log], texts.NONE)


def test_a_table_of_before_keeps_the_options_of_its_time() -> None:
    old, new = table(OLD), table(NEW)
    assert old.play is not None and new.play is not None and not old.stopped
    assert (old.play.state.rules.markers, new.play.state.rules.markers) == (3, 4)


def test_its_record_names_the_version_and_is_proved() -> None:
    for opening, version in ((OLD, "1"), (NEW, VERSION)):
        play = table(opening).play
        assert play is not None
        record = records.read(play.record())
        assert (record.rules, record.options) == (version, {"edition": "original"})
        records.verify(rules("pixel-tactics"), record)


def test_nobody_chooses_a_version(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            options = {"rules": "1"}
            answer = await ann.post("tables", game="pixel-tactics", seats=["me", "random"], options=options)
            assert answer.status_code == 409, answer.text

    asyncio.run(story())
