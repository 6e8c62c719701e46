"""Whole duels in a real Chromium: by clicking, by keyboard alone, on a phone, against a person, through a broken
connection."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from browser.hands import AGAINST, PHONE, Hands, Playhouse, alike, turn
from server.visit import House

EAGER = ["attack", "shoot", "recruit", "order", "cast", "draw", "pass", "end"]


def eagerness(option: str) -> int:
    """Fights first; passes rather than moves about."""
    verb = option.split()[0]
    return EAGER.index(verb) if verb in EAGER else len(EAGER)


async def by_clicking(me: Hands) -> None:
    """To the end of a duel, whatever glows."""
    steps = 0
    while await me.asked():
        await me.act()
        steps += 1
        assert steps < 600
    ended = me.page.get_by_label("The end")
    await ended.get_by_role("heading", name=re.compile("You win!|You lose|A draw")).wait_for()
    await ended.get_by_text("Proof of the deal").click()
    await ended.get_by_role("button", name="Verify").click()
    await ended.get_by_text("Every line of the record is true.").wait_for()
    assert me.faults == []


# What the browser itself counts as layout shift: not what follows a click at once. A card that is played lets its
# neighbours in the hand close up, which is no fault either.
SHIFTS = """() => {
    window.shifted = 0;
    const jumps = (one) => !one.hadRecentInput && one.sources.some(({node}) => !node?.parentElement?.closest(".hand"));
    new PerformanceObserver((list) => list.getEntries().filter(jumps).forEach((one) => (window.shifted += one.value)))
        .observe({type: "layout-shift", buffered: false});
}"""


def test_a_whole_duel_by_clicking_in_which_nothing_jumps(house: House, plays: Playhouse) -> None:
    """Not when a sentence grows either, on a small laptop."""

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, (1366, 657))
        await me.goes("table", await me.opens("me", "greedy", options={"round_limit": 4}))
        await me.asked()
        await me.page.evaluate(SHIFTS)
        await by_clicking(me)
        assert await me.page.evaluate("window.shifted") <= 0.1

    plays.play(story)


@pytest.mark.long
def test_a_duel_without_a_limit_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.against_the_machine()
        await by_clicking(me)

    plays.play(story)


def test_a_newcomer_is_in_a_duel_after_one_click(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.get_by_role("button", name="Play Pixel Tactics against").click()
        await me.page.locator(".hand .card.target").first.wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_whole_duel_by_keyboard_alone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy", options={"round_limit": 3}))
        steps = 0
        while await me.asked() and steps < 400:
            before = await me.ply()
            await me.types(min(await me.options(), key=eagerness))
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
            steps += 1
        assert await me.over()
        assert me.faults == []

    plays.play(story)


def test_arrows_walk_over_the_board_and_enter_picks(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.against_the_machine()
        await me.act()
        await me.asked()
        await me.page.keyboard.press("b")
        assert await me.page.evaluate("document.activeElement.dataset.place") == "0:v1"
        await me.page.keyboard.press("ArrowRight")
        await me.page.keyboard.press("ArrowUp")
        assert await me.page.evaluate("document.activeElement.dataset.place") == "1:v2"
        await me.page.locator(".slot.mine.leader").focus()
        await me.page.keyboard.press("i")
        await me.page.get_by_role("dialog").get_by_text("Active now").wait_for()
        await me.page.keyboard.press("Escape")
        assert await me.count("dialog[open]") == 0
        assert me.faults == []

    plays.play(story)


def test_what_is_not_allowed_is_answered_with_its_rule(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.against_the_machine()
        await me.act()
        await me.asked()
        await me.types("attack f2 f2")
        await me.page.get_by_role("alert").get_by_text("PT-").wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_whole_duel_by_touch_on_a_phone_fits_its_width(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, PHONE)
        me.touch = True
        await me.goes("table", await me.opens("me", "greedy", options={"round_limit": 1}))
        while await me.asked():
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], (
                f"wider than the phone at {await me.ply()}"
            )
            await me.act()
        assert me.faults == []

    plays.play(story)


def test_two_browsers_a_link_a_reload_and_a_killed_hall(tmp_path: Path, house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        host = await Hands.sit(hall, browser)
        await host.page.get_by_label(AGAINST).select_option("link")
        await host.page.get_by_role("button", name="Open the table").click()
        await host.page.get_by_role("button", name="Make a link for a friend").click()
        link = await host.page.get_by_label("Link to this seat").input_value()
        friend = await Hands.sit(hall, browser)
        await friend.page.goto(link)
        await friend.page.get_by_role("button", name="Sit down and play").click()
        both = (host, friend)
        for hands in both:
            await hands.page.locator(".hand .card").first.wait_for()
            await hands.act()
        watcher = await Hands.sit(hall, browser)
        await watcher.page.goto(host.page.url)
        await watcher.page.get_by_text("You are watching").wait_for()
        assert await watcher.count(".hand .card") == 0
        for step in range(12):
            mover, _ = await turn(*both)
            await mover.act()
            if step == 4:
                await host.page.reload()
                await host.page.locator(".board").wait_for()
            if step == 8:
                await alike(*both)  # the one who waits may not have seen the last move yet
                before = await friend.ply()
                await asyncio.to_thread(hall.kill)
                await friend.page.get_by_text("The connection is lost").wait_for()
                await asyncio.to_thread(hall.open)
                await friend.page.get_by_text("The connection is lost").wait_for(state="detached")
                await host.page.get_by_text("The connection is lost").wait_for(state="detached")
                assert await friend.ply() == before
        assert await host.page.locator(".log p").count() > 10
        await alike(host, friend, watcher)
        assert await watcher.count(".hand .card, .bar") == 0, "a spectator sees no hand and is asked nothing"
        assert [fault for fault in host.faults + watcher.faults if "WebSocket" not in fault] == []

    hall = House(tmp_path).open()
    try:
        plays.play(story)
    finally:
        hall.close()
