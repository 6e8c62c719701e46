"""No byte that goes to a seat depends on what that seat may not know: what it may not know is dealt anew, and not a
byte changes."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pixelhall
from pixelhall.core.errors import PixelhallError
from pixelhall.core.game import EVERYBODY, NOBODY
from pixelhall.core.standing import Standing
from pixelhall.server import wire
from pixelhall.server.door.signs import sign_of_table
from pixelhall.server.hall import standing
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry
from pixelhall.server.tables import commands, preview, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.opening import Opening
from pixelhall.server.tables.table import Table
from server.visit import Chair, Guest, House, in_turn, together

DESCRIBED = ("v1", "rear", "hand", "deck", "Cinder", "0:v1", "1:hand", "spring 1", "draw", "a1", "red")
TRIED = ("pass", "attack v1 v1", "recruit", "spell r1", "spring 1", "lead Cinder", "draw")


def opened(game: str, options: dict[str, Any]) -> Table:
    rules = pixelhall.game(game)
    seats = rules.seats(rules.new(options, 0))
    opening = Opening(
        game=game, options=options, seats=seats, clock=wire.MoveClock(seconds=60), public=True, takeover="", swap=True
    )
    table = Table(Entry("t", 0, 1000, entries.OPEN, person="a", text=msgspec.json.encode(opening).decode()))
    for seat in range(seats):
        done(table, Draft(entries.SIT, seat, f"P{seat}", "abcdefgh"[seat]))
    done(table, Draft(entries.START, text="5a" * 32))
    return table


def done(table: Table, draft: Draft) -> None:
    table.take(Entry(table.id, table.n, table.at + 500, draft.kind, draft.seat, draft.person, draft.text), draft.ready)


def all_bytes(table: Table, seat: int, probing: bool) -> bytes:
    """Everything the hall would send to a seat now: the view, and the answer to whatever it may try or ask."""
    play = table.play
    assert play is not None
    log = views.log(table, seat, 0)
    around = views.facts(table, {"a"}, 1)
    told: list[Any] = [views.view(table, seat, log, around, 7, table.at + 100, own_answers(table, seat))]
    if probing and seat != NOBODY:
        for text in TRIED:
            told.append(refusal(table, seat, text))
        options = (
            [play.game.write(play.state, option) for option in play.open[seat].options] if seat in play.open else []
        )
        told += [preview.preview(play, seat, text, table.players()) for text in options[:2]]
    if probing:
        told += [explained(table, seat, words) for words in DESCRIBED]
        told.append(views.written_position(play, seat))
        sign = sign_of_table(table)
        told += [str(sign.title), sign.words, sign.heading, sign.line, sign.version]
        if sign.scene is not None:
            told.append(vars(sign.scene()))
    return msgspec.json.encode(told)


def own_answers(table: Table, seat: int) -> wire.Standing | None:
    """What a seat is told of the answers that it could set."""
    assert table.play is not None
    return None if seat == NOBODY or table.play.over else standing.facts(table.play, seat, Standing())


def explained(table: Table, seat: int, words: str) -> Any:
    """What `describe` and `why` answer."""
    play = table.play
    assert play is not None
    found: list[Any] = []
    for ask in (
        lambda: play.game.describe(play.state, seat, words),
        lambda: bool(play.game.parse(play.state, seat, words)),
    ):
        try:
            found.append(ask())
        except PixelhallError as fault:
            found.append(str(fault))
    return found


def refusal(table: Table, seat: int, text: str) -> Any:
    try:
        return [draft.text for draft in commands.act(table, seat, table.n, text)]
    except Refusal as fault:
        return [fault.kind, fault.reason, fault.rule]


def with_another_deal(table: Table, seat: int, world: int, probing: bool) -> bytes:
    """The same, had the seat's unknown been dealt otherwise."""
    play = table.play
    assert play is not None
    true = play.state
    try:
        play.state = play.game.guess(true, seat, world)
        return all_bytes(table, seat, probing)
    finally:
        play.state = true


