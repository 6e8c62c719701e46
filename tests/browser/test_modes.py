"""Every mode on the one board of the duels: whole plays to the end of a few rounds, from the lobby and with several
people; everything in sight at every size; by keys alone; nothing that axe finds serious."""

import re
from typing import Any

import pytest

from browser.hands import Hands, Playhouse, alike
from browser.test_fits import looked_at
from server.visit import House

SEATS = {"siege": 2, "duel-draft": 2, "team-cross": 4, "king": 6, "epic": 2}
SHORT = {"round_limit": 1, "ceasefire_rounds": 0}


async def sits(house: House, browser: Any, mode: str, **options: Any) -> Hands:
    """Somebody with machines in all other seats."""
    me = await Hands.sit(house, browser)
    machines = ["random"] * (SEATS[mode] - 1)
    await me.goes("table", await me.opens("me", *machines, options={"mode": mode, **options}))
    return me


def mode_of(form: Any) -> Any:
    return form.get_by_label(re.compile("^Mode"))


async def answers(me: Hands) -> None:
    """The first option that does something, in its written form; attacks and recruits before all others."""
    options, before = await me.options(), await me.ply()
    verbs = ("attack", "shoot", "recruit", "draft", "lead", "move")
    await me.types(next((one for verb in verbs for one in options if one.startswith(f"{verb} ")), options[0]))
    await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()


@pytest.mark.parametrize("mode", list(SEATS))
def test_a_whole_play_of_every_mode(house: House, plays: Playhouse, mode: str) -> None:
    """The beginning by clicking what glows, the rest in writing; the middle fits every window, and axe finds nothing."""

    async def story(browser: Any) -> None:
        me = await sits(house, browser, mode, **SHORT)
        await me.asked()
        faults = await looked_at(me, f"{mode}: set-up")
        for step in range(400):
            if not await me.asked():
                break
            if step == 9:
                faults += await looked_at(me, f"{mode}: in the middle")
                await me.page.set_viewport_size({"width": 1280, "height": 800})
                assert await me.barriers() == []
            await (me.act() if step < 7 else answers(me))
        ended = me.page.get_by_label("The end")
        await ended.get_by_role("heading", name=re.compile("You win!|You lose|A draw|win!")).wait_for()
        assert await ended.locator("li.mine").count() == 1
        assert await ended.locator(".body ul > li").count() >= SEATS[mode]
        assert faults == [] and me.faults == []

    plays.play(story)


