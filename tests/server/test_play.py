"""Whole duels over real sockets: two persons, a machine, a spectator, and everything that is refused on the way."""

import asyncio
import json
from typing import Any

import pytest

from server.visit import Chair, Guest, House, in_turn, together


async def duel(house: House, ann: Guest, bob: Guest, **wishes: Any) -> tuple[str, Chair, Chair]:
    """A table at which two persons play, and their sockets."""
    table = await ann.opens("me", "open", **wishes)
    assert (await bob.sits(table)).status_code == 200
    first, second = await ann.at(table), await bob.at(table)
    await together(first, second)
    return table, first, second


def fierce(options: list[str], answers: int) -> str:
    """Attacks and recruits bring a duel to its end sooner than anything else."""
    liked = (
        [text for text in options if text.startswith("attack")]
        or [text for text in options if text.startswith("recruit")]
        or options
    )
    return liked[(answers * 7) % len(liked)]


def test_two_persons_play_a_whole_duel_and_prove_it(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table, first, second = await duel(house, ann, bob)
            commitment = first.seen["table"]["commitment"]
            assert (await ann.get(f"tables/{table}/plays/1/record")).status_code == 409, (
                "a running play keeps its secrets"
            )
            await in_turn(first, second, choose=fierce)
            outcome = first.seen["outcome"]
            assert outcome["how"] == "rules" and outcome["reason"] and outcome["when"]
            assert second.seen["outcome"] == {**outcome, "deed": second.seen["outcome"]["deed"]}
            for chair in (first, second):  # each reads it as in the own log
                assert set(chair.seen["outcome"]["deed"]) <= {line["text"] for line in chair.log}
            record = (await bob.get(f"tables/{table}/plays/1/record")).text
            assert (
                f"commitment: {commitment}" in record
                and f"secret: {outcome['seed']}" in record
                and '["Ann", "Bob"]' in record
            )
            assert (await ann.post("verify", record=record)).json()["true"]
            forged = record.replace(outcome["seed"], "ab" * 32)
            assert not (await ann.post("verify", record=forged)).json()["true"]

    asyncio.run(story())


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_machine_answers_by_itself(house: House, player: str) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            table = await ann.opens("me", player)
            chair = await ann.at(table)
            for answers in range(12 if player == "greedy" else 40):
                await chair.until(lambda view: view["question"] or view["outcome"])
                if chair.seen["outcome"]:
                    break  # now and then the machine is quick to win
                await chair.act(chair.options[answers % len(chair.options)])
                before = chair.seen["ply"]
                await chair.until(lambda view, before=before: view["ply"] > before)
            assert chair.seen["ply"] > 20
            if not chair.seen["outcome"]:
                await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])

    asyncio.run(story())


def test_a_spectator_sees_nothing_private_and_cannot_act(house: House) -> None:
    async def story() -> None:
        async with (
            Guest(house, "Ann") as ann,
            Guest(house, "Bob") as bob,
            Guest(house, "Eve") as eve,
            Guest(house, "") as nobody,
        ):
            table, first, second = await duel(house, ann, bob)
            watching, stranger = await eve.at(table), await nobody.at(table)
            for chair in (watching, stranger):
                assert chair.seen["seat"] == -1 and chair.seen["question"] is None
                assert all(card is None for player in chair.seen["view"]["players"] for card in player["hand"])
                await chair.act(first.options[0])
                assert (await chair.refused())["kind"] == "not_yours"
                for kind in ("resign", "offer_draw", "undo"):
                    await chair.say(kind, ply=chair.seen["ply"])
                    assert (await chair.refused())["kind"] == "not_yours"
            await in_turn(first, second, watching, most=6)
            assert watching.seen["table"]["watching"] == 2

    asyncio.run(story())


