"""The pages beside the table: gallery, rules, replays, sets of one's own."""

import re
from pathlib import Path
from typing import Any

import pixelhall
from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from browser.test_duels import eagerness
from pixelhall import pixel_tactics
from pixelhall.core.lessons import lessons_in
from pixelhall.core.search import search
from server.visit import DUEL, House

GOOSE = """[set]
name = "goose"
title = "One More Goose"

[[hero]]
name = "Lake Goose"
attack = 2
life = 5
vanguard = "When this Hero is attacked, {verb} 1 damage to the attacker."
flank = "This Hero's Forerunner has +1 Attack."
rear = "Spell: Choose a Rival Hero. Move it 1 slot back."
order = "Choose a Hero. Draw 1 card."
leader = {{ name = "Goose Queen", attack = 3, life = 19, text = "When you recruit a Hero, remove 1 damage from this Leader." }}
"""


def cards(query: str) -> str:
    """How the page tells how many cards are found."""
    found = len(search(pixelhall.game(DUEL).shelf().cards(), query))
    assert found > 1, query
    return f"{found} cards"


def test_cards_are_found_by_what_they_do(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.get_by_role("navigation").get_by_role("link", name="Cards").click()
        found = me.page.get_by_role("list", name="Cards found").get_by_role("listitem")
        await found.nth(24).wait_for()
        await me.page.get_by_role("searchbox").fill("ranged rear heroes")
        await me.page.get_by_role("status").get_by_text(cards("ranged rear heroes"), exact=True).wait_for()
        assert cards("ranged rear heroes") == f"{await found.count()} cards"
        for query in ("base", "chase"):
            await me.page.get_by_role("searchbox").fill(query)
            await me.page.get_by_role("status").get_by_text(cards(query), exact=True).wait_for()
        await me.page.get_by_role("searchbox").fill("ranged rear heroes")
        await me.page.get_by_role("status").get_by_text(cards("ranged rear heroes"), exact=True).wait_for()
        await me.page.get_by_role("button", name="Skybow, look closer").click()
        sheet = me.page.get_by_role("dialog", name="Skybow")
        await sheet.get_by_role("button", name="Ranged Attack").first.click()
        await sheet.get_by_text("It may attack any rival character").wait_for()
        await me.page.keyboard.press("Escape")
        await me.page.reload()
        await me.page.get_by_role("status").get_by_text(cards("ranged rear heroes"), exact=True).wait_for()
        await me.page.get_by_role("group", name="Examples").get_by_role("button", name="leaders that draw").click()
        await me.page.get_by_role("status").get_by_text(cards("leaders that draw"), exact=True).wait_for()
        await me.page.get_by_role("button", name="Moth Witch, look closer").wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_search_that_finds_nothing_offers_near_ones(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            await me.goes("cards", DUEL)
            status, field = me.page.get_by_role("status"), me.page.get_by_role("searchbox")
            await field.fill("intrecept")
            near = me.page.get_by_role("group", name="Near it")
            await near.get_by_role("button", name="intercept").click()
            await status.get_by_text(cards("intercept"), exact=True).wait_for()
            assert await field.input_value() == "intercept"
            await field.fill("strength>3")
            await status.get_by_text('no card has "strength"').wait_for()
            await near.get_by_role("button", name="attack>3", exact=True).wait_for()
            await me.page.get_by_text("What can be asked").click()
            await field.fill("spell")
            await me.page.get_by_role("button", name="Add heal to the search").click()
            await status.get_by_text(cards("spell heal"), exact=True).wait_for()
            await me.picture(f"gallery-help-{size[0]}")
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert await me.barriers() == []
            assert me.faults == []

    plays.play(story)


def test_rules_are_found_by_words_and_by_links_to_an_id(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("rules", DUEL, "PT-ICPT-03")
        wanted = me.page.locator("[data-entry='PT-ICPT-03'].wanted")
        await wanted.wait_for()
        assert await wanted.evaluate(
            "one => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }"
        )
        await me.page.get_by_role("searchbox").fill("lethal damage")
        await me.page.get_by_role("link", name="A-001", exact=True).click()
        await me.page.locator("[data-entry='A-001'].wanted").get_by_text("Ruling:").wait_for()
        assert me.page.url.endswith("/rules/pixel-tactics/A-001")
        assert me.faults == []

    plays.play(story)


def test_a_refusal_leads_to_its_rule(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        await me.act()
        await me.asked()
        await me.types("attack f2 f2")
        await me.page.get_by_role("alert").get_by_role("link", name="PT-CEASE-02").click()
        sheet = me.page.get_by_role("dialog", name="PT-CEASE-02")
        await sheet.get_by_text("ttack").first.wait_for()
        await sheet.get_by_role("link", name="All rules").click()
        await me.page.get_by_role("dialog", name="Rulebook").locator("[data-entry='PT-CEASE-02'].wanted").wait_for()
        assert "/table/" in me.page.url, "nobody leaves the table to read a rule"
        assert me.faults == []

    plays.play(story)


async def short_play(me: Hands) -> None:
    """A whole duel of one round by keys."""
    await me.goes("table", await me.opens("me", "greedy", options={"round_limit": 1}))
    while await me.asked():
        before = await me.ply()
        await me.types(min(await me.options(), key=eagerness))
        await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()


def test_a_replay_steps_jumps_plays_shows_each_seats_knowledge_and_is_played_on(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await short_play(me)
        await me.page.get_by_label("The end").get_by_role("link", name="Replay").click()
        await me.page.locator(".room[data-step='0'][data-seat='0'] .hand .card").first.wait_for()
        await me.page.get_by_label("Seen by").select_option("a spectator")
        await me.page.locator(".room[data-seat='-1']").wait_for()
        assert await me.count(".hand .card") == 0, "a spectator sees no hand"
        await me.page.get_by_role("button", name="One step on").click()
        await me.page.locator(".room[data-step='1']").wait_for()
        await me.page.get_by_label("Seen by").select_option("Host")
        await me.page.locator(".room[data-seat='0'] .hand .card").first.wait_for()
        await me.page.get_by_label("Seen by").select_option("everybody: all hands open")
        await me.page.locator(".room[data-seat='-2'] .hand").nth(1).wait_for()
        await me.page.get_by_label("Moves").get_by_role("button").nth(5).click()
        await me.page.locator(".room[data-step='6']").wait_for()
        await me.page.get_by_role("button", name="Play", exact=True).click()
        await me.page.locator(".room[data-step='8']").wait_for()
        await me.page.get_by_role("button", name="Pause").click()
        await me.page.keyboard.press("End")
        await me.page.get_by_text("a draw, by the limit of rounds").wait_for()
        await me.page.keyboard.press("Home")
        await me.page.locator(".room[data-step='0']").wait_for()
        await me.page.get_by_label("Moves").get_by_role("button").nth(9).click()
        await me.page.locator(".room[data-step='10']").wait_for()
        await me.page.reload()
        await me.page.locator(".room[data-step='10']").wait_for()
        await me.page.get_by_text("Play on from here").click()
        await me.page.get_by_role("button", name="Play on from step 10").click()
        await me.page.locator(".room[data-status='playing'] .hand").first.wait_for()
        me.alone = True
        assert await me.asked()
        await me.act()
        assert me.faults == []

    plays.play(story)


def test_a_false_record_is_refused_with_its_line(house: House, plays: Playhouse, tmp_path: Path) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await short_play(me)
        record = await me.page.evaluate(
            "fetch(document.querySelector('a[download]').href).then(answer => answer.text())"
        )
        true, false = tmp_path / "true.txt", tmp_path / "false.txt"
        true.write_text(record, encoding="utf-8")
        false.write_text(re.sub("(?m) recruit .*$", " recruit Nobody v1", record, count=1), encoding="utf-8")
        await me.goes("replay")
        await me.page.get_by_label("A record").set_input_files(false)
        await me.page.get_by_role("alert").get_by_text("ine ").wait_for()
        await me.page.get_by_label("A record").set_input_files(true)
        await me.page.locator(".room[data-step='0']").wait_for()

    plays.play(story)


def test_a_set_of_ones_own_is_uploaded_mended_and_played(house: House, plays: Playhouse, tmp_path: Path) -> None:
    async def story(browser: Any) -> None:
        faulty = tmp_path / "goose.toml"
        faulty.write_text(GOOSE.format(verb="smite"), encoding="utf-8")
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            await me.goes("sets", DUEL)
            await me.page.get_by_label("upload a TOML file").set_input_files(faulty)
            await me.page.get_by_text('"smite" is not a word').wait_for()
            await me.page.get_by_role("button", name="Line 9").click()
            area = me.page.get_by_label("The set as TOML")
            chosen = await area.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)")
            assert chosen.startswith("smite"), "the cursor stands at the fault"
            assert await me.count("button:has-text('Play with it')") == 0
            await area.fill(GOOSE.format(verb="apply"))
            await me.page.get_by_text("One More Goose: 1 card, all understood").wait_for()
            await me.picture(f"own-set-{size[0]}")
            await me.page.get_by_role("button", name="Play with it").click()
            await me.page.locator(".hand .card").first.wait_for()
            me.alone = True
            await me.act()
            assert await me.asked()
            assert me.faults == []

    plays.play(story)


def test_a_newcomer_learns_and_then_meets_pip(house: House, plays: Playhouse) -> None:
    lessons = lessons_in(Path(pixel_tactics.__file__).parent / "lessons")

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.get_by_text("New here?").wait_for()
        await me.page.get_by_role("link", name="Learn Pixel Tactics").click()
        await me.page.locator(".hand .card.source").first.wait_for()
        await me.types("pass")
        await me.page.locator(".say.astray").wait_for()
        await me.page.get_by_role("button", name="Turnip Knight").first.click()
        await me.page.locator(".unit.mine .slot.target").first.click()
        await me.page.locator(".room[data-step='1']").wait_for()
        await me.picture("lesson")
        await me.page.locator(".answers").get_by_role("button", name="Draw a card").click()
        await me.page.locator(".room[data-done='true']").wait_for()
        for lesson in (lessons[1], lessons[-1]):
            if lesson is lessons[-1]:
                await me.page.get_by_label("Lessons").get_by_role("link", name=lesson.title).click()
            else:
                await me.page.get_by_role("link", name="Next lesson").click()
            await me.page.locator(f".room[data-lesson='{lesson.id}'][data-step='0']").wait_for()
            moves = [
                line.partition(">")[2].split(" | ")[0].strip()
                for _, line in lesson.scenario.script
                if line.startswith("you>")
            ]
            for step, move in enumerate(moves, 1):
                await me.types(move)
                await me.page.locator(f".room[data-step='{step}'], .room[data-done='true']").first.wait_for()
            await me.page.locator(".room[data-done='true']").wait_for()
        await me.drawer()
        assert await me.count("[aria-label=Lessons] .tick") == 3, "what was learned is ticked"
        await me.page.get_by_role("button", name="Now play against Pip").click()
        await me.page.locator(".hand .card").first.wait_for()
        await me.goes("")
        await me.page.get_by_role("button", name="Play Pixel Tactics against").wait_for()
        assert await me.count("text=New here?") == 0
        assert me.faults == []

    plays.play(story)
