"""What a person likes is kept: colours, confirmations, keys, and names of slots."""

from typing import Any

from browser.hands import PHONE, Hands, Playhouse
from server.visit import House

THEME = "document.documentElement.dataset.theme"


async def checks(me: Hands, words: str, on: bool = True) -> None:
    await me.page.get_by_label(words).set_checked(on)


def test_colours_are_as_the_system_has_them_until_chosen(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, PHONE, scheme="dark")
        await me.goes("settings")
        await me.page.get_by_label("Dark").wait_for()
        assert await me.page.evaluate(THEME) == "dark"
        await checks(me, "Light")
        assert await me.page.evaluate(THEME) == "light"
        await me.page.reload()
        await me.page.get_by_label("Dark").wait_for()
        assert await me.page.evaluate(THEME) == "light"
        assert await me.barriers() == []
        assert me.faults == []

    plays.play(story)


def test_confirmations_keys_and_names_of_slots_are_as_wished(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        table = await me.opens("me", "greedy")
        await me.goes("settings")
        await checks(me, "Every choice of one click")
        await checks(me, "Single letters are keys", False)
        await checks(me, "Slots show their names", False)
        await me.goes("table", table)
        await me.asked()
        await me.act()
        await me.asked()
        before = await me.ply()
        await me.page.keyboard.press("b")  # would go to the board
        assert await me.page.evaluate("document.activeElement.closest('[data-place]') === null")
        await me.page.locator(".answers").get_by_role("button", name="Draw a card").click()
        await me.page.locator(".answers").get_by_role("button", name="✔ Confirm").wait_for()
        assert await me.ply() == before
        assert not await me.page.locator(".slot .where").first.is_visible()
        assert me.faults == []

    plays.play(story)
