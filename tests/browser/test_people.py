"""People in the hall: an account finds its tables and plays in every browser, and a friend is invited with a link."""

import re
from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House


def test_an_account_finds_its_tables_and_plays_in_another_browser(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, there = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await me.registers("Wanda")
        await me.goes("")
        await me.against_the_machine()
        await there.logs_in("Wanda")
        await there.goes("")
        await there.page.get_by_text("● Your turn").wait_for()
        await there.until("document.title.startsWith('● Your turn (1)')")
        assert "icon-turn" in str(await there.page.locator("link[rel=icon]").get_attribute("href"))
        await there.goes("settings")
        await there.until("document.title === '● Settings · Pixelhall'")
        await there.page.get_by_role("link", name="Your turn: 1").click()
        await there.page.get_by_role("link", name="Play on").click()
        assert await there.asked()
        await there.page.get_by_role("button", name="Resign").click()
        await there.page.get_by_role("button", name="Yes, resign").click()
        await there.page.get_by_role("heading", name="You lose").wait_for()
        await me.goes("replay")
        await me.page.get_by_label("Opponent").fill("nobody at all")
        await me.page.get_by_role("button", name="Search").click()
        await me.page.get_by_text("No such play.").wait_for()
        await me.page.get_by_label("Opponent").fill("")
        await me.page.get_by_role("button", name="Search").click()
        await me.page.get_by_role("link", name="Replay of Pixel Tactics").click()
        await me.page.locator(".room[data-step='0'][data-seat='0']").wait_for()
        await me.until("/^.replay.table.[^/]+.1.0$/.test(location.pathname)")
        assert me.faults == [] and there.faults == []

    plays.play(story)


def test_a_guest_takes_another_name_without_a_password(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.ask("guest", name="Brisk Lamp")
        await me.goes("account")
        await me.page.reload()
        await me.page.get_by_label("Your name").fill("Greta")
        await me.page.get_by_role("button", name="Rename").click()
        await me.page.get_by_role("heading", name="Greta").wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_friend_is_invited_with_one_click_and_told_by_whom_to_what(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        host, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await host.page.get_by_label("Your name").fill("Hanna")
        await host.page.get_by_role("button", name="With a friend: Pixel Tactics").click()
        link = await host.page.get_by_label("Link to this seat").input_value()
        assert re.fullmatch(re.escape(house.address) + "/table/[^/#]+/[^/#]+", link)
        await host.page.get_by_text("This link works only on this computer.").wait_for()
        await host.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        await host.page.get_by_role("button", name="Copy the link").click()
        await host.page.get_by_role("button", name="Copied").wait_for()
        await friend.page.goto(link)
        await friend.page.get_by_text("Hanna invites you to Pixel Tactics.").wait_for()
        await friend.page.get_by_role("button", name="Sit down and play").click()
        await host.page.locator(".hand .card").first.wait_for()
        assert host.faults == [] and friend.faults == []

    plays.play(story)
