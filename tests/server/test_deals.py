"""Nobody chooses a seed: seats seal what they add to it before the hall's secret is sealed, and reveal it after. And what
a finished record proves, to strangers, too."""

import asyncio
import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from pixelhall.cli import main
from pixelhall.core import records
from pixelhall.core.chance import commitment
from pixelhall.core.deals import part_seal
from pixelhall.core.errors import BadRecord
from pixelhall.core.signing import public_key
from pixelhall.server.hall.room import Room
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.tables import commands
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.table import restore_table
from pixelhall.server.workers.untrusted import verdict
from server.inside import ANN, BOB, duel, hall_in, until
from server.visit import Guest, House

MINE, THEIRS = b"\1" * 32, b"\2" * 32
VERIFIER = Path(__file__).parent / "strangers_verifier.py"


def test_both_players_add_to_the_seed_and_a_stranger_verifies_it(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path, shared_deals=True, dealing=60).open()
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "open", part=part_seal(MINE))
            assert (await bob.sits(table, part=part_seal(THEIRS))).status_code == 200
            first, second = await ann.at(table), await bob.at(table)
            dealing = first.seen["table"]["dealing"]
            assert first.seen["view"] is None and first.seen["table"]["status"] == "waiting"
            assert [(one["seat"], one["seal"], one["value"]) for one in dealing["parts"]] == [
                (0, part_seal(MINE), ""),
                (1, part_seal(THEIRS), ""),
            ]
            await first.say("reveal", part=MINE.hex())
            await first.until(lambda view: view["ply"] > dealing_ply(second))
            assert first.seen["view"] is None, "the other part is waited for"
            assert MINE.hex() not in json.dumps(first.seen), "nobody learns a part before all are in"
            await second.say("reveal", part=THEIRS.hex())
            for chair in (first, second):
                await chair.until(lambda view: view["view"] is not None)
            assert first.seen["table"]["dealing"] is None
            assert first.seen["table"]["commitment"] == dealing["commitment"]
            for chair in (first, second):
                await chair.act()
            await first.until(
                lambda view: (view["ply"] >= second.seen["ply"] and not view["question"]) or view["ply"] > 5
            )
            await first.say("resign", ply=first.seen["ply"])
            outcome = (await first.until(lambda view: view["outcome"]))["outcome"]
            assert commitment(bytes.fromhex(outcome["seed"])) == dealing["commitment"]
            assert [one["value"] for one in outcome["parts"]] == [MINE.hex(), THEIRS.hex()]
            record = (await ann.get(f"tables/{table}/plays/1/record")).text
            assert strangers_word(tmp_path, record, await deck(ann))["adding"] == [0, 1]
            told = (await ann.post("verify", record=record)).json()
            assert told["true"] and told["attested"] and "dealt by the hall and seat 0 and 1" in told["words"]
            key = (await ann.get("hall")).json()["key"]
            assert f"\nhall: {key}\n" in record
        house.close()

    asyncio.run(story())


def dealing_ply(chair: Any) -> int:
    return int(chair.seen["ply"])


async def deck(guest: Guest) -> list[str]:
    cards = (await guest.get("games/pixel-tactics/cards?set=core")).json()["cards"]
    return [card["name"] for card in cards]


def strangers_word(folder: Path, record: str, names: list[str]) -> dict[str, Any]:
    (folder / "record.txt").write_text(record, encoding="utf-8")
    (folder / "deck.json").write_text(json.dumps(names), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-I", str(VERIFIER), str(folder / "record.txt"), str(folder / "deck.json")],
        capture_output=True,
        text=True,
    )
    if told.returncode:
        raise AssertionError(told.stderr)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def signed(room: Room) -> str:
    play = room.table.play
    assert play is not None and play.over
    return room.hall.sign(play.record())


async def agreed(room: Room, *parts: bytes) -> str:
    """The signed record of a play that its players gave up at once."""
    for seat, part in enumerate(parts):
        await room.do(lambda table, seat=seat, part=part: commands.reveal(table, seat, part.hex()))  # type: ignore[misc]
    play = room.table.play
    assert play is not None
    for seat in (0, 1):
        text = play.game.write(play.state, play.open[seat].options[seat])
        await room.do(lambda table, seat=seat, text=text: commands.act(table, seat, table.n, text))  # type: ignore[misc]
    await room.do(lambda table: commands.resign(table, 1, table.n))
    return signed(room)


