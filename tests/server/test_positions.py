"""A table tells its position as text: what a seat may know while the play goes on, the truth when it is over."""

import asyncio
import random
from typing import Any

import pytest

import pixelhall
from pixelhall.core import records, scenarios
from pixelhall.core.game import NOBODY
from pixelhall.server.tables import commands, views
from pixelhall.server.tables.table import Table
from server.test_secrets import done, opened
from server.visit import Guest, House, in_turn

PLAYS: list[tuple[str, dict[str, Any]]] = [
    ("pixel-pusher", {"players": 3}),
    ("pixel-pusher", {"deck": "double", "discards": "surplus"}),
    ("pocket-tactics", {"preset": "last-light"}),
    ("pixel-tactics", {"edition": "deluxe"}),
    ("pixel-tactics", {"edition": "original", "series": 3}),
]


def steps(table: Table, seed: int) -> Any:
    """A play of random choices: the table before each of them."""
    dice = random.Random(seed)
    while table.status == "playing":
        yield table.play
        assert table.play is not None
        seat = dice.choice(table.asked())
        option = dice.choice(table.play.open[seat].options)
        done(table, commands.act(table, seat, table.n, table.play.game.write(table.play.state, option))[0])


@pytest.mark.parametrize(("name", "options"), PLAYS)
def test_a_position_tells_nothing_that_is_hidden(name: str, options: dict[str, Any]) -> None:
    """Where a seat cannot tell two plays apart, it is shown the same position."""
    table, dice = opened(name, options), random.Random(2)
    compared = differed = 0
    for play in steps(table, 3):
        if table.n % 4:
            continue
        true = play.state
        for seat in (*range(len(table.chairs)), NOBODY):
            told = views.written_position(play, seat)
            play.state = play.game.guess(true, seat, dice.randrange(1 << 30))
            assert views.written_position(play, seat) == told, (table.n, seat)
            differed += play.game.digest(play.state) != play.game.digest(true)
            play.state = true
            assert told.startswith("# ") and true.chance.secret not in told
            compared += 1
    assert compared >= 30 and differed >= 30


def test_a_hidden_hand_does_not_decide_what_is_shown() -> None:
    """Deck and hands of others are guessed: a guess may be right, and mostly is not."""
    table = opened("pixel-pusher", {"players": 4})
    wrong = 0
    for play in steps(table, 4):
        if play.game.view(play.state, NOBODY)["phase"] == "build" and play.state.hands[1] and play.state.hands[0]:
            shown = scenarios.stage(scenarios.read(views.written_position(play, 0)))
            assert shown.hands[0] == play.state.hands[0] and len(shown.hands[1]) == len(play.state.hands[1])
            assert not shown.deck or shown.deck != play.state.deck
            wrong += shown.hands[1] != play.state.hands[1]
    assert wrong > 10


@pytest.mark.parametrize(("name", "options"), PLAYS)
def test_what_is_shown_can_be_laid_out(name: str, options: dict[str, Any]) -> None:
    table = opened(name, options)
    game = pixelhall.game(name)
    for play in steps(table, 5):
        if table.n % 9 == 0:
            for seat in (0, NOBODY):
                shown = scenarios.stage(scenarios.read(views.written_position(play, seat)))
                assert game.view(shown, seat) == game.view(play.state, seat)
    assert table.play is not None
    assert views.written_position(table.play, NOBODY) == game.position(table.play.state), "all is open at the end"


def test_a_table_answers_with_its_position(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Cid") as cid:
            table = await ann.opens("me", "open", game="pixel-pusher")
            early = await ann.at(table)
            await early.say("position")
            assert (await early.refused())["kind"] == "not_now"
            assert (await bob.sits(table)).status_code == 200
            chairs = [await one.at(table) for one in (ann, bob, cid)]
            await in_turn(*chairs[:2], most=9)
            texts = []
            for chair in chairs:
                await chair.say("position")
                answer = await chair.answer("positioned")
                assert answer["ply"] == chair.seen["ply"]
                texts.append(answer["text"])
            assert "seat 0" in texts[0] and "seat 1" in texts[1] and "a spectator" in texts[2]
            for seat, text in zip((0, 1, NOBODY), texts):
                state = scenarios.stage(scenarios.read(text))
                assert pixelhall.game("pixel-pusher").view(state, seat) == chairs[seat].seen["view"]
            await chairs[0].say("resign", ply=chairs[0].seen["ply"])
            for chair in chairs:
                await chair.until(lambda view: view["outcome"])
                await chair.say("position")
            ends = [(await chair.answer("positioned"))["text"] for chair in chairs]
            assert len(set(ends)) == 1 and f"chance secret {chairs[0].seen['outcome']['seed']}" in ends[0]

    asyncio.run(story())


def test_a_replay_gives_its_positions_as_text(house: House) -> None:
    async def story() -> None:
        game, dice = pixelhall.game("pocket-tactics"), random.Random(6)
        state = game.new({}, 6)
        recorder = records.Recorder(game, state, {}, ["Ann", "Bob"], 6)
        positions = [game.position(state)]
        while (decisions := game.decisions(state)) and recorder.ply < 60:
            recorder.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
            positions.append(game.position(state))
        async with Guest(house, "") as anyone:
            facts = (await anyone.post("replays", record=recorder.text())).json()
            for step in (0, 33, 60):
                shown = (await anyone.get(f"replays/{facts['id']}/{step}/position")).json()
                assert shown == {"step": step, "text": positions[step]}
            assert (await anyone.get(f"replays/{facts['id']}/61/position")).status_code == 404
            assert (await anyone.get("replays/nosuch/1/position")).status_code == 404

    asyncio.run(story())