def whole_game(game: str, options: dict[str, Any], seed: int, every: int) -> int:
    table = opened(game, options)
    dice = random.Random(seed)
    checked = 0
    while table.status == "playing":
        assert table.play is not None
        if table.n % every == 0:
            for seat in (*range(len(table.chairs)), NOBODY):
                probing = table.n % (every * 4) == 0
                assert with_another_deal(table, seat, dice.randrange(1 << 30), probing) == all_bytes(
                    table, seat, probing
                ), (table.n, seat)
                checked += 1
        seat = dice.choice(table.asked())
        option = dice.choice(table.play.open[seat].options)
        done(table, commands.act(table, seat, table.n, table.play.game.write(table.play.state, option))[0])
    return checked


@pytest.mark.parametrize("game", pixelhall.games())
def test_no_byte_tells_what_a_seat_may_not_know(game: str) -> None:
    assert whole_game(game, {}, seed=1, every=5) > 25


@pytest.mark.long
@pytest.mark.parametrize("edition", ["deluxe", "mega", "original"])
def test_no_byte_tells_what_a_seat_may_not_know_in_many_games(edition: str) -> None:
    for seed in range(20):
        whole_game("pixel-tactics", {"edition": edition, "series": 3}, seed, every=1)


# Off the wire


def kept(house: House, table: str) -> list[Entry]:
    """What the hall has on disk of a table."""
    query = "SELECT table_id, n, at, kind, seat, person, text FROM entries WHERE table_id = ? ORDER BY n"
    store = sqlite3.connect(house.store)
    try:
        return [Entry(*row) for row in store.execute(query, (table,))]
    finally:
        store.close()


def resent(table: Table, heard: dict[str, Any], world: int) -> str:
    """The same message, had what its seat may not know been dealt otherwise; what is no secret (time, who is here) is
    as it was."""
    play, seat = table.play, heard["seat"]
    assert play is not None
    true = play.state
    try:
        play.state = play.game.guess(true, seat, world)
        log = views.log(table, seat, heard["log"]["start"])
        around = msgspec.convert(heard["table"], wire.TableFacts)
        at, own = heard["clock"]["now"], own_answers(table, seat)
        return msgspec.json.encode(views.view(table, seat, log, around, heard["seq"], at, own)).decode()
    finally:
        play.state = true


def every_byte_is_innocent(entries_: list[Entry], chair: Chair, dice: random.Random) -> int:
    """Every message that came over a socket in a whole play comes again, byte by byte, from another deal."""
    table, compared = Table(entries_[0]), 0
    for text in chair.raw:
        heard = json.loads(text)
        while table.n < heard["ply"]:
            table.take(entries_[table.n])
        if table.play is not None and heard["type"] == "view":
            assert resent(table, heard, dice.randrange(1 << 30)) == text, (heard["ply"], heard["seat"])
            compared += 1
    return compared


def whole_play_on_the_wire(house: House, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """How many messages were compared, and how often somebody was asked about Traps."""

    async def story() -> tuple[int, int]:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "") as eve:
            table = await ann.opens("me", "open", options=options, clock={"type": "fischer", "seconds": 600})
            await bob.sits(table)
            chairs = [await ann.at(table), await bob.at(table), await eve.at(table)]
            dice = random.Random(seed)
            windows = 0

            def choose(choices: list[str], answers: int) -> str:
                nonlocal windows
                windows += "decline" in choices
                traps = [text for text in choices if text.startswith(("trap", "spring"))]
                return dice.choice(traps or choices)

            await in_turn(*chairs, most=400, choose=choose)
            return sum(every_byte_is_innocent(kept(house, table), chair, dice) for chair in chairs), windows

    return asyncio.run(story())


def test_no_byte_off_the_wire_tells_what_a_seat_may_not_know(house: House) -> None:
    compared = windows = seed = 0
    while compared <= 300 or windows <= 3:  # some plays are short, or have hardly a Trap in them
        seed += 1
        assert seed < 10, "plays have messages, and Traps are asked about"
        messages, asked = whole_play_on_the_wire(house, {}, seed)
        compared, windows = compared + messages, windows + asked


@pytest.mark.long
def test_no_byte_off_the_wire_tells_anything_in_many_plays(house: House) -> None:
    windows = 0
    for seed in range(12):
        windows += whole_play_on_the_wire(
            house, {"edition": ("deluxe", "mega", "original")[seed % 3], "series": (1, 3)[seed % 2]}, seed
        )[1]
    assert windows > 12, "Traps were asked about"