async def sealed(hall: Any) -> Room:
    """A table whose players have both sealed a part; the hall's secret is sealed, too."""
    room = await duel(hall, "me", "link", part=part_seal(MINE))
    await room.do(lambda table: commands.link(table, ANN.id, 1, "word"))
    await room.do(lambda table: commands.sit(table, BOB.id, BOB.name, None, "word", "", part_seal(THEIRS)))
    assert room.table.secret and room.table.play is None
    return room


WRONG = {
    "secret": ("secret: ", "not the secret that was sealed"),
    "part": ("revealed 1: ", "not the part that seat 1 sealed"),
    "name": ('seats: ["', "not what the hall has signed"),
    "end": ("ended: resignation 20", "not what the hall has signed"),
    "leader": ("0: lead ", "not what the hall has signed"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_stranger_finds_whatever_was_changed(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            record = await agreed(await sealed(hall), MINE, THEIRS)
            names = [card.name for card in rules("pixel-tactics").shelf().cards(["core"])]
            assert strangers_word(tmp_path, record, names)["names"] == ["Ann", "Bob"]
            before, sign, after = record.partition(WRONG[kind][0])
            assert sign
            with pytest.raises(AssertionError, match=WRONG[kind][1]):
                strangers_word(tmp_path, before + sign + ("1" if after[0] != "1" else "2") + after[1:], names)

    asyncio.run(story())


def test_verify_tells_a_true_play_from_one_that_this_hall_attests(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path / "a") as hall, hall_in(tmp_path / "b") as other:
            record = await agreed(await sealed(hall), MINE, THEIRS)
            here = await hall.chores.verify(record)
            assert here.true and here.attested and "Signed by this hall" in here.words
            there = await other.chores.verify(record)
            assert there.true and not there.attested and "another hall" in there.words
            bare = record[: record.index("hall: ")].replace('"Ann"', '"Eve"')
            told = await hall.chores.verify(bare)
            assert told.true and not told.attested and "No hall has signed it" in told.words
            forged = await hall.chores.verify(record.replace('"Ann"', '"Eve"'))
            assert not forged.true and not forged.attested and "signature" in forged.words
            assert forged.line == record.count("\n")

    asyncio.run(story())


def test_the_terminal_accepts_what_a_hall_has_signed(tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        async with hall_in(tmp_path) as hall:
            return await agreed(await sealed(hall), MINE, THEIRS), public_key(hall.key)

    record, key = asyncio.run(story())
    (tmp_path / "play.txt").write_text(record, encoding="utf-8")
    (tmp_path / "bare.txt").write_text(record[: record.index("hall: ")], encoding="utf-8")

    def said(*words: str) -> tuple[int, str]:
        told = CliRunner().invoke(main, ["verify", *words])
        return told.exit_code, told.output

    assert said("--hall", key, str(tmp_path / "play.txt"))[0] == 0
    code, words = said(str(tmp_path / "play.txt"))
    assert code == 0 and f"signed by the hall {key}" in words and "dealt by the hall and seat 0 and 1" in words
    code, words = said("--hall", "00" * 32, str(tmp_path / "play.txt"))
    assert code == 2 and "true in every line, but signed by another hall" in words
    assert "signed by no hall" in said("--hall", key, str(tmp_path / "bare.txt"))[1]


def test_a_part_that_is_not_revealed_in_time_is_left_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, dealing=0.05) as hall:
            room = await sealed(hall)
            await room.do(lambda table: commands.reveal(table, 1, THEIRS.hex()))
            await until(lambda: room.table.play is not None)
            assert room.table.play is not None
            parts = room.table.play.deal.parts
            assert parts[0].value == b"" and parts[1].value == THEIRS
            record = records.read(await agreed(room))
            assert "seat 0 sealed a part, but it was left out" in " ".join(
                records.remarks(rules("pixel-tactics"), record)
            )

    asyncio.run(story())


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, dealing=60) as hall:
            id = (await sealed(hall)).table.id
        async with hall_in(tmp_path, dealing=0.05) as hall:
            room = await hall.room(id)
            await until(lambda: room.table.play is not None)

    asyncio.run(story())


def test_who_leaves_while_a_deal_is_made_unmakes_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, dealing=60) as hall:
            room = await sealed(hall)
            secret = room.table.secret
            await room.do(lambda table: commands.reveal(table, 0, MINE.hex()))
            await room.do(lambda table: commands.leave(table, 1))
            assert not room.table.secret and all(chair.part is None for chair in room.table.chairs)
            await room.do(lambda table: commands.link(table, ANN.id, 1, "again"))
            await room.do(lambda table: commands.seal_part(table, 0, part_seal(b"\3" * 32)))
            await room.do(lambda table: commands.sit(table, BOB.id, BOB.name, None, "again"))
            assert room.table.secret not in ("", secret)

    asyncio.run(story())


REFUSED = {
    "another than was sealed": (lambda table: commands.reveal(table, 0, THEIRS.hex()), "not what you have sealed"),
    "a spectator's": (lambda table: commands.reveal(table, -1, MINE.hex()), "No part of yours"),
    "a new seal": (lambda table: commands.seal_part(table, 0, part_seal(THEIRS)), "before a play begins"),
    "another start": (lambda table: commands.start(table, ANN.id, "pip"), "being dealt"),
    "a deck": (lambda table: commands.bring(table, 0, "1 Cook"), "being dealt"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_deal_that_is_made_refuses(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, dealing=60) as hall:
            room = await sealed(hall)
            before = room.table.n
            with pytest.raises(Refusal, match=REFUSED[kind][1]):
                await room.do(REFUSED[kind][0])
            assert room.table.n == before

    asyncio.run(story())


def test_a_rematch_is_dealt_anew_by_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, dealing=60) as hall:
            room = await sealed(hall)
            await agreed(room, MINE, THEIRS)
            first, second = secrets.token_bytes(32), secrets.token_bytes(32)
            await room.do(lambda table: commands.rematch(table, 0, part_seal(first)))
            await room.do(lambda table: commands.rematch(table, 1, part_seal(second)))
            assert room.table.secret and len(room.table.plays) == 1
            await room.do(lambda table: commands.reveal(table, 0, first.hex()))
            await room.do(lambda table: commands.reveal(table, 1, second.hex()))
            play = room.table.plays[1]
            assert {seat: part.value for seat, part in play.deal.parts.items()} == {0: second, 1: first}, (
                "everybody has moved on by a seat, with their parts"
            )
            again = restore_table(hall.store.table(room.table.id), hall.store.texts)
            assert again.play is not None and again.play.deal == play.deal

    asyncio.run(story())


def test_a_hall_that_deals_alone_asks_for_no_part(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, shared_deals=False) as hall:
            room = await duel(hall, "me", "sable", part=part_seal(MINE))
            assert room.table.play is not None and not room.table.play.deal.parts

    asyncio.run(story())


def test_the_end_of_a_record_is_read_or_refused_with_its_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            text = await agreed(await sealed(hall), MINE, THEIRS)
            last = text.count("\n")
            for change, words in (
                (text + "0: pass\n", f"line {last + 1}: nothing may stand below the signature"),
                (text.replace("hall: ", "hole: "), "line"),
                (text[:-3] + "\n", "a signature has 128 hexadecimal digits"),
                (text.replace("ended: resignation", "ended: fire"), "an end is written like"),
                (text.replace("revealed 1", "revealed 0"), "the part of seat 0 is already in line"),
                (text.replace("part 1: ", "part 99: "), "there is no seat 99"),
            ):
                with pytest.raises(BadRecord, match=words):
                    records.read(change)
            lost = text[: text.index("hall: ")].replace(f"part 1: {part_seal(THEIRS)}\n", "")
            assert "had not sealed" in verdict(lost, hall.store.texts).words
            assert verdict(text.replace("\n", "\r\n"), hall.store.texts).true, "as some mail programs change it"

    asyncio.run(story())


def test_what_was_sealed_stands_in_the_entries(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path) as hall:
            room = await sealed(hall)
            await agreed(room, MINE, THEIRS)
            kinds = [entry.kind for entry in hall.store.table(room.table.id)]
            order = [entries.PART, entries.PART, entries.DEAL, entries.REVEAL, entries.REVEAL, entries.START]
            assert [kind for kind in kinds if kind in order] == order

    asyncio.run(story())