def test_the_log_calls_everybody_by_name(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Eve") as eve:
            table, first, second = await duel(house, ann, bob, public=True)
            watching = await eve.at(table)
            heard = [{line["text"] for line in chair.log} for chair in (first, second, watching)]
            assert {"Your deck is shuffled.", "Bob's deck is shuffled."} <= heard[0]
            assert {"Ann's deck is shuffled.", "Your deck is shuffled."} <= heard[1]
            assert {"Ann's deck is shuffled.", "Bob's deck is shuffled."} <= heard[2]
            await first.say("resign", ply=first.seen["ply"])
            await first.until(lambda view: view["outcome"])
            await first.say("leave")
            await watching.until(lambda view: view["table"]["seats"][0]["kind"] == "open")
            again = await eve.at(table)
            assert again.log[-1]["text"] == "Ann resigns.", "who has left is named still"

    asyncio.run(story())


def test_what_is_refused_changes_nothing(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob)
            await in_turn(first, second, most=4)
            await together(first, second)
            asked, other = (first, second) if first.seen["question"] else (second, first)
            before = asked.seen
            await other.act("pass")
            assert (await other.refused())["kind"] == "not_yours"
            text = asked.options[0]
            for ply in (before["ply"] - 1, before["ply"] + 1, 0):
                await asked.say("act", ply=ply, text=text)
                assert (await asked.refused())["kind"] == "stale"
            await asked.say("act", ply=before["ply"], text="attack v1 v9")
            wrong = await asked.refused()
            assert wrong["kind"] == "not_an_option" and wrong["reason"]
            for garbage in (
                "",
                "{",
                "[]",
                '{"type":"act"}',
                '{"type":"dance"}',
                '{"type":"act","ply":"1","text":"pass"}',
                "\x00" * 9,
                '{"type":"act","ply":1,"text":"pass","x":1}',
                '{"type":"act","ply":-1,"text":"pass"}',
                "[" * 3000,
            ):
                await asked.socket.send(garbage)
                assert (await asked.refused())["kind"] == "malformed", garbage
            await asked.socket.send(b"\xff\xfe")
            assert (await asked.refused())["kind"] == "malformed"
            await asked.socket.send(json.dumps({"type": "why", "text": "x" * 5000}))
            assert (await asked.refused())["kind"] == "too_large"
            await asked.say("hello", seq=asked.seen["seq"], log=len(asked.log))
            after = await asked.view()
            assert {key: after[key] for key in ("ply", "view", "question")} == {
                key: before[key] for key in ("ply", "view", "question")
            }
            await asked.act(text)
            await asked.view()

    asyncio.run(story())


def test_both_may_answer_at_once_without_being_stale(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob)
            assert first.seen["view"]["asked"] == [0, 1] and first.seen["ply"] == second.seen["ply"]
            await first.act()
            await first.until(lambda view: view["view"]["asked"] == [1])
            await second.act()  # from the view before
            await second.until(lambda view: view["ply"] >= first.seen["ply"] + 1)

    asyncio.run(story())


def test_a_frame_without_end_closes_only_its_own_socket(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob)
            await first.socket.send("x" * 200_000)
            await first.socket.wait_closed()
            assert first.socket.close_code == 1009
            await second.until(lambda view: not view["table"]["seats"][0]["here"])
            await second.act()

    asyncio.run(story())


def test_reconnecting_resumes_without_a_gap(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table, first, second = await duel(house, ann, bob)
            await in_turn(first, second, most=5)
            await first.leave()
            asked = await second.until(lambda view: not view["table"]["seats"][0]["here"])
            if asked["question"]:
                await second.act()
                await second.view()
            back = await ann.at(table, greet=False)
            back.log = list(first.log)
            await back.say("hello", seq=first.seen["seq"], log=len(first.log))
            await back.view()
            assert back.seen["log"]["start"] == len(first.log), "only what is new is told"
            whole = await ann.at(table)
            assert whole.log == back.log and whole.seen["view"] == back.seen["view"]

    asyncio.run(story())


def test_draws_resignations_and_rematches(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table, first, second = await duel(house, ann, bob)
            await first.say("offer_draw", ply=first.seen["ply"])
            await second.until(lambda view: view["offers"]["draw"] == 0)
            await second.say("answer_draw", ply=second.seen["ply"], yes=False)
            await first.until(lambda view: view["ply"] >= second.seen["ply"] + 1)
            assert first.seen["offers"]["draw"] is None
            await together(first, second)
            await second.say("offer_draw", ply=second.seen["ply"])
            await first.until(lambda view: view["offers"]["draw"] == 1)
            await first.say("answer_draw", ply=first.seen["ply"], yes=True)
            await second.until(lambda view: view["outcome"])
            assert second.seen["outcome"]["how"] == "agreement" and second.seen["outcome"]["scores"] == [0.5, 0.5]
            assert second.seen["outcome"]["drawn"]
            assert second.seen["outcome"]["deed"] == ["All players agreed on a draw."]
            assert second.seen["match"] == {"wins": [0, 0], "drawn": 1}
            record = (await ann.get(f"tables/{table}/plays/1/record")).text
            assert (await ann.post("verify", record=record)).json()["true"]
            await first.say("rematch")
            await second.until(lambda view: view["offers"]["rematch"] == [0])
            await second.say("rematch")
            await first.until(lambda view: view["table"]["play"] == 2)
            await together(first, second)
            assert first.seen["seat"] == 1 and second.seen["seat"] == 0, "the sides are swapped"
            assert first.seen["table"]["commitment"] and first.seen["outcome"] is None
            await first.say("resign", ply=first.seen["ply"])
            await second.until(lambda view: view["outcome"])
            assert second.seen["outcome"]["winners"] == [0] and second.seen["outcome"]["how"] == "resignation"
            assert second.seen["outcome"]["deed"] == ["Ann resigns."]
            assert second.seen["match"] == {"wins": [1, 0], "drawn": 1}, "wins move with those who won"

    asyncio.run(story())


def test_only_plays_of_the_same_people_count_for_the_score(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Cy") as cy:
            table, first, second = await duel(house, ann, bob)
            assert first.seen["match"] is None, "nothing is over"
            await second.say("resign", ply=second.seen["ply"])
            await first.until(lambda view: view["match"] == {"wins": [1, 0], "drawn": 0})
            await second.say("leave")
            await first.say("rematch")
            await first.until(lambda view: view["offers"]["rematch"] == [0])
            assert (await cy.sits(table)).status_code == 200
            third = await cy.at(table)
            await first.until(lambda view: view["table"]["play"] == 2)
            await together(first, third)
            await first.say("resign", ply=first.seen["ply"])
            await third.until(lambda view: view["outcome"])
            seat = third.seen["seat"]
            assert third.seen["match"] == {"wins": [int(at == seat) for at in (0, 1)], "drawn": 0}

    asyncio.run(story())


def test_a_table_like_this_one_is_opened_against_another_machine(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            wishes = {"options": {"series": 3, "round_limit": 7}, "public": False, "hints": False}
            table = await ann.opens("pip", "me", **wishes)
            chair = await ann.at(table)
            assert (await ann.post(f"tables/{table}/again", rival="moss")).status_code == 409, "it is not over"
            await chair.say("resign", ply=chair.seen["ply"])
            await chair.until(lambda view: view["outcome"])
            assert (await bob.post(f"tables/{table}/again", rival="moss")).status_code == 403
            assert (await ann.post(f"tables/{table}/again", rival="nobody")).status_code == 409
            opened = (await ann.post(f"tables/{table}/again", rival="moss")).json()
            assert opened["id"] != table and opened["status"] == "playing"
            assert [seat["name"] for seat in opened["seats"]] == ["Moss", "Ann"]
            for name in ("game", "options", "clock", "public", "hints", "swap"):
                assert opened[name] == chair.seen["table"][name], name
            shared, first, _ = await duel(house, ann, bob)
            await first.say("resign", ply=first.seen["ply"])
            await first.until(lambda view: view["outcome"])
            refused = await ann.post(f"tables/{shared}/again", rival="moss")
            assert refused.status_code == 409 and "machine players alone" in refused.json()["error"]

    asyncio.run(story())


def test_the_replay_of_a_play_is_had_without_its_record(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table, first, _ = await duel(house, ann, bob)
            assert (await bob.get(f"tables/{table}/plays/1/replay")).status_code == 409, "it goes on"
            await first.say("resign", ply=first.seen["ply"])
            await first.until(lambda view: view["outcome"])
            both = await asyncio.gather(*(who.get(f"tables/{table}/plays/1/replay") for who in (ann, bob)))
            assert both[0].json() == both[1].json() and both[0].json()["steps"] == 1
            record = (await bob.get(f"tables/{table}/plays/1/record")).text
            assert (await bob.post("replays", record=record)).json() == both[0].json()
            assert (await bob.get(f"tables/{table}/plays/2/replay")).status_code == 404

    asyncio.run(story())


def test_takebacks_are_free_or_by_consent(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob)
            start = first.seen["view"]
            await first.act()
            await first.until(lambda view: view["view"]["asked"] == [1])
            await first.say("undo", ply=first.seen["ply"])
            await first.until(lambda view: view["view"]["asked"] == [0, 1])
            assert first.seen["view"] == start, "nobody learned anything by a sealed choice"
            await together(first, second)
            await first.act()
            await first.until(lambda view: view["view"]["asked"] == [1])
            await second.act(second.options[0])
            await second.until(lambda view: view["ply"] > first.seen["ply"])
            await together(first, second)
            lines = list(first.log)
            await first.say("undo", ply=first.seen["ply"])
            await second.until(lambda view: view["offers"]["undo"] == 0)
            assert second.seen["offers"]["undo_reasons"] == ["Bob acted since."]
            await second.say("answer_undo", ply=second.seen["ply"], yes=True)
            await first.until(lambda view: view["view"]["asked"] == [0, 1])
            assert first.seen["view"] == start and len(first.log) < len(lines)
            await first.say("act", ply=1, text="pass")
            assert (await first.refused())["kind"] == "stale"

    asyncio.run(story())


def test_a_leavers_seat_goes_to_the_machine_if_the_table_allows(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob, takeover="random")
            await first.say("leave")
            await second.until(lambda view: view["table"]["seats"][0]["kind"] == "machine")
            await second.act()
            await second.until(lambda view: view["question"] and view["ply"] > 6)
            assert (await first.until(lambda view: view["seat"] == -1))["question"] is None
            await second.say("leave")
            await first.until(lambda view: view["outcome"])

    asyncio.run(story())


def test_the_machine_takes_a_seat_among_allies(house: House) -> None:
    """Nobody loses by it: in a Team Cross Duel the seat plays on, for its ally as well (A-238)."""

    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table = await ann.opens("me", "random", "open", "random", options={"mode": "team-cross"}, takeover="random")
            await bob.sits(table)
            first, ally = await ann.at(table), await bob.at(table)
            await together(first, ally)
            await first.say("leave")
            await ally.until(lambda view: view["table"]["seats"][0]["kind"] == "machine")
            for _ in range(3):
                await ally.until(lambda view: view["question"])
                before = ally.seen["ply"]
                await ally.act()
                await ally.until(lambda view, before=before: view["ply"] > before)
            await ally.until(lambda view: view["question"])
            assert ally.seen["outcome"] is None and ally.seen["table"]["seats"][0]["name"].startswith("random")

    asyncio.run(story())


def test_questions_of_the_client_are_answered(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            _, first, second = await duel(house, ann, bob)
            await in_turn(first, second, most=2)
            await together(first, second)
            asked = first if first.seen["question"] else second
            await asked.say("why", text="attack v1 v1")
            assert (await asked.answer("because"))["rule"]
            option = next(text for text in asked.options if text.startswith("recruit"))
            await asked.say("why", text=option)
            assert (await asked.answer("because")) == {"type": "because", "text": option, "rule": "", "reason": ""}
            await asked.say("preview", ply=asked.seen["ply"], text=option)
            told = await asked.answer("previewed")
            assert told["lines"] and isinstance(told["sure"], bool)
            await asked.say("ping", at=5)
            assert (await asked.answer("pong"))["at"] == 5

    asyncio.run(story())


def test_a_series_is_played_at_one_table(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            table, first, second = await duel(house, ann, bob, options={"series": 3})
            battles, trophies = set(), [0, 0]
            while not first.seen["outcome"]:
                await in_turn(first, second, most=25)
                battles.add(first.seen["view"]["battle"])
                won = [player["trophies"] for player in first.seen["view"]["players"]]
                assert all(now >= before for now, before in zip(won, trophies)), "no trophy is lost"
                trophies = won
            winner = first.seen["outcome"]["winners"][0]
            assert max(battles) >= 2 and first.seen["table"]["play"] == 1, "all battles are one play"
            assert trophies[winner] == max(trophies) and len(
                [line for line in first.log if line["kind"] == "battle"]
            ) == max(battles)
            record = (await ann.get(f"tables/{table}/plays/1/record")).text
            assert (await ann.post("verify", record=record)).json()["true"]

    asyncio.run(story())


def test_who_gives_up_among_several_leaves_the_others_playing(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Cy") as cy:
            answer = await ann.post("tables", game="pixel-pusher", options={"players": 3}, seats=["me", "open", "open"])
            table = answer.json()["id"]
            await bob.sits(table)
            await cy.sits(table)
            chairs = [await ann.at(table), await bob.at(table), await cy.at(table)]
            await together(*chairs)
            await chairs[1].say("resign", ply=chairs[1].seen["ply"])
            await chairs[0].until(lambda view: 1 not in view["view"]["asked"])
            await together(*chairs)
            assert all(chair.seen["outcome"] is None for chair in chairs) and chairs[1].seen["question"] is None
            await chairs[1].say("resign", ply=chairs[1].seen["ply"])
            assert (await chairs[1].refused())["kind"] == "not_now"
            await in_turn(*chairs, most=6)
            await chairs[1].say("leave")
            await chairs[0].until(lambda view: view["table"]["seats"][1]["kind"] == "open")
            await in_turn(*chairs, most=4)
            await chairs[2].say("resign", ply=chairs[2].seen["ply"])
            outcome = (await chairs[0].until(lambda view: view["outcome"]))["outcome"]
            assert outcome["winners"] == [0] and outcome["how"] == "resignation"
            record = (await ann.get(f"tables/{table}/plays/1/record")).text
            assert (await ann.post("verify", record=record)).json()["true"]

    asyncio.run(story())