def test_nobody_at_a_table_can_ask_to_see_everything(house: House) -> None:
    """Only what is over is ever shown open: no message and no request names a seat to look from."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", "random")
            chair = await ann.at(table, greet=False)
            await chair.socket.send(json.dumps({"type": "hello", "seat": EVERYBODY}))
            assert (await chair.refused())["kind"] == "malformed"
            await chair.say("hello")
            assert (await chair.view())["seat"] == 0
            for path in (f"tables/{table}?seat=-2", f"tables/{table}/cards?seat=-2"):
                assert "hand" not in (await ann.get(path)).json()
            assert (await ann.get(f"tables/{table}/plays/1/record")).status_code == 409
            assert all(card is None for card in chair.seen["view"]["players"][1]["hand"])

    asyncio.run(story())


# What a machine player's thought tells

TRAPS = {
    "Snare": "When your Rival recruits a Hero: Apply 4 damage to that Hero.",
    "Hush": "When your Rival declares an Order: Cancel that Order.",
}
HERO = """
[[hero]]
name = "{colour} {kind}"
attack = 2
life = 5
vanguard = ""
flank = ""
rear = ""
trap = "{trap}"
leader = {{ name = "{colour} {kind} Captain", attack = 3, life = 19, text = "Your Heroes have +1 Life." }}
"""
COLOURS = ("Red", "Blue", "Green", "White", "Black", "Brown")
TWINS = '[set]\nname = "twins"\ntitle = "Twins"\n' + "".join(
    HERO.format(colour=colour, kind=kind, trap=trap) for kind, trap in TRAPS.items() for colour in COLOURS
)


async def up_to_the_recruit(ann: Guest, bob: Guest, kind: str) -> str:
    """A duel in which Bob, with a Trap of this kind face down, waits for what Ann recruits after the ceasefire."""
    table = await ann.opens("me", "open", public=False, sets=[TWINS], options={"sets": []})
    assert (await bob.sits(table)).status_code == 200
    first, second = await ann.at(table), await bob.at(table)
    trapped = False
    while True:
        await together(first, second)
        if trapped and first.seen["question"] and first.seen["view"]["round"] == 2:
            return table
        chair = first if first.seen["question"] else second
        options = [option["text"] for option in chair.seen["question"]["options"]]
        traps = [text for text in options if text.startswith("trap")]
        choice = "pass" if "pass" in options else options[0]
        if chair is second and traps and not trapped:
            trapped = all(any(text.endswith(known) for text in traps) for known in TRAPS)
            choice = next(text for text in traps if text.endswith(kind)) if trapped else "draw"
        before = chair.seen["ply"]
        await chair.act(choice)
        await chair.until(lambda view, before=before: view["ply"] > before)


async def heard_in_the_window(chair: Chair) -> list[str]:
    """What comes after the question about the Trap, its answer included."""
    await chair.until(lambda view: view["view"]["asked"] == [1])
    heard, window = len(chair.raw), chair.seen["ply"]
    await chair.until(lambda view: view["ply"] > window)
    return [json.loads(text)["type"] for text in chair.raw[heard:]]


def test_a_machines_thought_does_not_tell_whether_its_trap_fits(tmp_path: Path) -> None:
    """It was told how far a machine had thought in a window only if its Trap could be sprung."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            tables = [await up_to_the_recruit(ann, bob, kind) for kind in TRAPS]
            assert house.close() == 0
            with sqlite3.connect(house.store) as store:  # a machine has Bob's seat
                store.execute(
                    "UPDATE entries SET kind = 'machine', person = '', text = 'search:1s' WHERE kind = 'sit' AND seat = 1"
                )
            store.close()
            house.open()
            twins: list[list[list[str]]] = []
            for table in tables:
                chairs = [await ann.at(table), await eve.at(table)]
                options = [option["text"] for option in chairs[0].seen["question"]["options"]]
                recruit = next(text for text in options if text.startswith("recruit"))
                await chairs[0].act(recruit)
                twins.append(await asyncio.gather(*(heard_in_the_window(chair) for chair in chairs)))
                asked, answered = [entry.at for entry in kept(house, table) if entry.kind == entries.ACT][-2:]
                assert answered - asked > 900, "an answer takes its time, whether or not there is a choice"
            assert twins[0] == twins[1] == [["view"], ["view"]]

    house = House(tmp_path).open()
    asyncio.run(story())
    house.close()
