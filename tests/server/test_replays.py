"""Records are looked through step by step, with the eyes of any seat, and played on from anywhere."""

import asyncio
import itertools
import json
import random
from typing import Any

import pixelhall
from pixelhall.core import records
from pixelhall.core.game import EVERYBODY, NOBODY
from server.test_library import GEESE
from server.visit import DUEL, Guest, House
from test_winners import given_up


def recorded(options: dict[str, Any], seed: int, most: int = 10_000) -> str:
    """The record of a play of random choices."""
    game = pixelhall.game(DUEL)
    secret = seed.to_bytes(32)
    state, dice = game.new(options, secret), random.Random(seed)
    recorder = records.Recorder(game, state, options, ["Ann", "Bob"], secret)
    while (decisions := game.decisions(state)) and recorder.ply < most:
        decision = dice.choice(decisions)
        recorder.apply(state, decision.seat, dice.choice(decision.options))
    return recorder.text() if not decisions else recorder.text() + f"secret: {secret.hex()}\n"


def test_every_step_is_shown_as_every_seat_saw_it(house: House) -> None:
    async def story() -> None:
        game, text = pixelhall.game(DUEL), recorded({}, 5)
        record = records.read(text)
        async with Guest(house, "") as anyone:
            facts = (await anyone.post("replays", record=text)).json()
            assert facts["steps"] == len(record.moves) > 60 and facts["seats"] == ["Ann", "Bob"]
            assert facts["moves"][0] == {"seat": record.moves[0].seat, "text": record.moves[0].text}
            assert record.result is not None and facts["outcome"]["winners"] == record.result["winners"]
            assert (await anyone.get(f"replays/{facts['id']}")).json() == facts
            wanted = [0, 1, 24, 25, 26, 49, 50, facts["steps"], 30, 7, 31]
            states = {step: state.clone() for step, state in enumerate(records.replay(game, record)) if step in wanted}
            for step in wanted:
                for seat in (0, 1, NOBODY, EVERYBODY):
                    shown = (await anyone.get(f"replays/{facts['id']}/{step}?seat={seat}")).json()
                    assert shown["view"] == json.loads(json.dumps(game.view(states[step], seat))), (step, seat)
                    lines = [line.dump() for line in game.log(states[step], seat, names=["Ann", "Bob"])]
                    assert shown["log"] == {"start": 0, "lines": lines}
                    assert (shown["question"] is not None) == (seat in shown["view"]["asked"])
            hands = (await anyone.get(f"replays/{facts['id']}/30?seat=-2&since=20")).json()
            assert (
                all(card for player in hands["view"]["players"] for card in player["hand"])
                and hands["log"]["start"] == 20
            )
            assert {card["set"] for card in (await anyone.get(f"replays/{facts['id']}/cards")).json()["cards"]} == {
                "core"
            }

    asyncio.run(story())


def test_a_replay_tells_a_shared_win_from_a_draw(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "") as anyone:
            outcome = (await anyone.post("replays", record=given_up())).json()["outcome"]
            assert (outcome["winners"], outcome["drawn"]) == ([0, 2], False)

    asyncio.run(story())


def test_a_false_record_is_refused_with_its_line(house: House) -> None:
    async def story() -> None:
        text = recorded({}, 6, most=50)
        async with Guest(house, "") as anyone:
            lines = text.split("\n")
            wrong = next(number for number, line in enumerate(lines, 1) if line.startswith("digest 40"))
            answer = await anyone.post(
                "replays", record="\n".join([*lines[: wrong - 1], "digest 40: abcd", *lines[wrong:]])
            )
            assert answer.status_code == 409 and f"line {wrong}:" in answer.json()["error"], answer.text
            answer = await anyone.post("replays", record=text.replace("options: {}", 'options: {"sets": ["/etc/x"]}'))
            assert answer.status_code == 409 and "path of a file" in answer.json()["error"]
            for path in ("replays/nosuch", "replays/nosuch/1", "replays/nosuch/cards"):
                assert (await anyone.get(path)).status_code == 404
            facts = (await anyone.post("replays", record=text)).json()
            assert facts["outcome"] is None
            for path in ("51", "-1", "x", "1?seat=2", "1?seat=-3", "1?seat=x", "1?since=x"):
                assert (await anyone.get(f"replays/{facts['id']}/{path}")).status_code == 404, path

    asyncio.run(story())


def test_a_replay_is_played_on_from_anywhere(house: House) -> None:
    async def story() -> None:
        text = recorded({"sets": [GEESE, "core"]}, 7, most=60)
        async with Guest(house, "Ann") as ann, Guest(house, "") as nobody:
            replay = (await ann.post("replays", record=text)).json()
            assert replay["options"] == {"sets": ["core"]}
            assert (await nobody.post(f"replays/{replay['id']}/40/play", seat=1, rival="random")).status_code == 401
            assert (await ann.post(f"replays/{replay['id']}/40/play", seat=2, rival="random")).status_code == 409
            assert (await ann.post(f"replays/{replay['id']}/40/play", seat=1, rival="nobody")).status_code == 409
            table = (await ann.post(f"replays/{replay['id']}/40/play", seat=1, rival="random")).json()
            assert (
                not table["public"]
                and [seat["kind"] for seat in table["seats"]] == ["machine", "person"]
                and table["sets"] == ["Geese"]
            )
            chair = await ann.at(table["id"])
            before = (await ann.get(f"replays/{replay['id']}/40?seat=1")).json()
            lines = [{**line, "text": line["text"].replace("Ann", "random")} for line in before["log"]["lines"]]
            assert chair.seen["seat"] == 1 and chair.log[: len(lines)] == lines, "the rival has another name now"
            first = chair.seen["view"]
            assert (
                first["round"] == before["view"]["round"]
                and first["players"][1]["hand"] == before["view"]["players"][1]["hand"]
            )
            while not chair.seen["outcome"]:
                if chair.seen["question"]:
                    await chair.act()
                await chair.hear()
            assert (await ann.get(f"tables/{table['id']}/plays/1/record")).status_code == 409
            await chair.say("rematch")
            again = await chair.until(lambda view: view["outcome"] is None)
            assert again["view"]["round"] >= before["view"]["round"] and again["seat"] == 1

    asyncio.run(story())


def test_a_replay_tells_how_the_prospects_went_and_what_turned_them(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "") as anyone:
            facts = (await anyone.post("replays", record=recorded({}, 5))).json()
            shares = facts["shares"]
            assert len(shares) == facts["steps"] + 1 and all(
                len(one) == 2 and abs(sum(one) - 1) < 0.01 for one in shares
            )
            assert shares[-1] == facts["outcome"]["scores"] and len({one[0] for one in shares}) > 20
            assert facts["turns"] and facts["turns"] == sorted(facts["turns"])
            usual = sum(abs(after[0] - before[0]) for before, after in itertools.pairwise(shares)) / facts["steps"]
            assert all(abs(shares[step][0] - shares[step - 1][0]) > usual for step in facts["turns"])

    asyncio.run(story())