def test_a_team_of_two_clicks_from_the_lobby(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.get_by_role("button", name="Team Cross Duel").click()
        await me.page.locator(".hand .card").first.wait_for()
        ring = me.page.get_by_role("group", name="The others around the table")
        assert await ring.get_by_role("button").count() == 3
        assert await ring.get_by_role("button", name=re.compile("ally")).count() == 1
        seats = me.page.locator("aside .clocks .seat")
        assert await seats.count() == 4 and await seats.get_by_text("team 2").count() == 2
        assert me.faults == []

    plays.play(story)


def test_a_table_of_six_says_who_sits_where(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await me.page.get_by_label("Your name").fill("Queen Ada")
        form = me.page.locator("form", has_text="Open the table")
        await mode_of(form).select_option(label="King: six players, three against three")
        await form.get_by_label("Seat 2").wait_for()
        seats = [" ".join(one.split()) for one in await form.locator("fieldset .seat").all_inner_texts()]
        assert seats == [
            "▲ Seat 1 team 1, King",
            "▲ Seat 2 team 1, Knight",
            "▼ Seat 3 team 2, Knight",
            "▼ Seat 4 team 2, King",
            "▼ Seat 5 team 2, Knight",
            "▲ Seat 6 team 1, Knight",
        ]
        await form.get_by_label(re.compile("^Against")).select_option("pip")
        await form.get_by_label("Seat 4").select_option("me")
        await form.get_by_label("Seat 2").select_option("open")
        await form.get_by_role("button", name="Open the table").click()
        waiting = me.page.get_by_role("region", name="Waiting")
        await waiting.wait_for()
        assert await waiting.locator("li").nth(3).inner_text() == "▼ Queen Ada you team 2, King"
        await friend.page.goto(me.page.url)
        await friend.page.get_by_role("button", name="Sit here: seat 2").click()
        await friend.page.locator(".hand .card").first.wait_for()
        await me.page.locator(".hand .card").first.wait_for()
        assert await friend.page.locator(".mini.ally[aria-label*=King]").count() == 1
        assert me.faults == friend.faults == []

    plays.play(story)


async def around(house: House, browser: Any, mode: str, people: dict[int, str], **options: Any) -> list[Hands]:
    """People in these seats of one table, machines in all others, all at their boards; in order of the seats."""
    hands = [await Hands.sit(house, browser) for _ in people]
    wishes = ["me" if at == 0 else "open" if at in people else "random" for at in range(SEATS[mode])]
    table = await hands[0].opens(*wishes, name=people[0], options={"mode": mode, **options})
    for one, (seat, name) in list(zip(hands, people.items()))[1:]:
        await one.ask("guest", name=name)
        await one.ask(f"tables/{table}/sit", seat=seat)
    for one in hands:
        one.alone = False
        await one.goes("table", table)
        await one.page.locator(".hand .card").first.wait_for()
    return hands


async def play_out(hands: list[Hands]) -> None:
    """Whoever is asked answers, until the play is over."""
    for _ in range(1500):
        if await hands[0].over():
            return
        for one in hands:
            if await one.count(".bar:not(.quiet)"):
                await answers(one)
                break
        else:
            await hands[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("the play does not end")


def test_four_people_play_in_two_teams(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        names = {0: "Ash", 1: "Birch", 2: "Cedar", 3: "Dogwood"}
        hands = await around(house, browser, "team-cross", names, round_limit=1, action_budget=1)
        await play_out(hands)
        await alike(*hands)
        for one in hands:
            await one.page.get_by_label("The end").get_by_role("heading").first.wait_for()
            assert one.faults == []

    plays.play(story)


def test_two_people_and_four_machines_play_king(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        hands = await around(house, browser, "king", {0: "Elm", 3: "Fir"}, round_limit=1, action_budget=1)
        king, rival = hands
        await play_out(hands)
        await alike(*hands)
        for one in hands:
            assert await one.page.get_by_label("The end").locator("li").filter(has_text="King").count() >= 2
        assert king.faults == rival.faults == []

    plays.play(story)


def test_a_touch_lays_another_unit_out_large(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, "team-cross", ceasefire_rounds=0)
        await me.asked()
        await me.act()
        await me.asked()
        units = me.page.locator(".opposite .unit")
        rivals = await units.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
        assert len(rivals) == 2 and not any("ally" in one for one in rivals)
        await me.page.locator(".mini.ally").click()
        assert await units.evaluate_all("(all) => all.map((one) => one.className.includes('ally'))") == [True]
        assert await me.page.locator(".mini.ally").get_attribute("aria-pressed") == "true"
        await me.page.locator(".mini.ally").click()
        assert await units.count() == 2
        await me.page.set_viewport_size({"width": 360, "height": 640})
        await me.page.locator(".opposite .unit").nth(1).wait_for(state="detached")
        await me.page.locator(".mini.theirs").nth(1).click()
        await me.page.locator(".mini.theirs.large").nth(0).wait_for()
        assert await units.count() == 1 and me.faults == []

    plays.play(story)


def test_arrow_keys_walk_across_all_units(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, "team-cross")
        await me.asked()
        await me.act()
        await me.asked()
        place = "() => document.activeElement.dataset.place"
        await me.page.locator("[data-place='0:v3']").focus()
        seen = []
        for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"):
            await me.page.keyboard.press(key)
            seen.append(await me.page.evaluate(place))
        assert seen == ["1:v1", "3:v3", "3:v2", "3:v1", "0:v3"], "the Units of both rivals lie side by side"
        for _ in range(9):
            await me.page.keyboard.press("ArrowUp")
        assert (await me.page.evaluate(place)).endswith(":unit"), "above them lie the others in small"
        await me.page.keyboard.press("Enter")
        await me.page.locator(".opposite .unit").nth(1).wait_for(state="detached")
        assert me.faults == []

    plays.play(story)


def test_a_deck_is_brought_and_its_faults_are_told(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        table = await me.opens("me", "open", options={"format": "standard", "sets": ["core", "fair"]})
        await me.goes("table", table)
        await me.page.get_by_text("Bring a deck of your own").click()
        field = me.page.get_by_label("Your deck, one card a line")
        await field.fill("Leaders\n1 Cook\nHeroes\n2 Zeppelin")
        await me.page.get_by_text(re.compile("Line 4: .*Zeppelin")).wait_for()
        await me.page.get_by_role("button", name="Bring this deck").click()
        await me.page.get_by_role("alert").filter(has_text="✖").first.wait_for()
        assert me.faults == [] or all("409" in one or "400" in one for one in me.faults)

    plays.play(story)


def test_the_form_of_a_table_refuses_what_a_mode_does_not_have(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        form = me.page.locator("form", has_text="Open the table")
        await mode_of(form).select_option(label="Epic Duel: two players, four Leaders each")
        await form.get_by_label(re.compile("^Series as")).select_option("3")
        await form.get_by_role("alert").filter(has_text="Epic Duel is one battle").wait_for()
        await form.get_by_label(re.compile("^Series as")).select_option("1")
        await form.get_by_role("alert").wait_for(state="detached")

    plays.play(story)
