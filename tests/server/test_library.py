"""What can be read at the hall, and card sets of one's own."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx

import pixelhall
from chances import PATIENCE
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from server.visit import DUEL, Guest, House, in_turn

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
HERO = """
[[hero]]
name = "Goose {n}"
attack = 3
life = 5
vanguard = "Intercept."
flank = "This Hero has +1 Attack."
rear = "Ranged Attack."
order = "Draw 2 cards."
leader = {{ name = "Gander {n}", attack = 3, life = 6, text = "Your Vanguard Heroes have +1 Attack." }}
"""
GEESE = '[set]\nname = "geese"\ntitle = "Geese"\n' + "".join(HERO.format(n="ABCDEFGHIJKL"[n]) for n in range(12))


def got(house: House, path: str) -> Any:
    answer = httpx.get(f"{house.address}/api/{path}", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_game_tells_its_options_words_and_rules(house: House) -> None:
    for brief in got(house, "games")["games"]:
        facts = got(house, f"games/{brief['name']}")
        game = pixelhall.game(brief["name"])
        brought = {"decks"} if brief["name"] == DUEL else set()  # each seat brings its own, sealed
        assert {option["name"] for option in facts["options"]} | brought == set(brief["options"])
        for option in facts["options"]:
            assert option["words"], option
            game.new({option["name"]: option["default"]} if option["kind"] != "text" else {}, 1)
            for value in option["values"] if option["kind"] in ("choice", "flag", "number") else []:
                begin(game, {option["name"]: value})
            if option["kind"] == "number":
                begin(game, {option["name"]: option["low"]})
                begin(game, {option["name"]: option["high"]})
        assert list(brief["presets"]) == list(facts["presets"]) and all(brief["presets"].values())
        for preset in facts["presets"].values():
            game.new(preset, 1)
        rules = got(house, f"games/{brief['name']}/rules")["rules"]
        assert [rule["id"] for rule in rules] == [entry.id for entry in game.rulebook().entries]
        assert all(rule["text"] or rule["ruling"] for rule in rules)
        assert [rule["id"] for rule in rules if rule["kind"] == "option"] == [
            option.id for option in game.rulebook().options
        ]


def begin(game: Game[Any], options: dict[str, Any]) -> None:
    """Begins a play. A value that needs that of another option, as two players a way to draft for two, is refused by
    itself, and the refusal tells the other option and what it must be."""
    try:
        game.new(options, 1)
    except BadOption as refused:
        told = re.search(r"\b([a-z_]+)=([\w-]+)", str(refused))
        assert told and told[1] in game.options() and told[1] not in options, refused
        begin(game, {**options, told[1]: int(told[2]) if told[2].isdecimal() else told[2]})


def test_rules_are_searched_as_in_the_terminal(house: House) -> None:
    for name in pixelhall.games():
        for words in ("hand", "two players", "intercept", "zeppelin"):
            found = got(house, f"games/{name}/rules?q={words}")
            assert [rule["id"] for rule in found["rules"]] == [
                entry.id for entry in pixelhall.game(name).rulebook().search(words)
            ]
    assert "attacks" in got(house, f"games/{DUEL}/rules?q=INTERCEPT column")["chapters"]
    assert got(house, f"games/{DUEL}/rules")["chapters"] == []


def test_the_hall_serves_how_to_play_and_each_of_its_links_leads_somewhere(house: House) -> None:
    for name in pixelhall.games():
        guide, ids = got(house, f"games/{name}/guide"), pixelhall.game(name).rulebook().ids()
        chapters = {chapter["id"] for chapter in guide["chapters"]}
        blocks = [block for chapter in guide["chapters"] for block in chapter["blocks"]]
        spans = [span for block in blocks for row in block["rows"] for cell in row for span in cell]
        assert {span["rule"] for span in spans} <= {"", *ids} and len({span["rule"] for span in spans}) > 5
        assert {span["chapter"] for span in spans} <= {"", *chapters}
        assert guide["title"].startswith("How to play") and len(chapters) == len(guide["chapters"]) > 4
        assert not any(re.search(r"</?[a-z]|pixelhall rules", span["text"]) for span in spans)
        pictures = sum(block["picture"] is not None for block in blocks)
        assert pictures >= 2 if (BOARDS / name).is_dir() else pictures == 0, "only a board of the game draws them well"
        named = {block["text"] for block in blocks if block["kind"] == "card"}
        assert {card["name"] for card in guide["cards"]} == named
    assert httpx.get(f"{house.address}/api/games/chess/guide").status_code == 404


def test_cards_are_listed_and_searched_as_in_the_terminal(house: House) -> None:
    cards = got(house, f"games/{DUEL}/cards")["cards"]
    core = got(house, f"games/{DUEL}/cards?set=core")["cards"]
    assert len(core) == 25 and {card["set"] for card in core} == {"core"} and core == cards[:25] and cards[25:]
    cook = next(card for card in cards if card["name"] == "Cook")
    assert (
        cook["data"]["leader"]["title"] == "Soup Marshal"
        and cook["data"]["rows"]["rear"]["text"]
        and cook["data"]["box"]["kind"] == "order"
    )
    traps = got(house, f"games/{DUEL}/cards?q=box:trap+attack%3E%3D4")["cards"]
    assert traps and all(card["data"]["box"]["kind"] == "trap" and card["data"]["attack"] >= 4 for card in traps)
    assert "Intercept" in next(card for card in cards if "Intercept" in card["data"]["keywords"])["lines"][0]["text"]
    for query, words, near in (
        ("strength%3E4", "a search can name", "attack>4"),
        ("attack%3Ebig", "is a number", "attack>=6"),
        ("intrecept", "", "intercept"),
    ):
        found = got(house, f"games/{DUEL}/cards?q={query}")
        assert found["cards"] == [] and words in found["fault"] and near in found["nearest"], found
    answer = httpx.get(f"{house.address}/api/games/{DUEL}/cards?set=/etc/passwd")
    assert answer.status_code == 404 and "there is core" in answer.json()["error"], answer.text
    assert httpx.get(f"{house.address}/api/games/chess/cards").status_code == 404


def test_a_set_is_checked_with_every_fault_in_its_place(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            report = (await ann.post(f"games/{DUEL}/sets/check", toml=GEESE)).json()
            assert report["title"] == "Geese" and len(report["cards"]) == 12 and report["faults"] == []
            report = (
                await ann.post(f"games/{DUEL}/sets/check", toml=GEESE.replace("Draw 2 cards.", "Draw 2 crads.", 1))
            ).json()
            (fault,) = report["faults"]
            assert (
                (fault["line"], fault["nearest"]) == (12, "Draw 2 cards.")
                and "crads" in fault["words"]
                and fault["expected"]
            )
            assert (await ann.post(f"games/{DUEL}/sets/check", toml="/etc/passwd")).json()["faults"], (
                "a path is only a text that is no set"
            )
            assert (await ann.post(f"games/{DUEL}/sets/check", toml="x" * 70_000)).status_code == 400

    asyncio.run(story())


def test_a_sentence_is_tried_and_completed(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:

            async def posted(what: str, **asked: str) -> Any:
                return (await ann.post(f"games/{DUEL}/sentences/{what}", **asked)).json()

            found = await posted("try", text="Deal 2 damage to an enemy hero.", box="order")
            assert found["text"] == "Choose a Rival Hero. Apply 2 damage to it." == found["fault"]["nearest"]
            assert {"head", "who", "what"} <= {part["asks"] for part in found["parts"]} and found["near"]
            assert found["worth"]["low"] < found["worth"]["value"] < found["worth"]["high"]
            before, after = (
                sum(one.get("damage", 0) for one in found["example"][when]["players"][1]["unit"])
                for when in ("before", "after")
            )
            assert after - before == 2 and found["example"]["acts"] == ["Play the Order of Newcomer"]
            lost = await posted("try", text='Draw 1 card."\nyou v2 Cook', box="order")
            assert lost["text"] == "" and lost["fault"]["words"] and lost["example"] is None
            assert (await posted("try", text="Draw 1 card.", box="attic"))["fault"]["words"].startswith(
                "there is no box"
            )
            assert (await posted("words", text="Draw 1 ca", box="order")) == {"typed": "ca", "words": ["card"]}
            assert (await ann.post(f"games/{DUEL}/sentences/words", text="x" * 801, box="order")).status_code == 400

    asyncio.run(story())


def test_a_set_of_ones_own_is_played_recorded_and_proved(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            refused = await ann.post("tables", game=DUEL, seats=["me", "random"], sets=[GEESE])
            assert refused.status_code == 409 and "private" in refused.json()["error"]
            refused = await ann.post(
                "tables",
                game=DUEL,
                seats=["me", "random"],
                sets=[GEESE.replace("life = 5", "life = 500")],
                public=False,
            )
            assert refused.status_code == 409 and "line 8" in refused.json()["error"]
            for sets in (["core", GEESE], ["/etc/passwd"], ["core", "../core.toml"]):
                assert (
                    await ann.post("tables", game=DUEL, seats=["me", "random"], options={"sets": sets}, public=False)
                ).status_code == 409
            table = await ann.opens("me", "link", sets=[GEESE], options={"sets": []}, public=False)
            facts = (await ann.get(f"tables/{table}")).json()
            assert facts["sets"] == ["Geese"] and facts["options"] == {"sets": []}, "the text itself is not sent around"
            link = (await ann.post(f"tables/{table}/link", seat=1)).json()["link"]
            await bob.sits(table, link=link)
            assert {card["set"] for card in (await bob.get(f"tables/{table}/cards")).json()["cards"]} == {"geese"}
            await in_turn(await ann.at(table), await bob.at(table))
            record = (await bob.get(f"tables/{table}/plays/1/record")).text
            assert (await bob.post("verify", record=record)).json()["true"]

    asyncio.run(story())


def test_a_lesson_is_learned_move_by_move(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "") as anyone:
            assert got(house, f"games/{DUEL}")["lessons"]
            listed = got(house, f"games/{DUEL}/lessons")["lessons"]
            assert [lesson["id"] for lesson in listed][:2] == ["recruit", "rows"] and all(
                lesson["title"] and lesson["words"] for lesson in listed
            )
            start = (await anyone.post(f"lessons/{DUEL}/recruit")).json()
            assert (start["step"], start["steps"], start["done"], start["next"]) == (0, 2, False, "rows") and start[
                "question"
            ]["options"]
            astray = (await anyone.post(f"lessons/{DUEL}/recruit", moves=["draw"])).json()
            assert (
                astray["astray"]
                and astray["taken"] == 0
                and astray["say"] != start["say"]
                and astray["view"] == start["view"]
            )
            refused = (await anyone.post(f"lessons/{DUEL}/recruit", moves=["attack f2 f2"])).json()
            assert refused["because"]["rule"] == "PT-CEASE-02" and refused["view"] == start["view"]
            asked = (
                await anyone.post(
                    f"lessons/{DUEL}/recruit", moves=["recruit Turnip Knight v1"], why="attack v1 v1", describe="v1"
                )
            ).json()
            assert (
                asked["taken"] == 1
                and asked["because"]["rule"] == "PT-CEASE-02"
                and asked["described"][0].startswith("Turnip Knight")
            )
            done = (await anyone.post(f"lessons/{DUEL}/recruit", moves=["recruit Turnip Knight v1", "draw"])).json()
            assert (
                done["done"] and done["question"] is None and "draw" in [line["kind"] for line in done["log"]["lines"]]
            )
            assert (await anyone.post(f"lessons/{DUEL}/flying")).status_code == 404

    asyncio.run(story())


def test_what_a_set_can_say_is_told_with_examples(house: House) -> None:
    for name in pixelhall.games():
        told = got(house, f"games/{name}/vocabulary")
        assert told["chapters"] and all(
            form["wording"] and form["example"] for one in told["chapters"] for form in one["forms"]
        )
        report = httpx.post(
            f"{house.address}/api/games/{name}/sets/check",
            json={"toml": got(house, f"games/{name}")["sample"]},
            timeout=PATIENCE,
        ).json()
        assert report["cards"] and report["faults"] == []


def test_every_fix_of_a_fault_makes_the_set_whole(house: House) -> None:
    faulty = (
        GEESE.replace("Draw 2 cards.", "Draw 2 crads.", 1)
        .replace("This Hero has +1", "This Hero haz +1", 1)
        .replace("attack = 3\nlife", "atack = 3\nlife", 1)
        .replace("Heroes have +1", "Heroes has +1", 1)
        .replace('title = "Geese"', 'title = "Geese"  # 🪿')
    )
    check = f"{house.address}/api/games/{DUEL}/sets/check"
    for left in (4, 3, 2, 1):
        faults = httpx.post(check, json={"toml": faulty}, timeout=PATIENCE).json()["faults"]
        fixes = [fault["fix"] for fault in faults if fault["fix"]]
        assert len(fixes) == left, faults
        fix = fixes[-1]
        faulty = faulty[: fix["start"]] + fix["text"] + faulty[fix["end"] :]
    assert httpx.post(check, json={"toml": faulty}, timeout=PATIENCE).json()["faults"] == []
    assert faulty.replace("  # 🪿", "") == GEESE
